#include "chordset.h"

#include <limits.h>

int main(void)
{
    chord a, b, c;
    chord_init(&a);
    if (!chord_triad(&a, 60, false) || !chord_triad(&b, 57, true) || chord_triad(&a, 121, true) || a.count != 3)
        return 2;
    if (!chord_has(&a, 64) || chord_add(&a, 64) || chord_add(&a, 128) || !chord_add(&a, 0) || !chord_remove(&a, 0))
        return 2;
    chord_common(&a, &b, &c);
    if (c.count != 2 || chord_compare(&a, &b) <= 0 || chord_compare(&b, &a) >= 0 || chord_compare(&a, &a) != 0)
        return 2;
    if (chord_transpose(&a, INT_MIN) || chord_transpose(&a, INT_MAX) || !chord_transpose(&a, -60) || a.note[0] != 0)
        return 2;
    c = a;
    if (!chord_equal(&a, &c) || chord_hash(&a) != chord_hash(&c))
        return 2;
    for (int i = 0; i < 127; i++)
        chord_add(&c, i);
    if (c.count != CHORD_NOTES)
        return 2;
#ifndef LEGAL
    chord_init(&a);
    chord_init(&b);
    chord_add(&b, 60);
    if ((chord_compare(&a, &b) == 0) != chord_equal(&a, &b))
        return 1;
#endif
    return 0;
}
