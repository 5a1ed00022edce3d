#include "todparse.h"

#include <string.h>

int main(void)
{
    tod a, b, c;
    char text[9];
    if (!tod_parse(&a, "07:30:15") || tod_parse(&b, "24:00") || tod_parse(&b, "7") || tod_parse(&b, "7:30:") ||
        tod_parse(&b, "") || tod_parse(&b, "1:2:3:4") || tod_make(&b, 0, 60, 0) || !tod_make(&b, 23, 0, 0))
        return 2;
    tod_format(&a, text);
    if (strcmp(text, "07:30:15") != 0 || tod_seconds(&a) != 27015 || tod_compare(&a, &b) >= 0)
        return 2;
    tod_from_seconds(&c, -1);
    tod_format(&c, text);
    if (strcmp(text, "23:59:59") != 0 || !tod_within(&c, &b, &a) || tod_within(&c, &a, &b))
        return 2;
    tod_add(&c, 86401);
    if (tod_seconds(&c) != 0)
        return 2;
#ifndef LEGAL
    if (!tod_parse(&c, "7:30"))
        return 2;
    return tod_compare(&c, &a) < 0 ? 0 : 1;
#endif
    return 0;
}
