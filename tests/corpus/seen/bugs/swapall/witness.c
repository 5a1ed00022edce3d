#include "swapall.h"

#include <stdlib.h>
#include <string.h>

static int is(char *got, const char *want)
{
    int same = got && strcmp(got, want) == 0;
    free(got);
    return same;
}

int main(void)
{
    char t[] = "a--b---", d[] = "xyxxy", m[] = "hello", e[] = "", w[] = "ababab-ab";
    if (swap_count("aaa", "aa") != 1 || swap_count("aaa", "") || swap_count("", "") || swap_count("", "a"))
        return 2;
    if (!is(swap_all("a.b.c", ".", "::"), "a::b::c") || !is(swap_first("a.b.c", ".", ""), "ab.c"))
        return 2;
    if (!is(swap_all("abc", "", "x"), "abc") || !is(swap_first("", "", "x"), "") || !is(swap_all("q", "q", "q"), "q"))
        return 2;
    swap_squeeze(t, "-");
    swap_squeeze(e, "");
    swap_squeeze(w, "ab");
    if (strcmp(t, "a-b-") || strcmp(w, "ab-ab") || swap_drop(d, "xy") != 2 || strcmp(d, "x") || swap_drop(d, "") || strcmp(d, "x"))
        return 2;
    swap_bytes(m, "lhe", "12");
    if (strcmp(m, "2211o"))
        return 2;
    swap_bytes(m, "2", "");
    if (!swap_begins("ab", "") || !swap_begins("ab", "ab") || swap_begins("a", "ab") || !swap_ends("ab", "b") || swap_ends("", "b"))
        return 2;
#ifndef LEGAL
    swap_squeeze(t, "");
#endif
    return 0;
}
