#ifndef U8WALK_H
#define U8WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Walking over UTF-8 text by code points, fast: all functions but u8w_valid()
 * and u8w_open_checked() take for granted that the text is valid UTF-8. */

typedef struct U8Walk {
    const char *begin;
    const char *end;
    const char *at;
} U8Walk;

bool u8w_valid(const char *text, size_t size);

/* A walk at the beginning of a text of `size` bytes.  The text is not copied
 * and has to stay where it is during the walk. */
void u8w_open(U8Walk *w, const char *text, size_t size);

/* The same for text that may be anything; false if it is not valid. */
bool u8w_open_checked(U8Walk *w, const char *text, size_t size);

bool u8w_at_begin(const U8Walk *w);
bool u8w_at_end(const U8Walk *w);

/* The code point here.  Not at the end. */
uint32_t u8w_peek(const U8Walk *w);
/* The code point here, and goes behind it.  Not at the end. */
uint32_t u8w_next(U8Walk *w);
/* Goes back by one code point and returns it.  Not at the beginning. */
uint32_t u8w_prev(U8Walk *w);

void u8w_rewind(U8Walk *w);

/* Bytes from the beginning to here. */
size_t u8w_offset(const U8Walk *w);

/* Number of code points from here to the end. */
size_t u8w_left(const U8Walk *w);

/* Bytes that a code point needs, 1 to 4; 0 if it is none. */
unsigned u8w_width(uint32_t code);
/* Writes a code point, u8w_width() bytes; returns that width.  Nothing is
 * written for what is no code point. */
unsigned u8w_put(uint32_t code, char *out);

#endif
