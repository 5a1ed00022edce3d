#include "corelist.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    coreset a = {{0}}, b;
    char text[32], tiny[4];
    if (cores_format(&a, text, sizeof text) != 0 || text[0] != '\0' || cores_next(&a, -1) != -1)
        return 2;
    if (cores_parse("0-15:2/4,200,255", &a) != CORES_OK || cores_count(&a) != 10 || !cores_has(&a, 255))
        return 2;
    if (cores_format(&a, text, sizeof text) != 25 || strcmp(text, "0-1,4-5,8-9,12-13,200,255") != 0)
        return 2;
    if (cores_parse(text, &b) != CORES_OK || !cores_equal(&a, &b) || cores_format(&a, tiny, 4) < 4 || strcmp(tiny, "0-1") != 0)
        return 2;
    if (cores_parse("1-", &b) != CORES_ESYNTAX || cores_parse("256", &b) != CORES_ERANGE || cores_parse("3,", &b) != CORES_ESYNTAX)
        return 2;
    if (cores_parse("99999999999999999999999", &b) != CORES_ERANGE || cores_parse("2-1", &b) != CORES_ERANGE)
        return 2;
    if (!cores_equal(&a, &b) || cores_next(&a, 255) != -1 || cores_next(&a, INT_MAX) != -1 || cores_next(&a, INT_MIN) != 0)
        return 2;
    cores_minus(&a, &a, &a);
    if (cores_add_groups(&a, 5, 255, 1, UINT_MAX) != CORES_OK || cores_count(&a) != 1 || cores_next(&a, 4) != 5)
        return 2;
    if (cores_add_groups(&a, 0, 255, UINT_MAX, UINT_MAX) != CORES_OK || cores_count(&a) != 256)
        return 2;
    if (cores_add_groups(&a, 0, 1, 2, 1) != CORES_ERANGE || cores_add_groups(&a, 0, 3, 0, 1) != CORES_OK)
        return 2;
    if (cores_remove(&a, 256) != CORES_ERANGE || cores_remove(&a, 7) != CORES_OK || cores_has(&a, 7) || cores_has(&a, UINT_MAX))
        return 2;
    for (unsigned i = 0; i < CORES_MOST; i += 2)
        cores_remove(&a, i);
    if (cores_add(&a, 7) != CORES_OK || cores_format(&a, NULL, 0) != 5 * 2 + 45 * 3 + 78 * 4 - 1)
        return 2;
#ifndef LEGAL
    cores_add_groups(&b, 0, 3, 0, 0);
#endif
    return 0;
}
