/*
 * failhndl.h - a pool for texts and small things that live equally long
 *
 * None of the functions that take from the pool ever returns NULL, so that their
 * results need not be looked at. When the pool is used up, the failure function
 * is called instead.
 */
#ifndef FAILHNDL_H
#define FAILHNDL_H

#include <stddef.h>

#define FH_LIMIT_MAX ((size_t)1 << 22)

typedef struct fh_pool fh_pool;

/* What is done when the pool is used up or memory is exhausted. It must not
 * return: it either ends the program or leaves with longjmp(). The pool is then as
 * before the call that failed. */
typedef void (*fh_fail_fn)(void *ctx, const char *message);

/* A pool for up to `limit` bytes, at most FH_LIMIT_MAX. `fail` must not be NULL.
 * This one does return NULL if there is no memory. */
fh_pool *fh_open(size_t limit, fh_fail_fn fail, void *ctx);
void fh_close(fh_pool *pool);

/* size bytes, set to zero and aligned for any type. */
void *fh_get(fh_pool *pool, size_t size);

/* A copy of text, and of up to n characters of it. */
char *fh_text(fh_pool *pool, const char *text);
char *fh_ntext(fh_pool *pool, const char *text, size_t n);

/* a, separator and b in one text. */
char *fh_join(fh_pool *pool, const char *a, const char *separator, const char *b);

/* The parts of text between occurrences of c, copied, as an array that ends with
 * NULL. */
char **fh_split(fh_pool *pool, const char *text, char c);

/* Bytes taken, with what is lost to alignment. */
size_t fh_used(const fh_pool *pool);

/* Gives back everything that was taken from the pool. */
void fh_reset(fh_pool *pool);

#endif
