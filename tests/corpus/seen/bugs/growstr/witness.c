#include "growstr.h"

#include <string.h>

int main(void)
{
    gs *a = gs_new("one"), *b = gs_new("--"), *e = gs_new("");
    if (!gs_append(a, b) || strcmp(gs_text(a), "one--") != 0 || !gs_append(a, a) || gs_length(a) != 10)
        return 2;
    if (!gs_insert(a, 3, b) || strcmp(gs_text(a), "one----one--") != 0 || gs_find(a, e) != 0)
        return 2;
    gs_erase(a, 5, GS_NPOS);
    if (!gs_insert(a, 0, a) || strcmp(gs_text(a), "one--one--") != 0)
        return 2;
    gs_erase(a, 5, GS_NPOS);
    if (!gs_insert(a, 2, a) || strcmp(gs_text(a), "onone--e--") != 0)
        return 2;
    if (!gs_insert(e, 99, b) || gs_compare(e, b) != 0 || !gs_append_char(e, '!') || gs_compare(e, b) != 1)
        return 2;
#ifndef LEGAL
    gs *s = gs_new("ab");
    gs_insert(s, 1, s);
    gs_free(s);
#endif
    gs_free(a);
    gs_free(b);
    gs_free(e);
    return 0;
}
