#include "batch.h"

#include <stdlib.h>

struct batch {
    int *values;
    size_t count;
};

struct fixed {
    int *values;
    size_t count;
};

batch *batch_begin(void)
{
    return calloc(1, sizeof(batch));
}

bool batch_put(batch *b, int value)
{
    int *values = realloc(b->values, (b->count + 1) * sizeof *values);
    if (!values)
        return false;
    b->values = values;
    b->values[b->count++] = value;
    return true;
}

fixed *batch_seal(batch *b)
{
    fixed *f = calloc(1, sizeof *f);
    if (f) {
        f->values = b->values;
        f->count = b->count;
        b->values = NULL;
    }
    batch_abort(b);
    return f;
}

void batch_abort(batch *b)
{
    free(b->values);
    free(b);
}

void fixed_free(fixed *f)
{
    if (f)
        free(f->values);
    free(f);
}

size_t fixed_count(const fixed *f)
{
    return f->count;
}
