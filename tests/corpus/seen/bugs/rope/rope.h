#ifndef ROPE_H
#define ROPE_H

#include <stdbool.h>
#include <stddef.h>

/* Texts that are never changed, put together from parts they share.

   Ropes are counted: rope_new, rope_concat, rope_slice and rope_ref each give
   the caller a reference, which is given back with rope_unref.  Functions that
   take ropes leave the caller's references alone. */
typedef struct rope rope;

/* The longest text of a rope. */
#define ROPE_MAX 4096

/* A rope with a copy of the text; NULL when it is too long or memory is out. */
rope *rope_new(const char *text);
rope *rope_ref(rope *text);
void rope_unref(rope *text);

/* A text followed by another, which may be the same rope.  NULL when that is
   too long or memory is out. */
rope *rope_concat(rope *left, rope *right);
/* Up to `length` characters from position `from` on; what is beyond the end is
   left out. */
rope *rope_slice(rope *text, size_t from, size_t length);

size_t rope_length(const rope *text);
/* The character at a position, as an unsigned char; -1 beyond the end. */
int rope_at(const rope *text, size_t position);
/* Whether two ropes have the same characters. */
bool rope_equal(const rope *left, const rope *right);
/* The text as a string, which the caller has to free(). */
char *rope_string(const rope *text);

#endif
