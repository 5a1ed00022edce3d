#include "capentry.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    char out[32];
    long n = 7;

    if (cap_read("") != NULL || cap_read(":am:") != NULL || cap_read("|x:") != NULL)
        return 2;
    capentry *e = cap_read("vt|dec vt||x:am:co#80:li#0x18:zz#8x:big#99999999999999999999:no@:no:\n\t"
                           ":cl=\\E[;H\\:^Z^:is=^M\\072\\08\\q:em=:co=late");
    if (e == NULL || strcmp(cap_name(e), "vt") != 0 || !cap_is(e, "dec vt") || !cap_is(e, "x") ||
        cap_is(e, "") || cap_is(e, "co"))
        return 2;
    if (!cap_flag(e, "am") || cap_flag(e, "no") || cap_flag(e, "co") || cap_flag(e, "") || cap_flag(e, "a"))
        return 2;
    if (!cap_number(e, "co", &n) || n != 80 || !cap_number(e, "li", &n) || n != 24 || cap_number(e, "zz", &n) ||
        cap_number(e, "big", &n) || cap_number(e, "am", &n))
        return 2;
    if (cap_string(e, "cl", out, sizeof out) != 7 || memcmp(out, "\033[;H:\032^", 8) != 0)
        return 2;
    if (cap_string(e, "is", out, sizeof out) != 5 || memcmp(out, "\r:\0" "8q", 6) != 0)
        return 2;
    if (cap_string(e, "em", out, 1) != 0 || cap_string(e, "is", out, 0) != 5 || cap_string(e, "is", out, 2) != 5 ||
        strcmp(out, "\r") != 0 || cap_string(e, "co", out, 9) != -1 || cap_fields(e) != 11)
        return 2;
    cap_free(e);
    e = cap_read("name");
    if (e == NULL || cap_fields(e) != 0 || cap_flag(e, "name"))
        return 2;
    cap_free(e);
    e = cap_read("x:a=\\");
    if (e == NULL || cap_fields(e) != 1 || cap_flag(e, "a"))
        return 2;
#ifndef LEGAL
    cap_string(e, "a", out, 16);
#endif
    cap_free(e);
    return 0;
}
