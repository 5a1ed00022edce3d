#include "nsname.h"

#include <string.h>

int main(void)
{
    nsname_t a, b;
    char text[300];
    size_t length;
    if (!nsn_parse(&a, "WWW.example.org.") || nsn_labels(&a) != 3 || !nsn_parse(&b, "ftp.Example.ORG"))
        return 2;
    if (nsn_common(&a, &b) != 2 || nsn_equal(&a, &b) || nsn_within(&a, &b) || a.length != 17)
        return 2;
    if (!nsn_strip(&b) || !nsn_within(&a, &b) || nsn_common(&b, &a) != 2 || nsn_within(&b, &a))
        return 2;
    if (!nsn_prepend(&b, "www") || !nsn_equal(&a, &b) || nsn_prepend(&b, "") || !nsn_prepend(&b, "a.b\\"))
        return 2;
    if (nsn_format(&b, text, sizeof text) != 23 || strcmp(text, "a\\.b\\\\.www.Example.ORG.") != 0)
        return 2;
    nsname_t c;
    if (!nsn_parse(&c, text) || !nsn_equal(&b, &c) || nsn_format(&c, text, 3) != 23 || strcmp(text, "a\\") != 0)
        return 2;
    if (nsn_parse(&c, "a..b") || nsn_labels(&c) != 0 || nsn_parse(&c, "\\") || !nsn_parse(&c, "") || nsn_parse(&c, ".."))
        return 2;
    if (nsn_format(&c, text, sizeof text) != 1 || nsn_strip(&c) || nsn_label(&c, 0, &length) != NULL || length != 0)
        return 2;
    while (nsn_prepend(&c, "x")) {
    }
    if (c.labels != NSN_LABELS || c.length != NSN_WIRE || nsn_label(&c, 126, &length)[0] != 'x')
        return 2;
#ifndef LEGAL
    nsn_parse(&a, "a.b");
    nsn_parse(&b, "b");
    if (nsn_common(&a, &b) != 1)
        return 2;
#endif
    return 0;
}
