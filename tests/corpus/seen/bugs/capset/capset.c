#include "capset.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 63

struct capset {
    char (*names)[NAME_MAX_LEN + 1];
    size_t count, capacity;
};

capset *capset_new(void)
{
    return calloc(1, sizeof(capset));
}

void capset_free(capset *set)
{
    if (set) {
        free(set->names);
        free(set);
    }
}

capset *capset_dup(const capset *set)
{
    capset *copy = capset_new();
    if (copy && !capset_merge(copy, set)) {
        capset_free(copy);
        return NULL;
    }
    return copy;
}

static bool name_ok(const char *name)
{
    size_t n = strlen(name);
    return n > 0 && n <= NAME_MAX_LEN;
}

/* Its position, or the count. */
static size_t position(const capset *set, const char *name)
{
    size_t i = 0;
    while (i < set->count && strcmp(set->names[i], name) != 0)
        i++;
    return i;
}

bool capset_grant(capset *set, const char *name)
{
    if (!name_ok(name))
        return false;
    if (capset_has(set, name))
        return true;
    if (set->count == set->capacity) {
        size_t capacity = set->capacity ? set->capacity * 2 : 4;
        void *names = realloc(set->names, capacity * sizeof set->names[0]);
        if (!names)
            return false;
        set->names = names;
        set->capacity = capacity;
    }
    strcpy(set->names[set->count++], name);
    return true;
}

bool capset_revoke(capset *set, const char *name)
{
    if (!name_ok(name))
        return false;
    size_t i = position(set, name);
    if (i == set->count)
        return true;
    set->count--;
    if (i != set->count)
        memcpy(set->names[i], set->names[set->count], sizeof set->names[0]);
    return true;
}

bool capset_has(const capset *set, const char *name)
{
    return position(set, name) < set->count;
}

size_t capset_size(const capset *set)
{
    return set->count;
}

bool capset_merge(capset *set, const capset *other)
{
    for (size_t i = 0; i < other->count; i++)
        if (!capset_grant(set, other->names[i]))
            return false;
    return true;
}

bool capset_subset(const capset *set, const capset *of)
{
    for (size_t i = 0; i < set->count; i++)
        if (!capset_has(of, set->names[i]))
            return false;
    return true;
}

bool capset_equal(const capset *a, const capset *b)
{
    return a->count == b->count && capset_subset(a, b);
}

uint32_t capset_hash(const capset *set)
{
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < set->count; i++)
        for (const char *c = set->names[i];; c++) {
            h = (h ^ (unsigned char)*c) * 16777619u;
            if (*c == '\0')
                break;
        }
    return h;
}
