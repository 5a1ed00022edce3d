#include "globbag.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct globbag *bag = gb_create();
    struct gb_iter it;
    if (!bag)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(gb_glob("", "") && gb_glob("*", "") && !gb_glob("?", "") && gb_glob("a*b*c", "aXbYbc"));
    assert(gb_glob("\\*", "*") && !gb_glob("\\*", "x") && gb_glob("a\\", "a\\") && gb_glob("**", "q"));
    assert(!gb_glob("*a", "b") && !gb_glob("", "b") && gb_glob("*\xff", "\xff\xff"));
    assert(!gb_match(bag, "x") && !gb_first(bag, "x", &it) && !gb_next(&it) && gb_drop(bag, 0) == 0);
    const char *all = "*";
    assert(!gb_put(bag, all, 1) && !gb_put(bag, "*.c", INT_MIN) && !gb_put(bag, all, 1));
    const char *p = gb_first(bag, "a.c", &it);
    assert(p == all && gb_tag(&it) == 1);
    assert(gb_next(&it) && gb_tag(&it) == INT_MIN && gb_next(&it) == all);
    assert(!gb_put(bag, "a*", 3) && gb_next(&it) && gb_tag(&it) == 3 && !gb_next(&it) && !gb_next(&it));
    assert(gb_drop(bag, 3) == 1 && gb_drop(bag, 1) == 2 && gb_size(bag) == 1 && !gb_put(bag, "b", 9));
    assert(!gb_match(bag, "x") && gb_match(bag, "b") && gb_match(bag, ".c"));
    char big[502];
    memset(big, 'x', 501);
    big[501] = 0;
    assert(gb_put(bag, big, 0) == -1);
    gb_destroy(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        char *pattern = malloc(3);
        if (!pattern)
            return 0;
        strcpy(pattern, "a*");
        gb_put(bag, pattern, 1);
        free(pattern);
        gb_match(bag, "abc");
        break;
    }
    case 2:
        gb_put(bag, "a*", 1);
        gb_put(bag, "*", 2);
        gb_first(bag, "abc", &it);
        gb_drop(bag, 1);
        gb_next(&it);
        break;
    default:
        gb_put(bag, "a*", 1);
        gb_first(bag, "abc", &it);
        gb_next(&it);
        gb_tag(&it);
    }
#endif
    gb_destroy(bag);
    return 0;
}
