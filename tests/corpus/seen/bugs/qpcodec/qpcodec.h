#ifndef QPCODEC_H_
#define QPCODEC_H_

#include <stddef.h>

/*
 * Quoted-printable (RFC 2045), the "Q" of mail.
 *
 * All texts are NUL terminated. Texts that are returned are allocated and
 * belong to the caller, who gives them to qp_free(). NULL means out of memory,
 * or where said so bad input.
 *
 * Encoding and then decoding gives the text back, whatever it contains.
 */

/* Printable ASCII except '=' stands for itself, as does a blank inside a
 * line; everything else (and '=') becomes =XX. No line breaks are added. */
char *qp_encode(const char *text);

/* Length of what qp_encode() returns. */
size_t qp_encoded_length(const char *text);

/* Decodes. A '=' before a newline ("soft break") goes away together with the
 * newline. NULL also for a '=' with anything else than two hex digits behind. */
char *qp_decode(const char *code);

/* 1 if qp_decode() would accept it. */
int qp_valid(const char *code);

/* Puts soft breaks into encoded text so that no line has more than `width`
 * characters. A width below 4 counts as 4, one above 76 as 76. */
char *qp_fold(const char *code, unsigned width);

void qp_free(char *text);

#endif /* QPCODEC_H_ */
