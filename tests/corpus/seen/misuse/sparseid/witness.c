#include "sparseid.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    SparseId *a = sid_create(10), *b = sid_create(10), *c = sid_create(20);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!sid_insert(a, 9) || !sid_insert(a, 0) || sid_insert(a, 9) || !sid_has(a, 0) || sid_has(a, 5) || sid_size(a) != 2)
        return 2;
    sid_insert(b, 0), sid_insert(b, 3);
    sid_unite(b, a);
    sid_unite(b, b);
    if (sid_size(b) != 3 || sid_equal(a, b) || !sid_equal(a, a))
        return 2;
    sid_intersect(b, a);
    sid_intersect(b, b);
    if (!sid_equal(a, b) || !sid_erase(a, 9) || sid_erase(a, 9) || sid_at(a, 0) != 0 || sid_pop(a) != 0)
        return 2;
    sid_clear(b);
    if (sid_has(b, 0) || sid_bound(b) != 10 || sid_create(UINT32_MAX) != NULL)
        return 2;
    for (uint32_t i = 20; i-- > 0;)
        sid_insert(c, i);
    SparseId *none = sid_create(0);
    if (sid_size(c) != 20 || !sid_equal(none, none))
        return 2;
    sid_destroy(none);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sid_insert(a, 10);
        break;
    case 2:
        sid_at(a, 0);
        break;
    case 3:
        sid_pop(a);
        break;
    case 4:
        sid_unite(a, c);
        break;
    }
#endif
    sid_destroy(a), sid_destroy(b), sid_destroy(c);
    return 0;
}
