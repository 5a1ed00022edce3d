#include "refbin.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct rb_value {
    size_t references;
    enum rb_kind kind;
    union {
        long number;
        char *text;
        struct {
            rb_value **items;
            size_t count, room;
        } array;
    } as;
};

static rb_value *new_value(enum rb_kind kind)
{
    rb_value *v = calloc(1, sizeof *v);

    if (v != NULL) {
        v->references = 1;
        v->kind = kind;
    }
    return v;
}

rb_value *rb_number(long n)
{
    rb_value *v = new_value(RB_NUMBER);

    if (v != NULL)
        v->as.number = n;
    return v;
}

rb_value *rb_text(const char *text)
{
    rb_value *v;
    size_t len;

    if (text == NULL)
        return NULL;
    len = strlen(text);
    if (len > RB_MOST)
        return NULL;
    v = new_value(RB_TEXT);
    if (v == NULL)
        return NULL;
    v->as.text = malloc(len + 1);
    if (v->as.text == NULL) {
        free(v);
        return NULL;
    }
    memcpy(v->as.text, text, len + 1);
    return v;
}

rb_value *rb_array(void)
{
    return new_value(RB_ARRAY);
}

rb_value *rb_retain(rb_value *v)
{
    if (v != NULL)
        v->references++;
    return v;
}

void rb_release(rb_value *v)
{
    size_t i;

    if (v == NULL || --v->references > 0)
        return;
    switch (v->kind) {
    case RB_NUMBER:
        break;
    case RB_TEXT:
        free(v->as.text);
        break;
    case RB_ARRAY:
        for (i = 0; i < v->as.array.count; i++)
            rb_release(v->as.array.items[i]);
        free(v->as.array.items);
        break;
    }
    free(v);
}

enum rb_kind rb_kind_of(const rb_value *v)
{
    return v->kind;
}

long rb_get_number(const rb_value *v)
{
    assert(v->kind == RB_NUMBER);
    return v->as.number;
}

const char *rb_get_text(const rb_value *v)
{
    assert(v->kind == RB_TEXT);
    return v->as.text;
}

size_t rb_count(const rb_value *array)
{
    assert(array->kind == RB_ARRAY);
    return array->as.array.count;
}

static int reserve(rb_value *array, size_t count)
{
    size_t room = array->as.array.room;
    rb_value **items;

    if (count <= room)
        return 0;
    if (count > RB_MOST)
        return -1;
    room = room == 0 ? 4 : room * 2;
    if (room < count)
        room = count;
    items = realloc(array->as.array.items, room * sizeof *items);
    if (items == NULL)
        return -1;
    array->as.array.items = items;
    array->as.array.room = room;
    return 0;
}

int rb_push(rb_value *array, rb_value *item)
{
    assert(array->kind == RB_ARRAY);
    if (item == NULL || item->kind == RB_ARRAY || array->as.array.count >= RB_MOST)
        return -1;
    if (reserve(array, array->as.array.count + 1) != 0)
        return -1;
    array->as.array.items[array->as.array.count++] = item;
    return 0;
}

rb_value *rb_at(const rb_value *array, size_t i)
{
    assert(array->kind == RB_ARRAY);
    return i < array->as.array.count ? array->as.array.items[i] : NULL;
}

rb_value *rb_pop(rb_value *array)
{
    assert(array->kind == RB_ARRAY);
    if (array->as.array.count == 0)
        return NULL;
    return array->as.array.items[--array->as.array.count];
}

rb_value *rb_copy(const rb_value *array)
{
    rb_value *copy;
    size_t i;

    assert(array->kind == RB_ARRAY);
    copy = rb_array();
    if (copy == NULL)
        return NULL;
    if (reserve(copy, array->as.array.count) != 0) {
        rb_release(copy);
        return NULL;
    }
    for (i = 0; i < array->as.array.count; i++)
        copy->as.array.items[i] = rb_retain(array->as.array.items[i]);
    copy->as.array.count = array->as.array.count;
    return copy;
}
