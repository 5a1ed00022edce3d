#ifndef WIDESET_H
#define WIDESET_H

#include <stdbool.h>
#include <stddef.h>

/* Set of the integers 0 .. n-1, for a fixed n. One bit each. */
typedef struct wset wset;

#define WSET_MAX 1000000

/* Empty set; n from 0 to WSET_MAX, otherwise NULL. */
wset *wset_new(size_t n);
void wset_delete(wset *s);
wset *wset_dup(const wset *s);

/* The n it was made with. */
size_t wset_range(const wset *s);

void wset_add(wset *s, size_t i);
void wset_drop(wset *s, size_t i);
bool wset_test(const wset *s, size_t i);

/* All in, all out. */
void wset_fill(wset *s);
void wset_zero(wset *s);

size_t wset_card(const wset *s);

/* The smallest element >= i, or n if there is none. */
size_t wset_next(const wset *s, size_t i);

/* a = a op b; a and b must have the same range. */
void wset_or(wset *a, const wset *b);
void wset_and(wset *a, const wset *b);
void wset_sub(wset *a, const wset *b);

/* Of sets with the same range. */
bool wset_eq(const wset *a, const wset *b);
bool wset_subset(const wset *a, const wset *b);

#endif
