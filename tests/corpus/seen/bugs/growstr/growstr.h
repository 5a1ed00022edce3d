#ifndef GROWSTR_H
#define GROWSTR_H

#include <stdbool.h>
#include <stddef.h>

/* Strings that grow.  A gs owns its characters, which are always terminated.
 *
 * Functions that return bool return false and change nothing when memory is
 * out or the string would have more than GS_LIMIT characters.
 * Source and destination may be the same string everywhere. */

#define GS_LIMIT 65536
#define GS_NPOS ((size_t)-1)

typedef struct gs gs;

gs *gs_new(const char *text); /* a copy; NULL when that fails */
void gs_free(gs *s);          /* NULL is fine */

const char *gs_text(const gs *s); /* until the next change */
size_t gs_length(const gs *s);

bool gs_append(gs *s, const gs *more);
bool gs_append_char(gs *s, char c); /* not '\0' */

/* In front of position `at`; at the end when `at` is beyond it. */
bool gs_insert(gs *s, size_t at, const gs *piece);

/* Takes out `count` characters from `at` on, or as many as there are. */
void gs_erase(gs *s, size_t at, size_t count);

/* The first position of `part`, GS_NPOS when it does not occur. */
size_t gs_find(const gs *s, const gs *part);

int gs_compare(const gs *a, const gs *b);

#endif
