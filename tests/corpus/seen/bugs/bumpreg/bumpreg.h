/* bumpreg.h - memory that is freed all at once */
#ifndef BUMPREG_H
#define BUMPREG_H

#include <stdbool.h>
#include <stddef.h>

typedef struct bumpreg bumpreg;

#define BUMPREG_ALLOC_MAX ((size_t)1 << 20) /* bytes of one piece */
#define BUMPREG_TOTAL_MAX ((size_t)1 << 24) /* bytes of a region */

bumpreg *bumpreg_new(void);
void bumpreg_free(bumpreg *r);

/* All functions that return memory of the region return NULL when a limit would
 * be passed or memory is out. */

/* n bytes, aligned for any type as those of malloc are.  n may be 0. */
void *bumpreg_alloc(bumpreg *r, size_t n);

/* The same, filled with zeros: room for n things of the given size. */
void *bumpreg_zeros(bumpreg *r, size_t n, size_t size);

/* A copy of a text, or of its first n characters if it is longer.  Texts are
 * packed densely. */
char *bumpreg_text(bumpreg *r, const char *s);
char *bumpreg_textn(bumpreg *r, const char *s, size_t n);

/* A copy of n numbers. */
double *bumpreg_nums(bumpreg *r, const double *num, size_t n);

/* Whether p points into memory that the region handed out. */
bool bumpreg_owns(const bumpreg *r, const void *p);

/* Bytes handed out, padding included. */
size_t bumpreg_used(const bumpreg *r);

/* Takes back everything handed out. */
void bumpreg_reset(bumpreg *r);

#endif
