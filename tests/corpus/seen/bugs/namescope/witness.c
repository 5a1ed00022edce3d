#include "namescope.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
static int sum(const char *name, long value, void *arg)
{
    *(long *)arg += value + (long)strlen(name);
    return value == 99;
}
#endif

int main(void)
{
    namescope *ns = ns_new();
    if (ns == NULL)
        return 0;
#ifndef LEGAL
    ns_define(ns, "a", 1);
    ns_enter(ns);
    ns_undefine(ns, "a");
    ns_free(ns);
    return 0;
#else
    long v = 0, total = 0;
    char name[NS_NAME_MAX + 2];
    memset(name, 'x', sizeof name);
    name[NS_NAME_MAX + 1] = '\0';
    ns_free(NULL);
    assert(ns_leave(ns) == -1 && ns_undefine(ns, "a") == -1 && ns_lookup(ns, "", NULL) == -1);
    assert(ns_define(ns, "", 1) == -1 && ns_define(ns, name, 1) == -1);
    name[NS_NAME_MAX] = '\0';
    assert(ns_define(ns, name, LONG_MIN) == 1 && ns_lookup(ns, name, &v) == 0 && v == LONG_MIN);
    assert(ns_define(ns, "a", 1) == 1 && ns_define(ns, "a", 2) == 0 && ns_count(ns) == 2);
    assert(ns_enter(ns) == 1 && ns_define(ns, "a", 3) == 1 && ns_lookup(ns, "a", &v) == 1 && v == 3);
    assert(ns_define(ns, "b", 4) == 1 && ns_define(ns, "c", 5) == 1);
    assert(ns_each(ns, sum, &total) == 0 && total == 15);
    assert(ns_undefine(ns, "b") == 1 && ns_undefine(ns, "a") == 1 && ns_lookup(ns, "a", &v) == 0 && v == 2);
    assert(ns_leave(ns) == 0 && ns_count(ns) == 2 && ns_lookup(ns, "c", NULL) == -1);
    assert(ns_undefine(ns, "a") == 0);
    for (int i = 1; i <= NS_DEPTH_MAX; i++)
        assert(ns_enter(ns) == i && ns_define(ns, "d", 99) == 1);
    assert(ns_enter(ns) == -1 && ns_depth(ns) == NS_DEPTH_MAX && ns_each(ns, sum, &total) == 1);
    for (int i = NS_DEPTH_MAX; i > 2; i--)
        ns_leave(ns);
    ns_free(ns);
    return 0;
#endif
}
