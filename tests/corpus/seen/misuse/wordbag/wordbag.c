#include "wordbag.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct wordbag_entry {
    char *word;
    unsigned times;
};

void wordbag_init(struct wordbag *bag)
{
    bag->entries = NULL;
    bag->used = 0;
    bag->room = 0;
}

void wordbag_destroy(struct wordbag *bag)
{
    for (size_t i = 0; i < bag->used; i++)
        free(bag->entries[i].word);
    free(bag->entries);
}

/* The place of a word; `used` when it is not there. */
static size_t find(const struct wordbag *bag, const char *word)
{
    size_t i = 0;
    while (i < bag->used && strcmp(bag->entries[i].word, word) != 0)
        i++;
    return i;
}

bool wordbag_add(struct wordbag *bag, const char *word, unsigned times)
{
    size_t at = find(bag, word);
    if (at < bag->used) {
        unsigned *present = &bag->entries[at].times;
        *present = times > UINT_MAX - *present ? UINT_MAX : *present + times;
        return true;
    }
    if (times == 0)
        return true;
    if (bag->used == bag->room) {
        size_t room = 2 * bag->room + 4;
        struct wordbag_entry *entries = realloc(bag->entries, room * sizeof *entries);
        if (entries == NULL)
            return false;
        bag->entries = entries;
        bag->room = room;
    }
    size_t size = strlen(word) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, word, size);
    bag->entries[bag->used].word = copy;
    bag->entries[bag->used].times = times;
    bag->used++;
    return true;
}

bool wordbag_remove(struct wordbag *bag, const char *word)
{
    size_t at = find(bag, word);
    if (at == bag->used)
        return false;
    if (--bag->entries[at].times == 0) {
        free(bag->entries[at].word);
        bag->entries[at] = bag->entries[--bag->used];
    }
    return true;
}

bool wordbag_merge(struct wordbag *bag, const struct wordbag *other)
{
    for (size_t i = 0; i < other->used; i++)
        if (!wordbag_add(bag, other->entries[i].word, other->entries[i].times))
            return false;
    return true;
}

unsigned wordbag_count(const struct wordbag *bag, const char *word)
{
    size_t at = find(bag, word);
    return at < bag->used ? bag->entries[at].times : 0;
}

size_t wordbag_words(const struct wordbag *bag)
{
    return bag->used;
}

const char *wordbag_top(const struct wordbag *bag)
{
    const struct wordbag_entry *top = NULL;
    for (size_t i = 0; i < bag->used; i++)
        if (top == NULL || bag->entries[i].times > top->times)
            top = &bag->entries[i];
    return top != NULL ? top->word : NULL;
}
