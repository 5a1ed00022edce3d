#ifndef PAD_H
#define PAD_H

#include <stddef.h>

/* Pads texts. */
/* Writes text into out, filled up with blanks to width, and a NUL; at most size bytes in all. Returns the length. */
size_t pad_right(char *out, size_t size, const char *text, size_t width);
size_t pad_center(char *out, size_t size, const char *text);

#endif
