/* costring.h - shared strings with a count of references.
 *
 * A function that makes or returns a cs_string * gives the caller one reference
 * to it.  Each reference is returned once, with cs_drop; the string lives until
 * the last one is.  A string with one reference belongs to its holder, who may
 * change it; a string with more is shared and does not change.
 *
 * Strings are bytes with a length and may contain zeros; after the last byte
 * there is always a zero more.  A cs_string * argument is never NULL, except
 * where it says so.  Functions that make a string return NULL when there is no
 * memory or it would be longer than CS_MAX.
 */
#ifndef COSTRING_H
#define COSTRING_H

#include <stddef.h>

#define CS_MAX ((size_t)1 << 24)

typedef struct cs_string cs_string;

/* From a C string; from n bytes (bytes may be NULL when n is 0). */
cs_string *cs_new(const char *text);
cs_string *cs_from(const void *bytes, size_t n);

/* One more reference to the same string: returns s. */
cs_string *cs_hold(cs_string *s);

/* Returns a reference.  cs_drop(NULL) does nothing. */
void cs_drop(cs_string *s);

/* How many references there are. */
size_t cs_holders(const cs_string *s);

/* Contents and length.  The pointer is valid as long as the string lives and is
 * not appended to. */
const char *cs_text(const cs_string *s);
size_t cs_length(const cs_string *s);

/* The contents for writing, cs_length(s) bytes.  Only for a string that shares
 * nothing: cs_holders(s) must be 1, and s not be a cs_tail (assert).  See
 * cs_own. */
char *cs_edit(cs_string *s);

/* Takes over the caller's reference to s and returns a string of the same
 * contents that shares nothing: s itself if that is so already, else a copy.
 * On NULL, the caller still has the reference to s. */
cs_string *cs_own(cs_string *s);

/* Takes over the caller's reference to s and returns a string with n bytes more
 * at the end:
 *     s = cs_append(s, "!", 1);
 * Other holders of s do not see the change.  The bytes may be from s itself.
 * On NULL, the caller still has the reference to s. */
cs_string *cs_append(cs_string *s, const void *bytes, size_t n);

/* The part of s from byte `from` to the end, empty if from is the length or
 * more.  It shares the bytes of s, to which it holds a reference. */
cs_string *cs_tail(cs_string *s, size_t from);

/* Byte order, shorter first when one begins with the other: negative, 0 or
 * positive. */
int cs_compare(const cs_string *a, const cs_string *b);

/* Equal strings have equal hashes. */
unsigned long cs_hash(const cs_string *s);

#endif
