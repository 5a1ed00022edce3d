#ifndef VISESC_H
#define VISESC_H

#include <stddef.h>

/*
 * Visible representation of text, in the manner of vis(3).
 *
 * Bytes that are not printable ASCII come out as backslash sequences: \n, \t
 * and the like with VE_CSTYLE, three octal digits (\012) for everything else.
 * A backslash is doubled.  The result is plain ASCII and can be turned back.
 *
 * VE_CSTYLE   \a \b \f \n \r \t \v and \0 instead of octal numbers
 * VE_SPACE    encode spaces too
 * VE_KEEPNL   leave newlines and tabs as they are
 * VE_QUOTES   encode ' and " as \' and \"
 */
#define VE_CSTYLE 1
#define VE_SPACE  2
#define VE_KEEPNL 4
#define VE_QUOTES 8

/* One character c; next is the one that will follow, or 0.  dst has to have
   room for 5 bytes.  Returns a pointer to the NUL that ends the result. */
char *ve_char(char *dst, int c, int flags, int next);

/* A text, or len bytes of which some may be NUL.  The size of dst has to be
   four times the number of bytes plus one, which is the worst case, and it must
   not overlap src.  Both return the length of the result. */
size_t ve_text(char *dst, const char *src, int flags);
size_t ve_bytes(char *dst, const void *src, size_t len, int flags);

/* Exactly what one of these would return, for those who are short of memory. */
size_t ve_measure(const void *src, size_t len, int flags);

/* Back again, ending with a NUL that isn't counted.  dst needs at most as many
   bytes as src has, including the NUL; both may be the same.  Returns the
   length, or -1 when src is malformed. */
long ve_decode(char *dst, const char *src);

/* The same for those who get characters one by one.  Set state to 0 at first,
   then leave it alone.  */
#define VE_MORE    0    /* not yet; give the next one */
#define VE_VALID   1    /* *out is a character */
#define VE_AGAIN   2    /* *out is a character; give the same c again */
#define VE_NOCHAR  3    /* a valid sequence without a character: \ newline */
#define VE_BAD   (-1)   /* malformed; state is 0 again */
int ve_step(char *out, char c, int *state);

/* After the last one: VE_VALID if there was something left, VE_NOCHAR if not,
   VE_BAD in the midst of a sequence. */
int ve_last(char *out, int *state);

/* In place: removes what ve_text() would encode.  Returns text. */
char *ve_strip(char *text, int flags);

#endif
