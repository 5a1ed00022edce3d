#ifndef OASET_H
#define OASET_H

#include <stdbool.h>
#include <stddef.h>

/* A set of int in an open-addressed table that grows as needed. */
typedef struct oaset oaset;

oaset *oaset_new(void);
/* NULL when memory is out. */
oaset *oaset_copy(const oaset *set);
void oaset_free(oaset *set);

typedef enum {
    OASET_OK,
    OASET_PRESENT, /* it was there already */
    OASET_ABSENT,  /* it was not there */
    OASET_NOMEM
} oaset_status;

oaset_status oaset_add(oaset *set, int key);
oaset_status oaset_remove(oaset *set, int key);
bool oaset_contains(const oaset *set, int key);
size_t oaset_count(const oaset *set);
void oaset_clear(oaset *set);

/* Visits the keys in no particular order:
       size_t at = 0;
       for (int key; oaset_next(set, &at, &key);) ...
   False when there are no more. */
bool oaset_next(const oaset *set, size_t *at, int *key);

#endif
