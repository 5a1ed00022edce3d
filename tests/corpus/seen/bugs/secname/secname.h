/*
 * secname - string tables as object files have them
 *
 * DESCRIPTION
 *     A table is a run of bytes that holds zero-terminated strings, one after
 *     the other.  Its first byte and its last one are zero, so that offset 0
 *     is the empty string.  Strings are named by the offset of their first
 *     byte; a string that is the end of another one shares its bytes.
 *
 * LIMITS
 *     A table has at most SECNAME_MAX bytes.
 */
#ifndef SECNAME_H
#define SECNAME_H

#include <stddef.h>

#define SECNAME_MAX 65536

typedef struct secname secname_t;

/* A new table, which holds the empty string only.  NULL when out of memory.
 * Free it with secname_free(). */
secname_t *secname_new(void);

/* A table from the `size` bytes at `data`, which are copied.  The bytes may
 * come from an untrusted file: NULL is returned when they are not a table
 * (no bytes at all, too many, a first or last byte other than zero), and when
 * out of memory.  `data` may be NULL if `size` is 0. */
secname_t *secname_load(const void *data, size_t size);

/* Frees a table; NULL is allowed. */
void secname_free(secname_t *t);

/* Adds a string and returns its offset, or the offset it has already.
 * -1 when the table would become too large or memory runs out; the table is
 * as before then. */
long secname_add(secname_t *t, const char *s);

/* The offset of a string, -1 when the table does not have it. */
long secname_find(const secname_t *t, const char *s);

/* The string at an offset, NULL for an offset beyond the table.  The pointer
 * is valid until the next secname_add() or secname_free() of this table. */
const char *secname_at(const secname_t *t, size_t offset);

/* The offset of the string that follows the one at `offset`; 0 at the end
 * and for offsets beyond the table. */
size_t secname_next(const secname_t *t, size_t offset);

/* The number of bytes of the table, at least 1. */
size_t secname_size(const secname_t *t);

/* Copies the table's bytes to `buf`, if `room` suffices, and returns their
 * number in any case.  `buf` may be NULL if `room` is 0. */
size_t secname_write(const secname_t *t, void *buf, size_t room);

/* 1 if both tables have the same bytes, else 0. */
int secname_equal(const secname_t *a, const secname_t *b);

#endif
