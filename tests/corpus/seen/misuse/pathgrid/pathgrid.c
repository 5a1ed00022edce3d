#include "pathgrid.h"

#include <assert.h>
#include <limits.h>

static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};

/* The work memory: distance of each field, the direction it is reached in,
   and whether it is settled. */
static int area(const path_grid *g)
{
    return g->width * g->height;
}

void path_init(path_grid *g, int width, int height, int *work, path_cost *cost, void *map)
{
    assert(width >= 1 && width <= 64 && height >= 1 && height <= 64);
    g->width = width;
    g->height = height;
    g->work = work;
    g->cost = cost;
    g->map = map;
    g->goal = -1;
    g->steps = -1;
    for (int i = 0; i < PATH_WORK(width, height); i++)
        work[i] = 0;
}

static int on_grid(const path_grid *g, int x, int y)
{
    return x >= 0 && x < g->width && y >= 0 && y < g->height;
}

static int before(const path_grid *g, int at)
{
    int direction = g->work[area(g) + at];
    return at - dx[direction] - dy[direction] * g->width;
}

/* The unsettled field of least distance, -1 when none can be reached. */
static int nearest(const path_grid *g, int from, int to)
{
    int best = -1;
    for (int i = from; i <= to; i++)
        if (!g->work[2 * area(g) + i] && g->work[i] != INT_MAX && (best < 0 || g->work[i] < g->work[best]))
            best = i;
    return best;
}

static void relax(path_grid *g, int at, int direction, int *from, int *to)
{
    int x = at % g->width + dx[direction], y = at / g->width + dy[direction];
    if (!on_grid(g, x, y))
        return;
    int next = y * g->width + x;
    if (g->work[2 * area(g) + next])
        return;
    int cost = g->cost(g->map, x, y);
    if (cost == PATH_BLOCKED)
        return;
    assert(cost >= 1 && cost <= 1000);
    if (g->work[at] + cost < g->work[next]) {
        g->work[next] = g->work[at] + cost;
        g->work[area(g) + next] = direction;
        if (next < *from)
            *from = next;
        if (next > *to)
            *to = next;
    }
}

long path_search(path_grid *g, int x0, int y0, int x1, int y1)
{
    assert(on_grid(g, x0, y0) && on_grid(g, x1, y1));
    int start = y0 * g->width + x0, goal = y1 * g->width + x1, at = start, from = start, to = start;
    g->goal = goal;
    g->steps = -1;
    for (int i = 0; i < area(g); i++) {
        g->work[i] = INT_MAX;
        g->work[2 * area(g) + i] = 0;
    }
    g->work[start] = 0;
    while (at >= 0 && at != goal) {
        g->work[2 * area(g) + at] = 1;
        for (int direction = 0; direction < 4; direction++)
            relax(g, at, direction, &from, &to);
        at = nearest(g, from, to);
    }
    if (at < 0)
        return -1;
    for (g->steps = 0; at != start; g->steps++)
        at = before(g, at);
    return g->work[goal];
}

int path_steps(const path_grid *g)
{
    assert(g->steps >= 0);
    return g->steps;
}

void path_at(const path_grid *g, int step, int *x, int *y)
{
    assert(g->steps >= 0);
    assert(step >= 0 && step <= g->steps);
    int at = g->goal;
    for (int i = g->steps; i > step; i--)
        at = before(g, at);
    *x = at % g->width;
    *y = at / g->width;
}

void path_letters(const path_grid *g, char *text)
{
    assert(g->steps >= 0);
    int at = g->goal;
    text[g->steps] = '\0';
    for (int i = g->steps; i > 0; i--) {
        text[i - 1] = "NESW"[g->work[area(g) + at]];
        at = before(g, at);
    }
}
