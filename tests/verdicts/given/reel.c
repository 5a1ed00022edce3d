#include "reel.h"

#include <stdlib.h>

struct frame {
    int number, uses;
};

struct reel {
    struct frame *frame;
};

reel *reel_new(void)
{
    reel *r = calloc(1, sizeof *r);
    if (r && (r->frame = calloc(1, sizeof *r->frame)))
        r->frame->uses = 1;
    return r;
}

void reel_free(reel *r)
{
    if (r && r->frame && --r->frame->uses == 0)
        free(r->frame);
    free(r);
}

reel *reel_copy(reel *r)
{
    reel *other = calloc(1, sizeof *other);
    if (!other)
        return NULL;
    other->frame = r->frame;
    r->frame->uses++;
    return other;
}

void reel_put(reel *r, int number)
{
    r->frame->number = number; /* of all that use it: the bug */
}

int reel_last(const reel *r)
{
    return r->frame->number;
}
