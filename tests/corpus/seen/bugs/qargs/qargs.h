/*
 * qargs - the arguments of an HTTP query string ("a=1&b=two+words").
 *
 * A query is cut at '&' into pairs and each pair at its first '=' into key and
 * value.  A pair without '=' has the empty value; empty pairs ("&&") are
 * skipped.  In keys and values '+' is a blank and %XX is the byte with that
 * hexadecimal number.  Input is taken as browsers take it: a '%' which is not
 * followed by two hexadecimal digits stands for itself, and so does %00.
 */
#ifndef QARGS_H
#define QARGS_H

#include <stddef.h>

#define QARGS_MAX_TEXT  65536u  /* longest query, key or value in bytes */
#define QARGS_MAX_PAIRS 1024u   /* most pairs of one object */

typedef struct qargs qargs;

/* Parses the len bytes at text, which need not be terminated.  text may be
 * NULL when len is 0; the result has no pairs then.  Returns NULL when the
 * text has a zero byte, is beyond one of the limits, or memory runs out.
 * Free the result with qargs_free(). */
qargs *qargs_parse(const char *text, size_t len);

/* Frees q and every string that was got from it.  NULL is ignored. */
void qargs_free(qargs *q);

/* The number of pairs. */
size_t qargs_count(const qargs *q);

/* Key and value of the pair with that index, decoded; NULL when there is none.
 * They belong to q and are valid until q is freed or pairs are removed. */
const char *qargs_key(const qargs *q, size_t index);
const char *qargs_value(const qargs *q, size_t index);

/* The value of the nth pair (from 0) with that key, or NULL. */
const char *qargs_get(const qargs *q, const char *key, size_t nth);

/* Appends a pair; both strings are copied as they are, without decoding.
 * Returns 0, or -1 when a limit is reached or memory runs out. */
int qargs_add(qargs *q, const char *key, const char *value);

/* Removes all pairs with that key and returns how many they were. */
size_t qargs_remove(qargs *q, const char *key);

/* The query as text again, with everything but letters, digits and "-._~"
 * encoded.  The caller frees it with free().  NULL when memory runs out. */
char *qargs_build(const qargs *q);

#endif
