#include "gcaptab.h"

#include <string.h>

int main(void)
{
    char buf[64], tiny[4];
    GCT *t = gct_open();
    int ansi = gct_entry(t, "ansi"), vt = gct_entry(t, "vt100");

    if (ansi != 0 || vt != 1 || gct_entry(t, "ansi") != 0 || gct_entry(t, "") != -1 || gct_lookup(t, "x") != -1)
        return 2;
    if (gct_setnum(t, ansi, "co", 80) || gct_setflag(t, ansi, "am") || gct_setnum(t, vt, "li", 24))
        return 2;
    if (gct_use(t, vt, ansi) || gct_use(t, vt, vt) != -1 || gct_use(t, 7, 0) != -1)
        return 2;
    if (gct_num(t, vt, "co") != 80 || !gct_flag(t, vt, "am") || gct_num(t, vt, "it") != -1 || gct_num(t, 9, "co") != -1)
        return 2;
    if (gct_cancel(t, vt, "am") || gct_flag(t, vt, "am"))
        return 2;
    if (gct_print(t, vt, buf, sizeof buf) != (int)strlen(buf) || strcmp(buf, "vt100:li#24:am@:tc=ansi:") != 0)
        return 2;
    if (gct_print(t, vt, tiny, sizeof tiny) != 24 || strcmp(tiny, "vt1") != 0 || gct_print(t, vt, NULL, 0) != 24)
        return 2;
#ifndef LEGAL
    if (gct_use(t, ansi, vt) == 0)
        gct_num(t, ansi, "it");
#endif
    gct_close(t);
    return 0;
}
