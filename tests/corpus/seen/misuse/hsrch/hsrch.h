#ifndef HSRCH_H
#define HSRCH_H

#include <stdbool.h>
#include <stddef.h>

/* hash tables of a fixed size, compare hsearch(3) */

typedef struct hs_item {
    const char *key; /* not copied: it has to stay as it is while in the table */
    void *data;
} hs_item;

typedef struct hs_data {
    hs_item *table;
    size_t size;
    size_t filled;
} hs_data;

#define HS_MAX 100000

bool hs_create(size_t nel, hs_data *htab); /* for up to nel items, 1 to HS_MAX */
void hs_destroy(hs_data *htab);

hs_item *hs_find(const char *key, const hs_data *htab);
/* the item that is there already, or else a new one; NULL if full */
hs_item *hs_enter(const char *key, void *data, hs_data *htab);
size_t hs_filled(const hs_data *htab);
size_t hs_room(const hs_data *htab);

typedef void hs_action(const char *key, void *data, void *closure);
void hs_walk(const hs_data *htab, hs_action *action, void *closure);

#endif
