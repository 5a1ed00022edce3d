#include "bustimes.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    bt_table *t = bt_open();
    int a = bt_stop(t, "Abbey"), b = bt_stop(t, "Bridge");
    assert(bt_trip(t, a, b, 600, 620) == 0);
#ifdef LEGAL
    char name[80];
    (void)rule;
    int c = bt_stop(t, "Castle");
    assert(bt_stop(t, "Abbey") == a && bt_stop(t, "") == -1 && !strcmp(bt_name(t, c), "Castle"));
    memset(name, 'n', sizeof name);
    name[64] = 0;
    assert(bt_stop(t, name) == -1 && bt_stop(t, name + 1) == 3);
    assert(!bt_name(t, -1) && !bt_name(t, 4) && !bt_name(t, INT_MIN));
    assert(bt_trip(t, a, a, 1, 2) == -1 && bt_trip(t, a, 9, 1, 2) == -1 && bt_trip(t, a, b, 5, 5) == -1);
    assert(bt_trip(t, a, b, INT_MIN, INT_MAX) == -1 && bt_trip(t, a, b, 0, 2879) == 0);
    assert(bt_trip(t, b, c, 620, 640) == 0 && bt_trip(t, a, c, 601, 700) == 0 && bt_trip(t, c, a, 640, 650) == 0);
    bt_seal(t);
    bt_seal(t);
    assert(bt_trip(t, a, b, 1, 2) == -1 && bt_stop(t, "New") == -1 && bt_stop(t, "Castle") == c);
    bt_route *r = bt_search(t, a, c, 600);
    assert(bt_legs(r) == 2 && bt_leg_at(r, 1)->arrives == 640 && !strcmp(bt_leg_at(r, 0)->headsign, "Bridge"));
    bt_done(r);
    r = bt_search(t, a, c, 601);
    assert(bt_legs(r) == 1 && bt_leg_at(r, 0)->leaves == 601);
    bt_done(r);
    assert(!bt_search(t, a, c, 602) && !bt_search(t, a, a, 0) && !bt_search(t, a, c, -1) && !bt_search(t, 3, a, 0));
    assert(!bt_search(t, INT_MAX, a, 0));
    bt_done(NULL);
    bt_close(NULL);
    bt_table *empty = bt_open();
    bt_seal(empty);
    assert(!bt_search(empty, 0, 1, 0));
    bt_close(empty);
    bt_close(t);
#else
    if (rule == 1) {
        bt_done(bt_search(t, a, b, 0));
    } else {
        bt_seal(t);
        bt_route *r = bt_search(t, a, b, 0);
        if (rule == 2) {
            const char *sign = bt_leg_at(r, 0)->headsign;
            bt_done(r);
            bt_close(t);
            puts(sign);
        } else {
            printf("%d\n", bt_leg_at(r, bt_legs(r))->arrives);
        }
    }
#endif
    return 0;
}
