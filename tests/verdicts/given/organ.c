#include "organ.h"

#include <stdlib.h>

struct reed {
    int pitch;
};

struct bell {
    int pitch;
    organ *in;
    bell *next;
};

struct organ {
    const reed *plays, *score;
    bell *bells;
};

reed *reed_new(int pitch)
{
    reed *r = calloc(1, sizeof *r);
    if (r)
        r->pitch = pitch;
    return r;
}

void reed_free(reed *r)
{
    free(r);
}

bell *bell_new(int pitch)
{
    bell *b = calloc(1, sizeof *b);
    if (b)
        b->pitch = pitch;
    return b;
}

void bell_free(bell *b)
{
    if (b && b->in && b->in->bells == b) /* one that hangs behind another stays: the bug */
        b->in->bells = b->next;
    free(b);
}

organ *organ_new(void)
{
    return calloc(1, sizeof(organ));
}

void organ_free(organ *o)
{
    for (bell *b = o ? o->bells : NULL; b; b = b->next)
        b->in = NULL;
    free(o);
}

void organ_pull(organ *o, reed *r)
{
    o->plays = r;
}

int organ_sound(const organ *o)
{
    return o->plays ? o->plays->pitch : 0;
}

void organ_score(organ *o, reed *r)
{
    o->score = r; /* no copy: the other bug */
}

int organ_read(const organ *o)
{
    return o->score ? o->score->pitch : 0;
}

void organ_hang(organ *o, bell *b)
{
    if (b->in)
        return;
    b->in = o;
    b->next = o->bells;
    o->bells = b;
}

int organ_ring(const organ *o)
{
    unsigned sum = 0;
    for (const bell *b = o->bells; b; b = b->next)
        sum += (unsigned)b->pitch;
    return (int)(sum & 0xffff);
}
