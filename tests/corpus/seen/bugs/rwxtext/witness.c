#include "rwxtext.h"
#include <string.h>

int main(void)
{
    char text[10];
    unsigned mode = 0;
#ifdef LEGAL
    char octal[5];
    for (unsigned m = 0; m <= 07777; m++) {
        if (m & 02000 && !(m & 0100) != !(m & 010))
            continue;
        rt_format(m, text);
        if (rt_parse(text, &mode) || mode != m)
            return 1;
    }
    if (!rt_parse("", &mode) || !rt_parse("rwxrwxrwx-", &mode) || !rt_parse("rwxrwxrws", &mode))
        return 1;
    if (rt_apply(0644, "u+x,go-r,+t", &mode) || mode != 01700)
        return 1;
    if (rt_apply(06777, "g=rs", &mode) || mode != 06747)
        return 1;
    if (!rt_apply(0, "", &mode) || !rt_apply(0, "u+r,", &mode) || !rt_apply(0, "u+q", &mode))
        return 1;
    if (!rt_allows(0750, RT_GROUP, "rx") || rt_allows(0750, RT_GROUP, "w") || !rt_allows(0, RT_OTHER, ""))
        return 1;
    rt_octal(4, octal);
    if (strcmp(octal, "004"))
        return 1;
    rt_octal(~0u, octal);
    return strcmp(octal, "7777") != 0;
#else
    rt_format(02700, text);
    return rt_parse(text, &mode) != 0 || mode != 02700;
#endif
}
