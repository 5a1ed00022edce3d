/*
 * qrbits - the data bits of QR codes, in the caller's memory
 *
 * Nothing is allocated here.  The caller provides the buffers, whose sizes
 * depend on the version (1 to 10) of the QR code:
 *
 *     uint8_t buf[QRBITS_BYTES(5)];
 *     struct qrbits q;
 *     qrbits_init(&q, buf, 5);
 *     if (qrbits_alnum(&q, "HELLO WORLD") && qrbits_finish(&q)) ...
 *
 * Only level L of error correction is supported.  Functions that return
 * bool return false, and change nothing, if the bits do not fit.
 */
#ifndef QRBITS_H
#define QRBITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define QRBITS_VERSION_MIN 1
#define QRBITS_VERSION_MAX 10

/* Enough bytes for the data of a version. */
#define QRBITS_BYTES(version) ((size_t)(version) * 26 + 14)

/* The members are for reading only. */
struct qrbits {
    uint8_t *buf;
    int version;
    size_t bits;        /* bits written so far */
};

/* Number of data bytes of a QR code of that version; 0 if there is no such
 * version. */
size_t qrbits_capacity(int version);

/* Begins a code in buf, which must have at least QRBITS_BYTES(version) bytes
 * and is cleared.  version must be in the range QRBITS_VERSION_MIN to
 * QRBITS_VERSION_MAX.  The buffer must exist as long as q is used. */
void qrbits_init(struct qrbits *q, uint8_t *buf, int version);

/* Appends the low n bits of value, the highest first.  n must be in the range
 * 0 to 16, and value must not have more than n bits. */
bool qrbits_append(struct qrbits *q, unsigned value, int n);

/* Tests whether all of text's characters are digits, and whether all of them
 * are in the alphanumeric set: 0-9 A-Z space $ % * + - . / :  Both are true
 * for the empty string. */
bool qrbits_is_numeric(const char *text);
bool qrbits_is_alnum(const char *text);

/* Appends a segment of digits.  text must be such that qrbits_is_numeric()
 * returns true. */
bool qrbits_numeric(struct qrbits *q, const char *text);

/* Appends an alphanumeric segment.  text must be such that qrbits_is_alnum()
 * returns true. */
bool qrbits_alnum(struct qrbits *q, const char *text);

/* Appends a segment of n bytes.  data may be NULL if n is 0. */
bool qrbits_bytes(struct qrbits *q, const void *data, size_t n);

/* Appends the terminator and the padding up to the capacity.  Always fits. */
bool qrbits_finish(struct qrbits *q);

/* Bit i as 0 or 1; -1 if i is not less than q->bits. */
int qrbits_get(const struct qrbits *q, size_t i);

#endif
