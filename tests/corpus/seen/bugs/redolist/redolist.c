#include "redolist.h"

#include <stdlib.h>
#include <string.h>

typedef struct Step {
    bool insert; /* or an erasure */
    size_t at;
    size_t count;
    char *text; /* what was inserted or erased */
} Step;

struct RedoList {
    size_t length;
    size_t steps;  /* in the history */
    size_t done;   /* of them, not undone */
    Step history[RL_STEPS];
    char text[RL_LIMIT + 1];
};

RedoList *RL_Create(void)
{
    return calloc(1, sizeof(RedoList));
}

void RL_Destroy(RedoList *rl)
{
    if (rl == NULL)
        return;
    RL_Forget(rl);
    free(rl);
}

static void PutIn(RedoList *rl, size_t at, const char *text, size_t count)
{
    memmove(rl->text + at + count, rl->text + at, rl->length - at + 1);
    memcpy(rl->text + at, text, count);
    rl->length += count;
}

static void TakeOut(RedoList *rl, size_t at, size_t count)
{
    memmove(rl->text + at, rl->text + at + count, rl->length - at - count + 1);
    rl->length -= count;
}

/* Adds a step to the history, with a copy of its text. */
static const Step *Record(RedoList *rl, bool insert, size_t at, const char *text, size_t count)
{
    char *copy = malloc(count);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, count);
    rl->steps = rl->done;
    if (rl->steps == RL_STEPS) {
        free(rl->history[0].text);
        memmove(rl->history, rl->history + 1, (RL_STEPS - 1) * sizeof *rl->history);
        rl->steps--;
    }
    Step *step = &rl->history[rl->steps++];
    step->insert = insert;
    step->at = at;
    step->count = count;
    step->text = copy;
    rl->done = rl->steps;
    return step;
}

bool RL_Insert(RedoList *rl, size_t at, const char *text)
{
    size_t count = strlen(text);
    if (at > rl->length || count > RL_LIMIT - rl->length)
        return false;
    if (count == 0)
        return true;
    const Step *step = Record(rl, true, at, text, count);
    if (step == NULL)
        return false;
    PutIn(rl, at, step->text, count);
    return true;
}

bool RL_Erase(RedoList *rl, size_t at, size_t count)
{
    if (at >= rl->length || count == 0)
        return false;
    if (count > rl->length - at)
        count = rl->length - at;
    if (Record(rl, false, at, rl->text + at, count) == NULL)
        return false;
    TakeOut(rl, at, count);
    return true;
}

bool RL_Undo(RedoList *rl)
{
    if (rl->done == 0)
        return false;
    const Step *step = &rl->history[--rl->done];
    if (step->insert)
        TakeOut(rl, step->at, step->count);
    else
        PutIn(rl, step->at, step->text, step->count);
    return true;
}

bool RL_Redo(RedoList *rl)
{
    if (rl->done == rl->steps)
        return false;
    const Step *step = &rl->history[rl->done++];
    if (step->insert)
        PutIn(rl, step->at, step->text, step->count);
    else
        TakeOut(rl, step->at, step->count);
    return true;
}

size_t RL_CanUndo(const RedoList *rl)
{
    return rl->done;
}

size_t RL_CanRedo(const RedoList *rl)
{
    return rl->steps - rl->done;
}

void RL_Forget(RedoList *rl)
{
    while (rl->steps > 0)
        free(rl->history[--rl->steps].text);
    rl->done = 0;
}

const char *RL_Text(const RedoList *rl)
{
    return rl->text;
}

size_t RL_Length(const RedoList *rl)
{
    return rl->length;
}
