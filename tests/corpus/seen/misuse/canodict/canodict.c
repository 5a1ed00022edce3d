#include "canodict.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ENTRIES 256
#define MAX_ROOM 4096

struct od_entry {
    od_entry *next;
    uint32_t key;
    od_type type;
    unsigned flags;
    void *var;
    size_t size;
    od_hook hook;
    void *ctx;
    int running;
};

struct od {
    od_entry *first;
    unsigned count;
    unsigned hooks; /* running */
};

static uint32_t key_of(uint16_t index, uint8_t sub)
{
    return (uint32_t)index << 8 | sub;
}

od *od_new(void)
{
    return calloc(1, sizeof(od));
}

void od_free(od *d)
{
    if (d == NULL)
        return;
    assert(d->hooks == 0);
    while (d->first != NULL) {
        od_entry *e = d->first;
        d->first = e->next;
        free(e);
    }
    free(d);
}

static od_entry *find(const od *d, uint16_t index, uint8_t sub)
{
    uint32_t key = key_of(index, sub);
    od_entry *e = d->first;
    while (e != NULL && e->key < key)
        e = e->next;
    return e != NULL && e->key == key ? e : NULL;
}

static int map(od *d, uint32_t key, od_type type, void *var, size_t size, unsigned flags)
{
    if (d == NULL || var == NULL || (flags & ~OD_RO) != 0)
        return OD_EARG;
    assert(d->hooks == 0);
    od_entry **p = &d->first;
    while (*p != NULL && (*p)->key < key)
        p = &(*p)->next;
    if (*p != NULL && (*p)->key == key)
        return OD_EEXIST;
    od_entry *e = d->count < MAX_ENTRIES ? calloc(1, sizeof *e) : NULL;
    if (e == NULL)
        return OD_ENOMEM;
    e->key = key;
    e->type = type;
    e->flags = flags;
    e->var = var;
    e->size = size;
    e->next = *p;
    *p = e;
    d->count++;
    return OD_OK;
}

int od_map(od *d, uint16_t index, uint8_t sub, od_type type, void *var, unsigned flags)
{
    static const size_t sizes[] = {1, 2, 4, 4, sizeof(float)};
    if ((unsigned)type >= OD_STRING)
        return OD_EARG;
    return map(d, key_of(index, sub), type, var, sizes[type], flags);
}

int od_map_string(od *d, uint16_t index, uint8_t sub, char *text, size_t room, unsigned flags)
{
    if (room == 0 || room > MAX_ROOM)
        return OD_EARG;
    return map(d, key_of(index, sub), OD_STRING, text, room, flags);
}

int od_unmap(od *d, uint16_t index, uint8_t sub)
{
    if (d == NULL)
        return OD_EARG;
    assert(d->hooks == 0);
    od_entry **p = &d->first, *e = find(d, index, sub);
    if (e == NULL)
        return OD_ENOENT;
    while (*p != e)
        p = &(*p)->next;
    *p = e->next;
    free(e);
    d->count--;
    return OD_OK;
}

int od_set_hook(od *d, uint16_t index, uint8_t sub, od_hook hook, void *ctx)
{
    if (d == NULL)
        return OD_EARG;
    od_entry *e = find(d, index, sub);
    if (e == NULL)
        return OD_ENOENT;
    e->hook = hook;
    e->ctx = ctx;
    return OD_OK;
}

static size_t length(const od_entry *e)
{
    if (e->type != OD_STRING)
        return e->size;
    const char *end = memchr(e->var, '\0', e->size);
    return end != NULL ? (size_t)(end - (const char *)e->var) : e->size;
}

int od_read(const od *d, uint16_t index, uint8_t sub, void *buf, size_t size, size_t *len)
{
    if (d == NULL)
        return OD_EARG;
    const od_entry *e = find(d, index, sub);
    if (e == NULL)
        return OD_ENOENT;
    size_t n = length(e);
    int result = OD_ESIZE;
    if (n <= size && (buf != NULL || n == 0)) {
        if (n > 0)
            memmove(buf, e->var, n);
        result = OD_OK;
    }
    if (len != NULL)
        *len = n;
    return result;
}

int od_write(od *d, uint16_t index, uint8_t sub, const void *data, size_t len)
{
    if (d == NULL || (data == NULL && len > 0))
        return OD_EARG;
    od_entry *e = find(d, index, sub);
    if (e == NULL)
        return OD_ENOENT;
    if (e->flags & OD_RO)
        return OD_EPERM;
    if (e->running)
        return OD_EBUSY;
    if (e->type == OD_STRING ? len >= e->size : len != e->size)
        return OD_ESIZE;
    if (len > 0)
        memmove(e->var, data, len);
    if (e->type == OD_STRING)
        ((char *)e->var)[len] = '\0';
    if (e->hook != NULL) {
        e->running = 1;
        d->hooks++;
        e->hook(e->ctx, index, sub);
        d->hooks--;
        e->running = 0;
    }
    return OD_OK;
}

const od_entry *od_first(const od *d)
{
    return d != NULL ? d->first : NULL;
}

const od_entry *od_next(const od_entry *e)
{
    return e->next;
}

uint16_t od_entry_index(const od_entry *e)
{
    return (uint16_t)(e->key >> 8);
}

uint8_t od_entry_sub(const od_entry *e)
{
    return (uint8_t)(e->key & 0xFF);
}

od_type od_entry_type(const od_entry *e)
{
    return e->type;
}
