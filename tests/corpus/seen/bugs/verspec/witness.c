#include "verspec.h"

#include <string.h>

int main(void)
{
    verspec *one = verspec_new();
    verspec_push(one, 2);
    verspec_push(one, 10);
    verspec_push(one, UINT32_MAX);
    verspec *other = verspec_copy(one);
    char text[8];
    if (!verspec_equal(one, other) || verspec_hash(one) != verspec_hash(other) || verspec_bump(one, 2) ||
        verspec_bump(one, 3) || verspec_format(one, text, sizeof text) != 15 || strcmp(text, "2.10.42") != 0 ||
        verspec_format(one, NULL, 0) != 15)
        return 2;
    if (!verspec_pop(other) || verspec_compare(one, other) <= 0 || verspec_compare(other, one) >= 0)
        return 2;
    while (verspec_push(other, UINT32_MAX)) {
    }
    char all[256];
    if (verspec_parts(other) != VERSPEC_PARTS || verspec_format(other, all, sizeof all) != 4 + 14 * 11)
        return 2;
    verspec *third = verspec_new(), *empty = verspec_new();
    int status = 0;
#ifndef LEGAL
    verspec_push(third, 0);
#endif
    if (!verspec_equal(third, empty) || verspec_hash(third) != verspec_hash(empty))
        status = 1;
    verspec_free(one);
    verspec_free(other);
    verspec_free(third);
    verspec_free(empty);
    return status;
}
