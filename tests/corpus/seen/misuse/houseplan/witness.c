#include "houseplan.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    hp_house *h = hp_open();
    struct hp_walk w;
    hp_seat *s;
    assert(h);
#ifdef LEGAL
    char name[4];
    int n = 0;
    (void)rule;
    assert(!hp_first(&w, h) && !hp_next(&w) && !hp_block(h, 1));
    assert(hp_add_row(h, 'C', 99) == 0 && hp_add_row(h, 'A', 1) == 0 && hp_add_row(h, 'B', 3) == 0);
    assert(hp_add_row(h, 'B', 3) == -1 && hp_add_row(h, 'a', 3) == -1 && hp_add_row(h, 0, 3) == -1);
    assert(hp_add_row(h, 'D', 0) == -1 && hp_add_row(h, 'D', INT_MAX) == -1);
    assert(!hp_seat_at(h, 'A', 0) && !hp_seat_at(h, 'A', 2) && !hp_seat_at(h, 'Z', 1) && !hp_seat_at(h, 0, 1));
    s = hp_seat_at(h, 'C', 99);
    assert(hp_label(s, name) == 3 && !strcmp(name, "C99"));
    assert(hp_hold(s, 0) == -1 && hp_hold(s, INT_MIN) == -1 && hp_hold(s, 5) == 0 && hp_hold(s, 5) == -1);
    assert(hp_guest(s) == 5 && hp_release(s) == 5 && hp_release(s) == 0);
    assert(hp_distance(s, s) == -1 && hp_distance(hp_seat_at(h, 'C', 1), s) == 97);
    assert(hp_block(h, 2) == hp_seat_at(h, 'B', 1) && !hp_block(h, INT_MAX) && !hp_block(h, INT_MIN));
    for (s = hp_first(&w, h); s; s = hp_next(&w)) {
        n++;
        hp_hold(s, n);
    }
    assert(n == 103 && !hp_next(&w) && !hp_block(h, 1));
    assert(hp_remove_row(h, 'A') == 0 && hp_remove_row(h, 'A') == -1 && hp_remove_row(h, '?') == -1);
    s = hp_first(&w, h);
    assert(hp_guest(s) == 2 && hp_label(s, name) == 2 && !strcmp(name, "B1"));
    hp_shut(NULL);
#else
    hp_add_row(h, 'A', 2);
    hp_add_row(h, 'B', 2);
    if (rule == 1) {
        s = hp_seat_at(h, 'A', 1);
        hp_remove_row(h, 'A');
        printf("%d\n", hp_guest(s));
    } else if (rule == 2) {
        s = hp_first(&w, h);
        hp_remove_row(h, 'A');
        s = hp_next(&w);
        printf("%d\n", s != NULL);
    } else {
        printf("%d\n", hp_distance(hp_seat_at(h, 'A', 1), hp_seat_at(h, 'B', 1)));
    }
#endif
    hp_shut(h);
    return 0;
}
