#include "notigrid.h"

#include <stdlib.h>

static void sum(const struct ng_grid *g, const struct ng_change *change, void *arg)
{
    *(int64_t *)arg += ng_get(g, change->row, change->col) - (int64_t)change->before;
}

#ifndef LEGAL
static void meddle(const struct ng_grid *g, const struct ng_change *change, void *arg)
{
    (void)g;
    ng_set(arg, change->row, change->col, 0);
}
#endif

int main(int count, char **arguments)
{
    int64_t one = 0, two = 0;
    struct ng_grid *g = ng_new(3, 4);
    struct ng_listener a = {sum, &one, NULL}, b = {sum, &two, NULL};
    ng_attach(g, &a);
    ng_begin(g);
    ng_set(g, 2, 3, 5);
    ng_add(g, 2, 3, -3);
    if (ng_commit(g) != 1 || one != 2 || ng_total(g) != 2 || ng_busy(g))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ng_new(0, 1) != NULL || ng_new(1, NG_SIDE + 1) != NULL || ng_rows(g) != 3 || ng_cols(g) != 4)
        return 2;
    ng_attach(g, &b);
    ng_begin(g);
    ng_add(g, 2, 3, INT32_MAX);
    ng_add(g, 0, 0, INT32_MIN);
    ng_add(g, 0, 0, -1);
    ng_set(g, 1, 1, 0);
    if (ng_get(g, 2, 3) != INT32_MAX || ng_get(g, 0, 0) != INT32_MIN || ng_commit(g) != 2)
        return 2;
    if (one != -1 || two != -3 || !ng_detach(g, &a) || ng_detach(g, &a))
        return 2;
    ng_begin(g);
    ng_set(g, 1, 1, 9);
    ng_rollback(g);
    if (ng_get(g, 1, 1) != 0 || two != -3)
        return 2;
    ng_attach(g, &a);
    ng_begin(g);
    ng_free(g);
#else
    struct ng_listener *far;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ng_set(g, 0, 0, 1);
        break;
    case 2:
        ng_begin(g);
        ng_begin(g);
        break;
    case 3:
        ng_commit(g);
        break;
    case 4:
        ng_get(g, 3, 0);
        break;
    case 5:
        far = malloc(sizeof *far);
        *far = b;
        ng_attach(g, far);
        free(far);
        ng_begin(g);
        ng_set(g, 0, 0, 1);
        ng_commit(g);
        break;
    case 6:
        ng_attach(g, &a);
        break;
    case 7:
        b = (struct ng_listener){meddle, g, NULL};
        ng_attach(g, &b);
        ng_begin(g);
        ng_set(g, 0, 0, 1);
        ng_commit(g);
        break;
    case 8:
        b.notify = NULL;
        ng_attach(g, &b);
        ng_begin(g);
        ng_set(g, 0, 0, 1);
        ng_commit(g);
        break;
    case 9:
        ng_free(g);
        ng_get(g, 0, 0);
        break;
    }
#endif
    return 0;
}
