#include "loanref.h"

#include <stdlib.h>
#include <string.h>

struct lr_text {
    size_t refs;
    char str[];
};

struct lr_list {
    lr_text **items;
    size_t n, room;
};

lr_text *lr_text_new(const char *s)
{
    lr_text *t;
    size_t n;

    if (!s || (n = strlen(s)) > LR_MAX_TEXT)
        return NULL;
    t = malloc(sizeof *t + n + 1);
    if (!t)
        return NULL;
    t->refs = 1;
    memcpy(t->str, s, n + 1);
    return t;
}

lr_text *lr_ref(lr_text *t)
{
    t->refs++;
    return t;
}

void lr_unref(lr_text *t)
{
    if (t && --t->refs == 0)
        free(t);
}

const char *lr_str(const lr_text *t) { return t->str; }
size_t lr_refs(const lr_text *t) { return t->refs; }

lr_list *lr_list_new(void)
{
    return calloc(1, sizeof(lr_list));
}

void lr_list_free(lr_list *l)
{
    if (!l)
        return;
    for (size_t i = 0; i < l->n; i++)
        lr_unref(l->items[i]);
    free(l->items);
    free(l);
}

size_t lr_list_len(const lr_list *l) { return l->n; }

static int make_room(lr_list *l, size_t more)
{
    lr_text **items;
    size_t room;

    if (more > LR_MAX_ITEMS - l->n)
        return -1;
    if (l->n + more <= l->room)
        return 0;
    room = l->n + more + 8;
    items = realloc(l->items, room * sizeof *items);
    if (!items)
        return -1;
    l->items = items;
    l->room = room;
    return 0;
}

int lr_list_add(lr_list *l, lr_text *t)
{
    if (!t || make_room(l, 1))
        return -1;
    l->items[l->n++] = lr_ref(t);
    return 0;
}

int lr_list_add_new(lr_list *l, lr_text *t)
{
    int result = lr_list_add(l, t);

    lr_unref(t);
    return result;
}

lr_text *lr_list_at(const lr_list *l, size_t i)
{
    return i < l->n ? l->items[i] : NULL;
}

lr_text *lr_list_pop(lr_list *l)
{
    return l->n ? l->items[--l->n] : NULL;
}

int lr_list_remove(lr_list *l, size_t i)
{
    lr_text *t = lr_list_at(l, i);

    if (!t)
        return -1;
    l->n--;
    memmove(l->items + i, l->items + i + 1, (l->n - i) * sizeof *l->items);
    lr_unref(t);
    return 0;
}

int lr_list_extend(lr_list *l, const lr_list *from)
{
    size_t n = from->n;

    if (make_room(l, n))
        return -1;
    for (size_t i = 0; i < n; i++)
        l->items[l->n++] = lr_ref(from->items[i]);
    return 0;
}
