/* A hash set of items that carry their own links. */
#ifndef IDSET_H
#define IDSET_H

#include <stddef.h>

#define IDSET_BUCKETS 8

struct idset_item {
    unsigned id;
    struct idset_item *prev, *next; /* private to the set */
};

struct idset {
    struct idset_item *bucket[IDSET_BUCKETS];
    size_t count;
};

void idset_init(struct idset *set);

/* Returns 0 when the id is in the set already. */
int idset_add(struct idset *set, struct idset_item *item);
void idset_del(struct idset *set, struct idset_item *item);
struct idset_item *idset_find(const struct idset *set, unsigned id);
size_t idset_count(const struct idset *set);

/* Calls visit for every item until it returns something else than 0, and
 * returns that. The visited item may be deleted. */
int idset_each(struct idset *set, int (*visit)(struct idset_item *item, void *context), void *context);

#endif
