#include "snugls.h"

#include <stdlib.h>
#include <string.h>

/* An entry is: the size of the entry before it (one byte below SHORT, else
 * MARK and two bytes), the length of the data (two bytes), the data. */
#define SHORT 64
#define MARK 0xff

struct snugls {
    unsigned char *mem; /* NULL when the list is empty */
    size_t used;
    size_t count;
    size_t last; /* size of the last entry */
};

static size_t field_for(size_t prev)
{
    return prev < SHORT ? 1 : 3;
}

static size_t field_at(const unsigned char *p)
{
    return *p == MARK ? 3 : 1;
}

static size_t prev_at(const unsigned char *p)
{
    return *p == MARK ? (size_t)p[1] << 8 | p[2] : *p;
}

static void put_prev(unsigned char *p, size_t prev)
{
    if (prev < SHORT) {
        *p = (unsigned char)prev;
        return;
    }
    p[0] = MARK;
    p[1] = (unsigned char)(prev >> 8);
    p[2] = (unsigned char)prev;
}

static const unsigned char *data_at(const unsigned char *p, size_t *len)
{
    p += field_at(p);
    *len = (size_t)p[0] << 8 | p[1];
    return p + 2;
}

static size_t size_at(const unsigned char *p)
{
    size_t len;
    const unsigned char *data = data_at(p, &len);
    return (size_t)(data - p) + len;
}

/* The offset of an entry, or of the end, and the size of the one before. */
static size_t locate(const snugls *list, size_t index, size_t *prev)
{
    size_t off = 0;
    *prev = 0;
    while (index-- > 0) {
        *prev = size_at(list->mem + off);
        off += *prev;
    }
    return off;
}

/* How many bytes the entries from `off` on gain when the one before the first
 * of them gets the size `prev`. */
static size_t relink_growth(const snugls *list, size_t off, size_t prev)
{
    size_t extra = 0;
    while (off < list->used) {
        const unsigned char *p = list->mem + off;
        size_t has = field_at(p), needs = field_for(prev), size = size_at(p);
        if (has == needs || off + size == list->used)
            break;
        if (needs > has)
            extra += needs - has;
        prev = size - has + needs;
        off += size;
    }
    return extra;
}

static void relink(snugls *list, size_t off, size_t prev)
{
    while (off < list->used) {
        unsigned char *p = list->mem + off;
        size_t has = field_at(p), needs = field_for(prev);
        if (has != needs) {
            memmove(p + needs, p + has, list->used - off - has);
            list->used = list->used - has + needs;
        }
        put_prev(p, prev);
        prev = size_at(p);
        off += prev;
        if (off == list->used)
            list->last = prev;
        if (has == needs)
            break;
    }
}

static int resize(snugls *list, size_t size)
{
    unsigned char *mem = realloc(list->mem, size);
    if (mem == NULL)
        return -1;
    list->mem = mem;
    return 0;
}

snugls *snugls_new(void)
{
    return calloc(1, sizeof(snugls));
}

void snugls_free(snugls *list)
{
    if (list == NULL)
        return;
    free(list->mem);
    free(list);
}

size_t snugls_count(const snugls *list)
{
    return list->count;
}

size_t snugls_bytes(const snugls *list)
{
    return list->used;
}

int snugls_insert(snugls *list, size_t index, const void *data, size_t len)
{
    unsigned char copy[SNUGLS_MAX_ENTRY];
    size_t prev;
    if (index > list->count || len > SNUGLS_MAX_ENTRY || list->count == SNUGLS_MAX_COUNT)
        return -1;
    if (len > 0)
        memcpy(copy, data, len);
    size_t off = locate(list, index, &prev);
    size_t size = field_for(prev) + 2 + len;
    if (resize(list, list->used + size + relink_growth(list, off, size)) != 0)
        return -1;
    unsigned char *p = list->mem + off;
    memmove(p + size, p, list->used - off);
    list->used += size;
    list->count++;
    put_prev(p, prev);
    p += field_for(prev);
    p[0] = (unsigned char)(len >> 8);
    p[1] = (unsigned char)len;
    if (len > 0)
        memcpy(p + 2, copy, len);
    if (off + size == list->used)
        list->last = size;
    relink(list, off + size, size);
    return 0;
}

int snugls_push(snugls *list, const void *data, size_t len)
{
    return snugls_insert(list, list->count, data, len);
}

int snugls_remove(snugls *list, size_t index)
{
    size_t prev;
    if (index >= list->count)
        return -1;
    size_t off = locate(list, index, &prev);
    size_t size = size_at(list->mem + off);
    if (resize(list, list->used + relink_growth(list, off + size, prev)) != 0)
        return -1;
    list->used -= size;
    list->count--;
    unsigned char *p = list->mem + off;
    memmove(p, p + size, list->used - off);
    if (off == list->used)
        list->last = prev;
    relink(list, off, prev);
    if (list->used == 0) {
        free(list->mem);
        list->mem = NULL;
    } else {
        (void)resize(list, list->used);
    }
    return 0;
}

const void *snugls_get(const snugls *list, long index, size_t *len)
{
    size_t off, unused;
    if (index >= 0) {
        if ((unsigned long)index >= list->count)
            return NULL;
        off = locate(list, (size_t)index, &unused);
    } else {
        unsigned long back = (unsigned long)-(index + 1);
        if (back >= list->count)
            return NULL;
        for (off = list->used - list->last; back > 0; back--)
            off -= prev_at(list->mem + off);
    }
    return data_at(list->mem + off, len != NULL ? len : &unused);
}

long snugls_index_of(const snugls *list, const void *data, size_t len)
{
    size_t off = 0;
    for (size_t i = 0; i < list->count; i++) {
        size_t has;
        const unsigned char *p = data_at(list->mem + off, &has);
        if (has == len && (len == 0 || memcmp(p, data, len) == 0))
            return (long)i;
        off += size_at(list->mem + off);
    }
    return -1;
}
