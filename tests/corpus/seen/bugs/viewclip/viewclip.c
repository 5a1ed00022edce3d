#include "viewclip.h"

#include <stdint.h>
#include <stdlib.h>

struct vc_stack {
    int depth;
    int count; /* the screen included */
    vc_rect *rects;
};

static int64_t lower(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t higher(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

bool vc_rect_empty(vc_rect r)
{
    return r.w <= 0 || r.h <= 0;
}

bool vc_rect_contains(vc_rect r, int x, int y)
{
    if (vc_rect_empty(r))
        return false;
    return x >= r.x && x < (int64_t)r.x + r.w && y >= r.y && y < (int64_t)r.y + r.h;
}

vc_rect vc_rect_intersect(vc_rect a, vc_rect b)
{
    vc_rect none = {0, 0, 0, 0};
    if (vc_rect_empty(a) || vc_rect_empty(b))
        return none;
    int64_t left = higher(a.x, b.x);
    int64_t top = higher(a.y, b.y);
    int64_t right = lower((int64_t)a.x + a.w, (int64_t)b.x + b.w);
    int64_t bottom = lower((int64_t)a.y + a.h, (int64_t)b.y + b.h);
    if (left >= right || top >= bottom)
        return none;
    vc_rect both = {(int)left, (int)top, (int)(right - left), (int)(bottom - top)};
    return both;
}

vc_stack *vc_open(vc_rect screen, int depth)
{
    if (depth < 1 || depth > VC_MAX_DEPTH)
        return NULL;
    vc_stack *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->rects = malloc((size_t)depth * sizeof *s->rects);
    if (s->rects == NULL) {
        free(s);
        return NULL;
    }
    s->depth = depth;
    s->rects[0] = screen;
    s->count = 1;
    return s;
}

void vc_close(vc_stack *s)
{
    if (s == NULL)
        return;
    free(s->rects);
    free(s);
}

bool vc_push(vc_stack *s, vc_rect r)
{
    if (vc_depth(s) >= s->depth)
        return false;
    s->rects[s->count] = vc_rect_intersect(vc_current(s), r);
    s->count++;
    return true;
}

bool vc_pop(vc_stack *s)
{
    if (s->count == 1)
        return false;
    s->count--;
    return true;
}

void vc_reset(vc_stack *s)
{
    s->count = 1;
}

int vc_depth(const vc_stack *s)
{
    return s->count - 1;
}

vc_rect vc_current(const vc_stack *s)
{
    return s->rects[s->count - 1];
}

bool vc_visible(const vc_stack *s, int x, int y)
{
    return vc_rect_contains(vc_current(s), x, y);
}

bool vc_clip_span(const vc_stack *s, int y, int *x0, int *x1)
{
    vc_rect r = vc_current(s);
    if (vc_rect_empty(r) || y < r.y || y >= (int64_t)r.y + r.h)
        return false;
    int64_t first = higher(*x0, r.x);
    int64_t last = lower(*x1, (int64_t)r.x + r.w - 1);
    if (first > last)
        return false;
    *x0 = (int)first;
    *x1 = (int)last;
    return true;
}
