#include "byteset.h"

int main(void)
{
    byteset a, b;
    byteset_init(&a);
    byteset_init(&b);
    if (!byteset_add_class(&a, "a-fx0-9-") || byteset_count(&a) != 18 || !byteset_has(&a, '-') || byteset_add_class(&a, "qz-a"))
        return 2;
    if (byteset_has(&a, 'q') || byteset_span(&a, "face-9 x") != 6 || byteset_span(&a, "") != 0)
        return 2;
    byteset_add_range(&b, 'a', 'z');
    byteset_add_range(&b, 'z', 'y');
    byteset_add_range(&b, 254, 254);
    byteset_intersect(&b, &a);
    if (byteset_count(&b) != 7 || byteset_equal(&a, &b))
        return 2;
    byteset_invert(&a);
    byteset_unite(&a, &b);
    byteset_remove(&a, 255);
    byteset_add(&a, 0);
    if (byteset_count(&a) != 244)
        return 2;
#ifndef LEGAL
    byteset_add_range(&a, 128, 255);
#endif
    return 0;
}
