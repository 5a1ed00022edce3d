#include "frames.h"

#include <stdlib.h>
#include <string.h>

struct frames {
    int depth;
    int *values;
};

frames *frames_new(void)
{
    frames *f = calloc(1, sizeof *f);
    if (f && !(f->values = calloc(16 * 8, sizeof(int)))) {
        free(f);
        f = NULL;
    }
    return f;
}

void frames_free(frames *f)
{
    if (f) {
        free(f->values);
        free(f);
    }
}

bool frames_enter(frames *f)
{
    if (f->depth == 15)
        return false;
    f->depth++;
    memset(f->values + f->depth * 8, 0, 8 * sizeof(int));
    return true;
}

void frames_leave(frames *f)
{
    f->depth--;
}

int frames_depth(const frames *f)
{
    return f->depth;
}

void frames_set(frames *f, unsigned variable, int value)
{
    f->values[f->depth * 8 + (int)(variable % 8)] = value;
}

int frames_get(const frames *f, unsigned variable)
{
    return f->values[f->depth * 8 + (int)(variable % 8)];
}
