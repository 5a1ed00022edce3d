#include "gluestr.h"

#include <stdlib.h>
#include <string.h>

struct glue_item {
    struct glue_item *prev;
    struct glue_item *next;
    char *text;
};

struct glue {
    struct glue_item *first;
    struct glue_item *last;
    size_t count;
};

glue *glue_new(void)
{
    return calloc(1, sizeof(glue));
}

void glue_free(glue *g)
{
    if (g == NULL)
        return;
    for (struct glue_item *i = g->first, *next; i != NULL; i = next) {
        next = i->next;
        free(i->text);
        free(i);
    }
    free(g);
}

bool glue_take(glue *g, char *text)
{
    struct glue_item *i = malloc(sizeof *i);
    if (i == NULL) {
        free(text);
        return false;
    }
    i->text = text;
    i->next = NULL;
    i->prev = g->last;
    if (g->last != NULL)
        g->last->next = i;
    else
        g->first = i;
    g->last = i;
    g->count++;
    return true;
}

bool glue_add(glue *g, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy != NULL && glue_take(g, memcpy(copy, text, size));
}

/* Takes an item out; its text. */
static char *detach(glue *g, struct glue_item *i)
{
    char *text = i->text;
    if (i->prev != NULL)
        i->prev->next = i->next;
    else
        g->first = i->next;
    if (i->next != NULL)
        i->next->prev = i->prev;
    else
        g->last = i->prev;
    g->count--;
    free(i);
    return text;
}

char *glue_shift(glue *g)
{
    return g->first == NULL ? NULL : detach(g, g->first);
}

size_t glue_count(const glue *g)
{
    return g->count;
}

char *glue_join(const glue *g, const char *between)
{
    size_t gap = strlen(between), size = 1;
    for (const struct glue_item *i = g->first; i != NULL; i = i->next)
        size += strlen(i->text) + gap;
    char *result = malloc(size), *to = result;
    if (result == NULL)
        return NULL;
    for (const struct glue_item *i = g->first; i != NULL; i = i->next) {
        size_t length = strlen(i->text);
        memcpy(to, i->text, length);
        to += length;
        if (i->next != NULL) {
            memcpy(to, between, gap);
            to += gap;
        }
    }
    *to = '\0';
    return result;
}

glue_cursor glue_begin(glue *g)
{
    return (glue_cursor){g, g->first};
}

bool glue_at(const glue_cursor *c)
{
    return c->item != NULL;
}

const char *glue_text(const glue_cursor *c)
{
    return c->item->text;
}

void glue_next(glue_cursor *c)
{
    c->item = c->item->next;
}

void glue_cursor_drop(glue_cursor *c)
{
    struct glue_item *i = c->item;
    c->item = i->next;
    free(detach(c->list, i));
}
