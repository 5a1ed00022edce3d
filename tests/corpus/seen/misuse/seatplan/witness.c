#include "seatplan.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int sum(const seat_booking *b, void *ctx)
{
    *(int *)ctx += b->count;
    return b->number == 1 ? 7 : 0;
}
#else
static int cancel(const seat_booking *b, void *ctx)
{
    seat_cancel(ctx, b->number);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
#ifdef LEGAL
    assert(!seat_hall_new(0, 1) && !seat_hall_new(27, 1) && !seat_hall_new(1, 100) && !seat_hall_new(INT_MIN, INT_MAX));
    seat_hall_free(NULL);
    seat_release(NULL);
    seat_hall *hall = seat_hall_new(26, 99);
    char name[4];
    int total = 0;
    assert(seat_free_count(hall) == 26 * 99 && seat_is_free(hall, "Z99") == 1);
    const char *bad[] = {"", "A", "A0", "A01", "A100", "a1", "1", "A1 ", "A-1", "A99999999999999999999", "\3771", "AA1"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(seat_is_free(hall, bad[i]) == -1 && !seat_hold_seats(hall, bad[i], 1));
    assert(!seat_hold_seats(hall, "A1", 0) && !seat_hold_seats(hall, "A1", INT_MIN) && !seat_hold_seats(hall, "A2", 99) && !seat_hold_seats(hall, "A99", INT_MAX));
    assert(!seat_hold_best(hall, 0) && !seat_hold_best(hall, 100) && !seat_hold_best(hall, INT_MAX) && !seat_hold_best(hall, INT_MIN));
    seat_hold *h = seat_hold_seats(hall, "Z98", 2), *g = seat_hold_best(hall, 99), *f = seat_hold_best(hall, 9);
    assert(seat_hold_name(h, 1, name) == 0 && !strcmp(name, "Z99") && seat_hold_name(h, 2, name) == -1 && seat_hold_name(h, -1, name) == -1);
    assert(seat_hold_name(f, 8, name) == 0 && !strcmp(name, "B9"));
    assert(!seat_hold_seats(hall, "Z97", 2) && seat_is_free(hall, "Z99") == 0);
    assert(seat_each(hall, sum, &total) == 0 && total == 0);
    assert(seat_confirm(h) == 1 && seat_confirm(g) == 2);
    seat_release(f);
    assert(seat_each(hall, sum, &total) == 7 && total == 101);
    assert(seat_cancel(hall, 3) == -1 && seat_cancel(hall, 0) == -1 && seat_cancel(hall, 1) == 0 && seat_cancel(hall, 1) == -1);
    assert(seat_free_count(hall) == 25 * 99 && seat_is_free(hall, "Z99") == 1);
    seat_hall_free(hall);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    seat_hall *hall = seat_hall_new(2, 5);
    seat_hold *h = seat_hold_best(hall, 2);
    switch (rule) {
    case 1:
        seat_confirm(h);
        seat_release(h);
        break;
    case 2:
        seat_hall_free(hall);
        seat_release(h);
        return 0;
    default:
        seat_confirm(h);
        seat_each(hall, cancel, hall);
    }
    seat_hall_free(hall);
#endif
    return 0;
}
