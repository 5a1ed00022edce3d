#include "idxheap.h"

#include <assert.h>
#include <stdlib.h>

struct idxheap {
    int capacity;
    int size;
    int *items;  /* the heap */
    int *places; /* of items in the heap, -1 for none */
    double *keys;
};

idxheap *ih_new(int capacity)
{
    if (capacity < 1 || capacity > IH_MAX)
        return NULL;
    idxheap *h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->capacity = capacity;
    h->items = calloc((size_t)capacity, sizeof *h->items);
    h->places = calloc((size_t)capacity, sizeof *h->places);
    h->keys = calloc((size_t)capacity, sizeof *h->keys);
    if (h->items == NULL || h->places == NULL || h->keys == NULL) {
        ih_free(h);
        return NULL;
    }
    for (int i = 0; i < capacity; i++)
        h->places[i] = -1;
    return h;
}

void ih_free(idxheap *h)
{
    if (h == NULL)
        return;
    free(h->items);
    free(h->places);
    free(h->keys);
    free(h);
}

int ih_size(const idxheap *h)
{
    return h->size;
}

bool ih_empty(const idxheap *h)
{
    return h->size == 0;
}

bool ih_has(const idxheap *h, int item)
{
    return item >= 0 && item < h->capacity && h->places[item] >= 0;
}

static void put(idxheap *h, int place, int item)
{
    h->items[place] = item;
    h->places[item] = place;
}

static void sift(idxheap *h, int item)
{
    int place = h->places[item];
    double key = h->keys[item];
    while (place > 0 && key < h->keys[h->items[(place - 1) / 2]]) {
        put(h, place, h->items[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    for (;;) {
        int child = 2 * place + 1;
        if (child + 1 < h->size && h->keys[h->items[child + 1]] < h->keys[h->items[child]])
            child++;
        if (child >= h->size || !(h->keys[h->items[child]] < key))
            break;
        put(h, place, h->items[child]);
        place = child;
    }
    put(h, place, item);
}

void ih_push(idxheap *h, int item, double key)
{
    assert(item >= 0 && item < h->capacity);
    assert(h->places[item] < 0);
    h->keys[item] = key;
    put(h, h->size++, item);
    sift(h, item);
}

double ih_key(const idxheap *h, int item)
{
    assert(ih_has(h, item));
    return h->keys[item];
}

void ih_update(idxheap *h, int item, double key)
{
    assert(ih_has(h, item));
    h->keys[item] = key;
    sift(h, item);
}

void ih_remove(idxheap *h, int item)
{
    assert(ih_has(h, item));
    int place = h->places[item], last = h->items[--h->size];
    h->places[item] = -1;
    if (last != item) {
        put(h, place, last);
        sift(h, last);
    }
}

int ih_top(const idxheap *h)
{
    assert(h->size > 0);
    return h->items[0];
}

int ih_pop(idxheap *h)
{
    int top = ih_top(h);
    ih_remove(h, top);
    return top;
}

void ih_clear(idxheap *h)
{
    while (h->size > 0)
        h->places[h->items[--h->size]] = -1;
}
