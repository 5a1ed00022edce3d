#include "sprig.h"

#include <assert.h>
#include <stdlib.h>

struct sprig {
    sprig *inner;
    int length;
    sprig_pick pick;
};

static sprig *make(sprig *inner, int length, sprig_pick pick)
{
    sprig *t = malloc(sizeof *t);
    if (t)
        *t = (sprig){inner, length, pick};
    return t;
}

sprig *sprig_new(int length)
{
    return make(NULL, length, NULL);
}

void sprig_free(sprig *t)
{
    if (!t)
        return;
    sprig_free(t->inner);
    free(t);
}

sprig *sprig_grow(sprig *inner, int length)
{
    return length > 100 ? NULL : make(inner, length, NULL);
}

sprig *sprig_picked(sprig_pick pick)
{
    return make(NULL, 0, pick);
}

static int picked(const sprig *t)
{
    int answer;
    answer = t->pick ? t->pick(t->length) : 0;
    assert(answer == 0 || answer == 1);
    return answer;
}

int sprig_count(const sprig *a, const sprig *b)
{
    int sum = 0;
    for (const sprig *t = a; t; t = t->inner)
        sum += t->length != 0;
    sum += picked(a);
    sum += picked(b);
    return sum;
}
