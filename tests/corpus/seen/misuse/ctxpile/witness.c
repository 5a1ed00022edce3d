#include "ctxpile.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cp_pile *p = cp_new();

    assert(p != NULL);
#ifdef LEGAL
    const char *longname = "a name that is a good deal longer than names may be";
    cp_context *c;
    char *s;
    int value = 3;

    (void)rule;
    cp_free(NULL);
    assert(cp_depth(p) == 0 && strcmp(cp_top_name(p), "") == 0);
    assert(cp_alloc(p, 1) == NULL && cp_strdup(p, "x") == NULL && cp_bind(p, "x", 1) == -1);
    assert(cp_lookup(p, "x", &value) == 0 && value == 3);
    c = cp_push(p, "");
    assert(c != NULL && cp_alloc(p, 0) == NULL && cp_alloc(p, SIZE_MAX) == NULL);
    s = cp_alloc(p, CP_ALLOC_MAX);
    assert(s != NULL && s[CP_ALLOC_MAX - 1] == 0);
    s[CP_ALLOC_MAX - 1] = 1;
    assert((uintptr_t)cp_alloc(p, 1) % _Alignof(max_align_t) == 0);
    assert(cp_bind(p, "", INT_MIN) == 0 && cp_bind(p, longname, 1) == 0 && cp_bind(p, longname, 2) == 0);
    assert(cp_push(p, longname) != NULL && strlen(cp_top_name(p)) == CP_NAME_MAX);
    s = cp_strdup(p, cp_top_name(p));
    assert(s != NULL && cp_push(p, s) != NULL);
    assert(cp_lookup(p, longname, &value) == 1 && value == 2);
    assert(cp_bind(p, longname, 9) == 0 && cp_lookup(p, longname, &value) && value == 9);
    cp_pop(p);
    assert(cp_lookup(p, longname, &value) && value == 2 && cp_depth(p) == 2);
    cp_pop_to(p, c);
    assert(cp_depth(p) == 0);
    while (cp_push(p, "deep") != NULL)
        ;
    assert(cp_depth(p) == CP_DEPTH_MAX);
#else
    cp_context *c;
    char *s;

    switch (rule) {
    case 1:
        cp_push(p, "a");
        cp_pop(p);
        cp_pop(p);
        break;
    case 2:
        cp_push(p, "a");
        s = cp_strdup(p, "text");
        cp_pop(p);
        puts(s);
        break;
    default:
        cp_push(p, "a");
        c = cp_push(p, "b");
        cp_pop(p);
        cp_pop_to(p, c);
    }
#endif
    cp_free(p);
    return 0;
}
