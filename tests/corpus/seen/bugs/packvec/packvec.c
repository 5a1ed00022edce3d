#include "packvec.h"

#include <stdlib.h>
#include <string.h>

int packvec_init(packvec *v, size_t width)
{
    v->data = NULL;
    v->len = v->cap = 0;
    v->width = 1;
    if (width == 0 || width > PACKVEC_WIDTH_MAX)
        return -1;
    v->width = width;
    return 0;
}

void packvec_done(packvec *v)
{
    free(v->data);
    v->data = NULL;
    v->len = v->cap = 0;
}

static int resize(packvec *v, size_t cap)
{
    unsigned char *data = realloc(v->data, cap * v->width);

    if (!data)
        return -1;
    v->data = data;
    v->cap = cap;
    return 0;
}

int packvec_reserve(packvec *v, size_t n)
{
    size_t cap = v->cap ? v->cap : 4;

    if (n <= v->cap)
        return 0;
    if (n > PACKVEC_ITEMS_MAX)
        return -1;
    while (cap < n)
        cap *= 2;
    return resize(v, cap);
}

int packvec_fit(packvec *v)
{
    return v->cap > v->len ? resize(v, v->len) : 0;
}

int packvec_insert(packvec *v, size_t at, const void *item)
{
    unsigned char copy[PACKVEC_WIDTH_MAX];
    unsigned char *place;

    if (at > v->len)
        return -1;
    memcpy(copy, item, v->width);
    if (packvec_reserve(v, v->len + 1) < 0)
        return -1;
    place = v->data + at * v->width;
    memmove(place + v->width, place, (v->len - at) * v->width);
    memcpy(place, copy, v->width);
    v->len++;
    return 0;
}

int packvec_push(packvec *v, const void *item)
{
    return packvec_insert(v, v->len, item);
}

int packvec_remove(packvec *v, size_t at)
{
    unsigned char *place;

    if (at >= v->len)
        return -1;
    place = v->data + at * v->width;
    v->len--;
    memmove(place, place + v->width, (v->len - at) * v->width);
    return 0;
}

int packvec_pop(packvec *v, void *out)
{
    if (v->len == 0)
        return -1;
    v->len--;
    if (out)
        memcpy(out, v->data + v->len * v->width, v->width);
    return 0;
}

void packvec_cut(packvec *v, size_t n)
{
    if (n < v->len)
        v->len = n;
}

void *packvec_at(packvec *v, size_t at)
{
    return at < v->len ? v->data + at * v->width : NULL;
}
