#include "elemvec.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void ev_init(elemvec *v, size_t size)
{
    assert(size >= 1 && size <= 65536);
    v->data = NULL;
    v->size = size;
    v->len = 0;
    v->cap = 0;
}

void ev_done(elemvec *v)
{
    free(v->data);
    v->data = NULL;
    v->len = 0;
    v->cap = 0;
}

size_t ev_len(const elemvec *v)
{
    return v->len;
}

static unsigned char *place(const elemvec *v, size_t i)
{
    return v->data + i * v->size;
}

void *ev_at(const elemvec *v, size_t i)
{
    assert(i < v->len);
    return place(v, i);
}

int ev_reserve(elemvec *v, size_t n)
{
    unsigned char *data;

    if (n <= v->cap)
        return 0;
    if (n > EV_MAX_BYTES / v->size)
        return -1;
    data = realloc(v->data, n * v->size);
    if (!data)
        return -1;
    v->data = data;
    v->cap = n;
    return 0;
}

/* Makes room for one more element. */
static int make_room(elemvec *v)
{
    size_t most = EV_MAX_BYTES / v->size;
    size_t cap;

    if (v->len < v->cap)
        return 0;
    if (v->cap == most)
        return -1;
    cap = v->cap ? v->cap : 2;
    cap = cap > most / 2 ? most : cap * 2;
    if (ev_reserve(v, cap) == 0)
        return 0;
    return ev_reserve(v, v->len + 1);
}

int ev_push(elemvec *v, const void *elem)
{
    if (make_room(v) != 0)
        return -1;
    memcpy(place(v, v->len), elem, v->size);
    v->len++;
    return 0;
}

int ev_insert(elemvec *v, size_t i, const void *elem)
{
    assert(i <= v->len);
    if (make_room(v) != 0)
        return -1;
    memmove(place(v, i + 1), place(v, i), (v->len - i) * v->size);
    memcpy(place(v, i), elem, v->size);
    v->len++;
    return 0;
}

int ev_pop(elemvec *v, void *elem)
{
    if (v->len == 0)
        return 0;
    v->len--;
    if (elem)
        memmove(elem, place(v, v->len), v->size);
    return 1;
}

void ev_remove(elemvec *v, size_t i)
{
    assert(i < v->len);
    memmove(place(v, i), place(v, i + 1), (v->len - i - 1) * v->size);
    v->len--;
}

size_t ev_find(const elemvec *v, const void *elem)
{
    size_t i = 0;

    while (i < v->len && memcmp(place(v, i), elem, v->size) != 0)
        i++;
    return i;
}

void ev_sort(elemvec *v, int (*cmp)(const void *, const void *))
{
    if (v->len > 1)
        qsort(v->data, v->len, v->size, cmp);
}

int ev_copy(elemvec *dst, const elemvec *src)
{
    if (dst == src)
        return 0;
    assert(dst->size == src->size);
    if (ev_reserve(dst, src->len) != 0)
        return -1;
    if (src->len > 0)
        memcpy(dst->data, src->data, src->len * src->size);
    dst->len = src->len;
    return 0;
}
