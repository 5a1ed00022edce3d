#include "txthist.h"

#include <stdlib.h>
#include <string.h>

struct txthist {
    char **states;
    size_t limit;
    size_t count;
    size_t cursor; /* states up to the current one, which is included */
};

txthist_t *txthist_create(size_t limit)
{
    if (limit < 1 || limit > TXTHIST_MAX_LIMIT)
        return NULL;
    txthist_t *hist = malloc(sizeof *hist);
    if (hist == NULL)
        return NULL;
    hist->states = calloc(limit, sizeof *hist->states);
    if (hist->states == NULL) {
        free(hist);
        return NULL;
    }
    hist->limit = limit;
    hist->count = 0;
    hist->cursor = 0;
    return hist;
}

static void truncate_to(txthist_t *hist, size_t count)
{
    while (hist->count > count)
        free(hist->states[--hist->count]);
}

void txthist_destroy(txthist_t *hist)
{
    if (hist == NULL)
        return;
    truncate_to(hist, 0);
    free(hist->states);
    free(hist);
}

static void drop_oldest(txthist_t *hist)
{
    free(hist->states[0]);
    hist->count--;
    memmove(hist->states, hist->states + 1, hist->count * sizeof *hist->states);
}

bool txthist_record(txthist_t *hist, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, text, size);
    truncate_to(hist, hist->cursor);
    if (hist->count == hist->limit)
        drop_oldest(hist);
    hist->states[hist->cursor++] = copy;
    hist->count++;
    return true;
}

const char *txthist_current(const txthist_t *hist)
{
    return hist->cursor == 0 ? NULL : hist->states[hist->cursor - 1];
}

const char *txthist_undo(txthist_t *hist)
{
    if (hist->cursor < 2)
        return NULL;
    hist->cursor--;
    return txthist_current(hist);
}

const char *txthist_redo(txthist_t *hist)
{
    if (hist->cursor == hist->count)
        return NULL;
    hist->cursor++;
    return txthist_current(hist);
}

size_t txthist_undos(const txthist_t *hist)
{
    return hist->cursor == 0 ? 0 : hist->cursor - 1;
}

size_t txthist_redos(const txthist_t *hist)
{
    return hist->count - hist->cursor;
}

void txthist_forget(txthist_t *hist)
{
    if (hist->cursor == 0)
        return;
    truncate_to(hist, hist->cursor);
    char *current = hist->states[hist->count - 1];
    hist->count--;
    truncate_to(hist, 0);
    hist->states[0] = current;
    hist->count = 1;
    hist->cursor = 1;
}
