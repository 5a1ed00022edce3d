#include "radkeys.h"

#include <string.h>

int main(void)
{
    rk_tree *t = rk_new();
    char key[4];
    int value = 0;
    if (rk_first(t, key, 4) != -1 || rk_longest(t, "x") != -1 || !rk_put(t, "b", 1) || !rk_put(t, "abcde", 2))
        return 2;
    if (!rk_put(t, "ab", 3) || rk_count(t) != 3 || rk_longest(t, "abcd") != 2 || rk_first(t, key, 4) != 2)
        return 2;
    if (strcmp(key, "ab") != 0 || !rk_del(t, "ab") || rk_del(t, "ab") || rk_first(t, key, 4) != 5)
        return 2;
    if (strcmp(key, "abc") != 0 || rk_count_prefix(t, "a") != 1 || rk_count_prefix(t, "") != 2 || rk_get(t, "a", &value))
        return 2;
    if (!rk_put(t, "", 9) || !rk_get(t, "", &value) || value != 9 || rk_first(t, NULL, 0) != 0 || !rk_del(t, ""))
        return 2;
#ifndef LEGAL
    rk_del(t, "abcde");
    if (rk_first(t, key, 4) != 1)
        return 2;
#endif
    rk_free(t);
    return 0;
}
