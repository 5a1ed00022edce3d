#include "numfmt.h"

#include <stdlib.h>
#include <string.h>

static void writes(const numfmt *format, int64_t number, const char *expected)
{
    char *text = numfmt_write(format, number);
    int64_t back;
    if (strcmp(text, expected) != 0 || !numfmt_read(format, text, &back) || back != number)
        exit(2);
    free(text);
}

int main(void)
{
    numfmt *format = numfmt_new();
    int64_t number;
    writes(format, 0, "0");
    writes(format, INT64_MIN, "-9223372036854775808");
    writes(format, INT64_MAX, "9223372036854775807");
    if (numfmt_read(format, "9223372036854775808", &number) || numfmt_read(format, "-9223372036854775809", &number) ||
        numfmt_read(format, "-", &number) || numfmt_read(format, "", &number) || numfmt_read(format, "1,0", &number))
        return 2;
    if (numfmt_set_base(format, 1) || numfmt_set_base(format, 37) || numfmt_set_groups(format, -1, ',') ||
        numfmt_set_groups(format, 3, '\0') || !numfmt_set_groups(format, 3, ','))
        return 2;
    writes(format, 1234567, "1,234,567");
    writes(format, -999, "-999");
    writes(format, INT64_MIN, "-9,223,372,036,854,775,808");
    if (numfmt_set_groups(format, 1, '1') || numfmt_set_groups(format, 1, 'Z') || numfmt_set_groups(format, 1, '-'))
        return 2;
    numfmt_free(numfmt_copy(format));
    numfmt_set_groups(format, 0, ' ');
    numfmt_set_base(format, 2);
    numfmt_set_plus(format, true);
    writes(format, 5, "+101");
    writes(format, INT64_MIN, "-1000000000000000000000000000000000000000000000000000000000000000");
    numfmt_set_base(format, 36);
    numfmt_set_capitals(format, true);
    writes(format, 35 * 37, "+ZZ");
#ifndef LEGAL
    numfmt_set_base(format, 2);
    numfmt_set_groups(format, 4, '_');
    free(numfmt_write(format, INT64_MAX));
#endif
    numfmt_free(format);
    return 0;
}
