#include "seathold.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    hall *h = hall_create(2, 5), *g = hall_create(1, 1);
    hold *a = hall_hold(h, 0, 2), *b = hall_hold(h, 0, 2);
    if (hold_first_seat(b) != 2 || hold_row(b) != 0 || hall_available(h, 0) != 1 || hall_hold(h, 0, 2) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (hold_extend(h, a) || !hold_extend(h, b) || hold_extend(h, b) || hold_count(b) != 3)
        return 2;
    hold_release(h, a);
    hold_sell(h, b);
    if (hall_sold(h) != 3 || hall_available(h, 0) != 2 || hall_hold(h, 1, 0) != NULL || hall_hold(h, 1, 2147483647) != NULL)
        return 2;
    hold *c = hall_hold(h, 1, 5);
    if (c == NULL || hall_rows(h) != 2 || hall_create(0, 1) != NULL || hall_create(1, 101) != NULL)
        return 2;
    hold_release(h, c);
    hall_destroy(h);
    hall_destroy(g);
    hall_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hold_sell(h, a);
        hold_release(h, a);
        break;
    case 2:
        hold_sell(g, a);
        break;
    case 3:
        hall_destroy(h);
        break;
    case 4:
        hall_available(h, 2);
        break;
    case 5:
        hall_destroy(g);
        hall_sold(g);
        break;
    }
#endif
    return 0;
}
