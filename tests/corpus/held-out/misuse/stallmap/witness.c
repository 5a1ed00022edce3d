#include "stallmap.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
int main(void)
{
    stallmap *h;
    stall_hold *a, *b;
    char out[3 * 5 + 1], name[STALL_MAX_NAME + 2];
    unsigned n;

    CHECK(!stallmap_new(0, 1) && !stallmap_new(1, 0) && !stallmap_new(101, 1) && !stallmap_new(UINT_MAX, UINT_MAX));
    stallmap_free(NULL);
    stallmap_drop(NULL);
    h = stallmap_new(3, 4);
    CHECK(h && stallmap_vacant(h) == 12);
    CHECK(!stallmap_hold(h, 3, 0, 1) && !stallmap_hold(h, 0, 4, 1) && !stallmap_hold(h, 0, 3, 2));
    CHECK(!stallmap_hold(h, 0, 0, 0) && !stallmap_hold(h, 0, 1, UINT_MAX) && !stallmap_hold(h, UINT_MAX, UINT_MAX, 1));
    a = stallmap_hold(h, 1, 1, 2);
    CHECK(a && !stallmap_hold(h, 1, 2, 2) && stallmap_vacant(h) == 10);
    b = stallmap_hold(h, 2, 0, 4);
    CHECK(b);
    memset(name, 'n', sizeof name);
    name[sizeof name - 1] = '\0';
    CHECK(stallmap_confirm(a, "") == 0 && stallmap_confirm(a, name) == 0);
    name[sizeof name - 2] = '\0';
    CHECK((n = stallmap_confirm(a, name)) == 1);
    stallmap_draw(h, out);
    CHECK(strcmp(out, "....\n.xx.\noooo\n") == 0);
    CHECK(strcmp(stallmap_name(h, 1, 2), name) == 0 && !stallmap_name(h, 1, 0) && !stallmap_name(h, 1, 3));
    CHECK(!stallmap_name(h, 2, 0) && !stallmap_name(h, UINT_MAX, UINT_MAX));
    CHECK(stallmap_state(h, 1, 1) == STALL_BOOKED && stallmap_state(h, 2, 3) == STALL_HELD);
    CHECK(stallmap_state(h, 0, 0) == STALL_FREE && stallmap_state(h, 0, 4) == STALL_NONE);
    stallmap_drop(b);
    CHECK(stallmap_vacant(h) == 10);
    CHECK(stallmap_cancel(h, 0) == -1 && stallmap_cancel(h, n) == 0 && stallmap_cancel(h, n) == -1);
    CHECK(stallmap_vacant(h) == 12);
    a = stallmap_hold(h, 0, 0, 1);
    b = stallmap_hold(h, 0, 1, 1);
    CHECK(a && b && stallmap_confirm(a, "A") == 2 && stallmap_confirm(b, "B") == 3);
    CHECK(stallmap_cancel(h, 2) == 0 && strcmp(stallmap_name(h, 0, 1), "B") == 0);
    stallmap_free(h);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    stallmap *house = stallmap_new(5, 10);
    stall_hold *hold = stallmap_hold(house, 1, 2, 3);
    char line[50];

    switch (rule) {
    case 1:
        stallmap_confirm(hold, "Miller");
        stallmap_drop(hold);
        break;
    case 2:
        stallmap_free(house);
        stallmap_drop(hold);
        return 0;
    case 3:
        stallmap_drop(hold);
        stallmap_draw(house, line);
        break;
    }
    stallmap_free(house);
    return 0;
}
#endif
