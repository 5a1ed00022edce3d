#include "ownmap.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    void *object;
    char name[];
};

struct ownmap {
    struct entry *first; /* sorted by name */
    size_t size;
    ownmap_destructor destructor;
};

ownmap *ownmap_new(ownmap_destructor destructor)
{
    ownmap *map = calloc(1, sizeof *map);
    if (map != NULL)
        map->destructor = destructor != NULL ? destructor : free;
    return map;
}

void ownmap_free(ownmap *map)
{
    if (map == NULL)
        return;
    while (map->first != NULL) {
        struct entry *e = map->first;
        map->first = e->next;
        map->destructor(e->object);
        free(e);
    }
    free(map);
}

/* The link to the first entry whose name is not less. */
static struct entry **locate(ownmap *map, const char *name, bool *found)
{
    struct entry **link = &map->first;
    int order = 1;
    while (*link != NULL && (order = strcmp((*link)->name, name)) < 0)
        link = &(*link)->next;
    *found = *link != NULL && order == 0;
    return link;
}

bool ownmap_put(ownmap *map, const char *name, void *object)
{
    bool found;
    struct entry **link = locate(map, name, &found);
    assert(object != NULL);
    if (found) {
        void *old = (*link)->object;
        (*link)->object = object;
        map->destructor(old);
        return true;
    }
    size_t size = strlen(name) + 1;
    struct entry *e = malloc(sizeof *e + size);
    if (e == NULL)
        return false;
    memcpy(e->name, name, size);
    e->object = object;
    e->next = *link;
    *link = e;
    map->size++;
    return true;
}

void *ownmap_get(const ownmap *map, const char *name)
{
    const struct entry *e = map->first;
    while (e != NULL && strcmp(e->name, name) != 0)
        e = e->next;
    return e != NULL ? e->object : NULL;
}

void *ownmap_take(ownmap *map, const char *name)
{
    bool found;
    struct entry **link = locate(map, name, &found), *e = *link;
    if (!found)
        return NULL;
    void *object = e->object;
    *link = e->next;
    free(e);
    map->size--;
    return object;
}

bool ownmap_remove(ownmap *map, const char *name)
{
    void *object = ownmap_take(map, name);
    if (object == NULL)
        return false;
    map->destructor(object);
    return true;
}

size_t ownmap_size(const ownmap *map)
{
    return map->size;
}

bool ownmap_each(ownmap *map, ownmap_visitor visit, void *context)
{
    for (struct entry *e = map->first; e != NULL; e = e->next)
        if (!visit(e->name, e->object, context))
            return false;
    return true;
}
