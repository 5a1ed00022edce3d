#include "mixer.h"

#include <assert.h>
#include <stdlib.h>

struct mixer {
    int mode;
};

mixer *mixer_new(int mode)
{
    mixer *m = malloc(sizeof *m);
    if (m)
        m->mode = mode;
    return m;
}

void mixer_free(mixer *m)
{
    free(m);
}

void mixer_set_mode(mixer *m, int mode)
{
    m->mode = mode;
}

int mixer_apply(const mixer *m, short a, short b)
{
    switch (m->mode) {
    case 0:
        return a + b;
    case 1:
        return a - b;
    case 2:
        return a * b;
    default:
        assert(!"unknown mode");
        return 0;
    }
}
