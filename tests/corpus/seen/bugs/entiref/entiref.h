/*
 * entiref - character references of HTML, to and from UTF-8
 *
 * Texts are NUL-terminated and at most ENTIREF_MAX bytes long.  Bytes that
 * are no part of a reference are copied as they are; whether they are UTF-8
 * is not looked at.  No pointer argument may be NULL unless it says so.
 *
 * Known names (case matters, the semicolon is required):
 *   amp lt gt quot apos nbsp copy reg pi le ge ne Lt Gt nLt nGt hellip euro
 * Numbers: &#DECIMAL; and &#xHEX; with 1 to 7 digits.  Numbers that are no
 * Unicode scalar value, and zero, stand for U+FFFD.
 * What is not a well-formed, known reference stands for itself.
 */
#ifndef ENTIREF_H
#define ENTIREF_H

#include <stddef.h>

#define ENTIREF_MAX 65536

/* Decodes all references of text.  Returns a new string, to be freed with
 * free(), or NULL when text is too long or memory ran out. */
char *entiref_decode(const char *text);

/* Encodes & < > " ' as references.  Returns a new string, to be freed with
 * free(), or NULL as entiref_decode does. */
char *entiref_encode(const char *text);

/* The length in bytes that text has when it is decoded, without the NUL;
 * 0 when text is too long. */
size_t entiref_length(const char *text);

/* Decodes into buf of size bytes, always NUL-terminated unless size is 0 (then
 * buf may be NULL).  Returns what entiref_length returns; output that does not
 * fit is cut off. */
size_t entiref_decode_into(char *buf, size_t size, const char *text);

/* The UTF-8 text that a name ("amp") stands for, NULL when it is not known.
 * Static; do not free. */
const char *entiref_lookup(const char *name);

/* The number of known names, and the index-th; NULL when index is too large. */
size_t entiref_count(void);
const char *entiref_name(size_t index);

/* 1 if text holds at least one reference that would be decoded, else 0. */
int entiref_has(const char *text);

#endif
