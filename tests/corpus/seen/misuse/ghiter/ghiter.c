#include "ghiter.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct entry {
    struct entry *next;
    int value;
    char key[];
};

struct GhDict {
    struct entry *buckets[BUCKETS];
    size_t size;
    unsigned version; /* changes with the keys */
};

static size_t hash(const char *key)
{
    unsigned h = 0;
    for (; *key != '\0'; key++)
        h = h * 31 + (unsigned char)*key;
    return (h ^ h >> 8) % BUCKETS;
}

/* The link to the entry, or the NULL at the end where it would be. */
static struct entry **find(GhDict *dict, const char *key)
{
    struct entry **link = &dict->buckets[hash(key)];
    while (*link != NULL && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    return link;
}

static void take_out(GhDict *dict, struct entry **link)
{
    struct entry *entry = *link;
    *link = entry->next;
    free(entry);
    dict->size--;
    dict->version++;
}

GhDict *GhDictNew(void)
{
    return calloc(1, sizeof(GhDict));
}

void GhDictClear(GhDict *dict)
{
    for (int i = 0; i < BUCKETS; i++)
        while (dict->buckets[i] != NULL)
            take_out(dict, &dict->buckets[i]);
}

void GhDictFree(GhDict *dict)
{
    if (dict == NULL)
        return;
    GhDictClear(dict);
    free(dict);
}

bool GhDictSet(GhDict *dict, const char *key, int value)
{
    struct entry **link = find(dict, key);
    if (*link == NULL) {
        size_t size = strlen(key) + 1;
        struct entry *entry = malloc(sizeof *entry + size);
        if (entry == NULL)
            return false;
        memcpy(entry->key, key, size);
        entry->next = NULL;
        *link = entry;
        dict->size++;
        dict->version++;
    }
    (*link)->value = value;
    return true;
}

int *GhDictLookup(const GhDict *dict, const char *key)
{
    struct entry *entry = dict->buckets[hash(key)];
    while (entry != NULL && strcmp(entry->key, key) != 0)
        entry = entry->next;
    return entry == NULL ? NULL : &entry->value;
}

bool GhDictRemove(GhDict *dict, const char *key)
{
    struct entry **link = find(dict, key);
    if (*link == NULL)
        return false;
    take_out(dict, link);
    return true;
}

size_t GhDictSize(const GhDict *dict)
{
    return dict->size;
}

void GhIterInit(GhIter *iter, GhDict *dict)
{
    iter->dict = dict;
    iter->bucket = 0;
    iter->current = NULL;
    iter->next = dict->buckets[0];
    iter->version = dict->version;
}

bool GhIterNext(GhIter *iter, const char **key, int **value)
{
    assert(iter->version == iter->dict->version);
    assert(iter->bucket < BUCKETS);
    iter->current = NULL;
    while (iter->next == NULL) {
        if (++iter->bucket == BUCKETS)
            return false;
        iter->next = iter->dict->buckets[iter->bucket];
    }
    struct entry *entry = iter->next;
    iter->current = entry;
    iter->next = entry->next;
    if (key != NULL)
        *key = entry->key;
    if (value != NULL)
        *value = &entry->value;
    return true;
}

void GhIterRemove(GhIter *iter)
{
    assert(iter->version == iter->dict->version);
    assert(iter->current != NULL);
    struct entry **link = &iter->dict->buckets[iter->bucket];
    while (*link != iter->current)
        link = &(*link)->next;
    take_out(iter->dict, link);
    iter->current = NULL;
    iter->version = iter->dict->version;
}
