#ifndef PACKINV_H
#define PACKINV_H

#include <stdbool.h>

/* Items and the packs that carry them. */

typedef struct Item Item;
typedef struct Pack Pack;

#define PACK_ITEMS 24 /* that a pack can hold */

/* An item of 0 to 1000 pounds, NULL otherwise. The name is copied. You own
   the item until you add it to a pack. */
Item *Item_New(const char *name, int weight);
/* For items that you own. */
void Item_Free(Item *item);
const char *Item_Name(const Item *item);
int Item_Weight(const Item *item);

/* A pack for `limit` pounds (0 or more, else NULL). */
Pack *Pack_New(int limit);
/* Frees the pack and the items in it. */
void Pack_Free(Pack *pack);

/* On success the pack takes over the item: it frees it in the end. Returns
   false when the pack is full or it would be too heavy; the item then remains
   yours. */
bool Pack_Add(Pack *pack, Item *item);
/* Takes an item out and hands it to you. NULL when there is no such index. */
Item *Pack_Take(Pack *pack, int index);
/* Only looks at an item, which stays the pack's. NULL as above. */
const Item *Pack_Peek(const Pack *pack, int index);
/* Moves an item from one pack to another. False when there is no such index
   or the other one has no room for it. */
bool Pack_Move(Pack *from, int index, Pack *to);

int Pack_Count(const Pack *pack);
int Pack_Weight(const Pack *pack);
/* Index of the first item of that name, -1 when there is none. */
int Pack_Find(const Pack *pack, const char *name);

#endif
