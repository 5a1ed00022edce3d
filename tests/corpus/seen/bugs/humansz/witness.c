#include "humansz.h"

#include <string.h>

static int reads(const char *text, int64_t expected)
{
    int64_t bytes = 77;
    return hs_parse(text, &bytes) == HS_OK && bytes == expected;
}

static int writes(int64_t bytes, const char *expected)
{
    char text[HS_TEXT_SIZE];
    return hs_format(bytes, text, sizeof text) == (int)strlen(expected) && strcmp(text, expected) == 0;
}

int main(void)
{
    char text[HS_TEXT_SIZE];
    int64_t bytes = 5;
    if (!reads("10", 10) || !reads("-3k", -3072) || !reads("+4G", (int64_t)4 << 30) || !reads("-8E", INT64_MIN) ||
        !reads("9223372036854775807", INT64_MAX) || !reads("-9223372036854775808B", INT64_MIN))
        return 2;
    if (hs_parse("8E", &bytes) != HS_RANGE || hs_parse("9223372036854775808", &bytes) != HS_RANGE ||
        hs_parse("", &bytes) != HS_SYNTAX || hs_parse("1KB", &bytes) != HS_SYNTAX || hs_parse("-", &bytes) != HS_SYNTAX)
        return 2;
    if (!writes(0, "0B") || !writes(1023, "1023B") || !writes(1024, "1.0K") || !writes(1536, "1.5K") ||
        !writes(-1536, "-1.5K") || !writes(INT64_MAX, "7.9E") || !writes(1048575, "1023.9K") || !writes(1048576, "1.0M"))
        return 2;
    hs_format_exact(INT64_MIN, text, sizeof text);
    if (strcmp(text, "-8E") != 0 || hs_format_exact(0, NULL, 0) != 2 || hs_add(INT64_MIN, -1) != INT64_MIN ||
        hs_add(INT64_MAX, INT64_MIN) != -1 || hs_truncate(-1025, 'k') != -1024 || hs_unit('x') != 0)
        return 2;
#ifndef LEGAL
    return !writes(INT64_MIN, "-8.0E");
#else
    return 0;
#endif
}
