#include "sympool.h"

#include <string.h>

int main(void)
{
    sympool_t *pool = sympool_new();
    int a = sympool_intern(pool, "ab"), e = sympool_intern(pool, "");
    if (a != 0 || e != 1 || sympool_intern(pool, "ab") != 0 || sympool_join(pool, a, e) != a ||
        sympool_join(pool, a, 9) != SYM_NONE)
        return 2;
    int b = sympool_join(pool, a, a);
    if (strcmp(sympool_text(pool, b), "abab") != 0 || sympool_count(pool) != 3 || sympool_used(pool) != 9 ||
        sympool_text(pool, -1) != NULL || sympool_length(pool, b) != 4)
        return 2;
    if (sympool_intern(pool, "a long text which does not fit") != 3 || sympool_lookup(pool, "q") != SYM_NONE)
        return 2;
#ifndef LEGAL
    sympool_join(pool, 3, 3);
#endif
    sympool_delete(pool);
    return 0;
}
