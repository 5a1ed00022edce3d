#include "undotx.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct step {
    void *data;
    unsigned long group; /* steps of a group have the same */
};

struct utx {
    const utx_ops *ops;
    struct step *steps;
    size_t count; /* all steps */
    size_t done;  /* those that are not undone */
    size_t room;
    unsigned depth;
    unsigned long group;
    bool busy;
};

utx *utx_create(const utx_ops *ops)
{
    utx *u = calloc(1, sizeof *u);
    if (u != NULL)
        u->ops = ops;
    return u;
}

static void release(utx *u, void *data)
{
    if (u->ops->release != NULL)
        u->ops->release(data);
}

static void cut(utx *u, size_t count)
{
    u->busy = true;
    while (u->count > count)
        release(u, u->steps[--u->count].data);
    u->busy = false;
}

void utx_destroy(utx *u)
{
    if (u == NULL)
        return;
    assert(u->depth == 0 && !u->busy);
    cut(u, 0);
    free(u->steps);
    free(u);
}

int utx_record(utx *u, void *data)
{
    assert(!u->busy);
    cut(u, u->done);
    if (u->count == u->room) {
        size_t room = u->room == 0 ? 8 : 2 * u->room;
        struct step *steps = realloc(u->steps, room * sizeof *steps);
        if (steps == NULL) {
            release(u, data);
            return -1;
        }
        u->steps = steps;
        u->room = room;
    }
    if (u->depth == 0)
        u->group++;
    u->steps[u->count].data = data;
    u->steps[u->count].group = u->group;
    u->count++;
    u->done = u->count;
    return 0;
}

void utx_begin(utx *u)
{
    if (u->depth++ == 0)
        u->group++;
}

void utx_end(utx *u)
{
    assert(u->depth > 0);
    u->depth--;
}

unsigned utx_depth(const utx *u)
{
    return u->depth;
}

size_t utx_undo(utx *u)
{
    assert(u->depth == 0 && !u->busy);
    size_t n = 0;
    if (u->done == 0)
        return 0;
    unsigned long group = u->steps[u->done - 1].group;
    u->busy = true;
    while (u->done > 0 && u->steps[u->done - 1].group == group) {
        u->done--;
        u->ops->undo(u->steps[u->done].data);
        n++;
    }
    u->busy = false;
    return n;
}

size_t utx_redo(utx *u)
{
    assert(u->depth == 0 && !u->busy);
    size_t n = 0;
    if (u->done == u->count)
        return 0;
    unsigned long group = u->steps[u->done].group;
    u->busy = true;
    while (u->done < u->count && u->steps[u->done].group == group) {
        u->ops->redo(u->steps[u->done].data);
        u->done++;
        n++;
    }
    u->busy = false;
    return n;
}

size_t utx_undoable(const utx *u)
{
    return u->done;
}

size_t utx_redoable(const utx *u)
{
    return u->count - u->done;
}
