#include "spindle.h"

#include <assert.h>
#include <stdlib.h>

struct spindle {
    int wound, cuts;
    unsigned char marks[8], around[8];
};

spindle *spindle_new(int length)
{
    spindle *s = calloc(1, sizeof *s);
    if (s && length > 0)
        s->wound = length;
    return s;
}

void spindle_free(spindle *s)
{
    free(s);
}

void spindle_knot(spindle *s)
{
    s->wound -= s->wound < 3 ? s->wound : 3;
}

void spindle_cut(spindle *s, int length)
{
    s->cuts++;
    assert(length <= s->wound);
    s->wound -= length < 0 ? 0 : length;
}

bool spindle_tie(spindle *s, int length)
{
    if (length < 0 || length > s->wound)
        return false;
    spindle_knot(s);
    assert(length <= s->wound); /* the knot is not reckoned with: the bug */
    s->wound -= length;
    return true;
}

int spindle_mark(spindle *s, int place)
{
    unsigned at = (unsigned)place % 8;
    s->marks[at] = 1;
    s->around[(at + 1) % 8]++; /* not its own place: the bug */
    assert(s->around[(unsigned)place % 8] >= s->marks[(unsigned)place % 8]);
    return s->around[at];
}
