#ifndef GENCPY_H
#define GENCPY_H

#include <stddef.h>

/* String routines in the manner of System V's libgen.  As in <string.h>, no
   routine checks that results fit; all strings end with a null byte. */

/* Copies in to out and expands what is not graphic to C escapes (\n, \033),
   but for the characters of except, which may be NULL.  A backslash becomes
   two.  out needs room for four times the length of in, and the null byte; it
   must not overlap the others.  Returns out. */
char *gc_strecpy(char *out, const char *in, const char *except);

/* The same, returns the null byte at the end of out. */
char *gc_streadd(char *out, const char *in, const char *except);

/* Copies in to out and compresses C escapes to the bytes they stand for; an
   escape for null ends the string.  out needs the room of in at most, and may
   be in itself but not otherwise overlap it.  gc_strccpy returns out, gc_strcadd the null byte at its end. */
char *gc_strccpy(char *out, const char *in);
char *gc_strcadd(char *out, const char *in);

/* Copies s to result with each character that occurs in old replaced by that
   in the same position of new.  new has to be as long as old, or longer.
   result may be s, but must overlap nothing else.  Returns result. */
char *gc_strtrns(const char *s, const char *old, const char *new, char *result);

/* Splits buf at each character of seps, in place, and assigns the beginnings
   of at most n fields to the array a; the last takes what is left.  Elements
   that are not needed are set to the empty string at the end of buf.  Returns
   the number of fields, 0 if n is 0. */
size_t gc_bufsplit(char *buf, const char *seps, size_t n, char **a);

/* The offset of the first occurrence of part in s, -1 if there is none. */
int gc_strfind(const char *s, const char *part);

/* The first character of the longest tail of s that consists of characters of
   set only: trim with *gc_strrspn(s, " ") = 0. */
char *gc_strrspn(const char *s, const char *set);

#endif
