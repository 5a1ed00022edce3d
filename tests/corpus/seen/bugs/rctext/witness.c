#include "rctext.h"

#include <string.h>

int main(void)
{
    RcText *a = RcText_New("abc"), *b = RcText_Retain(a), *c;
    if (!RcText_IsShared(a) || !RcText_Upper(&b) || a == b || RcText_IsShared(a) || RcText_Equal(a, b))
        return 2;
    if (!RcText_Append(&a, RcText_Chars(a)) || strcmp(RcText_Chars(a), "abcabc") != 0 || RcText_Length(a) != 6)
        return 2;
    c = RcText_Retain(a);
    if (!RcText_Truncate(&c, 9) || c != a || !RcText_Truncate(&c, 0) || RcText_Length(c) != 0 || RcText_Length(a) != 6)
        return 2;
    RcText_Release(c);
    RcText_Release(b);
#ifndef LEGAL
    b = RcText_Retain(a);
    if (!RcText_Append(&b, "!") || strcmp(RcText_Chars(b), "abcabc!") != 0)
        return 2;
    RcText_Release(b);
#endif
    RcText_Release(a);
    a = NULL;
    return 0;
}
