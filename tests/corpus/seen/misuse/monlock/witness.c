#include "monlock.h"

#include <stdlib.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    ml_lock l[2] = { ML_INIT, ML_INIT };
#ifdef LEGAL
    (void)argc, (void)argv;
    CHECK(ml_is_free(l) && ml_try_shared(l, 0) && ml_try_shared(l, 0) && ml_try_shared(l, 15));
    CHECK(!ml_try_exclusive(l, 1) && !ml_try_upgrade(l, 15) && ml_holds_shared(l, 0) == 2);
    ml_unlock_shared(l, 0);
    ml_unlock_shared(l, 0);
    CHECK(ml_try_upgrade(l, 15) && ml_holds_exclusive(l, 15) && !ml_holds_shared(l, 15));
    CHECK(!ml_try_shared(l, 15) && !ml_try_exclusive(l, 15));
    ml_downgrade(l, 15);
    ml_unlock_shared(l, 15);
    CHECK(ml_try_exclusive(l, 3));
    ml_unlock_exclusive(l, 3);
    for (int i = 0; i < ML_MAX_SHARED; i++)
        CHECK(ml_try_shared(l, 1));
    CHECK(!ml_try_shared(l, 1) && ml_try_exclusive(&l[1], 1));
    ml_abandon(l, 2, 1);
    ml_abandon(l, 0, 1);
    ml_destroy(&l[0]);
    ml_destroy(&l[1]);
    ml_init(&l[0]);
    ml_destroy(&l[0]);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ml_unlock_shared(l, 0);
        break;
    case 2:
        CHECK(ml_try_shared(l, 0));
        ml_destroy(l);
        break;
    case 3:
        ml_try_upgrade(l, 0);
        break;
    case 4:
        ml_try_shared(l, ML_TASKS);
        break;
    case 5:
        CHECK(ml_try_exclusive(l, 0));
        ml_downgrade(l, 1);
        break;
    }
#endif
    return 0;
}
