#include "fieldhist.h"

#include <stdlib.h>
#include <string.h>

struct fieldhist {
    char *values[FH_LEVELS + 1];
    int count;
    int current;
};

static char *joined(const char *a, const char *b)
{
    size_t m = strlen(a), n = strlen(b);
    char *s = malloc(m + n + 1);
    if (s != NULL) {
        memcpy(s, a, m);
        memcpy(s + m, b, n + 1);
    }
    return s;
}

fieldhist *fh_new(const char *value)
{
    fieldhist *f = calloc(1, sizeof *f);
    if (f == NULL)
        return NULL;
    f->values[0] = joined(value, "");
    if (f->values[0] == NULL) {
        free(f);
        return NULL;
    }
    f->count = 1;
    return f;
}

void fh_free(fieldhist *f)
{
    if (f == NULL)
        return;
    for (int i = 0; i < f->count; i++)
        free(f->values[i]);
    free(f);
}

static bool push(fieldhist *f, char *value)
{
    if (value == NULL)
        return false;
    f->count = f->current + 1;
    if (f->count == FH_LEVELS + 1) {
        free(f->values[0]);
        memmove(f->values, f->values + 1, FH_LEVELS * sizeof f->values[0]);
        f->count--;
    }
    f->current = f->count;
    f->values[f->count++] = value;
    return true;
}

bool fh_set(fieldhist *f, const char *value)
{
    return push(f, joined(value, ""));
}

bool fh_append(fieldhist *f, const char *more)
{
    return push(f, joined(fh_value(f), more));
}

bool fh_undo(fieldhist *f)
{
    if (f->current == 0)
        return false;
    f->current--;
    return true;
}

bool fh_redo(fieldhist *f)
{
    if (f->current + 1 >= f->count)
        return false;
    f->current++;
    return true;
}

const char *fh_value(const fieldhist *f)
{
    return f->values[f->current];
}

int fh_undo_levels(const fieldhist *f)
{
    return f->current;
}

int fh_redo_levels(const fieldhist *f)
{
    return f->count - 1 - f->current;
}

void fh_forget(fieldhist *f)
{
    char *keep = f->values[f->current];
    for (int i = 0; i < f->count; i++)
        if (i != f->current)
            free(f->values[i]);
    f->values[0] = keep;
    f->count = 1;
    f->current = 0;
}
