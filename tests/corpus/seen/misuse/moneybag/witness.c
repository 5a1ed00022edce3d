#include "moneybag.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    mb_table *t = mb_table_new();
    mb_money m, n, parts[8];
    char buf[MB_TEXT];
    assert(t);
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(mb_define(t, "EUR", 2) == MB_OK && mb_define(t, "EUR", 2) == MB_EEXIST && mb_define(t, "", 0) == MB_EINVAL);
    assert(mb_define(t, "EU", 2) == MB_EINVAL && mb_define(t, "EURO", 2) == MB_EINVAL && mb_define(t, "USD", -1) == MB_EINVAL && mb_define(t, "USD", 5) == MB_EINVAL);
    assert(mb_define(t, "JPY", 0) == MB_OK && mb_define(t, "CLF", 4) == MB_OK && !mb_find(t, "GBP") && !mb_find(t, ""));
    assert(mb_parse(t, "-12.5 EUR", &m) == MB_OK && m.minor == -1250 && !strcmp(mb_format(m, buf), "-12.50 EUR"));
    assert(mb_parse(t, "0.0001 CLF", &m) == MB_OK && m.minor == 1 && !strcmp(mb_format(m, buf), "0.0001 CLF"));
    assert(mb_parse(t, "+7 JPY", &m) == MB_OK && !strcmp(mb_format(m, buf), "7 JPY"));
    assert(mb_parse(t, "7.0 JPY", &m) == MB_EINVAL && mb_parse(t, "1.23456 CLF", &m) == MB_EINVAL && mb_parse(t, "", &m) == MB_EINVAL);
    assert(mb_parse(t, "-", &m) == MB_EINVAL && mb_parse(t, "1", &m) == MB_EINVAL && mb_parse(t, "1. EUR", &m) == MB_EINVAL && mb_parse(t, "1 XXX", &m) == MB_ENOCUR && mb_parse(t, "1 X", &m) == MB_EINVAL);
    assert(mb_parse(t, "9223372036854775807 JPY", &m) == MB_OK && m.minor == INT64_MAX && mb_parse(t, "9223372036854775808 JPY", &m) == MB_ERANGE);
    assert(mb_parse(t, "-9223372036854775808 JPY", &n) == MB_OK && n.minor == INT64_MIN && mb_parse(t, "-9223372036854775809 JPY", &n) == MB_ERANGE);
    assert(mb_parse(t, "99999999999999999999999 EUR", &n) == MB_ERANGE && !strcmp(mb_format(n, buf), "-9223372036854775808 JPY"));
    mb_money low = {INT64_MIN, mb_find(t, "CLF")};
    assert(!strcmp(mb_format(low, buf), "-922337203685477.5808 CLF"));
    assert(mb_sum(m, n, &m) == MB_OK && m.minor == -1 && mb_sum(n, n, &m) == MB_ERANGE && mb_sum(m, low, &m) == MB_EMIXED && m.minor == -1);
    const int64_t amounts[] = {0, 1, -1, 10, -10, 100, INT64_MAX, INT64_MIN};
    for (int i = 0; i < 8; i++)
        for (size_t k = 1; k <= 8; k++) {
            m.minor = amounts[i];
            mb_split(m, k, parts);
            n = parts[0];
            for (size_t j = 1; j < k; j++) {
                assert(parts[j].minor <= parts[j - 1].minor);
                assert(mb_sum(n, parts[j], &n) == MB_OK);
            }
            assert(n.minor == amounts[i]);
        }
    char code[4] = "AAA";
    int made = 3;
    for (int i = 0; i < 26 * 26; i++) {
        code[1] = (char)('A' + i / 26);
        code[2] = (char)('A' + i % 26);
        int r = mb_define(t, code, 0);
        assert(r == (made < MB_MAX_CURRENCIES ? MB_OK : MB_ERANGE));
        made++;
    }
    mb_table_free(NULL);
#else
    (void)n;
    mb_define(t, "EUR", 2);
    m.currency = mb_find(t, "EUR");
    m.minor = 1234567890;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        mb_define(t, "USD", 2);
        puts(mb_format(m, buf));
        break;
    case 2:
        mb_split(m, 0, parts);
        break;
    case 3: {
        char small[8];
        puts(mb_format(m, small));
        break;
    }
    }
#endif
    mb_table_free(t);
    return 0;
}
