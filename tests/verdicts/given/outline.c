#include "outline.h"

#include <stdlib.h>
#include <string.h>

#define MOST 8

struct outline {
    enum { NUMBER, TEXT, LIST } kind;
    size_t references, count;
    long value;
    struct outline *items[MOST];
};

static struct outline *make(int kind, long value)
{
    struct outline *v = calloc(1, sizeof *v);
    if (v) {
        v->kind = kind;
        v->value = value;
        v->references = 1;
    }
    return v;
}

struct outline *outline_number(long value)
{
    return make(NUMBER, value);
}

struct outline *outline_text(char letter)
{
    return make(TEXT, letter);
}

struct outline *outline_list(void)
{
    return make(LIST, 0);
}

struct outline *outline_incref(struct outline *v)
{
    if (v)
        v->references++;
    return v;
}

void outline_decref(struct outline *v)
{
    if (!v || --v->references > 0)
        return;
    for (size_t i = 0; i < v->count; i++)
        outline_decref(v->items[i]);
    free(v);
}

size_t outline_list_size(const struct outline *list)
{
    return list ? list->count : 0;
}

struct outline *outline_list_first_ref(struct outline *list)
{
    return outline_list_size(list) ? outline_incref(list->items[0]) : NULL;
}

static int refuse(struct outline *v)
{
    outline_decref(v);
    return -1;
}

int outline_list_append(struct outline *list, struct outline *v)
{
    return outline_list_append_take(list, outline_incref(v));
}

int outline_list_append_take(struct outline *list, struct outline *v)
{
    return outline_list_insert_take(list, outline_list_size(list), v);
}

int outline_list_insert_take(struct outline *list, size_t i, struct outline *v)
{
    if (!list || !v || list == v || list->kind != LIST || v->kind == LIST || list->count == MOST)
        return refuse(v);
    if (i > list->count)
        return -1; /* the reference is lost */
    memmove(&list->items[i + 1], &list->items[i], (list->count++ - i) * sizeof *list->items);
    list->items[i] = v;
    return 0;
}
