#include "variant.h"

#include <stdlib.h>
#include <string.h>

struct variant {
    enum variant_kind kind;
    union {
        long number;
        char *text;
        struct {
            variant **items;
            size_t length;
        } list;
    } as;
};

static variant *make(enum variant_kind kind)
{
    variant *v = calloc(1, sizeof *v);
    if (v != NULL)
        v->kind = kind;
    return v;
}

variant *variant_number(long number)
{
    variant *v = make(VARIANT_NUMBER);
    if (v != NULL)
        v->as.number = number;
    return v;
}

variant *variant_text(const char *text)
{
    variant *v = make(VARIANT_TEXT);
    if (v == NULL)
        return NULL;
    size_t size = strlen(text) + 1;
    v->as.text = malloc(size);
    if (v->as.text == NULL) {
        free(v);
        return NULL;
    }
    memcpy(v->as.text, text, size);
    return v;
}

variant *variant_list(void)
{
    return make(VARIANT_LIST);
}

void variant_release(variant *v)
{
    if (v == NULL)
        return;
    if (v->kind == VARIANT_TEXT) {
        free(v->as.text);
    } else if (v->kind == VARIANT_LIST) {
        for (size_t i = 0; i < v->as.list.length; i++)
            variant_release(v->as.list.items[i]);
        free(v->as.list.items);
    }
    free(v);
}

enum variant_kind variant_kind(const variant *v)
{
    return v->kind;
}

long variant_number_value(const variant *v)
{
    return v->as.number;
}

const char *variant_text_value(const variant *v)
{
    return v->as.text;
}

size_t variant_text_length(const variant *v)
{
    return strlen(v->as.text);
}

bool variant_list_append(variant *list, const variant *item)
{
    variant *copy = item->kind == VARIANT_LIST ? NULL : variant_clone(item);
    if (copy == NULL)
        return false;
    variant **items = realloc(list->as.list.items, (list->as.list.length + 1) * sizeof(variant *));
    if (items == NULL) {
        variant_release(copy);
        return false;
    }
    items[list->as.list.length++] = copy;
    list->as.list.items = items;
    return true;
}

size_t variant_list_length(const variant *list)
{
    return list->as.list.length;
}

const variant *variant_list_item(const variant *list, size_t index)
{
    return index < list->as.list.length ? list->as.list.items[index] : NULL;
}

static variant *clone_list(const variant *v)
{
    variant *clone = variant_list();
    for (size_t i = 0; clone != NULL && i < v->as.list.length; i++) {
        if (!variant_list_append(clone, v->as.list.items[i])) {
            variant_release(clone);
            clone = NULL;
        }
    }
    return clone;
}

variant *variant_clone(const variant *v)
{
    if (v->kind == VARIANT_NUMBER)
        return variant_number(v->as.number);
    return v->kind == VARIANT_TEXT ? variant_text(v->as.text) : clone_list(v);
}

bool variant_equal(const variant *a, const variant *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == VARIANT_NUMBER)
        return a->as.number == b->as.number;
    if (a->kind == VARIANT_TEXT)
        return strcmp(a->as.text, b->as.text) == 0;
    if (a->as.list.length != b->as.list.length)
        return false;
    for (size_t i = 0; i < a->as.list.length; i++)
        if (!variant_equal(a->as.list.items[i], b->as.list.items[i]))
            return false;
    return true;
}
