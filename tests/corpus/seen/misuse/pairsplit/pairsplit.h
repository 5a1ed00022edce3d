/* pairsplit - split "name=value; name='other value'; flag" where it stands
 *
 * Pairs are separated by semicolons.  Names consist of letters, digits, '_',
 * '-' and '.'.  A value is bare (up to a blank or semicolon, no quotes in it)
 * or in single or double quotes, with no way to escape those.  Without '=' the
 * value is NULL.  Blanks and tabs around names and values, and empty pairs,
 * are skipped.
 */
#ifndef PAIRSPLIT_H
#define PAIRSPLIT_H

#include <stddef.h>

struct pair {
    const char *name;
    const char *value; /* NULL: no '=' */
};

/* Number of pairs that pairsplit() would find, -1 if text is malformed. */
long pairsplit_count(const char *text);

/* Splits text into pairs, the first max of which are stored in out[], which
 * has room for so many.  As with strtok() the text is written to, and names
 * and values point into it.
 * Returns the number of pairs stored; -1 if text is malformed, which is then
 * left as it was. */
long pairsplit(char *text, struct pair *out, size_t max);

/* The value of the first pair out of n of that name; "" for a flag.  NULL if
 * there is no such pair. */
const char *pairsplit_get(const struct pair *pairs, size_t n, const char *name);

/* The same as a decimal number with an optional sign.  dflt if there is no
 * such pair, if it is not a number, or out of the range of long. */
long pairsplit_long(const struct pair *pairs, size_t n, const char *name, long dflt);

/* 1 for a flag and the values 1, yes, true and on; 0 for 0, no, false and off;
 * dflt for everything else and if there is no such pair. */
int pairsplit_flag(const struct pair *pairs, size_t n, const char *name, int dflt);

/* Writes n pairs into buf, size bytes with the NUL, cut off if they are too
 * long: "a=1; b='x y'; c".  buf may be NULL if size is 0, and must not overlap
 * the text that the pairs point into.  Returns the length
 * that was needed, without NUL.  -1 if a name or a value cannot be written so
 * that it could be read again (as one with both kinds of quotes). */
long pairsplit_join(const struct pair *pairs, size_t n, char *buf, size_t size);

#endif
