#include "cvxring.h"

#include <stdlib.h>
#include <string.h>

struct cvx_ring {
    size_t n;
    cvx_pt pt[];
};

static bool in_range(cvx_pt p)
{
    return p.x >= -CVX_COORD && p.x <= CVX_COORD && p.y >= -CVX_COORD && p.y <= CVX_COORD;
}

// > 0 if o, a, b turn left, 0 if they lie on one line
static int64_t turn(cvx_pt o, cvx_pt a, cvx_pt b)
{
    return (int64_t)(a.x - o.x) * (b.y - o.y) - (int64_t)(a.y - o.y) * (b.x - o.x);
}

static int by_place(const void *left, const void *right)
{
    const cvx_pt *a = left, *b = right;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->y > b->y) - (a->y < b->y);
}

static cvx_ring *ring_new(const cvx_pt *p, size_t n)
{
    cvx_ring *r = malloc(sizeof *r + n * sizeof *p);
    if (r == NULL)
        return NULL;
    r->n = n;
    if (n > 0)
        memcpy(r->pt, p, n * sizeof *p);
    return r;
}

static size_t sort_unique(cvx_pt *p, size_t n)
{
    size_t kept = 1;
    qsort(p, n, sizeof *p, by_place);
    for (size_t i = 1; i < n; i++)
        if (by_place(&p[kept - 1], &p[i]) != 0)
            p[kept++] = p[i];
    return kept;
}

// Pushes q on the chain h[0] .. h[k - 1], of which the first `fixed` stay.
static size_t push(cvx_pt *h, size_t k, size_t fixed, cvx_pt q, cvx_mode mode)
{
    while (k > fixed) {
        int64_t t = turn(h[k - 2], h[k - 1], q);
        if (t > 0 || (t == 0 && mode == CVX_BOUNDARY))
            break;
        k--;
    }
    h[k++] = q;
    return k;
}

cvx_ring *cvx_hull(const cvx_pt *p, size_t n, cvx_mode mode)
{
    if (n > CVX_MAX)
        return NULL;
    if (n == 0)
        return ring_new(NULL, 0);
    for (size_t i = 0; i < n; i++)
        if (!in_range(p[i]))
            return NULL;

    cvx_pt *sorted = malloc(n * sizeof *sorted);
    if (sorted == NULL)
        return NULL;
    memcpy(sorted, p, n * sizeof *sorted);
    n = sort_unique(sorted, n);

    // the lower chain, then the upper one, which ends where the lower one began
    cvx_pt *h = malloc((n + 1) * sizeof *h);
    cvx_ring *r = NULL;
    if (h != NULL) {
        size_t k = 0;
        for (size_t i = 0; i < n; i++)
            k = push(h, k, 1, sorted[i], mode);
        size_t lower = k;
        for (size_t i = n - 1; i > 0; i--)
            k = push(h, k, lower, sorted[i - 1], mode);
        r = ring_new(h, n > 1 ? k - 1 : 1);
    }
    free(h);
    free(sorted);
    return r;
}

cvx_ring *cvx_join(const cvx_ring *a, const cvx_ring *b)
{
    size_t n = a->n + b->n;
    if (n > CVX_MAX)
        return NULL;
    cvx_pt *both = malloc((n + 1) * sizeof *both);
    if (both == NULL)
        return NULL;
    if (a->n > 0)
        memcpy(both, a->pt, a->n * sizeof *both);
    if (b->n > 0)
        memcpy(both + a->n, b->pt, b->n * sizeof *both);
    cvx_ring *r = cvx_hull(both, n, CVX_CORNERS);
    free(both);
    return r;
}

void cvx_free(cvx_ring *r)
{
    free(r);
}

size_t cvx_count(const cvx_ring *r)
{
    return r->n;
}

cvx_pt cvx_at(const cvx_ring *r, size_t i)
{
    if (r->n == 0)
        return (cvx_pt){0, 0};
    return r->pt[i % r->n];
}

bool cvx_contains(const cvx_ring *r, cvx_pt q)
{
    if (r->n == 0 || !in_range(q))
        return false;
    cvx_pt low = r->pt[0], high = r->pt[0];
    for (size_t i = 0; i < r->n; i++) {
        cvx_pt a = r->pt[i], b = r->pt[(i + 1) % r->n];
        if (turn(a, b, q) < 0)
            return false;
        low.x = a.x < low.x ? a.x : low.x;
        low.y = a.y < low.y ? a.y : low.y;
        high.x = a.x > high.x ? a.x : high.x;
        high.y = a.y > high.y ? a.y : high.y;
    }
    return q.x >= low.x && q.x <= high.x && q.y >= low.y && q.y <= high.y;
}

double cvx_area(const cvx_ring *r)
{
    double twice = 0;
    for (size_t i = 2; i < r->n; i++)
        twice += (double)turn(r->pt[0], r->pt[i - 1], r->pt[i]);
    return twice / 2;
}

size_t cvx_support(const cvx_ring *r, int32_t dx, int32_t dy)
{
    size_t best = 0;
    int64_t most = INT64_MIN;
    for (size_t i = 0; i < r->n; i++) {
        int64_t dot = (int64_t)r->pt[i].x * dx + (int64_t)r->pt[i].y * dy;
        if (dot > most) {
            most = dot;
            best = i;
        }
    }
    return best;
}
