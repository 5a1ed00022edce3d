#include "retrace.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define NEVER ((size_t)-1) /* the saved state cannot be reached any more */

struct rt_entry {
    void *command;
    size_t group; /* commands of a group have the same number; 0: none */
};

void rt_init(struct rt_history *h, size_t limit, rt_apply *apply, void *app)
{
    memset(h, 0, sizeof *h);
    h->limit = limit < 1 ? 1 : limit > RT_LIMIT_MAX ? RT_LIMIT_MAX : limit;
    h->apply = apply;
    h->app = app;
}

static void forget(struct rt_history *h, size_t from)
{
    while (h->count > from)
        free(h->entries[--h->count].command);
    if (h->saved != NEVER && h->saved > from)
        h->saved = NEVER;
}

void rt_done(struct rt_history *h)
{
    forget(h, 0);
    free(h->entries);
    memset(h, 0, sizeof *h);
}

void rt_clear(struct rt_history *h)
{
    bool saved = rt_is_saved(h);

    forget(h, 0);
    free(h->entries);
    h->entries = NULL;
    h->room = 0;
    h->pos = 0;
    h->saved = saved ? 0 : NEVER;
}

/* Makes room for one more entry at the end. */
static bool grow(struct rt_history *h)
{
    size_t room = h->room ? h->room * 2 : 8;
    struct rt_entry *entries;

    if (room > h->limit)
        room = h->limit;
    entries = realloc(h->entries, room * sizeof *entries);
    if (!entries)
        return false;
    h->entries = entries;
    h->room = room;
    return true;
}

bool rt_push(struct rt_history *h, void *command)
{
    if (h->pos == h->room && h->room < h->limit && !grow(h)) {
        free(command);
        return false;
    }
    forget(h, h->pos);
    if (h->count == h->limit) {
        free(h->entries[0].command);
        h->count--;
        h->pos--;
        memmove(h->entries, h->entries + 1, h->count * sizeof *h->entries);
        if (h->saved != NEVER)
            h->saved = h->saved ? h->saved - 1 : NEVER;
    }
    h->entries[h->count].command = command;
    h->entries[h->count].group = h->group;
    h->count++;
    h->pos++;
    return true;
}

void rt_begin(struct rt_history *h)
{
    if (h->nested == 0)
        h->group = ++h->group_id ? h->group_id : ++h->group_id;
    if (h->nested < INT_MAX)
        h->nested++;
}

void rt_end(struct rt_history *h)
{
    if (h->nested > 0 && --h->nested == 0)
        h->group = 0;
}

bool rt_undo(struct rt_history *h)
{
    size_t group;

    if (h->nested || !rt_can_undo(h))
        return false;
    do {
        struct rt_entry *e = &h->entries[h->pos - 1];

        h->apply(h->app, e->command, RT_UNDO);
        group = e->group;
        h->pos--;
    } while (group && h->pos > 0 && h->entries[h->pos - 1].group == group);
    return true;
}

bool rt_redo(struct rt_history *h)
{
    size_t group;

    if (h->nested || !rt_can_redo(h))
        return false;
    do {
        struct rt_entry *e = &h->entries[h->pos];

        h->apply(h->app, e->command, RT_REDO);
        group = e->group;
        h->pos++;
    } while (group && h->pos < h->count && h->entries[h->pos].group == group);
    return true;
}

bool rt_can_undo(const struct rt_history *h)
{
    return h->pos > 0;
}

bool rt_can_redo(const struct rt_history *h)
{
    return h->pos < h->count;
}

size_t rt_count(const struct rt_history *h)
{
    return h->count;
}

void rt_set_saved(struct rt_history *h)
{
    h->saved = h->pos;
}

bool rt_is_saved(const struct rt_history *h)
{
    return h->saved == h->pos;
}
