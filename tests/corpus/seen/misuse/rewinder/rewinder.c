#include "rewinder.h"

#include <stdlib.h>
#include <string.h>

struct step {
    struct step *older; /* in the list of steps to undo, or to redo */
    const rewinder_ops *ops;
    void *data;
    char label[REWINDER_MAX_LABEL + 1];
};

struct rewinder {
    void *document;
    size_t limit;
    size_t depth;
    struct step *done;   /* latest first */
    struct step *undone; /* next to redo first */
    int running;
};

rewinder *rewinder_new(void *document, size_t limit)
{
    if (limit < 1 || limit > REWINDER_MAX_STEPS)
        return NULL;
    rewinder *log = calloc(1, sizeof *log);
    if (!log)
        return NULL;
    log->document = document;
    log->limit = limit;
    return log;
}

/* Forgets the steps of a list. */
static void drop_all(rewinder *log, struct step **list)
{
    while (*list) {
        struct step *step = *list;
        if (step->ops->drop) {
            log->running++;
            step->ops->drop(step->data);
            log->running--;
        }
        *list = step->older;
        free(step);
    }
}

void rewinder_clear(rewinder *log)
{
    drop_all(log, &log->undone);
    drop_all(log, &log->done);
    log->depth = 0;
}

void rewinder_free(rewinder *log)
{
    if (!log)
        return;
    rewinder_clear(log);
    free(log);
}

bool rewinder_push(rewinder *log, const char *label, const rewinder_ops *ops, void *data)
{
    struct step *step = calloc(1, sizeof *step);

    if (!step)
        return false;
    if (label) {
        size_t length = 0;
        while (length < REWINDER_MAX_LABEL && label[length] != '\0')
            length++;
        memcpy(step->label, label, length);
    }
    step->ops = ops;
    step->data = data;

    drop_all(log, &log->undone);
    step->older = log->done;
    log->done = step;
    if (log->depth < log->limit) {
        log->depth++;
        return true;
    }
    /* One too many: the oldest goes. */
    struct step **last = &log->done;
    while ((*last)->older)
        last = &(*last)->older;
    drop_all(log, last);
    return true;
}

bool rewinder_undo(rewinder *log)
{
    struct step *step = log->done;

    if (!step)
        return false;
    log->running++;
    step->ops->undo(log->document, step->data);
    log->running--;
    log->done = step->older;
    step->older = log->undone;
    log->undone = step;
    log->depth--;
    return true;
}

bool rewinder_redo(rewinder *log)
{
    struct step *step = log->undone;

    if (!step)
        return false;
    log->running++;
    step->ops->redo(log->document, step->data);
    log->running--;
    log->undone = step->older;
    step->older = log->done;
    log->done = step;
    log->depth++;
    return true;
}

const char *rewinder_undo_label(const rewinder *log)
{
    return log->done ? log->done->label : NULL;
}

const char *rewinder_redo_label(const rewinder *log)
{
    return log->undone ? log->undone->label : NULL;
}

size_t rewinder_depth(const rewinder *log)
{
    return log->depth;
}

bool rewinder_busy(const rewinder *log)
{
    return log->running > 0;
}
