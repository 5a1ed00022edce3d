#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "ephemer.h"

#ifdef LEGAL
static int count(const eph_row *row, void *data)
{
    (void)row;
    return ++*(int *)data == 9;
}
#endif

int main(int argc, char **argv)
{
    eph_row rows[4] = {{0, {0, 0, 0}}, {10, {10, 0, -5}}, {11, {10, 4, -5}}, {20, {1, 4, -5}}};
    ephemer e;
    double p[3];

    (void)argc, (void)argv;
    eph_init(&e, rows, 4);
#ifdef LEGAL
    eph_row want[2] = {{5, {0}}, {20, {0}}};
    int n = 0;
    assert(eph_covers(&e, 0) && !eph_covers(&e, NAN) && eph_first(&e) == 0 && eph_last(&e) == 20);
    eph_fill(&e, want, 2);
    eph_fill(&e, NULL, 0);
    assert(want[0].xyz[0] == 5 && want[1].xyz[0] == 1);
    eph_velocity(&e, 10, p);
    assert(p[1] == 4);
    eph_position(&e, 10.5, p);
    assert(p[1] == 2);
    eph_position(&e, 0, p);
    assert(eph_each(&e, 1, 11, count, &n) == 0 && n == 2 && eph_each(&e, NAN, 3, count, &n) == 0 && n == 2);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    eph_row *heap;
    switch (rule) {
    case 1:
        eph_init(&e, rows, 1);
        break;
    case 2:
        rows[2].t = 10;
        eph_init(&e, rows, 4);
        break;
    case 3:
        eph_position(&e, 20.5, p);
        break;
    case 4:
        heap = malloc(sizeof rows);
        memcpy(heap, rows, sizeof rows);
        eph_init(&e, heap, 4);
        free(heap);
        eph_position(&e, 3, p);
        break;
    }
#endif
    return 0;
}
