#ifndef GROWSET_H
#define GROWSET_H

#include <stdbool.h>

/* A growing set of small numbers. */
typedef struct growset growset;
growset *growset_new(unsigned expected); /* a hint, up to 1000 */
void growset_free(growset *s);
bool growset_add(growset *s, unsigned short number);
bool growset_has(const growset *s, unsigned short number);
unsigned growset_count(const growset *s);
void growset_unite(growset *s, const growset *with);

#endif
