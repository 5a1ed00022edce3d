#include "unitbook.h"

#include <string.h>

int main(void)
{
    unitbook_t *book = unitbook_new();
    double v = 0;
    if (unitbook_define(book, "m", 1, 1) || unitbook_define(book, "km", 1, 1000) || unitbook_define(book, "s", 2, 1))
        return 2;
    if (unitbook_define(book, "m", 1, 2) != UNITS_DUPLICATE || unitbook_define(book, "", 1, 2) != UNITS_BAD_ARGUMENT ||
        unitbook_define(book, "x", 1, 0) != UNITS_BAD_ARGUMENT || unitbook_alias(book, "x", "y") != UNITS_UNKNOWN)
        return 2;
    if (unitbook_alias(book, "metre", "m") || unitbook_convert(book, 2, "km", "metre", &v) || v != 2000)
        return 2;
    if (unitbook_convert(book, 2, "km", "s", &v) != UNITS_MISMATCH || unitbook_undefine(book, "m") ||
        unitbook_undefine(book, "m") != UNITS_UNKNOWN || unitbook_count(book) != 3 || unitbook_factor(book, "m") != 0)
        return 2;
    if (unitbook_convert(book, 2, "ell", "km", &v) != UNITS_UNKNOWN || strcmp(unitbook_strerror(99), "unknown error"))
        return 2;
#ifndef LEGAL
    unitbook_convert(book, 2, "km", "mile", &v);
#endif
    unitbook_free(book);
    return 0;
}
