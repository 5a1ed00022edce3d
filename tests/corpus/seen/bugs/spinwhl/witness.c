#include "spinwhl.h"
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    spinwhl *w = spinwhl_new();
    if (w == NULL)
        return 0;
#ifdef LEGAL
    char name[80];
    spinwhl *c;
    int i;
    spinwhl_free(NULL);
    assert(spinwhl_pick(w, 0) == NULL && spinwhl_pick(w, 1) == NULL && spinwhl_total(w) == 0);
    assert(spinwhl_share(w, "") == 0 && spinwhl_remove(w, "x") == -1 && spinwhl_reweigh(w, "x", 1) == -1);
    assert(spinwhl_add(w, "", 1) == -1 && spinwhl_add(w, "a", -1) == -1 && spinwhl_add(w, "a", NAN) == -1);
    assert(spinwhl_add(w, "a", INFINITY) == -1 && spinwhl_add(w, "none", 0) == 0);
    assert(spinwhl_pick(w, 0) == NULL && spinwhl_pick(w, 1) == NULL && spinwhl_share(w, "none") == 0);
    memset(name, 'n', sizeof name);
    name[64] = 0;
    assert(spinwhl_add(w, name, 1) == -1);
    name[63] = 0;
    assert(spinwhl_add(w, name, 1) == 0 && spinwhl_add(w, name, 1) == -1);
    assert(spinwhl_add(w, "b", 3) == 0 && spinwhl_count(w) == 3 && spinwhl_total(w) == 4);
    assert(spinwhl_share(w, "b") == 0.75);
    assert(!strcmp(spinwhl_pick(w, 0), name) && !strcmp(spinwhl_pick(w, 0.25), "b"));
    assert(!strcmp(spinwhl_pick(w, nextafter(1, 0)), "b"));
    assert(!spinwhl_pick(w, -0.1) && !spinwhl_pick(w, 1.1) && !spinwhl_pick(w, NAN) && spinwhl_pick(w, -0.0));
    c = spinwhl_clone(w);
    assert(spinwhl_remove(w, name) == 0 && spinwhl_count(c) == 3 && !strcmp(spinwhl_pick(c, 0), name));
    assert(spinwhl_reweigh(c, "b", 0) == 0 && spinwhl_reweigh(c, "b", 2e9) == -1 && !strcmp(spinwhl_pick(c, 0.9), name));
    assert(spinwhl_remove(w, "none") == 0 && spinwhl_remove(w, "b") == 0 && spinwhl_count(w) == 0);
    for (i = 0; i < SPINWHL_SECTORS; i++) {
        snprintf(name, sizeof name, "s%d", i);
        assert(spinwhl_add(w, name, SPINWHL_HEAVIEST) == 0);
    }
    assert(spinwhl_add(w, "more", 1) == -1 && spinwhl_pick(w, nextafter(1, 0)));
    spinwhl_free(c);
#else
    spinwhl_add(w, "copper", 1);
    puts(spinwhl_pick(w, 1.0));
#endif
    spinwhl_free(w);
    return 0;
}
