#include "forms.h"

#include <assert.h>
#include <stdlib.h>

struct form {
    enum form_kind kind;
    const struct form *inner;
};

struct sheet {
    struct form plain[FORM_FRAME + 1];
};

struct sheet *sheet_new(void)
{
    struct sheet *s = calloc(1, sizeof *s);
    for (int i = 0; s && i <= FORM_FRAME; i++)
        s->plain[i].kind = (enum form_kind)i;
    return s;
}

void sheet_free(struct sheet *s)
{
    free(s);
}

const struct form *form_plain(struct sheet *s, enum form_kind kind)
{
    return (unsigned)kind <= FORM_FRAME ? &s->plain[kind] : NULL;
}

static const struct form *innermost(const struct form *f)
{
    while (f->kind == FORM_FRAME && f->inner)
        f = f->inner;
    return f;
}

int form_corners(const struct form *f)
{
    f = innermost(f);
    assert(f->kind != FORM_NONE);
    return f->kind == FORM_CIRCLE ? 0 : 4;
}

int form_sides(const struct form *f)
{
    int corners = form_corners(f);
    return corners ? corners : 1;
}
