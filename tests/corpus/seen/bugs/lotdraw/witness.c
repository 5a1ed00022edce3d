#include "lotdraw.h"

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    lot_reset(0);
#ifdef LEGAL
    CHECK(lot_draw() == -1);
    CHECK(lot_add(LOT_MAX_TICKETS + 1) == -1);
    int a = lot_add(10), b = lot_add(0), c = lot_add(30);
    CHECK(a == 0 && b == 1 && c == 2);
    for (int i = 0; i < 1000; i++)
        CHECK(lot_draw() != b);
    CHECK(lot_wins(a) + lot_wins(c) == 1000 && lot_wins(c) > lot_wins(a));
    CHECK(lot_lend(a, b, 11) == -1 && lot_lend(a, b, 10) == 0 && lot_tickets(b) == 10);
    CHECK(lot_lend(c, c, 30) == 0 && lot_tickets(c) == 30);
    CHECK(lot_block(c) == 0 && lot_draw() == b);
    CHECK(lot_remove(b) == 0 && lot_remove(b) == -1 && lot_block(a) == 0 && lot_draw() == -1);
    CHECK(lot_wake(c) == 0 && lot_draw() == c);
    CHECK(lot_set_tickets(-1, 0) == -1 && lot_wins(99) == 0);
#else
    CHECK(lot_add(0) == 0);
    lot_draw();
#endif
    return 0;
}
