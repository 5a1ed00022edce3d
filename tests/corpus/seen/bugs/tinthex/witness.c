#include "tinthex.h"

#include <string.h>

static bool round_trip(struct tint t)
{
    char text[TINT_TEXT];
    struct tint back;
    tint_format(t, text);
    return tint_parse(text, &back) && tint_equal(t, back);
}

int main(void)
{
    struct tint t, u;
    char text[TINT_TEXT];
    if (!tint_parse("#F80", &t) || t.r != 255 || t.g != 136 || t.b != 0 || t.a != 255)
        return 2;
    tint_format(t, text);
    if (strcmp(text, "#f80") != 0 || tint_parse("f80", &u) || tint_parse("#12345", &u) || tint_parse("", &u))
        return 2;
    if (!tint_parse("#01020304", &u) || u.a != 4 || !round_trip(u) || !round_trip(t) || !round_trip(tint_invert(u)))
        return 2;
    if (!tint_equal(tint_mix(t, u, 0), t) || !tint_equal(tint_mix(t, u, 255), u) || tint_luma(u) != 1)
        return 2;
#ifndef LEGAL
    if (!round_trip(tint_with_alpha(t, 128)))
        return 1;
#endif
    return 0;
}
