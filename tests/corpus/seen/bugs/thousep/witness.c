#include "thousep.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    static const long long numbers[] = {0, 1, -1, 999, -1000, 1234567, LLONG_MAX, LLONG_MIN, -999999999999999999};
    static const enum thousep_style styles[] = {THOUSEP_MINUS, THOUSEP_TRAILING, THOUSEP_ACCOUNTING};
    char text[64];
    if (thousep_format(-1234, ',', THOUSEP_ACCOUNTING, text, 6) != 7 || strcmp(text, "(1,23") != 0 ||
        thousep_format(1, ',', (enum thousep_style)3, text, 6) != -1 || thousep_format(1000, '\0', THOUSEP_MINUS, NULL, 0) != 4)
        return 2;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        for (int style = 0; style < 3; style++) {
#ifdef LEGAL
            if (numbers[i] == LLONG_MIN && styles[style] == THOUSEP_ACCOUNTING)
                continue;
#endif
            int length = thousep_format(numbers[i], '\'', styles[style], text, sizeof text);
            long long back = 7;
            if (length != (int)strlen(text) || !thousep_parse(text, '\'', &back) || back != numbers[i])
                return 2;
        }
    }
    static const char *const wrong[] = {"",   "-",    "(1",   "1)",    "-1-", "--1", "(1)-", "1,,2", ",1", "1,",
                                        "1x", "9223372036854775808", "-9223372036854775809", "99999999999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        long long back = 7;
        if (thousep_parse(wrong[i], ',', &back) || back != 7)
            return 2;
    }
    return thousep_digits(LLONG_MIN) == 19 && thousep_digits(0) == 1 ? 0 : 2;
}
