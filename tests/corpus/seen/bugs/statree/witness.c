#include "statree.h"

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    statree *m = st_new();

    CHECK(m);
#ifdef LEGAL
    int top = st_add(m, ST_NONE, ST_HISTORY), a, b, off;
    a = st_add(m, top, 0);
    b = st_add(m, top, 0);
    off = st_add(m, ST_NONE, 0);
    CHECK(top == 0 && a == 1 && b == 2 && off == 3);
    CHECK(st_add(m, 4, 0) == ST_NONE && st_add(m, -2, 0) == ST_NONE);
    CHECK(st_current(m) == ST_NONE && st_send(m, 1) == ST_NONE);
    CHECK(st_rule(m, a, 1, b) == 0 && st_rule(m, top, 2, off) == 0 && st_rule(m, off, 2, top) == 0);
    CHECK(st_rule(m, a, 1, 9) == -1 && st_enter(m, 9) == ST_NONE);
    CHECK(st_enter(m, top) == a && st_active(m, top) && st_active(m, a) && !st_active(m, b));
    CHECK(st_send(m, 1) == b && st_send(m, 1) == ST_NONE);
    CHECK(st_send(m, 2) == off && st_send(m, 2) == b && st_parent(m, b) == top);
    st_reset(m);
    CHECK(st_enter(m, top) == a);
    for (int i = m ? 4 : 0; i < ST_MAX_STATES; i++)
        CHECK(st_add(m, top, 0) == i);
    CHECK(st_add(m, top, 0) == ST_NONE && st_enter(m, ST_MAX_STATES - 1) == ST_MAX_STATES - 1);
#else
    for (int i = 0; i < 8; i++)
        CHECK(st_add(m, ST_NONE, 0) == i);
    CHECK(st_add(m, ST_NONE, ST_HISTORY) == 8 && st_add(m, 8, 0) == 9);
    st_enter(m, 8);
#endif
    st_free(m);
    return 0;
}
