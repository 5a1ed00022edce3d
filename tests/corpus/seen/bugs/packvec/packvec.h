#ifndef PACKVEC_H
#define PACKVEC_H

#include <stddef.h>

/* A growing array of items of one width.  Read the members as you like, but
 * change them with the functions below only. */
typedef struct packvec {
    unsigned char *data;
    size_t len, cap; /* items in it, items it has room for */
    size_t width;    /* bytes of an item */
} packvec;

#define PACKVEC_WIDTH_MAX 128   /* bytes of an item */
#define PACKVEC_ITEMS_MAX 65536 /* items of a vector */

/* Functions that return int return 0, or -1 when the index is out of range, a
 * limit would be passed or memory is out; the vector keeps what it had then. */

int packvec_init(packvec *v, size_t width);

/* Frees what the vector has.  It is empty then, and can be filled again. */
void packvec_done(packvec *v);

/* Makes room for n items in all. */
int packvec_reserve(packvec *v, size_t n);

/* Gives memory back that holds no items, so that cap == len. */
int packvec_fit(packvec *v);

int packvec_push(packvec *v, const void *item);
int packvec_pop(packvec *v, void *out); /* out may be NULL */

/* item may be one of the vector itself. */
int packvec_insert(packvec *v, size_t at, const void *item);
int packvec_remove(packvec *v, size_t at);

/* Shortens to n items; nothing happens when there are no more than n. */
void packvec_cut(packvec *v, size_t n);

/* NULL when out of range.  Valid until the vector is changed. */
void *packvec_at(packvec *v, size_t at);

#endif
