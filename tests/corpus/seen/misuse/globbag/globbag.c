#include "globbag.h"

#include <stdlib.h>
#include <string.h>

struct gb_entry {
    struct gb_entry *next;
    const char *pattern;
    int tag;
};

struct globbag {
    struct gb_entry *first;
    struct gb_entry **end;
    size_t count;
};

int gb_glob(const char *pattern, const char *name)
{
    const char *star = NULL, *retry = NULL;

    for (;;) {
        if (*pattern == '*') {
            star = ++pattern;
            retry = name;
            continue;
        }
        if (*pattern == '\0' && *name == '\0')
            return 1;

        const char *p = pattern;
        int same;
        if (*p == '\0' || *name == '\0') {
            same = 0;
        } else if (*p == '?') {
            same = 1;
        } else {
            if (*p == '\\' && p[1] != '\0')
                p++;
            same = *p == *name;
        }
        if (same) {
            pattern = p + 1;
            name++;
            continue;
        }

        /* Let the last star take one byte more. */
        if (!star || *retry == '\0')
            return 0;
        name = ++retry;
        pattern = star;
    }
}

struct globbag *gb_create(void)
{
    struct globbag *bag = malloc(sizeof *bag);

    if (!bag)
        return NULL;
    bag->first = NULL;
    bag->end = &bag->first;
    bag->count = 0;
    return bag;
}

void gb_destroy(struct globbag *bag)
{
    if (!bag)
        return;
    while (bag->first) {
        struct gb_entry *next = bag->first->next;
        free(bag->first);
        bag->first = next;
    }
    free(bag);
}

int gb_put(struct globbag *bag, const char *pattern, int tag)
{
    if (bag->count >= GB_MAX_PATTERNS || strlen(pattern) > GB_MAX_LENGTH)
        return -1;

    struct gb_entry *entry = malloc(sizeof *entry);
    if (!entry)
        return -1;
    entry->next = NULL;
    entry->pattern = pattern;
    entry->tag = tag;
    *bag->end = entry;
    bag->end = &entry->next;
    bag->count++;
    return 0;
}

size_t gb_drop(struct globbag *bag, int tag)
{
    struct gb_entry **link = &bag->first;
    size_t dropped = 0;

    while (*link) {
        struct gb_entry *entry = *link;

        if (entry->tag == tag) {
            *link = entry->next;
            free(entry);
            dropped++;
        } else {
            link = &entry->next;
        }
    }
    bag->end = link;
    bag->count -= dropped;
    return dropped;
}

size_t gb_size(const struct globbag *bag)
{
    return bag->count;
}

/* The first entry from here on that matches. */
static const struct gb_entry *matching(const struct gb_entry *entry, const char *name)
{
    while (entry && !gb_glob(entry->pattern, name))
        entry = entry->next;
    return entry;
}

int gb_match(const struct globbag *bag, const char *name)
{
    return matching(bag->first, name) != NULL;
}

const char *gb_first(const struct globbag *bag, const char *name, struct gb_iter *it)
{
    it->name = name;
    it->at = matching(bag->first, name);
    return it->at ? it->at->pattern : NULL;
}

const char *gb_next(struct gb_iter *it)
{
    if (it->at)
        it->at = matching(it->at->next, it->name);
    return it->at ? it->at->pattern : NULL;
}

int gb_tag(const struct gb_iter *it)
{
    return it->at->tag;
}
