#include "bracex.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *s = bx_join("a{b,c{d,e},}f", " ");
    if (!s || strcmp(s, "abf acdf acef af") != 0)
        return 2;
    free(s);
    if (bx_count("") != 1 || bx_count("{a,b}{c,d}{}") != 4 || bx_count("{a") != 0 || bx_count("a}{b") != 0)
        return 2;
    if (!bx_balanced("{{}}") || bx_balanced("}{") || !bx_has_braces("a}") || bx_has_braces("a,b"))
        return 2;
    struct bx_list list;
    if (bx_expand("{1,2}", &list) != BX_OK || list.n != 2 || strcmp(list.word[1], "2") != 0)
        return 2;
    bx_release(&list);
    bx_release(&list);
    if (strcmp(bx_strerror(BX_OK), "ok") != 0)
        return 2;
#ifndef LEGAL
    return bx_count("{a,b}}") != 0;
#endif
    return 0;
}
