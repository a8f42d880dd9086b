/* An engine of a toy game in which any card may be played. Copy it and put your game in its place.
   It looks for fields by name instead of reading JSON, which does for what the suite sends; a real engine
   should use a JSON library. Build: cc -o engine engine.c */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HELLO "{\"protocol\":1,\"engine\":{\"name\":\"toy\",\"version\":\"1\",\"language\":\"C\"}," \
              "\"rulesets\":{\"toy\":{}},\"ops\":[\"legal_plays\"]}"

/* The value of the first field of that name, as it stands in the line: up to and with the character `end`. */
static const char *field(const char *line, const char *name, char end, int *length) {
    const char *at = strstr(line, name), *stop;
    if (!at) return *length = 0, "";
    for (at += strlen(name); *at == ' ' || *at == ':'; at++) continue;
    stop = strchr(at + 1, end);
    *length = stop ? (int)(stop - at) + 1 : 0;
    return at;
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    int op_length, hand_length;
    while (getline(&line, &size, stdin) > 0) {
        const char *op = field(line, "\"op\"", '"', &op_length), *id = field(line, "\"id\"", ',', &hand_length);
        if (!strncmp(op, "\"bye\"", op_length)) break;
        printf("{\"id\":%ld,", strtol(id, NULL, 10));
        if (!strncmp(op, "\"hello\"", op_length)) printf("\"result\":%s}\n", HELLO);
        else if (!strncmp(op, "\"legal_plays\"", op_length)) {
            const char *hand = field(line, "\"hand\"", ']', &hand_length);
            printf("\"result\":{\"legal\":%.*s}}\n", hand_length, hand);
        } else printf("\"unsupported\":{\"message\":\"unknown operation\"}}\n");
        fflush(stdout);
    }
    return 0;
}
