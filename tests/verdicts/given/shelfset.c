#include "shelfset.h"
#include <stdlib.h>
#include <string.h>

struct shelfset {
    int items[16], count;
    int (*search)(const int *items, int count, int key, bool *found);
};

static int search(const int *items, int count, int key, bool *found)
{
    int at = 0;
    while (at < count && items[at] < key)
        at++;
    *found = at < count && items[at] == key;
    return at;
}

struct shelfset *shelfset_new(void)
{
    struct shelfset *set = calloc(1, sizeof *set);
    if (set)
        set->search = search;
    return set;
}

void shelfset_free(struct shelfset *set)
{
    free(set);
}

void shelfset_set_searcher(struct shelfset *set, int (*searcher)(const int *items, int count, int key, bool *found))
{
    set->search = searcher ? searcher : search;
}

bool shelfset_add(struct shelfset *set, int key)
{
    bool found = false;
    if (set->count == 16)
        return false;
    int at = set->search(set->items, set->count, key, &found);
    if (found)
        return false;
    memmove(set->items + at + 1, set->items + at, (size_t)(set->count - at) * sizeof *set->items);
    set->items[at] = key;
    set->count++;
    return true;
}
