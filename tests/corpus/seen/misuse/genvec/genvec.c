#include "genvec.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void vec_init(vec *v, size_t elem_size)
{
    assert(elem_size > 0);
    v->data = NULL;
    v->size = v->capacity = 0;
    v->elem_size = elem_size;
}

void vec_free(vec *v)
{
    free(v->data);
    v->data = NULL;
    v->size = v->capacity = 0;
}

int vec_reserve(vec *v, size_t n)
{
    if (n <= v->capacity)
        return 0;
    if (n > VEC_MAX_BYTES / v->elem_size)
        return -1;
    unsigned char *data = realloc(v->data, n * v->elem_size);
    if (data == NULL)
        return -1;
    v->data = data;
    v->capacity = n;
    return 0;
}

static int grow(vec *v)
{
    if (v->size < v->capacity)
        return 0;
    return vec_reserve(v, v->capacity < 4 ? 4 : v->capacity + v->capacity / 2);
}

int vec_push(vec *v, const void *elem)
{
    if (grow(v) != 0)
        return -1;
    memcpy(v->data + v->size * v->elem_size, elem, v->elem_size);
    v->size++;
    return 0;
}

int vec_insert(vec *v, size_t i, const void *elem)
{
    assert(i <= v->size);
    if (grow(v) != 0)
        return -1;
    unsigned char *at = v->data + i * v->elem_size;
    memmove(at + v->elem_size, at, (v->size - i) * v->elem_size);
    memcpy(at, elem, v->elem_size);
    v->size++;
    return 0;
}

void vec_pop(vec *v, void *elem)
{
    assert(v->size > 0);
    v->size--;
    if (elem != NULL)
        memmove(elem, v->data + v->size * v->elem_size, v->elem_size);
}

void vec_remove(vec *v, size_t i)
{
    assert(i < v->size);
    unsigned char *at = v->data + i * v->elem_size;
    v->size--;
    memmove(at, at + v->elem_size, (v->size - i) * v->elem_size);
}

void *vec_at(const vec *v, size_t i)
{
    return v->data + i * v->elem_size;
}

void vec_set(vec *v, size_t i, const void *elem)
{
    memmove(v->data + i * v->elem_size, elem, v->elem_size);
}

void vec_get(const vec *v, size_t i, void *elem)
{
    memmove(elem, v->data + i * v->elem_size, v->elem_size);
}

size_t vec_index_of(const vec *v, const void *elem)
{
    size_t i = 0;
    while (i < v->size && memcmp(v->data + i * v->elem_size, elem, v->elem_size) != 0)
        i++;
    return i;
}
