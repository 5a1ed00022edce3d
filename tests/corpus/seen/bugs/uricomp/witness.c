#include "uricomp.h"

#include <string.h>

static int prints(const uricomp *uri, const char *expected)
{
    char text[80];
    return uricomp_print(uri, text, sizeof text) == strlen(expected) && strcmp(text, expected) == 0;
}

int main(void)
{
    uricomp a, b;
    char text[] = "HTTP://www.Example.org:8080/a/%3d?x=%aa";
    if (uricomp_parse(&a, text) != 0 || a.owned != 0 || !prints(&a, text) || uricomp_copy(&b, &a) != 0)
        return 2;
    if (!uricomp_equal(&a, &b) || uricomp_normalize(&b) != 0 || uricomp_equal(&a, &b) || uricomp_own(&a) != 0)
        return 2;
    text[0] = 'x';
    if (!prints(&a, "HTTP://www.Example.org:8080/a/%3d?x=%aa") || !prints(&b, "http://www.example.org:8080/a/%3D?x=%AA"))
        return 2;
    uricomp_clear(&b);
    if (uricomp_copy(&b, &a) != 0 || !uricomp_equal(&a, &b))
        return 2;
    if (uricomp_set(&a, URI_HOST, "a/b") != -1 || uricomp_set(&a, (uri_part)6, "") != -1 ||
        uricomp_set(&a, URI_SCHEME, "") != -1 || uricomp_set(&a, URI_PORT, NULL) != 0 ||
        uricomp_set(&a, URI_PATH, a.part[URI_PATH].first) != 0 || uricomp_set(&a, URI_QUERY, "") != 0)
        return 2;
    if (!prints(&a, "HTTP://www.Example.org/a/%3d?") || uricomp_print(&a, NULL, 0) != 29)
        return 2;
    uricomp_clear(&a);
    uricomp_clear(&a);
    uricomp_clear(&b);
    if (uricomp_parse(&a, "") != 0 || uricomp_parse(&a, "//u@h") != -1 || uricomp_parse(&a, "%1") != -1 ||
        uricomp_parse(&a, "//h:x") != -1 || uricomp_parse(&a, "#a#") != -1 || uricomp_parse(&a, ":") != -1)
        return 2;
#ifndef LEGAL
    if (uricomp_set(&a, URI_FRAGMENT, "top") != 0 || uricomp_copy(&b, &a) != 0)
        return 2;
    uricomp_clear(&a);
    uricomp_clear(&b);
#endif
    return 0;
}
