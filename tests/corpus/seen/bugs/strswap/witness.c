#include "strswap.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static bool is(char *made, const char *expected)
{
    bool same = made != NULL && strcmp(made, expected) == 0;
    free(made);
    return same;
}

int main(void)
{
    char text[] = "a//b///c/", empty[] = "", abab[] = "abababx";
    if (ssw_count("aaaaa", "aa") != 2 || ssw_count("abc", "") != 0 || ssw_count("", "a") != 0)
        return 2;
    if (!is(ssw_replace("a-b-c", "-", "::"), "a::b::c") || !is(ssw_replace("a-b", "-", ""), "ab"))
        return 2;
    if (!is(ssw_replace("abc", "", "x"), "abc") || !is(ssw_replace("", "", ""), "") || !is(ssw_replace("x", "x", "x"), "x"))
        return 2;
    if (!is(ssw_replace_n("a-b-c", "-", "+", 1), "a+b-c") || !is(ssw_replace_n("a-b", "-", "+", 0), "a-b"))
        return 2;
    if (!is(ssw_between("f(x)", "(", ")"), "x") || !is(ssw_between("f(x", "(", ")"), "") || !is(ssw_between("", "", ""), ""))
        return 2;
    if (!is(ssw_repeat("ab", 3), "ababab") || !is(ssw_repeat("", SIZE_MAX), "") || ssw_repeat("ab", SIZE_MAX) != NULL)
        return 2;
    if (!is(ssw_repeat("ab", 0), "") || ssw_squeeze(text, "/") != 3 || strcmp(text, "a/b/c/") != 0)
        return 2;
    if (ssw_squeeze(empty, "/") != 0 || ssw_squeeze(empty, "") != 0 || ssw_squeeze(abab, "ab") != 4 || strcmp(abab, "abx") != 0)
        return 2;
    if (!ssw_starts("abc", "ab") || !ssw_starts("", "") || ssw_starts("a", "ab") || !ssw_ends("abc", "bc") || ssw_ends("c", "bc"))
        return 2;
    char *big = ssw_repeat("x", SSW_LIMIT);
    if (big == NULL || ssw_replace(big, "x", "yy") != NULL)
        return 2;
    free(big);
#ifndef LEGAL
    ssw_squeeze(text, "");
#endif
    return 0;
}
