#include "linewrap.h"

#include <stdlib.h>
#include <string.h>

static int wraps(const linewrap *lw, const char *text, const char *expected)
{
    char *lines = lw_wrap(lw, text);
    int same = strcmp(lines, expected) == 0;
    free(lines);
    return same;
}

int main(void)
{
    linewrap *lw = lw_new(10);
    if (!wraps(lw, "one two  three\nfour", "one two\nthree four\n") || !wraps(lw, " ", "") || !wraps(lw, "", "") ||
        !wraps(lw, "abcdefghijklm n", "abcdefghi-\njklm n\n"))
        return 2;
    if (!lw_set_indent(lw, 2) || lw_set_indent(lw, 10) || lw_set_width(lw, 2) || lw_indent(lw) != 2 || lw_width(lw) != 10 ||
        !wraps(lw, "one two three", "  one two\n  three\n") || lw_lines(lw, "a b") != 1)
        return 2;
    lw_set_hyphens(lw, false);
    if (!lw_set_width(lw, 3) || !wraps(lw, "abc", "  a\n  b\n  c\n") || lw_longest_word(" a bcd ef") != 3)
        return 2;
    if (lw_new(0) != NULL || lw_new(LW_MAX_WIDTH + 1) != NULL)
        return 2;
#ifndef LEGAL
    lw_set_hyphens(lw, true);
    lw_lines(lw, "abc");
#endif
    lw_free(lw);
    return 0;
}
