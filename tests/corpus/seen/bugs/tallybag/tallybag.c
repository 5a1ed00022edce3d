#include "tallybag.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

typedef struct Entry {
    struct Entry *next;
    size_t count;
    char word[];
} Entry;

struct TallyBag {
    Entry *buckets[BUCKETS];
    size_t distinct;
    size_t total;
};

static unsigned Bucket(const char *word)
{
    unsigned h = 5381;
    for (; *word != '\0'; word++)
        h = 33 * h + (unsigned char)*word;
    return h % BUCKETS;
}

static Entry *Find(const TallyBag *bag, const char *word)
{
    Entry *e = bag->buckets[Bucket(word)];
    while (e != NULL && strcmp(e->word, word) != 0)
        e = e->next;
    return e;
}

static Entry *Append(TallyBag *bag, const char *word)
{
    size_t size = strlen(word) + 1;
    Entry *e = malloc(sizeof *e + size);
    if (e == NULL)
        return NULL;
    Entry **bucket = &bag->buckets[Bucket(word)];
    memcpy(e->word, word, size);
    e->count = 0;
    e->next = *bucket;
    *bucket = e;
    bag->distinct++;
    return e;
}

TallyBag *TB_New(void)
{
    return calloc(1, sizeof(TallyBag));
}

void TB_Empty(TallyBag *bag)
{
    for (int i = 0; i < BUCKETS; i++) {
        while (bag->buckets[i] != NULL) {
            Entry *e = bag->buckets[i];
            bag->buckets[i] = e->next;
            free(e);
        }
    }
    bag->distinct = 0;
    bag->total = 0;
}

void TB_Free(TallyBag *bag)
{
    if (bag == NULL)
        return;
    TB_Empty(bag);
    free(bag);
}

TallyBag *TB_Copy(const TallyBag *bag)
{
    TallyBag *copy = TB_New();
    if (copy == NULL)
        return NULL;
    for (int i = 0; i < BUCKETS; i++) {
        for (const Entry *e = bag->buckets[i]; e != NULL; e = e->next) {
            Entry *added = Append(copy, e->word);
            if (added == NULL) {
                TB_Free(copy);
                return NULL;
            }
            added->count = e->count;
            copy->total += e->count;
        }
    }
    return copy;
}

bool TB_Put(TallyBag *bag, const char *word)
{
    Entry *e = Find(bag, word);
    if (e == NULL)
        e = Append(bag, word);
    if (e == NULL)
        return false;
    e->count++;
    bag->total++;
    return true;
}

bool TB_Take(TallyBag *bag, const char *word)
{
    Entry **link = &bag->buckets[Bucket(word)];
    while (*link != NULL && strcmp((*link)->word, word) != 0)
        link = &(*link)->next;
    Entry *e = *link;
    if (e == NULL)
        return false;
    bag->total--;
    if (--e->count == 0) {
        *link = e->next;
        free(e);
        bag->distinct--;
    }
    return true;
}

size_t TB_Count(const TallyBag *bag, const char *word)
{
    const Entry *e = Find(bag, word);
    return e == NULL ? 0 : e->count;
}

size_t TB_Distinct(const TallyBag *bag)
{
    return bag->distinct;
}

size_t TB_Total(const TallyBag *bag)
{
    return bag->total;
}

bool TB_Equal(const TallyBag *a, const TallyBag *b)
{
    for (int i = 0; i < BUCKETS; i++)
        for (const Entry *e = a->buckets[i]; e != NULL; e = e->next)
            if (TB_Count(b, e->word) != e->count)
                return false;
    return true;
}

const char *TB_Mode(const TallyBag *bag)
{
    const Entry *best = NULL;
    for (int i = 0; i < BUCKETS; i++)
        for (const Entry *e = bag->buckets[i]; e != NULL; e = e->next)
            if (best == NULL || e->count > best->count ||
                (e->count == best->count && strcmp(e->word, best->word) < 0))
                best = e;
    return best == NULL ? NULL : best->word;
}
