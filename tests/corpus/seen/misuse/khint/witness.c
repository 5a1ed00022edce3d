#include "khint.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    khint_t *h = khi_init();
    int absent;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (khi_get(h, 1) != khi_end(h) || khi_begin(h) != khi_end(h))
        return 2;
    for (int i = -500; i < 500; i++) {
        khiter_t k = khi_put(h, i, &absent);
        if (absent != 1)
            return 2;
        khi_set(h, k, -i);
    }
    for (int round = 0; round < 50; round++)
        for (int i = 0; i < 100; i++) {
            khi_del(h, khi_get(h, 1000 * round + i));
            khi_put(h, 1000 * (round + 1) + i, &absent);
            if (absent != 1)
                return 2;
        }
    if (khi_size(h) != 1000 || khi_val(h, khi_get(h, -3)) != 3 || khi_get(h, 5) != khi_end(h))
        return 2;
    khi_put(h, -3, &absent);
    khi_put(h, INT_MIN, &absent);
    for (khiter_t k = khi_begin(h); k != khi_end(h); ++k)
        if (khi_exist(h, k) && khi_key(h, k) < 0)
            khi_del(h, k);
    khi_del(h, khi_end(h));
    if (khi_size(h) != 500)
        return 2;
    khi_clear(h);
    if (khi_size(h) != 0 || khi_get(h, 200) != khi_end(h))
        return 2;
    khi_destroy(h);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return khi_val(h, khi_get(h, 1)) != 0;
    case 2:
        khi_put(h, 1, &absent);
        khi_set(h, khi_end(h) + 3, 1);
        break;
    case 3:
        khi_destroy(h);
        khi_put(h, 1, &absent);
        break;
    }
#endif
    return 0;
}
