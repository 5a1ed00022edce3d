#include "buildgr.h"
#include <stdio.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

int main(void)
{
    bg_graph *g = bg_new();
    CHECK(g);
    bg_target *a = bg_add(g, "app"), *b = bg_add(g, "lib");
    CHECK(a && b);
#ifdef LEGAL
    bg_graph *h = bg_new();
    CHECK(h);
    bg_target *o = bg_add(h, "app");
    bg_target *out[4], *c = bg_add(g, "gen");
    char longname[70];
    memset(longname, 'x', sizeof longname - 1);
    longname[sizeof longname - 1] = 0;
    CHECK(o && c && !bg_add(g, "") && !bg_add(g, "app") && !bg_add(g, longname));
    CHECK(bg_depend(g, a, a, BG_NEEDS) == -1);
    CHECK(bg_depend(g, a, o, BG_NEEDS) == -1 && bg_depend(h, a, b, BG_NEEDS) == -1);
    CHECK(bg_depend(g, a, b, BG_NEEDS) == 0 && bg_depend(g, a, b, BG_NEEDS) == 0);
    CHECK(bg_depend(g, b, a, BG_AFTER) == -1);
    CHECK(bg_depend(g, b, c, BG_AFTER) == 0);
    CHECK(bg_plan(g, a, out, 4) == 2 && out[0] == b && out[1] == a);
    CHECK(bg_depend(g, a, c, BG_NEEDS) == 0);
    CHECK(bg_plan(g, a, out, 4) == 3 && out[0] == c && out[1] == b && out[2] == a);
    CHECK(bg_plan(g, a, NULL, 0) == 3 && bg_plan(h, a, out, 4) == 0);
    CHECK(bg_depend(g, a, b, BG_AFTER) == 0 && bg_plan(g, a, out, 1) == 3);
    CHECK(bg_remove(h, c) == -1 && bg_remove(g, c) == 0 && bg_count(g) == 2);
    CHECK(bg_plan(g, a, out, 4) == 2 && !bg_find(g, "gen") && bg_find(g, "lib") == b);
    CHECK(bg_remove(g, a) == 0 && strcmp(bg_name(b), "lib") == 0);
    CHECK(bg_plan(g, b, out, 4) == 1);
    for (int i = 0; i < 600; i++) {
        char name[16];
        snprintf(name, sizeof name, "t%d", i);
        bg_target *t = bg_add(g, name);
        CHECK((t != NULL) == (i < BG_MAX_TARGETS - 1));
        if (t)
            CHECK((bg_depend(g, b, t, BG_NEEDS) == 0) == (i < BG_MAX_EDGES));
    }
    bg_free(h);
    bg_free(NULL);
#else
    bg_depend(g, a, b, BG_NEEDS);
    bg_depend(g, a, b, BG_AFTER);
    bg_remove(g, b);
    printf("%zu\n", bg_plan(g, a, NULL, 0));
#endif
    bg_free(g);
    return 0;
}
