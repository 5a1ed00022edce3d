/* What only the comments say: copies, numbers that are handed out, iterators, structs that only the library fills.
 *
 * A uri is parts of a text.  All functions want one that was filled by this library. */
#ifndef SAID_H
#define SAID_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct scope scope;
scope *scope_new(void);
void scope_free(scope *s);
/* Child with the contents of the parent as they are now. */
scope *scope_child(const scope *parent);
/* The one that a name is looked up in next; not a copy. */
scope *scope_outer(const scope *inner);
/* A copy of the first half of it. */
scope *scope_half(const scope *whole);

/* A number is handed out, and the pool is the same as before. */
typedef struct pool pool;
typedef uint64_t pool_handle;
pool *pool_new(void);
void pool_free(pool *p);
pool_handle pool_acquire(pool *p);
void pool_put_back(pool *p, pool_handle handle);

/* One more owner. */
typedef struct image image;
image *image_new(void);
image *image_acquire(image *i);
void image_release(image *i);

typedef struct it it;
it *it_new(const scope *s);
void it_free(it *i);
/* 1 if the iterator is on an element, 0 if at the end. */
int it_valid(const it *i);

typedef struct walk walk;
walk *walk_new(const scope *s);
void walk_free(walk *w);
/* Whether it is on an element, and not past the end. */
int walk_valid(const walk *w);

/* Whether its inner order is intact, also at the end of it. */
int scope_valid(const scope *s);

struct uri {
    size_t host, path;
    int port;
};
/* 0, or -1 if the text is none. */
int uri_parse(struct uri *uri, const char *text);
/* False if it has none. */
bool uri_set_port(struct uri *uri, int port);
int uri_port(const struct uri *uri);

struct cask { int *staves; };
struct cask *cask_alloc(void);
int cask_init(struct cask *c);
/** Releases the storage used by `c`. */
void cask_clear(struct cask *c);
/** Releases the storage used by `c`; it is empty then. */
void cask_drain(struct cask *c);
/** Releases the storage used by `c` and also `c` itself. */
void cask_free(struct cask *c);

#endif
