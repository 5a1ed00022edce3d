#ifndef SVIEW_H
#define SVIEW_H

#include <stdbool.h>
#include <stddef.h>

/* Views of texts: a pointer and a length, passed by value.
 *
 * A view owns nothing.  It is good as long as the text it was made from, and
 * its text is in general not terminated.  Views can be empty; a zeroed sview is
 * an empty one. */
typedef struct sview {
    const char *ptr;
    size_t len;
} sview;

#define SV_NPOS ((size_t)-1)

sview sv_from(const char *text);
sview sv_from_n(const char *ptr, size_t len);

/* Bounds are checked by assert(). */
char sv_at(sview v, size_t i);
char sv_front(sview v);
char sv_back(sview v);
/* The part from `pos` with `len` characters, which must lie within the view. */
sview sv_sub(sview v, size_t pos, size_t len);
/* Without its first or last n characters; n is at most the length. */
sview sv_drop(sview v, size_t n);
sview sv_drop_last(sview v, size_t n);

/* Without blanks at the ends. */
sview sv_trim(sview v);

/* Takes everything before the first `sep` from *v and leaves what is behind it;
 * takes all when there is none. */
sview sv_chop(sview *v, char sep);

/* The position of the first occurrence, or SV_NPOS. */
size_t sv_find(sview v, char c);
size_t sv_search(sview v, sview part);

bool sv_equal(sview a, sview b);
/* As strcmp(). */
int sv_compare(sview a, sview b);

/* Copies the view to a buffer and terminates it; as much as fits.  Returns the
 * length of the view. */
size_t sv_copy(sview v, char *buffer, size_t size);

#endif
