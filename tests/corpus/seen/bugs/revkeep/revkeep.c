#include "revkeep.h"

#include <stdlib.h>
#include <string.h>

struct prop {
    struct prop *next;
    char *name;
    char *value;
};

struct step {
    char *name;
    char *before; /* NULL: was not set */
    char *after;
};

struct revkeep {
    struct prop *props;
    struct step *steps;
    size_t limit;
    size_t count;
    size_t position; /* steps below are done, those above undone */
    bool sealed;
};

/* A copy of a text that may be NULL; false when memory is out. */
static bool copy(char **to, const char *text)
{
    *to = NULL;
    if (text == NULL)
        return true;
    size_t size = strlen(text) + 1;
    *to = malloc(size);
    if (*to == NULL)
        return false;
    memcpy(*to, text, size);
    return true;
}

static bool same(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static void step_clear(struct step *step)
{
    free(step->name);
    free(step->before);
    free(step->after);
}

/* Drops the steps from `from` on. */
static void truncate_steps(revkeep *rk, size_t from)
{
    while (rk->count > from)
        step_clear(&rk->steps[--rk->count]);
}

static struct prop **find(const revkeep *rk, const char *name)
{
    struct prop **link = (struct prop **)&rk->props;
    while (*link != NULL && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    return link;
}

/* Gives a property a value without any history. */
static bool assign(revkeep *rk, const char *name, const char *value)
{
    struct prop **link = find(rk, name), *prop = *link;
    char *text;
    if (value == NULL) {
        if (prop != NULL) {
            *link = prop->next;
            free(prop->name);
            free(prop->value);
            free(prop);
        }
        return true;
    }
    if (!copy(&text, value))
        return false;
    if (prop == NULL) {
        prop = calloc(1, sizeof *prop);
        if (prop == NULL || !copy(&prop->name, name)) {
            free(prop);
            free(text);
            return false;
        }
        *link = prop;
    }
    free(prop->value);
    prop->value = text;
    return true;
}

revkeep *rk_new(size_t steps)
{
    revkeep *rk = calloc(1, sizeof *rk);
    if (rk == NULL)
        return NULL;
    rk->limit = steps == 0 ? 100 : steps > 1000 ? 1000 : steps;
    rk->steps = calloc(rk->limit, sizeof *rk->steps);
    if (rk->steps == NULL) {
        free(rk);
        return NULL;
    }
    return rk;
}

void rk_free(revkeep *rk)
{
    if (rk == NULL)
        return;
    truncate_steps(rk, 0);
    free(rk->steps);
    while (rk->props != NULL)
        assign(rk, rk->props->name, NULL);
    free(rk);
}

bool rk_set(revkeep *rk, const char *name, const char *value)
{
    const struct prop *prop = *find(rk, name);
    struct step step = {NULL, NULL, NULL};
    if (same(prop == NULL ? NULL : prop->value, value))
        return true;
    if (!copy(&step.name, name) || !copy(&step.after, value) ||
        !copy(&step.before, prop == NULL ? NULL : prop->value) || !assign(rk, step.name, step.after)) {
        step_clear(&step);
        return false;
    }
    if (rk->position > 0 && !rk->sealed) {
        struct step *top = &rk->steps[rk->position - 1];
        if (strcmp(top->name, step.name) == 0) {
            free(top->after);
            top->after = step.after;
            step.after = NULL;
            step_clear(&step);
            rk->count = rk->position;
            return true;
        }
    }
    truncate_steps(rk, rk->position);
    if (rk->count == rk->limit) {
        step_clear(&rk->steps[0]);
        rk->count--;
        memmove(rk->steps, rk->steps + 1, rk->count * sizeof *rk->steps);
    }
    rk->steps[rk->count++] = step;
    rk->position = rk->count;
    rk->sealed = false;
    return true;
}

const char *rk_get(const revkeep *rk, const char *name)
{
    const struct prop *prop = *find(rk, name);
    return prop == NULL ? NULL : prop->value;
}

size_t rk_size(const revkeep *rk)
{
    size_t size = 0;
    for (const struct prop *prop = rk->props; prop != NULL; prop = prop->next)
        size++;
    return size;
}

size_t rk_undoable(const revkeep *rk)
{
    return rk->position;
}

size_t rk_redoable(const revkeep *rk)
{
    return rk->count - rk->position;
}

bool rk_undo(revkeep *rk)
{
    if (rk->position == 0)
        return false;
    const struct step *step = &rk->steps[rk->position - 1];
    if (!assign(rk, step->name, step->before))
        return false;
    rk->position--;
    return true;
}

bool rk_redo(revkeep *rk)
{
    if (rk->position == rk->count)
        return false;
    const struct step *step = &rk->steps[rk->position];
    if (!assign(rk, step->name, step->after))
        return false;
    rk->position++;
    return true;
}

void rk_seal(revkeep *rk)
{
    rk->sealed = true;
}

void rk_forget(revkeep *rk)
{
    truncate_steps(rk, 0);
    rk->position = 0;
}
