/* rwxbits.h -- permission bits and the texts that people write for them.
**
** A mode is a number from 0 to 07777: setuid, setgid and sticky, then three
** bits each for user, group and others.  Higher bits of a mode given to any
** of these functions are ignored.
**
** Nothing here allocates or keeps anything.  Pointers must not be NULL.
*/
#ifndef RWXBITS_H
#define RWXBITS_H

#include <stddef.h>

#define RWX_SETUID 04000u
#define RWX_SETGID 02000u
#define RWX_STICKY 01000u
#define RWX_ALL    07777u

#define RWX_TEXT   10   /* bytes for rwx_format, with the NUL */
#define RWX_OCTAL  5    /* bytes for rwx_octal, with the NUL */

enum rwx_class { RWX_USER, RWX_GROUP, RWX_OTHER };

/* Writes a mode the way ls(1) does, such as "rwxr-sr-x": the x of the user
** (group) reads 's' if setuid (setgid) is set too and 'S' if it is set
** without x, the x of others likewise 't' and 'T'.  Returns out. */
char *rwx_format(unsigned mode, char out[RWX_TEXT]);

/* The inverse of rwx_format: reads such a text of exactly nine characters to
** *mode.  Returns 0, or -1 and leaves *mode alone if it isn't one. */
int rwx_parse(const char *text, unsigned *mode);

/* Writes a mode as four octal digits.  Returns out. */
char *rwx_octal(unsigned mode, char out[RWX_OCTAL]);

/* The inverse of rwx_octal: reads octal digits, one to as many as you like
** as long as the value is at most 07777.  Returns 0, or -1 and leaves *mode
** alone. */
int rwx_parse_octal(const char *text, unsigned *mode);

/* Applies a change as chmod(1) has them: clauses like "u+x", "go-w", "a=r",
** "+t", separated by commas.  The letters before the operator are any of
** ugoa, none means a; those after it any of rwxst, or none.  's' is for u and
** g, 't' for o, and elsewhere they have no effect.  '=' clears everything else
** that belongs to the class.  Returns 0 with the new mode in *mode, or -1 and
** leaves it alone if the text is not understood; the empty text is not. */
int rwx_apply(const char *change, unsigned *mode);

/* The three bits (4 read, 2 write, 1 execute) of a class. */
unsigned rwx_class_bits(unsigned mode, enum rwx_class who);

/* Whether a class has all the bits asked for (0 to 7; 0 is always granted).
** Bits above 7 are never granted. */
int rwx_grants(unsigned mode, enum rwx_class who, unsigned bits);

/* Whether everything that a allows is allowed by b, too. */
int rwx_subset(unsigned a, unsigned b);

#endif
