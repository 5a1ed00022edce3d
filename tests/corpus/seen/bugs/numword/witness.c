#include "numword.h"
#include <string.h>
#include <limits.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    char buf[NUMWORD_MAX];
#ifdef LEGAL
    int i;
    CHECK(numword_cardinal(0, buf, sizeof buf) == 4 && !strcmp(buf, "zero"));
    CHECK(numword_cardinal(-21, buf, sizeof buf) && !strcmp(buf, "minus twenty-one"));
    CHECK(numword_cardinal(1000002, buf, sizeof buf) && !strcmp(buf, "one million two"));
    CHECK(numword_cardinal(1002, NULL, 0) == 16);
    CHECK(numword_cardinal(1002, buf, 1) == 16 && !*buf);
    CHECK(numword_cardinal(1002, buf, 4) == 16 && !strcmp(buf, "one"));
    CHECK(numword_cardinal(-777777777777777777, buf, sizeof buf) < NUMWORD_MAX);
    CHECK(numword_ordinal(-103, buf, sizeof buf) && !strcmp(buf, "minus one hundred third"));
    CHECK(numword_ordinal(20, buf, sizeof buf) && !strcmp(buf, "twentieth"));
    CHECK(numword_ordinal(1000, buf, sizeof buf) && !strcmp(buf, "one thousandth"));
    CHECK(numword_ordinal(3000100, buf, sizeof buf) && !strcmp(buf, "three million one hundredth"));
    CHECK(numword_ordinal(999999999999999999, buf, sizeof buf) < NUMWORD_MAX);
    CHECK(numword_short(INT64_MIN, buf, sizeof buf) && !strcmp(buf, "-9223372036854775808th"));
    CHECK(numword_short(-3, buf, sizeof buf) && !strcmp(buf, "-3rd"));
    CHECK(numword_short(111, buf, sizeof buf) && !strcmp(buf, "111th"));
    for (i = 1; i < 4000; i++) {
        CHECK(numword_roman(i, buf, sizeof buf) < 16);
        CHECK(numword_from_roman(buf) == i);
    }
    CHECK(numword_roman(INT_MIN, buf, sizeof buf) == 0 && !*buf && numword_roman(INT_MAX, NULL, 0) == 0);
    CHECK(!numword_from_roman("") && !numword_from_roman("IIII") && !numword_from_roman("IM"));
    CHECK(!numword_from_roman("MMMMMMMMMMMMMMMMMMMMMMMM") && numword_from_roman("mcmxCIV") == 1994);
    CHECK(numword_small("twelfth") == 12 && numword_small("") == -1 && numword_small("one") == 1);
    return 0;
#else
    numword_cardinal(INT64_MAX, buf, sizeof buf);
    return 0;
#endif
}
