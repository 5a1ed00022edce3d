#include "keypath.h"

#include <string.h>

int main(void)
{
    keypath a, b, c, root;
    char text[KP_TEXT];
    if (!kp_parse(&root, "") || !kp_parse(&a, "net.http.port") || kp_parse(&b, "a..b") || kp_parse(&b, ".") ||
        kp_parse(&b, "1.2.3.4.5.6.7.8.9") || kp_parse(&b, "a b") || kp_parse(&b, "0123456789abcdef"))
        return 2;
    kp_format(&a, text);
    if (strcmp(text, "net.http.port") != 0 || !kp_parent(&a, &b) || kp_parent(&root, &c) || !kp_child(&b, "host", &c))
        return 2;
    if (kp_compare(&c, &a) >= 0 || kp_compare(&a, &c) <= 0 || kp_compare(&a, &a) != 0 || kp_compare(&b, &a) >= 0)
        return 2;
    if (!kp_within(&a, &b) || kp_within(&b, &a) || !kp_within(&a, &root) || kp_equal(&a, &b))
        return 2;
    kp_common(&a, &c, &c);
    if (!kp_equal(&b, &c) || !kp_child(&c, "port", &c) || !kp_equal(&c, &a) || kp_child(&c, "a.b", &c))
        return 2;
#ifndef LEGAL
    if (kp_compare(&a, &b) <= 0)
        return 1;
#endif
    return 0;
}
