#include "notigrid.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ng_grid {
    int rows, cols;
    int32_t *cells; /* as they are now */
    int32_t *saved; /* as they were when the transaction began */
    bool busy, telling;
    struct ng_listener *listeners;
};

static size_t bytes(const struct ng_grid *g)
{
    return (size_t)g->rows * (size_t)g->cols * sizeof *g->cells;
}

struct ng_grid *ng_new(int rows, int cols)
{
    if (rows < 1 || rows > NG_SIDE || cols < 1 || cols > NG_SIDE)
        return NULL;
    struct ng_grid *g = calloc(1, sizeof *g);
    if (g == NULL)
        return NULL;
    g->rows = rows;
    g->cols = cols;
    g->cells = calloc(1, bytes(g));
    g->saved = calloc(1, bytes(g));
    if (g->cells == NULL || g->saved == NULL) {
        ng_free(g);
        return NULL;
    }
    return g;
}

void ng_free(struct ng_grid *g)
{
    if (g == NULL)
        return;
    assert(!g->telling);
    free(g->cells);
    free(g->saved);
    free(g);
}

int ng_rows(const struct ng_grid *g)
{
    return g->rows;
}

int ng_cols(const struct ng_grid *g)
{
    return g->cols;
}

static int32_t *cell(const struct ng_grid *g, int row, int col)
{
    assert(row >= 0 && row < g->rows);
    assert(col >= 0 && col < g->cols);
    return &g->cells[row * g->cols + col];
}

int32_t ng_get(const struct ng_grid *g, int row, int col)
{
    return *cell(g, row, col);
}

int64_t ng_total(const struct ng_grid *g)
{
    int64_t total = 0;
    for (int i = 0; i < g->rows * g->cols; i++)
        total += g->cells[i];
    return total;
}

void ng_begin(struct ng_grid *g)
{
    assert(!g->telling);
    assert(!g->busy);
    memcpy(g->saved, g->cells, bytes(g));
    g->busy = true;
}

bool ng_busy(const struct ng_grid *g)
{
    return g->busy;
}

void ng_set(struct ng_grid *g, int row, int col, int32_t value)
{
    assert(!g->telling);
    assert(g->busy);
    *cell(g, row, col) = value;
}

void ng_add(struct ng_grid *g, int row, int col, int32_t delta)
{
    int64_t sum = (int64_t)ng_get(g, row, col) + delta;
    if (sum > INT32_MAX)
        sum = INT32_MAX;
    if (sum < INT32_MIN)
        sum = INT32_MIN;
    ng_set(g, row, col, (int32_t)sum);
}

static void tell(struct ng_grid *g, const struct ng_change *change)
{
    for (struct ng_listener *l = g->listeners; l != NULL; l = l->next)
        l->notify(g, change, l->arg);
}

int ng_commit(struct ng_grid *g)
{
    assert(!g->telling);
    assert(g->busy);
    int changed = 0;
    g->busy = false;
    g->telling = true;
    for (int i = 0; i < g->rows * g->cols; i++) {
        if (g->cells[i] == g->saved[i])
            continue;
        tell(g, &(struct ng_change){i / g->cols, i % g->cols, g->saved[i], g->cells[i]});
        changed++;
    }
    g->telling = false;
    return changed;
}

void ng_rollback(struct ng_grid *g)
{
    assert(!g->telling);
    assert(g->busy);
    memcpy(g->cells, g->saved, bytes(g));
    g->busy = false;
}

void ng_attach(struct ng_grid *g, struct ng_listener *l)
{
    assert(!g->telling);
    struct ng_listener **link = &g->listeners;
    for (; *link != NULL; link = &(*link)->next)
        assert(*link != l);
    l->next = NULL;
    *link = l;
}

bool ng_detach(struct ng_grid *g, struct ng_listener *l)
{
    assert(!g->telling);
    struct ng_listener **link = &g->listeners;
    while (*link != NULL && *link != l)
        link = &(*link)->next;
    if (*link == NULL)
        return false;
    *link = l->next;
    l->next = NULL;
    return true;
}
