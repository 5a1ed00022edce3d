#include "penpath.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct step {
    int kind;
    double x, y;
};

struct penpath {
    struct step *steps;
    size_t len, room;
};

penpath *pp_new(void)
{
    return calloc(1, sizeof(penpath));
}

void pp_free(penpath *p)
{
    if (p == NULL)
        return;
    free(p->steps);
    free(p);
}

static int reserve(penpath *p, size_t more)
{
    if (more > PP_MAX - p->len)
        return -1;
    size_t want = p->len + more;
    if (want <= p->room)
        return 0;
    size_t room = p->room == 0 ? 8 : p->room;
    while (room < want)
        room *= 2;
    struct step *steps = realloc(p->steps, room * sizeof *steps);
    if (steps == NULL)
        return -1;
    p->steps = steps;
    p->room = room;
    return 0;
}

static int put(penpath *p, int kind, double x, double y)
{
    if (!isfinite(x) || !isfinite(y) || reserve(p, 1) != 0)
        return -1;
    p->steps[p->len++] = (struct step){kind, x, y};
    return 0;
}

int pp_move(penpath *p, double x, double y)
{
    return put(p, 'M', x, y);
}

int pp_line(penpath *p, double x, double y)
{
    return p->len == 0 ? -1 : put(p, 'L', x, y);
}

int pp_rect(penpath *p, double x, double y, double w, double h)
{
    size_t before = p->len;
    if (put(p, 'M', x, y) != 0 || put(p, 'L', x + w, y) != 0 || put(p, 'L', x + w, y + h) != 0 ||
        put(p, 'L', x, y + h) != 0 || put(p, 'L', x, y) != 0) {
        p->len = before;
        return -1;
    }
    return 0;
}

int pp_append(penpath *p, const penpath *more)
{
    const struct step *from = more->steps;
    size_t count = more->len;

    if (count == 0)
        return 0;
    if (reserve(p, count) != 0)
        return -1;
    memcpy(p->steps + p->len, from, count * sizeof *from);
    p->len += count;
    return 0;
}

penpath *pp_copy(const penpath *p)
{
    penpath *copy = pp_new();
    if (copy != NULL && pp_append(copy, p) != 0) {
        pp_free(copy);
        return NULL;
    }
    return copy;
}

size_t pp_steps(const penpath *p)
{
    return p->len;
}

int pp_step(const penpath *p, size_t i, double *x, double *y)
{
    if (i >= p->len)
        return 0;
    *x = p->steps[i].x;
    *y = p->steps[i].y;
    return p->steps[i].kind;
}

static struct step moved(struct step s, const double m[6])
{
    struct step out = {s.kind, m[0] * s.x + m[2] * s.y + m[4], m[1] * s.x + m[3] * s.y + m[5]};
    return out;
}

int pp_transform(penpath *p, const double m[6])
{
    for (size_t i = 0; i < p->len; i++) {
        struct step s = moved(p->steps[i], m);
        if (!isfinite(s.x) || !isfinite(s.y))
            return -1;
    }
    for (size_t i = 0; i < p->len; i++)
        p->steps[i] = moved(p->steps[i], m);
    return 0;
}

int pp_bounds(const penpath *p, pp_box *box)
{
    if (p->len == 0)
        return -1;
    pp_box b = {p->steps[0].x, p->steps[0].y, p->steps[0].x, p->steps[0].y};
    for (size_t i = 1; i < p->len; i++) {
        b.x0 = fmin(b.x0, p->steps[i].x);
        b.y0 = fmin(b.y0, p->steps[i].y);
        b.x1 = fmax(b.x1, p->steps[i].x);
        b.y1 = fmax(b.y1, p->steps[i].y);
    }
    *box = b;
    return 0;
}

int pp_equal(const penpath *a, const penpath *b)
{
    if (a->len != b->len)
        return 0;
    for (size_t i = 0; i < a->len; i++)
        if (a->steps[i].kind != b->steps[i].kind || a->steps[i].x != b->steps[i].x ||
            a->steps[i].y != b->steps[i].y)
            return 0;
    return 1;
}

void pp_clear(penpath *p)
{
    p->len = 0;
}
