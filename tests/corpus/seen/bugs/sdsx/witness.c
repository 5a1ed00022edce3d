#include "sdsx.h"

#include <string.h>

int main(void)
{
    sdsx *s = sdsx_new("  Hello World ");
    sdsx_trim(s, " ");
    sdsx_range(s, 1, -1);
    if (strcmp(sdsx_str(s), "ello World") != 0)
        return 2;
    sdsx_range(s, -5, 100);
    sdsx_toupper(s);
    if (strcmp(sdsx_str(s), "WORLD") != 0 || sdsx_cat(s, sdsx_str(s)) != 0 || sdsx_len(s) != 10)
        return 2;
    sdsx *d = sdsx_dup(s);
    if (sdsx_catsds(d, d) != 0 || sdsx_cmp(s, d) >= 0)
        return 2;
    sdsx_range(d, 5, 2);
    if (sdsx_len(d) != 0)
        return 2;
#ifndef LEGAL
    sdsx_range(s, 0, (long)sdsx_len(s));
#endif
    sdsx_tolower(s);
    sdsx_free(s);
    sdsx_free(d);
    return 0;
}
