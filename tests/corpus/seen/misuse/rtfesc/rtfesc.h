/* rtfesc.h - text for RTF documents. */
#ifndef RTFESC_H
#define RTFESC_H

#include <stddef.h>

/* What len bytes may take at most, with the NUL. */
#define RTFESC_ROOM(len) (5 * (len) + 1)

/*
 * Escapes the len bytes at from (they need no NUL and may contain some) and
 * writes them with a NUL to to.  Returns the length of the result.
 *
 * You must provide RTFESC_ROOM(len) bytes at to.  from and to must not overlap.
 */
size_t rtfesc_escape(char *to, const char *from, size_t len);

/* The exact length of the escaped text, without the NUL. */
size_t rtfesc_length(const char *from, size_t len);

/*
 * The way back.  to takes at most len + 1 bytes and may be the same as from.
 * Returns the length, or (size_t)-1 if this is not escaped text; to is then "".
 * Control words other than \par and \tab are not known here.
 */
size_t rtfesc_unescape(char *to, const char *from, size_t len);

/* A malloc'd copy of the escaped string, NULL when memory is out. */
char *rtfesc_dup(const char *string);

/* Whether a byte stands for itself in RTF. */
int rtfesc_is_plain(unsigned char c);

#endif
