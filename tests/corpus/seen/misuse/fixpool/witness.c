#include "fixpool.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    _Alignas(max_align_t) unsigned char ram[FXP_BYTES(24, 3)];
    fxp_pool pool;
    fxp_init(&pool, ram, 24, 3);
    char *a = fxp_take(&pool), *b = fxp_take(&pool), *c = fxp_take(&pool);
    memset(a, 1, 24);
    memset(b, 2, 24);
    memset(c, 3, 24);
    if (fxp_take(&pool) != NULL || fxp_room(&pool) != 0 || fxp_used(&pool) != 3)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (fxp_index(&pool, b) != 1 || fxp_at(&pool, 2) != c || fxp_at(&pool, 3) != NULL || a[23] != 1)
        return 2;
    fxp_give(&pool, b);
    if (fxp_at(&pool, 1) != NULL || fxp_take(&pool) != b || fxp_peak(&pool) != 3)
        return 2;
    fxp_give_all(&pool);
    if (fxp_used(&pool) != 0 || fxp_take(&pool) != a)
        return 2;
    fxp_init(&pool, ram, 1, 3);
    if (fxp_room(&pool) != 3 || fxp_peak(&pool) != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        _Alignas(max_align_t) unsigned char small[32];
        fxp_init(&pool, small, 16, 2);
        break;
    }
    case 2:
        fxp_give(&pool, a);
        fxp_give(&pool, a);
        break;
    case 3: {
        int other;
        fxp_give(&pool, &other);
        break;
    }
    case 4:
        fxp_init(&pool, ram, 0, 3);
        break;
    case 5:
        memset(&pool, 0x7f, sizeof pool);
        fxp_at(&pool, 1);
        break;
    }
#endif
    return 0;
}
