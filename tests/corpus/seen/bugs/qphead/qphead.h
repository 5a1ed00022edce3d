/* qphead - one header field of a mail, with the "Q" encoding of RFC 2047
 *
 *     qphead *h = qph_parse("Subject: caf=C3=A9_au_lait");
 *     char *text = qph_decode(h, NULL);      // "café au lait"
 *     ...
 *     free(text);
 *     qph_free(h);
 *
 * Objects are immutable once parsed. Arguments are never NULL unless it says
 * so here.
 */
#ifndef QPHEAD_H
#define QPHEAD_H

#include <stddef.h>

/* The longest line that is parsed, without its end (RFC 5322, 2.1.1). */
#define QPH_MAX_LINE 998

typedef struct qphead qphead;

/* Parses "Name: value". The name is one or more printable ASCII characters
 * without spaces and colons; spaces and tabs around the value go, and so does
 * a "\r\n" or "\n" at the end. The value may be empty and may have any other
 * bytes. NULL if the line is no such thing, is longer than QPH_MAX_LINE, or
 * there is no memory. */
qphead *qph_parse(const char *line);

/* NULL is fine. */
void qph_free(qphead *head);

/* The name as written; belongs to the object. */
const char *qph_name(const qphead *head);

/* 1 if the field has this name, in any mixture of cases, else 0. */
int qph_is(const qphead *head, const char *name);

/* How many bytes the value has before it is decoded. */
size_t qph_length(const qphead *head);

/* Copies the undecoded value to buf, cut to cap - 1 bytes, with a NUL.
 * Returns qph_length(). With cap 0 nothing is written, and buf may be NULL. */
size_t qph_raw(const qphead *head, char *buf, size_t cap);

/* The decoded value as a new string for the caller to free(), NULL if there
 * is no memory. "_" is a space, "=XX" with two hex digits (of either case) a
 * byte. Mail being what it is, a "=" without two hex digits after it is no
 * error: it stands for itself. The length goes to *len unless len is NULL;
 * "=00" makes it differ from strlen(). */
char *qph_decode(const qphead *head, size_t *len);

/* The other direction: a new line "name: value" with text encoded so that
 * qph_parse and qph_decode give it back. The caller frees it. NULL if the name
 * is not one, the line would be too long, or there is no memory. */
char *qph_format(const char *name, const char *text);

#endif
