#include "pctpat.h"

#include <string.h>

static int whole(const char *pattern, const char *text)
{
    pctpat *p = pctpat_compile(pattern);
    if (p == NULL)
        return -1;
    int result = (int)pctpat_whole(p, text);
    pctpat_free(p);
    return result;
}

int main(void)
{
    pctpat *p = pctpat_compile("[%a_][%w_]*");
    pctpat_span span;
    if (p == NULL || pctpat_find(p, "12 ab_9+c", 0, &span) != PCTPAT_FOUND || span.start != 3 || span.length != 4)
        return 2;
    if (pctpat_find(p, "12", 0, NULL) != PCTPAT_ABSENT || pctpat_find(p, "a", (size_t)-1, NULL) != PCTPAT_ABSENT)
        return 2;
    if (pctpat_count(p, "one two") != 2 || pctpat_count(p, "") != 0 || strcmp(pctpat_source(p), "[%a_][%w_]*") != 0)
        return 2;
    pctpat_free(p);
    if (whole("", "") != PCTPAT_FOUND || whole("", "a") != PCTPAT_ABSENT || whole("%", "") != -1)
        return 2;
    if (whole("[]", "") != -1 || whole("[^", "") != -1 || whole("[]]", "]") != PCTPAT_FOUND || whole("[%]", "") != -1)
        return 2;
    if (whole("^a-b+$", "aabb") != PCTPAT_FOUND || whole("a?b?", "b") != PCTPAT_FOUND || whole("[^a-c]", "b") != PCTPAT_ABSENT)
        return 2;
    if (whole("a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") != PCTPAT_TOO_HARD)
        return 2;
    if (whole("[a-]", "-") != PCTPAT_FOUND || whole("[a-%]]*", "a-]") != PCTPAT_ABSENT)
        return 2;
    p = pctpat_compile("x*");
    if (pctpat_count(p, "axb") != 4)
        return 2;
    pctpat_free(p);
    pctpat_free(NULL);
#ifndef LEGAL
    if (whole("[%", "") != -1)
        return 2;
#endif
    return 0;
}
