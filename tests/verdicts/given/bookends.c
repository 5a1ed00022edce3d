#include "bookends.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct book {
    book *below, *next;
    int looks, opened;
};
struct mark {
    ends *in;
    mark *before;
};
struct ends {
    book *first;
    book *chosen;
    mark *last;
};

ends *ends_new(void)
{
    return calloc(1, sizeof(ends));
}

void ends_free(ends *e)
{
    while (e && e->first) {
        book *next = e->first->next;
        free(e->first);
        e->first = next;
    }
    while (e && e->last) {
        mark *before = e->last->before;
        free(e->last);
        e->last = before;
    }
    free(e);
}

book *ends_put(ends *e, book *below)
{
    book *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->below = below;
    b->next = e->first;
    e->first = b;
    return b;
}

static int stands_on(const book *b, const book *below)
{
    while (b && b != below)
        b = b->below;
    return b != NULL;
}

void ends_remove(ends *e, book *b)
{
    if (e->chosen == b) /* and what is on top of it? */
        e->chosen = NULL;
    for (book **at = &e->first; *at;) {
        book *one = *at;
        if (one == b || !stands_on(one, b)) {
            at = &one->next;
            continue;
        }
        *at = one->next;
        free(one);
    }
    for (book **at = &e->first; *at; at = &(*at)->next)
        if (*at == b) {
            *at = b->next;
            free(b);
            return;
        }
}

void ends_choose(ends *e, book *b)
{
    e->chosen = b;
}

int ends_look(ends *e)
{
    return e->chosen ? e->chosen->looks++ : 0;
}

mark *ends_begin(ends *e)
{
    mark *m = malloc(sizeof *m);
    if (m) {
        *m = (mark){e, e->last};
        e->last = m;
    }
    return m;
}

void ends_rollback(mark *m)
{
    ends *e = m->in;
    for (mark *one = e->last, *before; one; one = before) {
        before = one->before;
        e->last = before;
        bool is_last = one == m;
        free(one);
        if (is_last)
            return;
    }
}

static int is_open(const book *b, int looks)
{
    return b->looks <= looks;
}

int ends_turn(ends *e)
{
    if (!e->chosen)
        return -1;
    const book *page = e->chosen;
    assert(is_open(page, page->opened)); /* nobody has opened it */
    return page->opened;
}
