#include "sliceint.h"

int main(void)
{
    const int32_t values[] = {1, 2, 3, 4};
    int32_t value;
    sliceint_t *a = si_from(values, 4), *b = si_new(), *none = si_from(NULL, 0);
    if (si_len(a) != 4 || !si_get(a, -1, &value) || value != 4 || si_get(a, 4, &value) || si_get(a, PTRDIFF_MIN, &value))
        return 2;
    if (!si_splice(none, 0, SI_END, b) || !si_splice(none, 0, 0, none) || si_len(none) != 0 || !si_extend(none, none))
        return 2;
    if (!si_splice(b, 5, -7, a) || si_compare(a, b) != 0 || !si_splice(b, 1, -1, none) || si_len(b) != 2)
        return 2;
    if (!si_extend(b, b) || si_len(b) != 4 || si_index(b, 4) != 1 || si_index(b, 2) != -1)
        return 2;
    if (!si_repeat(b, 3) || si_len(b) != 12 || si_repeat(b, (size_t)-1) || si_remove(b, 2, SI_END) != 10)
        return 2;
    si_reverse(b);
    si_reverse(none);
    if (!si_get(b, 0, &value) || value != 4 || !si_set(b, 0, 1) || si_set(none, 0, 1) || si_compare(b, a) >= 0)
        return 2;
    sliceint_t *c = si_slice(a, 1, 3), *d = si_slice(none, -9, 9);
    if (si_len(c) != 2 || si_len(d) != 0 || !si_append(d, 7) || !si_repeat(c, 0) || si_len(c) != 0)
        return 2;
#ifndef LEGAL
    if (!si_splice(a, 0, 0, a) || si_len(a) != 8)
        return 2;
#endif
    si_free(a);
    si_free(b);
    si_free(c);
    si_free(d);
    si_free(none);
    si_free(NULL);
    return 0;
}
