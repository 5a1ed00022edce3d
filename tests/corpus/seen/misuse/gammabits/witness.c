#include "gammabits.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    gbw *w = gbw_new();
    gbr r;
    if (gbw_bytes(w) != NULL || gbw_put(w, 5, 3) != 0 || gbw_put_gamma(w, 9) != 0 || gbw_put_gamma(w, UINT32_MAX) != 0)
        return 2;
    if (gbw_count(w) != 3 + 7 + 63 || gbw_put(w, UINT32_MAX, 32) != 0 || gbw_put(w, 0, 0) != 0 || gamma_length(1) != 1)
        return 2;
    gbr_init(&r, gbw_bytes(w), gbw_count(w));
    if (gbr_get(&r, 3) != 5 || gbr_get_gamma(&r) != 9 || gbr_get_gamma(&r) != UINT32_MAX || gbr_left(&r) != 32)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (gbr_get(&r, 32) != UINT32_MAX || gbr_get(&r, 0) != 0 || gbr_get_gamma(&r) != 0)
        return 2;
    static const uint8_t zeros[16];
    gbr_init(&r, zeros, 128);
    if (gbr_get_gamma(&r) != 0 || gbr_left(&r) != 128)
        return 2;
    gbr_init(&r, NULL, 0);
    if (gbr_get_gamma(&r) != 0)
        return 2;
    for (uint32_t i = 1; i < 1000; i++)
        if (gbw_put_gamma(w, i) != 0)
            return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        gbw_put_gamma(w, 0);
        break;
    case 2:
        gbw_put(w, 1, 33);
        break;
    case 3:
        gbw_put(w, 4, 2);
        break;
    case 4:
        gbr_get(&r, 32);
        gbr_get(&r, 1);
        break;
    case 5:
        for (int i = 0; i < 100; i++)
            gbw_put(w, 1, 32);
        gbr_get(&r, 4);
        break;
    case 6: {
        uint8_t small[2] = {0, 0};
        gbr_init(&r, small, 64);
        gbr_get(&r, 32);
        break;
    }
    }
#endif
    gbw_free(w);
    return 0;
}
