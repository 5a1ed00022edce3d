#include "dict.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    char *key, *value;
    struct entry *next;
};

struct dict {
    struct entry *first;
    unsigned size;
};

struct dict_iter {
    dict_t *dict;
    unsigned position;
};

int dict_open(dict_t **out)
{
    *out = calloc(1, sizeof **out);
    return *out ? 0 : -1;
}

static void entry_free(struct entry *entry)
{
    free(entry->key);
    free(entry->value);
    free(entry);
}

void dict_close(dict_t *dict)
{
    while (dict && dict->first) {
        struct entry *next = dict->first->next;
        entry_free(dict->first);
        dict->first = next;
    }
    free(dict);
}

static struct entry **find(const dict_t *dict, const char *key)
{
    struct entry **at = (struct entry **)&dict->first;
    while (*at && strcmp((*at)->key, key) != 0)
        at = &(*at)->next;
    return at;
}

int dict_set(dict_t *dict, const char *key, const char *value)
{
    struct entry **at = find(dict, key);
    if (*at) {
        char *copy = strdup(value);
#ifndef SEEDED_BUG /* the old value leaks */
        free((*at)->value);
#endif
        (*at)->value = copy;
        return 0;
    }
    *at = calloc(1, sizeof **at);
    (*at)->key = strdup(key);
    (*at)->value = strdup(value);
    dict->size++;
    return 0;
}

int dict_get(const dict_t *dict, const char *key, const char **value)
{
    struct entry *found = *find(dict, key);
    if (!found)
        return -1;
    *value = found->value;
    return 0;
}

int dict_remove(dict_t *dict, const char *key)
{
    struct entry **at = find(dict, key), *gone = *at;
    if (!gone)
        return -1;
    *at = gone->next;
    entry_free(gone);
    dict->size--;
    return 0;
}

unsigned dict_size(const dict_t *dict)
{
    return dict->size;
}

int dict_iterate(dict_t *dict, dict_iter_t **out)
{
    *out = calloc(1, sizeof **out);
    if (!*out)
        return -1;
    (*out)->dict = dict;
    return 0;
}

int dict_iter_next(dict_iter_t *iter, const char **key, const char **value)
{
    struct entry *entry = iter->dict->first;
    for (unsigned i = 0; entry && i < iter->position; i++)
        entry = entry->next;
    if (!entry)
        return -1;
    iter->position++;
    *key = entry->key;
    *value = entry->value;
    return 0;
}

void dict_iter_close(dict_iter_t *iter)
{
    free(iter);
}
