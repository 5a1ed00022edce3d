#include "prereqs.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static int note(void *ctx, int item, const char *name)
{
    char *to = ctx;
    (void)item;
    strcat(to, name);
    return 0;
}
static int stop(void *ctx, int item, const char *name)
{
    (void)ctx, (void)item, (void)name;
    return 7;
}
int main(void)
{
    char order[100] = "", name[40];
    prq_free(NULL);
    prq_plan *p = prq_new();
    if (!p)
        return 0;
    assert(prq_order(p, note, order) == 0 && !*order && prq_count(p) == 0 && !prq_name(p, 0));
    assert(prq_item(p, "") == PRQ_ENAME && prq_item(p, "12345678901234567890123456789012") == PRQ_ENAME);
    assert(prq_item(p, "a") == 0 && prq_item(p, "b") == 1 && prq_item(p, "c") == 2 && prq_item(p, "b") == 1);
    assert(prq_need(p, 0, 1) == 0 && prq_need(p, 0, 1) == 0 && prq_need(p, 1, 2) == 0);
    assert(prq_need(p, 2, 0) == PRQ_ECYCLE && prq_need(p, 1, 0) == PRQ_ECYCLE);
    assert(prq_need(p, INT_MIN, 0) == PRQ_EITEM && prq_unneed(p, 0, INT_MAX) == PRQ_EITEM);
    assert(prq_needs(p, 0, 2) == 1 && prq_needs(p, 2, 0) == 0 && prq_needs(p, 0, 0) == 0 && prq_needs(p, 3, 0) == -1);
    assert(prq_depth(p, 0) == 2 && prq_depth(p, 2) == 0 && prq_depth(p, -1) == PRQ_EITEM);
    assert(prq_order(p, note, order) == 0 && strcmp(order, "cba") == 0);
    assert(prq_order(p, stop, NULL) == 7);
    assert(prq_unneed(p, 1, 2) == 0 && prq_unneed(p, 2, 2) == 0 && prq_depth(p, 0) == 1);
    for (int i = 3; i < PRQ_ITEMS; i++) {
        snprintf(name, sizeof name, "item %d", i);
        assert(prq_item(p, name) == i);
        for (int j = 3; j < i; j++)
            assert(prq_need(p, i, j) == 0);
    }
    assert(prq_item(p, "more") == PRQ_EFULL && prq_depth(p, 63) == 60 && strcmp(prq_name(p, 63), "item 63") == 0);
    prq_free(p);
    return 0;
}
#else
int main(void)
{
    prq_plan *p = prq_new();
    if (!p)
        return 0;
    int a = prq_item(p, "a");
    prq_need(p, a, a);
    prq_depth(p, a);
    prq_free(p);
    return 0;
}
#endif
