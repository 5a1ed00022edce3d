#include "spinadj.h"
#include <limits.h>
#include <math.h>
#include <stdlib.h>

static int rule;

static void count(adj *a, void *data)
{
    ++*(int *)data;
    if (rule == 1)
        adj_set(a, adj_value(a) < 5 ? 9 : 1);
    if (rule == 2)
        adj_free(a);
}

#ifdef LEGAL
static void snap(adj *a, void *data)
{
    (void)data;
    adj_set(a, floor(adj_value(a)));
}
#endif

int main(int argc, char **argv)
{
    adj *a = adj_new(0, 10), *b = adj_new(-3, 5);
    if (a == NULL || b == NULL)
        return 0;
    int *calls = calloc(1, sizeof *calls);
    (void)argc, (void)argv;
#ifdef LEGAL
    int handler = adj_connect(a, count, calls);
    int snapper = adj_connect(a, snap, NULL);
    if (adj_link(a, b) != 0 || adj_link(b, a) != -1 || adj_link(a, a) != -1)
        return 1;
    adj_set(a, 7.5);
    if (adj_value(a) != 7 || adj_value(b) != 5 || *calls != 2)
        return 1;
    adj_set(a, NAN);
    adj_set(a, 7);
    adj_disconnect(a, snapper);
    adj_disconnect(a, snapper);
    adj_disconnect(a, -1);
    adj_disconnect(a, INT_MAX);
    adj_set_step(a, 0.5);
    adj_set_step(a, INFINITY);
    adj_step(a, -3);
    if (adj_value(a) != 5.5 || *calls != 3)
        return 1;
    adj_step(a, INT_MIN);
    adj_set(a, INFINITY);
    if (adj_value(a) != 10 || adj_set_bounds(a, 1, 0) != -1 || adj_set_bounds(a, NAN, 1) != -1)
        return 1;
    if (adj_set_bounds(a, -4, -4) != 0 || adj_value(b) != -3 || adj_lower(a) != adj_upper(a))
        return 1;
    for (int i = 1; i < ADJ_HANDLERS_MAX; i++)
        if (adj_connect(a, count, calls) < 0)
            return 1;
    if (adj_connect(a, count, calls) != -1)
        return 1;
    adj_disconnect(a, handler);
    adj_link(a, NULL);
    adj_free(b);
    adj_free(a);
    adj_free(NULL);
    free(calls);
    return adj_new(1, -1) != NULL || adj_new(0, INFINITY) != NULL;
#else
    rule = argc > 1 ? atoi(argv[1]) : 1;
    adj_connect(a, count, calls);
    switch (rule) {
    case 1:
    case 2:
        adj_set(a, 7);
        break;
    case 3:
        adj_link(a, b);
        adj_free(b);
        adj_set(a, 2);
        break;
    case 4:
        free(calls);
        adj_set(a, 2);
        break;
    }
    return 0;
#endif
}
