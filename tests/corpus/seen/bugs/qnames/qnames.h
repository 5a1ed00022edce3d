/*
 * qnames - domain names in DNS messages (RFC 1035, section 4.1.4)
 *
 * In a message a name is a run of labels.  A label is a length byte (1..63)
 * and so many bytes; a zero byte ends the name.  A pair of bytes 11xxxxxx
 * xxxxxxxx instead of a label is a compression pointer: the name goes on at
 * the 14-bit offset, counted from the first byte of the message.
 *
 * As text, labels are separated by dots; there is no dot at the end, and the
 * root is ".".  A dot or backslash within a label is written with a backslash
 * before it, a byte outside of 33..126 as \DDD (decimal).
 *
 * Messages come from the network: the functions that read them accept any
 * bytes and any offset, and tell what is malformed with an error code.
 * Texts and pointers must not be NULL unless it is said below.
 */
#ifndef QNAMES_H
#define QNAMES_H

#include <stddef.h>
#include <stdint.h>

#define QN_WIRE_MAX 255  /* the longest name in a message, length bytes included */
#define QN_TEXT_MAX 1024 /* a text buffer of this size is always enough */

enum {
    QN_ETRUNC = -1,   /* the message ends within the name */
    QN_EFORMAT = -2,  /* reserved label type, empty label, bad escape */
    QN_EPOINTER = -3, /* a compression pointer that does not point back */
    QN_ETOOLONG = -4, /* label or name is too long */
    QN_ESPACE = -5    /* the caller's buffer is too small */
};

struct qn_question {
    char name[QN_TEXT_MAX];
    uint16_t type;
    uint16_t klass;
};

/* Writes the name at offset `off` of the message as text, with a final zero,
 * following compression pointers.  Returns the length of the text or an error;
 * then out is "" (if cap is not 0).  msg may be NULL if len is 0, and out may
 * be NULL if cap is 0. */
int qn_get(const unsigned char *msg, size_t len, size_t off, char *out, size_t cap);

/* The number of bytes that the name at `off` takes there (a compression
 * pointer is two bytes and the end), or an error. */
int qn_skip(const unsigned char *msg, size_t len, size_t off);

/* Reads an entry of the question section at *off and advances *off to what
 * follows it.  0, or an error: then *off is as it was. */
int qn_question_read(const unsigned char *msg, size_t len, size_t *off, struct qn_question *q);

/* Writes the text as an uncompressed name.  "" is the root, as "." is; one dot
 * at the end is allowed.  Returns the number of bytes or an error.  out may be
 * NULL if cap is 0; it must not overlap the text. */
int qn_put(const char *text, unsigned char *out, size_t cap);

/* The number of labels of a name given as text (0 for the root), or an error. */
int qn_labels(const char *text);

/* A short English description of an error code; never NULL. */
const char *qn_error(int code);

#endif
