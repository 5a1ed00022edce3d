#include "idtable.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 64
#define LONGEST 255

struct entry {
    const char *spelling; /* in the pool */
    idt_id next;          /* in the bucket */
    idt_kind kind;
    int64_t value;
};

struct idtable {
    char *pool;
    size_t used, size;
    struct entry *entries;
    int32_t count, room;
    idt_id bucket[BUCKETS];
};

idtable *idt_open(void)
{
    idtable *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    for (int i = 0; i < BUCKETS; i++)
        t->bucket[i] = IDT_NONE;
    return t;
}

void idt_close(idtable *t)
{
    if (!t)
        return;
    free(t->pool);
    free(t->entries);
    free(t);
}

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = 33 * h + (unsigned char)*s++;
    return h % BUCKETS;
}

idt_id idt_lookup(const idtable *t, const char *spelling)
{
    idt_id id = t->bucket[hash(spelling)];
    while (id != IDT_NONE && strcmp(t->entries[id].spelling, spelling) != 0)
        id = t->entries[id].next;
    return id;
}

/* Keeps a copy of the spelling at the end of the pool. */
static const char *keep(idtable *t, const char *spelling, size_t len)
{
    char copy[LONGEST + 1]; /* the spelling may be in the pool itself */
    memcpy(copy, spelling, len + 1);
    if (t->size - t->used < len + 1) {
        size_t size = t->size ? 2 * t->size : 16;
        while (size - t->used < len + 1)
            size *= 2;
        char *pool = realloc(t->pool, size);
        if (!pool)
            return NULL;
        t->pool = pool;
        t->size = size;
    }
    char *kept = t->pool + t->used;
    memcpy(kept, copy, len + 1);
    t->used += len + 1;
    return kept;
}

idt_id idt_intern(idtable *t, const char *spelling)
{
    size_t len = strlen(spelling);
    if (len == 0 || len > LONGEST)
        return IDT_NONE;
    idt_id id = idt_lookup(t, spelling);
    if (id != IDT_NONE)
        return id;
    if (t->count == IDT_MAXIDS)
        return IDT_NONE;
    if (t->count == t->room) {
        int32_t room = t->room ? 2 * t->room : 8;
        struct entry *e = realloc(t->entries, (size_t)room * sizeof *e);
        if (!e)
            return IDT_NONE;
        t->entries = e;
        t->room = room;
    }
    unsigned h = hash(spelling);
    const char *kept = keep(t, spelling, len);
    if (!kept)
        return IDT_NONE;
    struct entry *e = &t->entries[t->count];
    e->spelling = kept;
    e->kind = IDT_UNKNOWN;
    e->value = 0;
    e->next = t->bucket[h];
    t->bucket[h] = t->count;
    return t->count++;
}

int32_t idt_count(const idtable *t)
{
    return t->count;
}

const char *idt_spelling(const idtable *t, idt_id id)
{
    return id >= 0 && id < t->count ? t->entries[id].spelling : NULL;
}

void idt_define(idtable *t, idt_id id, idt_kind kind, int64_t value)
{
    if (id < 0 || id >= t->count)
        return;
    t->entries[id].kind = kind;
    t->entries[id].value = value;
}

idt_kind idt_kind_of(const idtable *t, idt_id id)
{
    return id >= 0 && id < t->count ? t->entries[id].kind : IDT_UNKNOWN;
}

int64_t idt_value_of(const idtable *t, idt_id id)
{
    return id >= 0 && id < t->count ? t->entries[id].value : 0;
}

void idt_each(const idtable *t, idt_kind kind,
              void (*fn)(const char *spelling, int64_t value, void *arg), void *arg)
{
    for (int32_t i = 0; i < t->count; i++)
        if (t->entries[i].kind == kind)
            fn(t->entries[i].spelling, t->entries[i].value, arg);
}
