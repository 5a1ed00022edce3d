#include "pkgver.h"

#include <stdlib.h>
#include <string.h>

static int order(const char *a, const char *b)
{
    pkgver *x = pkgver_parse(a), *y = pkgver_parse(b);
    int there = pkgver_compare(x, y), back = pkgver_compare(y, x);
    if ((there == 0) != pkgver_equal(x, y) || (there == 0 && pkgver_hash(x) != pkgver_hash(y)))
        exit(2);
    pkgver_free(x);
    pkgver_free(y);
    if (there != -back)
        exit(1);
    return there;
}

int main(void)
{
    if (order("1.2", "1.10") != -1 || order("1.02", "1..2") != 0 || order("", "...") != 0 || order("0", "000") != 0 ||
        order("1", "1.0") != -1 || order("beta", "alpha") != 1 || order("", "a") != -1 || order("1a", "1-a") != 0)
        return 2;
    pkgver *version = pkgver_parse("v01.2rc003-");
    pkgver *copy = pkgver_copy(version);
    char *text = pkgver_to_string(copy);
    if (strcmp(text, "v.1.2.rc.3") != 0 || pkgver_parts(version) != 5 || strcmp(pkgver_part(version, 3), "rc") != 0 ||
        pkgver_part(version, 5) != NULL || !pkgver_equal(version, copy))
        return 2;
    free(text);
    pkgver_free(copy);
    pkgver_free(version);
    version = pkgver_parse("-");
    text = pkgver_to_string(version);
    if (strcmp(text, "") != 0)
        return 2;
    free(text);
    pkgver_free(version);
#ifndef LEGAL
    order("1.2", "1.rc");
#endif
    return 0;
}
