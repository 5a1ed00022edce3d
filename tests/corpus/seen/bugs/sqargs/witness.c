#include "sqargs.h"

#include <string.h>

int main(void)
{
    sqargs *s, *none;
    if (sqargs_open("it's", &none) != SQARGS_ERROR || none != 0 || sqargs_open(0, &none) != SQARGS_MISUSE)
        return 2;
    if (sqargs_open("select ?, '?', ? + ?", &s) != SQARGS_OK || sqargs_count(s) != 3)
        return 2;
    if (sqargs_bind_text(s, 1, "o'clock", -1) || sqargs_bind_int64(s, 2, INT64_MIN) ||
        sqargs_bind_text(s, 4, "x", 1) != SQARGS_RANGE || sqargs_bind_int64(s, 0, 1) != SQARGS_RANGE)
        return 2;
    char *z = sqargs_expand(s);
    if (strcmp(z, "select 'o''clock', '?', -9223372036854775808 + NULL") != 0)
        return 2;
    if (sqargs_bind_owned(s, 3, z) != SQARGS_OK || sqargs_is_null(s, 3) || !sqargs_is_null(s, 7))
        return 2;
    if (sqargs_bind_text(s, 3, sqargs_text(s, 3), 6) != SQARGS_OK || strcmp(sqargs_text(s, 3), "select") != 0)
        return 2;
    if (sqargs_bind_owned(0, 1, sqargs_strdup("x")) != SQARGS_MISUSE || sqargs_bind_owned(s, 2, 0) != SQARGS_OK)
        return 2;
    if (!sqargs_is_null(s, 2) || sqargs_text(s, 2) != 0)
        return 2;
#ifndef LEGAL
    if (sqargs_bind_owned(s, 4, sqargs_strdup("lost")) != SQARGS_RANGE)
        return 2;
#endif
    sqargs_clear_bindings(s);
    sqargs_close(s);
    sqargs_close(0);
    sqargs_free(0);
    return 0;
}
