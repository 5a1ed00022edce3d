#include "undolog.h"

#include <stdlib.h>
#include <string.h>

struct step {
    struct step *previous;
    struct step *next;
    char *title;
};

struct undolog {
    struct step start; /* before all steps, without a title */
    struct step *present;
    struct step *saved;
};

undolog *undolog_new(void)
{
    undolog *log = calloc(1, sizeof *log);
    if (log != NULL)
        log->present = &log->start;
    return log;
}

/* Frees the steps behind one. */
static void drop_behind(struct step *step)
{
    struct step *next = step->next;
    step->next = NULL;
    while (next != NULL) {
        struct step *dropped = next;
        next = dropped->next;
        free(dropped->title);
        free(dropped);
    }
}

void undolog_free(undolog *log)
{
    if (log == NULL)
        return;
    drop_behind(&log->start);
    free(log);
}

bool undolog_add(undolog *log, const char *title)
{
    struct step *step = malloc(sizeof *step);
    size_t size = strlen(title) + 1;
    char *copy = malloc(size);
    if (step == NULL || copy == NULL) {
        free(step);
        free(copy);
        return false;
    }
    memcpy(copy, title, size);
    step->title = copy;
    drop_behind(log->present);
    step->previous = log->present;
    step->next = NULL;
    log->present->next = step;
    log->present = step;
    return true;
}

bool undolog_undo(undolog *log)
{
    if (log->present == &log->start)
        return false;
    log->present = log->present->previous;
    return true;
}

bool undolog_redo(undolog *log)
{
    if (log->present->next == NULL)
        return false;
    log->present = log->present->next;
    return true;
}

size_t undolog_undoable(const undolog *log)
{
    size_t count = 0;
    for (const struct step *step = log->present; step != &log->start; step = step->previous)
        count++;
    return count;
}

size_t undolog_redoable(const undolog *log)
{
    size_t count = 0;
    for (const struct step *step = log->present->next; step != NULL; step = step->next)
        count++;
    return count;
}

const char *undolog_undo_title(const undolog *log)
{
    return log->present->title;
}

const char *undolog_redo_title(const undolog *log)
{
    return log->present->next != NULL ? log->present->next->title : NULL;
}

void undolog_mark_saved(undolog *log)
{
    log->saved = log->present;
}

bool undolog_is_saved(const undolog *log)
{
    return log->saved == log->present;
}

const char *undolog_saved_title(const undolog *log)
{
    return log->saved != NULL ? log->saved->title : NULL;
}
