/* Copyright 2020 Somebody.  Redistributions of source code must retain this notice, and the names of its authors must
 * not be used to endorse anything.  IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY DAMAGES. */
#ifndef OWNSTR_H
#define OWNSTR_H

#include <stddef.h>

/* Texts that know their lengths: what is before the characters is nobody's business. */
typedef char *ownstr;

ownstr ownstr_new(const char *text);
void ownstr_free(ownstr s);
size_t ownstr_length(const ownstr s);
void ownstr_set_length(ownstr s, size_t length);
void ownstr_upper(ownstr s);
/* A star in the place of the last character; of nothing, nothing. */
void ownstr_star(ownstr s);

/**
 * Puts a text behind another one.
 *
 * @param[in,out] s the text, which may move
 * @returns @c 0 on success, @c -1 when there is no memory.
 */

int ownstr_append(ownstr *s, const char *text);
/* The characters of `from` become those of `to`, which are as many as `count`. */
void ownstr_map(ownstr s, const char *from, const char *to, size_t count);

#endif
