#pragma once

#include <stdbool.h>

/// The bag of a player: a row of slots, each empty or with a stack of up to
/// BAG_STACK equal items. Items are told apart by a positive id.

#define BAG_STACK 99
#define BAG_SLOTS 64

typedef struct Bag Bag;

/// An empty bag with 1 to BAG_SLOTS slots, otherwise NULL.
Bag *Bag_New(int slots);
void Bag_Delete(Bag *bag);

/// Adds to stacks of the same item first, then to empty slots. Returns how
/// many did not fit (all of them if the id or the count is not positive).
int Bag_Add(Bag *bag, int item, int count);

/// Takes up to count of an item out of the bag. Returns how many.
int Bag_Take(Bag *bag, int item, int count);

/// Drags the content of a slot to another slot. An empty target gets the
/// stack; a stack of the same item is filled up and the rest stays; a
/// different item is exchanged. False if a slot does not exist or nothing is
/// in the first.
bool Bag_Move(Bag *bag, int from, int to);

/// Moves stacks to the front, so that empty slots are at the end.
void Bag_Compact(Bag *bag);

int Bag_Count(const Bag *bag, int item);
int Bag_Total(const Bag *bag);
int Bag_FreeSlots(const Bag *bag);

/// What is in a slot: 0 if it is empty or does not exist.
int Bag_ItemAt(const Bag *bag, int slot);
int Bag_CountAt(const Bag *bag, int slot);
