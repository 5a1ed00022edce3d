#include "appver.h"

#include <string.h>

int main(void)
{
    appver a, b = appver_make(1, 4, 0, 0);
    char text[APPVER_TEXT];
    if (!appver_parse("1.4.0+512", &a) || a.build != 512 || !appver_equal(a, b) || appver_compare(a, b) != 0)
        return 2;
    if (strcmp(appver_format(a, text), "1.4.0+512") != 0 || strcmp(appver_format(b, text), "1.4.0") != 0)
        return 2;
    if (appver_parse("", &a) || appver_parse("1.", &a) || appver_parse("1.2.3.4", &a) || appver_parse("1.2+3", &a))
        return 2;
    if (appver_parse("65536", &a) || !appver_parse("65535.65535.65535+4294967295", &a))
        return 2;
    if (strlen(appver_format(a, text)) != 28 || appver_next_minor(a).minor != 65535 || appver_next_patch(b).patch != 1)
        return 2;
    if (appver_compatible(a, b) || !appver_compatible(b, appver_next_minor(b)) || appver_compare(a, b) <= 0)
        return 2;
    if (appver_hash(b) != appver_hash(appver_make(1, 4, 0, 0)))
        return 2;
#ifndef LEGAL
    a = appver_make(1, 0, 0, 1);
    b = appver_make(1, 0, 0, 2);
    return appver_equal(a, b) && appver_hash(a) != appver_hash(b);
#else
    return 0;
#endif
}
