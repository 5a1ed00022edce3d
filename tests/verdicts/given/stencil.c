#include "stencil.h"

#include <stdlib.h>

struct stencil {
    int *mark, *left; /* NULL: none */
    int holes[4];
};

stencil *stencil_new(void)
{
    return calloc(1, sizeof(stencil));
}

void stencil_free(stencil *s)
{
    if (s)
        free(s->mark);
    free(s);
}

void stencil_mark(stencil *s, int place)
{
    if (!s->mark)
        s->mark = malloc(sizeof *s->mark);
    if (s->mark)
        *s->mark = place & 0xff;
}

int stencil_behind(const stencil *s)
{
    return *s->mark + 1;
}

int stencil_width(const stencil *s)
{
    return *s->left + 4; /* nobody ever sets it: the bug */
}

int stencil_hole(const stencil *s, int place, stencil_fail *fail)
{
    const int *hole = place >= 0 && place < 4 ? &s->holes[place] : NULL;
    if (!hole)
        fail(place);
    return *hole;
}

int stencil_first(const stencil *s, stencil_fail *fail)
{
    if (s->holes[0] < 0)
        fail(0);
    return s->left[0]; /* of holes: the bug */
}

int stencil_look(const stencil *s, stencil_see *see)
{
    see(0);
    return s->left[0]; /* of holes: the bug */
}
