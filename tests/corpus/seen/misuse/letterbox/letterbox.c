#include "letterbox.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct letter {
    struct letter *next;
    char *text;
};

struct letterbox {
    int capacity, count;
    struct letter *first, *last;
};

struct letter *letter_new(const char *text)
{
    size_t n = strlen(text) + 1;
    struct letter *l = malloc(sizeof *l);
    if (!l)
        return NULL;
    l->next = NULL;
    l->text = malloc(n);
    if (!l->text) {
        free(l);
        return NULL;
    }
    memcpy(l->text, text, n);
    return l;
}

void letter_free(struct letter *l)
{
    if (l) {
        free(l->text);
        free(l);
    }
}

const char *letter_text(const struct letter *l)
{
    return l->text;
}

int letter_append(struct letter *l, const char *text)
{
    size_t old = strlen(l->text), n = strlen(text);
    char *longer = malloc(old + n + 1); /* text may be that of the letter */
    if (!longer)
        return -1;
    memcpy(longer, l->text, old);
    memcpy(longer + old, text, n);
    longer[old + n] = '\0';
    free(l->text);
    l->text = longer;
    return 0;
}

struct letter *letter_copy(const struct letter *l)
{
    return letter_new(l->text);
}

struct letterbox *box_new(int capacity)
{
    if (capacity < 1 || capacity > 1000)
        return NULL;
    struct letterbox *b = calloc(1, sizeof *b);
    if (b)
        b->capacity = capacity;
    return b;
}

void box_free(struct letterbox *b)
{
    if (!b)
        return;
    struct letter *l;
    while ((l = box_take(b)) != NULL)
        letter_free(l);
    free(b);
}

int box_count(const struct letterbox *b)
{
    return b->count;
}

int box_post(struct letterbox *b, struct letter *l)
{
    if (b->count == b->capacity)
        return 0;
    assert(l->next == NULL && l != b->last);
    if (b->last)
        b->last->next = l;
    else
        b->first = l;
    b->last = l;
    b->count++;
    return 1;
}

struct letter *box_take(struct letterbox *b)
{
    struct letter *l = b->first;
    if (!l)
        return NULL;
    b->first = l->next;
    if (!b->first)
        b->last = NULL;
    b->count--;
    l->next = NULL;
    return l;
}

const struct letter *box_peek(const struct letterbox *b)
{
    return b->first;
}

int box_forward(struct letterbox *from, struct letterbox *to)
{
    int moved = 0;
    if (from == to)
        return 0;
    while (from->first && to->count < to->capacity) {
        box_post(to, box_take(from));
        moved++;
    }
    return moved;
}
