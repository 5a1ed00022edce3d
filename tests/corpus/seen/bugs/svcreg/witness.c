#include "svcreg.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int order[8], ordered;

static void *make_int(svc_registry *reg, void *arg)
{
    int *p = malloc(sizeof *p);
    (void)reg;
    if (p)
        *p = *(int *)arg;
    return p;
}
static void end_int(void *service, void *arg)
{
    order[ordered++] = *(int *)arg;
    free(service);
}
static void *make_top(svc_registry *reg, void *arg)
{
    void *dep;
    assert(svc_get(reg, "base", &dep) == SVC_OK);
    assert(svc_bind_value(reg, "late", NULL) == SVC_OK);
    return make_int(reg, arg);
}
static void *make_loop(svc_registry *reg, void *arg)
{
    void *dep = arg;
    assert(svc_get(reg, "loop-alias", &dep) == SVC_ECYCLE && dep == NULL);
    return NULL;
}

int main(void)
{
    svc_registry *r = svc_new();
    void *p, *q;
    int one = 1, two = 2;
    char name[] = "name00";

    assert(r);
    assert(svc_get(r, "x", &p) == SVC_ENOENT && p == NULL);
    assert(svc_get(r, "", &p) == SVC_EINVAL);
    assert(svc_get(r, NULL, &p) == SVC_EINVAL);
    assert(svc_bind_value(r, "0123456789012345678901234567890", &one) == SVC_OK);
    assert(svc_bind_value(r, "01234567890123456789012345678901", &one) == SVC_EINVAL);
    assert(svc_bind_factory(r, "base", make_int, end_int, &one) == SVC_OK);
    assert(svc_bind_factory(r, "top", make_top, end_int, &two) == SVC_OK);
    assert(svc_bind_factory(r, "top", make_top, NULL, NULL) == SVC_EEXIST);
    assert(svc_bind_factory(r, "none", NULL, NULL, NULL) == SVC_EINVAL);
    assert(svc_alias(r, "t2", "t1") == SVC_OK);
    assert(svc_get(r, "t2", &p) == SVC_ENOENT);
    assert(svc_alias(r, "t1", "top") == SVC_OK);
    assert(svc_alias(r, "self", "self") == SVC_ECYCLE);
    assert(svc_get(r, "t2", &p) == SVC_OK && *(int *)p == 2);
    assert(svc_get(r, "top", &q) == SVC_OK && p == q);
    assert(svc_get(r, "late", &q) == SVC_OK && q == NULL);
    assert(svc_bind_factory(r, "loop", make_loop, end_int, &one) == SVC_OK);
    assert(svc_alias(r, "loop-alias", "loop") == SVC_OK);
    assert(svc_get(r, "loop", &p) == SVC_EFACTORY);
    assert(svc_get(r, "loop", &p) == SVC_EFACTORY);
    assert(svc_has(r, "loop-alias") && !svc_has(r, "self"));
    while (svc_count(r) < SVC_MAX_NAMES) {
        assert(svc_bind_value(r, name, name) == SVC_OK);
        if (++name[5] > '9')
            name[5] = '0', name[4]++;
    }
    assert(svc_bind_value(r, "more", NULL) == SVC_EFULL);
    svc_free(r);
    assert(ordered == 2 && order[0] == 2 && order[1] == 1);
    svc_free(NULL);
    assert(strlen(svc_strerror(-1)) && strlen(svc_strerror(99)) && strlen(svc_strerror(SVC_EFACTORY)));
    return 0;
}
#else
int main(void)
{
    svc_registry *r = svc_new();
    void *p;

    if (!r)
        return 0;
    svc_alias(r, "log", "logger");
    svc_alias(r, "logger", "log");
    svc_get(r, "log", &p);
    svc_free(r);
    return 0;
}
#endif
