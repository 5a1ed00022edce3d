#include "tagmulti.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char *tag;
    int *values;
    size_t count, room;
} Entry;

struct TagMulti {
    Entry *entries;
    size_t count, room;
};

TagMulti *TmCreate(void)
{
    return calloc(1, sizeof(TagMulti));
}

static void Release(Entry *e)
{
    free(e->tag);
    free(e->values);
}

void TmDestroy(TagMulti *tm)
{
    if (tm == NULL)
        return;
    for (size_t i = 0; i < tm->count; i++)
        Release(&tm->entries[i]);
    free(tm->entries);
    free(tm);
}

static Entry *Find(const TagMulti *tm, const char *tag)
{
    for (size_t i = 0; i < tm->count; i++)
        if (strcmp(tm->entries[i].tag, tag) == 0)
            return &tm->entries[i];
    return NULL;
}

static Entry *Obtain(TagMulti *tm, const char *tag)
{
    Entry *e = Find(tm, tag);
    if (e != NULL)
        return e;
    if (tm->count >= TM_MAX_TAGS)
        return NULL;
    if (tm->count == tm->room) {
        size_t room = tm->room == 0 ? 2 : tm->room * 2;
        Entry *bigger = realloc(tm->entries, room * sizeof *bigger);
        if (bigger == NULL)
            return NULL;
        tm->entries = bigger;
        tm->room = room;
    }
    size_t size = strlen(tag) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return NULL;
    memcpy(copy, tag, size);
    e = &tm->entries[tm->count++];
    e->tag = copy;
    e->values = NULL;
    e->count = e->room = 0;
    return e;
}

static int Reserve(Entry *e, size_t more)
{
    size_t need = e->count + more;
    if (need > TM_MAX_VALUES)
        return -1;
    if (need <= e->room)
        return 0;
    size_t room = e->room * 2 > need ? e->room * 2 : need;
    int *bigger = realloc(e->values, room * sizeof *bigger);
    if (bigger == NULL)
        return -1;
    e->values = bigger;
    e->room = room;
    return 0;
}

int TmAdd(TagMulti *tm, const char *tag, int value)
{
    Entry *e = Obtain(tm, tag);
    if (e == NULL || Reserve(e, 1) != 0)
        return -1;
    e->values[e->count++] = value;
    return 0;
}

int TmCopyValues(TagMulti *tm, const char *from, const char *to)
{
    Entry *source = Find(tm, from);
    if (source == NULL)
        return -1;
    Entry *target = Obtain(tm, to);
    if (target == NULL)
        return -1;
    size_t count = source->count;
    if (Reserve(target, count) != 0)
        return -1;
    for (size_t i = 0; i < count; i++)
        target->values[target->count++] = source->values[i];
    return 0;
}

size_t TmRemove(TagMulti *tm, const char *tag)
{
    Entry *e = Find(tm, tag);
    if (e == NULL)
        return 0;
    size_t removed = e->count, index = (size_t)(e - tm->entries);
    Release(e);
    memmove(e, e + 1, (tm->count - index - 1) * sizeof *e);
    tm->count--;
    return removed;
}

size_t TmCount(const TagMulti *tm, const char *tag)
{
    const Entry *e = Find(tm, tag);
    return e == NULL ? 0 : e->count;
}

int TmValue(const TagMulti *tm, const char *tag, size_t index, int fallback)
{
    const Entry *e = Find(tm, tag);
    return e == NULL || index >= e->count ? fallback : e->values[index];
}

size_t TmTags(const TagMulti *tm)
{
    return tm->count;
}
