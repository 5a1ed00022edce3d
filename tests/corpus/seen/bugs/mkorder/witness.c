#include "mkorder.h"

#include <stdlib.h>
#include <string.h>

static void visit(struct mk_task *task, void *arg)
{
    strncat(arg, mk_name(task), 1);
}

int main(void)
{
    struct mk_plan *p = mk_plan_new();
    char seen[600] = "";

    if (p == NULL)
        return 0;
#ifdef LEGAL
    char name[70];
    struct mk_plan *q = mk_plan_new();

    if (q == NULL || mk_order(p, visit, seen) != MK_OK || seen[0] != '\0')
        abort();
    struct mk_task *a = mk_add(p, "a"), *b = mk_add(p, "b"), *c = mk_add(p, "c"), *d = mk_add(p, "d");
    struct mk_task *x = mk_add(q, "x");
    if (mk_need(a, b) || mk_need(a, d) || mk_need(a, c) || mk_need(b, c) || mk_need(b, c) || mk_need(d, b))
        abort();
    if (mk_order(p, visit, seen) != MK_OK || strcmp(seen, "cbda") != 0)
        abort();
    if (mk_need(c, a) != MK_OK || mk_order(p, visit, seen) != MK_CYCLE || strlen(seen) != 4)
        abort();
    if (mk_unneed(c, a) || mk_unneed(c, a) != MK_NOTFOUND || mk_unneed(x, x) != MK_NOTFOUND)
        abort();
    if (mk_need(a, x) != MK_FOREIGN || mk_need(x, x) != MK_OK || mk_order(q, visit, seen) != MK_CYCLE)
        abort();
    mk_remove(x);
    mk_remove(b);
    seen[0] = '\0';
    if (mk_needs(a) != 2 || mk_needs(d) != 0 || mk_order(p, visit, seen) != MK_OK || strcmp(seen, "dca") != 0)
        abort();
    if (mk_find(p, "b") != NULL || mk_find(p, "c") != c || mk_find(p, "") != NULL)
        abort();
    memset(name, 'n', sizeof name);
    name[64] = '\0';
    if (mk_add(p, name) != NULL || mk_add(p, "") != NULL || mk_add(p, name + 1) == NULL)
        abort();
    for (int i = 0; i < 62; i++)
        if (mk_need(a, c) != MK_OK)
            abort();
    if (mk_need(a, c) != MK_FULL || mk_needs(a) != 64)
        abort();
    struct mk_task *last = NULL, *t;
    for (int i = 0; i < MK_MAX_TASKS; i++, last = t) {
        t = mk_add(q, "t");
        if (t == NULL || (last != NULL && mk_need(last, t)))
            abort();
    }
    seen[0] = '\0';
    if (mk_add(q, "t") != NULL || mk_order(q, visit, seen) != MK_OK || strlen(seen) != MK_MAX_TASKS)
        abort();
    mk_plan_free(q);
    mk_plan_free(NULL);
#else
    struct mk_task *a = mk_add(p, "a"), *b = mk_add(p, "b");

    if (a == NULL || b == NULL)
        return 0;
    mk_need(a, b);
    mk_need(a, b);
    mk_remove(b);
    mk_order(p, visit, seen);
#endif
    mk_plan_free(p);
    return 0;
}
