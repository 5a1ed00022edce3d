#include "wideset.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    wset *a = wset_new(130), *b = wset_new(130), *c = wset_new(64);
#ifdef LEGAL
    (void)count, (void)arguments;
    wset_add(a, 0);
    wset_add(a, 63);
    wset_add(a, 64);
    wset_add(a, 129);
    if (wset_card(a) != 4 || wset_next(a, 65) != 129 || wset_next(a, 130) != 130 || wset_next(a, (size_t)-1) != 130 || wset_test(a, 1))
        return 2;
    wset_fill(b);
    if (wset_card(b) != 130 || !wset_subset(a, b) || wset_subset(b, a) || wset_eq(a, b) || !wset_eq(a, a))
        return 2;
    wset_sub(b, a);
    wset_or(b, a);
    wset_and(b, a);
    wset_drop(b, 64);
    wset *d = wset_dup(b);
    if (wset_card(d) != 3 || !wset_eq(d, b))
        return 2;
    wset_sub(d, d);
    wset_fill(c);
    if (wset_card(c) != 64 || wset_card(d) != 0 || wset_new(WSET_MAX + 1))
        return 2;
    wset_zero(c);
    wset_delete(d);
    d = wset_new(0);
    wset_fill(d);
    wset_zero(d);
    if (wset_card(d) != 0 || wset_next(d, 0) != 0 || !wset_eq(d, d) || wset_range(d) != 0 || wset_card(c) != 0)
        return 2;
    wset_delete(d);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        wset_add(c, 64);
        break;
    case 2:
        wset_or(a, c);
        break;
    case 3:
        return wset_eq(b, c);
    case 4:
        wset_delete(a);
        break;
    }
#endif
    wset_delete(a);
    wset_delete(b);
    wset_delete(c);
    return 0;
}
