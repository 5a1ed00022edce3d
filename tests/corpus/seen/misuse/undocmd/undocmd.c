#include "undocmd.h"

#include <stdlib.h>
#include <string.h>

struct uc_cmd {
    const uc_ops *ops;
    void *data;
    char *label;
};

struct uc_stack {
    uc_cmd **cmds;              /* done ones first, then those undone */
    int count;
    int done;
    int room;
    int limit;
};

uc_cmd *uc_cmd_new(const char *label, const uc_ops *ops, void *data)
{
    size_t n = strlen(label) + 1;
    uc_cmd *c = malloc(sizeof *c);

    if (c == NULL)
        return NULL;
    c->label = malloc(n);
    if (c->label == NULL) {
        free(c);
        return NULL;
    }
    memcpy(c->label, label, n);
    c->ops = ops;
    c->data = data;
    return c;
}

void uc_cmd_free(uc_cmd *c)
{
    if (c == NULL)
        return;
    if (c->ops->destroy != NULL)
        c->ops->destroy(c->data);
    free(c->label);
    free(c);
}

uc_stack *uc_stack_new(int limit)
{
    uc_stack *s;

    if (limit < 1 || limit > UC_MAX)
        return NULL;
    s = calloc(1, sizeof *s);
    if (s != NULL)
        s->limit = limit;
    return s;
}

static void drop_undone(uc_stack *s)
{
    while (s->count > s->done)
        uc_cmd_free(s->cmds[--s->count]);
}

void uc_clear(uc_stack *s)
{
    s->done = 0;
    drop_undone(s);
}

void uc_stack_free(uc_stack *s)
{
    if (s == NULL)
        return;
    uc_clear(s);
    free(s->cmds);
    free(s);
}

static int make_room(uc_stack *s)
{
    int room = s->room == 0 ? 8 : s->room * 2;
    uc_cmd **cmds;

    /* one more than is kept: the oldest goes only after the newest has come */
    if (s->done < s->room)
        return 0;
    cmds = realloc(s->cmds, (size_t)room * sizeof *cmds);
    if (cmds == NULL)
        return -1;
    s->cmds = cmds;
    s->room = room;
    return 0;
}

static int merged(uc_stack *s, uc_cmd *c)
{
    uc_cmd *last;

    if (s->done == 0)
        return 0;
    last = s->cmds[s->done - 1];
    return last->ops == c->ops && c->ops->merge != NULL && c->ops->merge(last->data, c->data);
}

int uc_push(uc_stack *s, uc_cmd *c)
{
    if (make_room(s) != 0)
        return -1;
    drop_undone(s);
    c->ops->redo(c->data);
    if (merged(s, c)) {
        uc_cmd_free(c);
        return 0;
    }
    s->cmds[s->count++] = c;
    s->done++;
    if (s->count > s->limit) {
        uc_cmd_free(s->cmds[0]);
        s->count--;
        s->done--;
        memmove(&s->cmds[0], &s->cmds[1], (size_t)s->count * sizeof s->cmds[0]);
    }
    return 0;
}

int uc_undo(uc_stack *s)
{
    uc_cmd *c;

    if (s->done == 0)
        return 0;
    c = s->cmds[--s->done];
    if (c->ops->undo != NULL)
        c->ops->undo(c->data);
    return 1;
}

int uc_redo(uc_stack *s)
{
    uc_cmd *c;

    if (s->done == s->count)
        return 0;
    c = s->cmds[s->done++];
    c->ops->redo(c->data);
    return 1;
}

int uc_undo_count(const uc_stack *s)
{
    return s->done;
}

int uc_redo_count(const uc_stack *s)
{
    return s->count - s->done;
}

const char *uc_undo_label(const uc_stack *s)
{
    return s->done > 0 ? s->cmds[s->done - 1]->label : NULL;
}
