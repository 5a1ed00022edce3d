#include "valcell.h"

#include <stdlib.h>
#include <string.h>

struct val {
    ValKind kind;
    bool frozen;
    size_t refs;
    size_t size;  /* 1 and the sizes of the items */
    int depth;    /* 0 of an atom, 1 of a flat list */
    union {
        long number;
        char *chars;
        struct {
            Val **at;
            size_t count, room;
        } list;
    } u;
};

static Val *new_val(ValKind kind)
{
    Val *v = calloc(1, sizeof *v);
    if (v == NULL)
        return NULL;
    v->kind = kind;
    v->refs = 1;
    v->size = 1;
    return v;
}

Val *val_int(long number)
{
    Val *v = new_val(VAL_INT);
    if (v != NULL)
        v->u.number = number;
    return v;
}

Val *val_text(const char *text)
{
    if (text == NULL)
        return NULL;
    size_t length = strlen(text);
    if (length > VAL_TEXT_MAX)
        return NULL;
    Val *v = new_val(VAL_TEXT);
    if (v == NULL)
        return NULL;
    v->u.chars = malloc(length + 1);
    if (v->u.chars == NULL) {
        free(v);
        return NULL;
    }
    memcpy(v->u.chars, text, length + 1);
    return v;
}

Val *val_list(void)
{
    Val *v = new_val(VAL_LIST);
    if (v != NULL) {
        v->u.list.at = NULL;
        v->depth = 1;
    }
    return v;
}

Val *val_copy(const Val *v)
{
    switch (v->kind) {
    case VAL_INT:
        return val_int(v->u.number);
    case VAL_TEXT:
        return val_text(v->u.chars);
    case VAL_LIST:
        break;
    }
    Val *copy = val_list();
    if (copy == NULL)
        return NULL;
    for (size_t i = 0; i < v->u.list.count; i++) {
        Val *item = val_copy(v->u.list.at[i]);
        if (item == NULL || val_append(copy, item) != 0) {
            val_drop(item);
            val_drop(copy);
            return NULL;
        }
        val_drop(item);
    }
    return copy;
}

Val *val_keep(Val *v)
{
    if (v != NULL)
        v->refs++;
    return v;
}

void val_drop(Val *v)
{
    if (v == NULL || --v->refs > 0)
        return;
    if (v->kind == VAL_TEXT) {
        free(v->u.chars);
    } else if (v->kind == VAL_LIST) {
        for (size_t i = 0; i < v->u.list.count; i++)
            val_drop(v->u.list.at[i]);
        free(v->u.list.at);
    }
    free(v);
}

void val_assign(Val **slot, Val *v)
{
    if (*slot == v)
        return;
    val_drop(*slot);
    *slot = val_keep(v);
}

int val_append(Val *list, Val *item)
{
    if (list->kind != VAL_LIST || list->frozen || list == item)
        return -1;
    if (item->depth + 1 > VAL_DEPTH_MAX || item->size > VAL_SIZE_MAX + 1 - list->size)
        return -1;
    if (list->u.list.count == list->u.list.room) {
        size_t room = list->u.list.room != 0 ? 2 * list->u.list.room : 4;
        Val **at = realloc(list->u.list.at, room * sizeof(Val *));
        if (at == NULL)
            return -1;
        list->u.list.at = at;
        list->u.list.room = room;
    }
    list->u.list.at[list->u.list.count++] = val_keep(item);
    list->size += item->size;
    if (list->depth < item->depth + 1)
        list->depth = item->depth + 1;
    item->frozen = true;
    return 0;
}

Val *val_at(const Val *list, size_t i)
{
    if (list->kind != VAL_LIST || i >= list->u.list.count)
        return NULL;
    return list->u.list.at[i];
}

ValKind val_kind(const Val *v)
{
    return v->kind;
}

size_t val_count(const Val *v)
{
    return v->kind == VAL_LIST ? v->u.list.count : 0;
}

long val_number(const Val *v)
{
    return v->kind == VAL_INT ? v->u.number : 0;
}

const char *val_chars(const Val *v)
{
    return v->kind == VAL_TEXT ? v->u.chars : "";
}

bool val_equal(const Val *a, const Val *b)
{
    if (a == b)
        return true;
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case VAL_INT:
        return a->u.number == b->u.number;
    case VAL_TEXT:
        return strcmp(a->u.chars, b->u.chars) == 0;
    case VAL_LIST:
        break;
    }
    if (a->u.list.count != b->u.list.count)
        return false;
    for (size_t i = 0; i < a->u.list.count; i++)
        if (!val_equal(a->u.list.at[i], b->u.list.at[i]))
            return false;
    return true;
}
