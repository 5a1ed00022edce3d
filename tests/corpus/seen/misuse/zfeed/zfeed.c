#include "zfeed.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

struct zfeed_state {
    unsigned run;              /* length of the run so far */
    unsigned char value;       /* of what */
    unsigned char pending[2];  /* output that waits for room, last byte first */
    int npending;
    int finished;
};

int zfeed_begin(zfeed *z)
{
    z->state = malloc(sizeof *z->state);
    if (!z->state)
        return ZF_NOMEM;
    zfeed_reset(z);
    return ZF_OK;
}

void zfeed_reset(zfeed *z)
{
    assert(z->state);
    *z->state = (struct zfeed_state){0};
    z->next_in = NULL;
    z->next_out = NULL;
    z->avail_in = z->avail_out = 0;
    z->total_in = z->total_out = 0;
}

/* Writes what is pending; 0 when not all of it could be written. */
static int flush(zfeed *z)
{
    struct zfeed_state *s = z->state;

    while (s->npending > 0 && z->avail_out > 0) {
        *z->next_out++ = s->pending[--s->npending];
        z->avail_out--;
        z->total_out++;
    }
    return s->npending == 0;
}

static void close_run(struct zfeed_state *s)
{
    s->pending[1] = (unsigned char)s->run;
    s->pending[0] = s->value;
    s->npending = 2;
    s->run = 0;
}

int zfeed_run(zfeed *z, int finish)
{
    struct zfeed_state *s = z->state;

    assert(s);
    if (s->finished && z->avail_in > 0)
        return ZF_STATE;
    if (!flush(z))
        return ZF_FULL;
    while (z->avail_in > 0) {
        if (s->run == 255 || (s->run > 0 && *z->next_in != s->value)) {
            close_run(s);
            if (!flush(z))
                return ZF_FULL;
        }
        s->value = *z->next_in++;
        s->run++;
        z->avail_in--;
        z->total_in++;
    }
    if (!finish && !s->finished)
        return ZF_OK;
    s->finished = 1;
    if (s->run > 0)
        close_run(s);
    return flush(z) ? ZF_END : ZF_FULL;
}

size_t zfeed_bound(size_t n)
{
    return n > SIZE_MAX / 2 ? 0 : 2 * n;
}

void zfeed_end(zfeed *z)
{
    assert(z->state);
    free(z->state);
    z->state = NULL;
}
