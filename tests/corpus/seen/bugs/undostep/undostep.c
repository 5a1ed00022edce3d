#include "undostep.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct step {
    struct step *prev, *next;
    uint64_t id; /* of the document's state after this step */
    char name[UNDOSTEP_NAME_MAX + 1];
};

struct undostep {
    struct step *first, *last;
    struct step *top; /* the latest done step, NULL when there is none */
    size_t done, undone;
    size_t limit;
    uint64_t base_id; /* of the state before the first step */
    uint64_t next_id;
    uint64_t saved_id;
};

static size_t sane_limit(size_t limit)
{
    return limit == 0 || limit > UNDOSTEP_MAX ? UNDOSTEP_MAX : limit;
}

undostep *undostep_new(size_t limit)
{
    undostep *h = calloc(1, sizeof *h);

    if (!h)
        return NULL;
    h->limit = sane_limit(limit);
    h->next_id = 1;
    return h;
}

static void unlink_step(undostep *h, struct step *s)
{
    if (s->prev)
        s->prev->next = s->next;
    else
        h->first = s->next;
    if (s->next)
        s->next->prev = s->prev;
    else
        h->last = s->prev;
}

static void drop_last(undostep *h)
{
    struct step *s = h->last;

    unlink_step(h, s);
    h->undone--;
    free(s);
}

static void drop_first(undostep *h)
{
    struct step *s = h->first;

    h->base_id = s->id;
    unlink_step(h, s);
    h->done--;
    free(s);
}

static void trim(undostep *h)
{
    while (h->done + h->undone > h->limit) {
        if (h->done > 0)
            drop_first(h);
        else
            drop_last(h);
    }
}

static uint64_t current_id(const undostep *h)
{
    return h->top ? h->top->id : h->base_id;
}

static void free_steps(undostep *h)
{
    struct step *s = h->first;

    while (s) {
        struct step *next = s->next;

        free(s);
        s = next;
    }
    h->first = h->last = NULL;
    h->done = h->undone = 0;
}

void undostep_free(undostep *h)
{
    if (!h)
        return;
    free_steps(h);
    free(h);
}

int undostep_push(undostep *h, const char *name)
{
    struct step *s = calloc(1, sizeof *s);
    size_t len = 0;

    if (!s)
        return -1;
    if (name) {
        while (len < UNDOSTEP_NAME_MAX && name[len])
            len++;
        memcpy(s->name, name, len);
    }
    s->name[len] = '\0';
    s->id = h->next_id++;

    while (h->undone > 0)
        drop_last(h);
    s->prev = h->last;
    if (h->last)
        h->last->next = s;
    else
        h->first = s;
    h->last = s;
    h->top = s;
    h->done++;
    trim(h);
    return 0;
}

const char *undostep_undo(undostep *h)
{
    struct step *s = h->top;

    if (!s)
        return NULL;
    h->top = s->prev;
    h->done--;
    h->undone++;
    return s->name;
}

const char *undostep_redo(undostep *h)
{
    struct step *s;

    if (h->undone == 0)
        return NULL;
    s = h->top ? h->top->next : h->first;
    h->top = s;
    h->done++;
    h->undone--;
    return s->name;
}

size_t undostep_done(const undostep *h)
{
    return h->done;
}

size_t undostep_undone(const undostep *h)
{
    return h->undone;
}

void undostep_set_limit(undostep *h, size_t limit)
{
    h->limit = sane_limit(limit);
    trim(h);
}

void undostep_clear(undostep *h)
{
    h->base_id = current_id(h);
    h->top = NULL;
    free_steps(h);
}

void undostep_mark_saved(undostep *h)
{
    h->saved_id = current_id(h);
}

int undostep_is_saved(const undostep *h)
{
    return h->saved_id == current_id(h);
}
