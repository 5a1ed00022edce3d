#include "stepback.h"

#include <stdlib.h>
#include <string.h>

struct record {
    struct record *older;
    struct record *newer;
    const sb_kind *kind;
    void *data;
    char label[]; /* terminated */
};

struct stepback {
    void *document;
    size_t keep;
    struct record *oldest;
    struct record *newest;
    struct record *current; /* the newest that is not undone, or NULL */
    size_t done;
    size_t undone;
};

/* What sb_redo() takes, or NULL. */
static struct record *next_redo(const stepback *stack)
{
    return stack->current != NULL ? stack->current->newer : stack->oldest;
}

static void drop(struct record *record)
{
    if (record->kind->drop != NULL)
        record->kind->drop(record->data);
    free(record);
}

stepback *sb_create(void *document, size_t keep)
{
    stepback *stack;

    if (keep == 0 || keep > SB_MAX_KEEP)
        return NULL;
    stack = calloc(1, sizeof *stack);
    if (stack == NULL)
        return NULL;
    stack->document = document;
    stack->keep = keep;
    return stack;
}

void sb_destroy(stepback *stack)
{
    if (stack == NULL)
        return;
    sb_clear(stack);
    free(stack);
}

static void drop_undone(stepback *stack)
{
    struct record *record = next_redo(stack), *newer;

    stack->newest = stack->current;
    if (stack->current != NULL)
        stack->current->newer = NULL;
    else
        stack->oldest = NULL;
    stack->undone = 0;
    for (; record != NULL; record = newer) {
        newer = record->newer;
        drop(record);
    }
}

static void drop_oldest(stepback *stack)
{
    struct record *record = stack->oldest;

    stack->oldest = record->newer;
    if (stack->oldest != NULL)
        stack->oldest->older = NULL;
    else
        stack->newest = NULL;
    if (stack->current == record)
        stack->current = NULL;
    stack->done--;
    drop(record);
}

int sb_push(stepback *stack, const sb_kind *kind, void *data, const char *label)
{
    struct record *record;
    size_t length;

    if (label == NULL)
        label = "";
    length = strlen(label);
    record = malloc(sizeof *record + length + 1);
    if (record == NULL)
        return -1;
    memcpy(record->label, label, length + 1);
    record->kind = kind;
    record->data = data;
    record->newer = NULL;

    drop_undone(stack);
    while (stack->done >= stack->keep)
        drop_oldest(stack);
    record->older = stack->newest;
    if (stack->newest != NULL)
        stack->newest->newer = record;
    else
        stack->oldest = record;
    stack->newest = record;
    stack->current = record;
    stack->done++;
    return 0;
}

int sb_undo(stepback *stack)
{
    struct record *record = stack->current;

    if (record == NULL)
        return 0;
    record->kind->undo(record->data, stack->document);
    stack->current = record->older;
    stack->done--;
    stack->undone++;
    return 1;
}

int sb_redo(stepback *stack)
{
    struct record *record = next_redo(stack);

    if (record == NULL)
        return 0;
    record->kind->redo(record->data, stack->document);
    stack->current = record;
    stack->done++;
    stack->undone--;
    return 1;
}

size_t sb_can_undo(const stepback *stack)
{
    return stack->done;
}

size_t sb_can_redo(const stepback *stack)
{
    return stack->undone;
}

const char *sb_undo_label(const stepback *stack)
{
    return stack->current != NULL ? stack->current->label : NULL;
}

const char *sb_redo_label(const stepback *stack)
{
    const struct record *record = next_redo(stack);

    return record != NULL ? record->label : NULL;
}

void sb_clear(stepback *stack)
{
    struct record *record = stack->oldest, *newer;

    stack->oldest = NULL;
    stack->newest = NULL;
    stack->current = NULL;
    stack->done = 0;
    stack->undone = 0;
    for (; record != NULL; record = newer) {
        newer = record->newer;
        drop(record);
    }
}
