#ifndef GAZETTE_H
#define GAZETTE_H

#include <stddef.h>

/* gazette: lines of bytes. */

enum { GAZETTE_ENDED = 1 }; /* a byte of 0 ends them, and the number does not count */

/* How many lines there are. */
int gazette_lines(const unsigned char *bytes, size_t n, int options);
/* Whether the first line is a heading. */
int gazette_heading(const unsigned char *bytes, size_t n);

typedef struct press press;
press *press_open(int lines);
void press_close(press *p);
/* Scans the next line.  A program must not mix calls of press_scan() with calls of press_load(). */
int press_scan(press *p);
/* Loads all lines.  A program is responsible for freeing what they take by press_close(). */
int press_load(press *p);

#endif
