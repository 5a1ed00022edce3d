#include "dotver.h"

#include <string.h>

int main(void)
{
    static const char *const rising[] = {"0.9.12",       "1.0.0-alpha", "1.0.0-alpha.b", "1.0.0-beta",
                                         "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0",       "1.10.0"};
    dotver a, b;
    char text[64];
    for (int i = 0; i < 7; i++)
        if (!dotver_parse(&a, rising[i]) || !dotver_parse(&b, rising[i + 1]) || dotver_compare(&a, &b) >= 0 ||
            dotver_compare(&b, &a) <= 0 || dotver_compare(&a, &a) != 0)
            return 2;
    if (dotver_parse(&a, "1.0") || dotver_parse(&a, "01.0.0") || dotver_parse(&a, "1.0.0-") ||
        dotver_parse(&a, "1.0.0-a..b") || dotver_parse(&a, "1.0.0-01") || dotver_parse(&a, "1.0.1000000"))
        return 2;
    if (!dotver_make(&a, 1, 2, 3) || !dotver_set_pre(&a, "rc.1") || dotver_format(&a, text, sizeof text) != 10 ||
        strcmp(text, "1.2.3-rc.1") != 0 || dotver_is_stable(&a) || dotver_make(&a, 0, 0, 1000000))
        return 2;
    if (!dotver_bump_minor(&a) || !dotver_bump_patch(&a) || a.minor != 3 || a.patch != 1 || !dotver_is_stable(&a))
        return 2;
#ifdef LEGAL
    return 0;
#else
    dotver_parse(&a, "1.0.0-1");
    dotver_parse(&b, "1.0.0-a");
    return (dotver_compare(&a, &b) < 0) == (dotver_compare(&b, &a) < 0);
#endif
}
