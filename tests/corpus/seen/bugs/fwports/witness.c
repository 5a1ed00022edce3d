#include "fwports.h"

#include <string.h>

int main(void)
{
    static fwports a, b;
    char text[64];
    fwports_clear(&a);
    if (fwports_allow(&a, 10, 12) != 3 || fwports_allow(&a, 0, 10) != 10 || fwports_allow(&a, 5, 4) != 0)
        return 2;
    if (fwports_deny(&a, 3, 3) != 1 || fwports_count(&a) != 12 || fwports_next(&a, 3) != 4 || fwports_next(&a, 13) != -1)
        return 2;
    if (fwports_deny(&a, 65535, 0) != 0 || fwports_allow(&a, 65535, 65535) != 1 || fwports_next(&a, 65535) != 65535)
        return 2;
    if (fwports_format(&a, text, sizeof text) != 14 || strcmp(text, "0-2,4-12,65535") != 0)
        return 2;
    if (!fwports_parse(&b, text) || !fwports_same(&a, &b) || fwports_format(&b, NULL, 0) != 14)
        return 2;
    if (fwports_format(&b, text, 4) != 14 || strcmp(text, "0-2") != 0)
        return 2;
    if (fwports_parse(&b, "1,") || fwports_parse(&b, "65536") || fwports_parse(&b, "2-1") || !fwports_same(&a, &b))
        return 2;
    if (!fwports_parse(&b, "1-5,!2-3") || fwports_count(&b) != 3 || !fwports_parse(&b, "0-65535"))
        return 2;
    fwports_intersect(&b, &a);
    fwports_unite(&b, &b);
    if (!fwports_same(&a, &b) || fwports_allow(&b, 0, 65535) != 65536 - 13 || !fwports_parse(&b, ""))
        return 2;
#ifndef LEGAL
    fwports_deny(&a, 1024, 65535);
#endif
    return 0;
}
