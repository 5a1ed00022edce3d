#include "lazybits.h"

int main(void)
{
    struct lazybits a, b;
    lazybits_init(&a);
    lazybits_init(&b);
    if (lazybits_get(&a, 0) || lazybits_get(&a, SIZE_MAX) || lazybits_count(&a) != 0 ||
        lazybits_next(&a, 0) != LAZYBITS_NONE || !lazybits_equal(&a, &b) || lazybits_set(&a, LAZYBITS_LIMIT))
        return 2;
    for (size_t i = 0; i < 100; i += 7)
        if (!lazybits_set(&a, i))
            return 2;
    if (lazybits_count(&a) != 15 || lazybits_next(&a, 8) != 14 || lazybits_next(&a, 99) != LAZYBITS_NONE)
        return 2;
    if (!lazybits_or(&b, &a) || !lazybits_or(&b, &b) || !lazybits_equal(&a, &b) || !lazybits_set(&b, 1))
        return 2;
    lazybits_clear(&a, 0);
    lazybits_clear(&a, LAZYBITS_LIMIT * 2);
    lazybits_and(&b, &a);
    lazybits_and(&b, &b);
    if (!lazybits_equal(&a, &b) || lazybits_get(&b, 1) || lazybits_get(&b, 0) || !lazybits_get(&b, 98))
        return 2;
#ifndef LEGAL
    if (!lazybits_set(&a, 200) || lazybits_get(&a, 150))
        return 2;
#endif
    lazybits_destroy(&a);
    lazybits_destroy(&b);
    return 0;
}
