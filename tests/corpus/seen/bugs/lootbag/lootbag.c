#include "lootbag.h"

#include <assert.h>
#include <stdlib.h>

typedef struct Slot {
    int item; /* 0 when empty */
    int count;
} Slot;

struct Bag {
    int slots;
    int total;
    Slot slot[];
};

static void Verify(const Bag *bag)
{
    int sum = 0;
    for (int i = 0; i < bag->slots; i++) {
        assert((bag->slot[i].item == 0) == (bag->slot[i].count == 0));
        assert(bag->slot[i].count >= 0 && bag->slot[i].count <= BAG_STACK);
        sum += bag->slot[i].count;
    }
    assert(sum == bag->total);
    (void)sum;
}

static bool Exists(const Bag *bag, int slot)
{
    return slot >= 0 && slot < bag->slots;
}

Bag *Bag_New(int slots)
{
    if (slots < 1 || slots > BAG_SLOTS)
        return NULL;
    Bag *bag = calloc(1, sizeof *bag + (size_t)slots * sizeof(Slot));
    if (bag != NULL)
        bag->slots = slots;
    return bag;
}

void Bag_Delete(Bag *bag)
{
    free(bag);
}

/* Puts what fits into a slot and returns what is left. */
static int Fill(Bag *bag, Slot *s, int item, int count)
{
    int n = BAG_STACK - s->count;
    if (n > count)
        n = count;
    if (n > 0) {
        s->item = item;
        s->count += n;
        bag->total += n;
    }
    return count - n;
}

int Bag_Add(Bag *bag, int item, int count)
{
    if (item <= 0 || count <= 0)
        return count;
    for (int i = 0; i < bag->slots; i++)
        if (bag->slot[i].item == item)
            count = Fill(bag, &bag->slot[i], item, count);
    for (int i = 0; i < bag->slots; i++)
        if (bag->slot[i].item == 0)
            count = Fill(bag, &bag->slot[i], item, count);
    Verify(bag);
    return count;
}

int Bag_Take(Bag *bag, int item, int count)
{
    int taken = 0;
    if (item <= 0)
        return 0;
    for (int i = bag->slots - 1; i >= 0 && taken < count; i--) {
        Slot *s = &bag->slot[i];
        if (s->item != item)
            continue;
        int n = s->count < count - taken ? s->count : count - taken;
        s->count -= n;
        taken += n;
        if (s->count == 0)
            s->item = 0;
    }
    bag->total -= taken;
    Verify(bag);
    return taken;
}

bool Bag_Move(Bag *bag, int from, int to)
{
    if (!Exists(bag, from) || !Exists(bag, to) || bag->slot[from].item == 0)
        return false;
    Slot *a = &bag->slot[from], *b = &bag->slot[to];
    if (a->item != b->item) {
        Slot swap = *a;
        *a = *b;
        *b = swap;
    } else if (a->count + b->count <= BAG_STACK) {
        b->count += a->count;
        a->item = 0;
        a->count = 0;
    } else {
        a->count = a->count + b->count - BAG_STACK;
        b->count = BAG_STACK;
    }
    Verify(bag);
    return true;
}

void Bag_Compact(Bag *bag)
{
    int to = 0;
    for (int i = 0; i < bag->slots; i++) {
        Slot s = bag->slot[i];
        if (s.item == 0)
            continue;
        bag->slot[i] = (Slot){0, 0};
        bag->slot[to++] = s;
    }
    Verify(bag);
}

int Bag_Count(const Bag *bag, int item)
{
    int sum = 0;
    for (int i = 0; i < bag->slots; i++)
        if (bag->slot[i].item == item)
            sum += bag->slot[i].count;
    return sum;
}

int Bag_Total(const Bag *bag)
{
    return bag->total;
}

int Bag_FreeSlots(const Bag *bag)
{
    int n = 0;
    for (int i = 0; i < bag->slots; i++)
        n += bag->slot[i].item == 0;
    return n;
}

int Bag_ItemAt(const Bag *bag, int slot)
{
    return Exists(bag, slot) ? bag->slot[slot].item : 0;
}

int Bag_CountAt(const Bag *bag, int slot)
{
    return Exists(bag, slot) ? bag->slot[slot].count : 0;
}
