#include "windrow.h"

#include <stdlib.h>

struct windrow {
    long *hay;
    size_t count, most;
};

static int grow(windrow *w, size_t most)
{
    long *hay = most > w->most ? realloc(w->hay, most * sizeof *hay) : w->hay;
    if (!hay)
        return 0;
    for (size_t i = w->most; i < most; i++)
        hay[i] = 0;
    w->hay = hay;
    w->most = most > w->most ? most : w->most;
    return 1;
}

windrow *windrow_new(void)
{
    windrow *w = calloc(1, sizeof *w);
    if (w && !grow(w, 1)) {
        free(w);
        w = NULL;
    }
    return w;
}

void windrow_free(windrow *w)
{
    if (w)
        free(w->hay);
    free(w);
}

void windrow_add(windrow *w, long hay)
{
    if (grow(w, w->count + 1))
        w->hay[w->count++] = hay;
}

/* The bug: there may be none. */
void windrow_shift_left(windrow *w, size_t by)
{
    size_t count = w->count;
    if (by == 0 || by > (size_t)1 << 31 || !grow(w, count + by))
        return;
    w->hay[count - 1 + by] = w->hay[count - 1];
    w->count += by;
}

void windrow_mow(windrow *w, size_t i)
{
    w->hay[i] = 0;
}
