"""Does everything right; the control."""

from toy import serve

serve()
