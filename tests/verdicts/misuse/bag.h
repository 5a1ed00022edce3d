#ifndef BAG_H
#define BAG_H
#include <stdbool.h>
#include <stddef.h>
typedef struct bag bag;
typedef struct thing thing;
thing *thing_new(int weight);
void thing_free(thing *t);
int thing_weight(const thing *t);
bag *bag_new(void);
void bag_free(bag *b);
/* Takes the thing over; false, and it stays the caller's, when the bag has two already. */
bool bag_put(bag *b, thing *t);
size_t bag_count(const bag *b);
#endif
