#include "dynval.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    dynrow *row = dynrow_new(3);
    dynval *a = dynrow_value(row, 0), *b = dynrow_value(row, 1);
    if (dynval_set_text(a, "12 monkeys") != DYNVAL_OK || dynval_set_int64(b, INT64_MIN) != DYNVAL_OK)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (dynrow_new(-1) || dynrow_value(row, 3) || dynrow_value(row, -1) || dynrow_count(row) != 3)
        return 2;
    if (dynval_int64(a) != 12 || dynval_double(a) != 12 || strcmp(dynval_text(b), "-9223372036854775808") != 0 ||
        dynval_type(b) != DYNVAL_INTEGER || dynval_compare(a, b) <= 0 || dynval_compare(b, NULL) <= 0)
        return 2;
    dynval *copy = dynval_dup(b);
    if (dynval_compare(copy, b) != 0 || dynval_set_double(copy, 1e300) || dynval_int64(copy) != INT64_MAX)
        return 2;
    if (strcmp(dynval_text(copy), "1e+300") != 0 || dynval_compare(b, copy) >= 0)
        return 2;
    if (dynval_set_text(copy, dynval_text(copy)) || dynval_type(copy) != DYNVAL_TEXT || dynval_compare(copy, copy) != 0)
        return 2;
    if (dynval_set_text(a, dynval_text(a) + 3) || strcmp(dynval_text(a), "monkeys") != 0 || dynval_int64(a) != 0)
        return 2;
    if (dynrow_resize(row, 0) || dynrow_value(row, 0) || dynrow_resize(row, 5) || dynrow_resize(row, 101) == DYNVAL_OK)
        return 2;
    if (dynval_type(dynrow_value(row, 4)) != DYNVAL_NULL || dynval_text(dynrow_value(row, 4)) || dynval_text(NULL))
        return 2;
    dynval_free(copy);
    dynval_free(NULL);
    dynrow_free(row);
    dynrow_free(NULL);
#else
    dynval *copy = dynval_dup(a);
    const char *text = dynval_text(a);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dynval_free(b);
        break;
    case 2:
        dynval_set_null(a);
        dynval_set_text(b, text);
        break;
    case 3:
        dynrow_resize(row, 4);
        dynval_int64(a);
        break;
    case 4:
        dynrow_free(row);
        dynval_compare(copy, a);
        break;
    case 5:
        dynval_free(copy);
        dynval_free(copy);
        break;
    }
#endif
    return 0;
}
