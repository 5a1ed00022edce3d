#include "mdlight.h"

#include <stdlib.h>
#include <string.h>

static int same(char *made, const char *expected)
{
    int is = made != NULL && strcmp(made, expected) == 0;
    free(made);
    return is;
}

int main(void)
{
    if (!same(md_html("a *b* **c** `<*>` & \\* <"), "a <i>b</i> <b>c</b> <code>&lt;*></code> &amp; * &lt;"))
        return 2;
    if (!same(md_plain("a *b* **c** `d` \\\\ `e"), "a b c d \\ `e") || !same(md_html(""), "") || !same(md_plain("*"), ""))
        return 2;
    if (!same(md_escape("*`\\x"), "\\*\\`\\\\x") || !same(md_html("*a **b"), "<i>a <b>b</i></b>") || md_count("``") != 1)
        return 2;
    if (!same(md_plain("\\*\\`\\\\x"), "*`\\x") || md_count("") != 0 || md_count("a*b") != 3)
        return 2;
#ifndef LEGAL
    char *text = malloc(3);
    memcpy(text, "a\\", 3);
    free(md_plain(text));
    free(text);
#endif
    return 0;
}
