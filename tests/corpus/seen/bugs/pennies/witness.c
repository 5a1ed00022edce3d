#include "pennies.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    char buf[PENNIES_TEXT];
#ifdef LEGAL
    pennies a = {1234567, 2}, b = {INT64_MAX, 2}, c = {INT64_MIN, 0}, p[PENNIES_PARTS];
    unsigned w[3] = {1, 0, 1}, max[2] = {PENNIES_WEIGHT, 1};

    assert(pennies_format(&a, ',', buf, sizeof buf) == 9 && strcmp(buf, "12,345.67") == 0);
    assert(pennies_format(&b, 0, buf, sizeof buf) == 20 && strcmp(buf, "92233720368547758.07") == 0);
    assert(pennies_format(&c, 0, buf, sizeof buf) == 20 && pennies_format(&a, ',', buf, 9) == -1);
    assert(pennies_format(&a, ',', NULL, 0) == -1 && pennies_format(&a, ',', buf, 10) == 9);
    assert(pennies_add(&a, &b, p) == -1 && pennies_sub(&b, &a, p) == 0 && pennies_add(&a, &c, p) == -1);
    assert(pennies_add(&a, &a, &a) == 0 && a.minor == 2469134 && pennies_sub(&c, &c, p) == 0 && p[0].minor == 0);
    assert(pennies_compare(&a, &b) < 0 && pennies_compare(&c, &a) < 0 && pennies_compare(&c, &c) == 0);
    assert(pennies_split(&c, 3, p) == 0 && p[0].minor + p[1].minor + p[2].minor == INT64_MIN && p[0].minor <= p[2].minor);
    assert(pennies_split(&a, 0, p) == -1 && pennies_split(&a, PENNIES_PARTS, p) == 0 && pennies_split(&a, 65, p) == -1);
    p[0] = (pennies){-5, 0};
    assert(pennies_share(p, w, 3, p) == 0 && p[0].minor == -3 && p[1].minor == 0 && p[2].minor == -2);
    assert(pennies_share(&c, max, 2, p) == 0 && p[0].minor + p[1].minor == INT64_MIN);
    w[0] = w[2] = 0;
    assert(pennies_share(&a, w, 3, p) == -1);
    assert(pennies_parse("-9223372036854775808", 0, p) == 0 && p[0].minor == INT64_MIN);
    assert(pennies_parse("9223372036854775808", 0, p) == -1 && pennies_parse("92233720368547758.07", 2, p) == 0);
    assert(pennies_parse("12.5", 2, p) == -1 && pennies_parse("12", 2, p) == 0 && p[0].minor == 1200);
    assert(pennies_parse("", 2, p) == -1 && pennies_parse("-", 0, p) == -1 && pennies_parse("1.", 0, p) == -1);
    assert(pennies_parse("1.234", 2, p) == -1 && pennies_parse("1", 5, p) == -1 && pennies_parse("-0.01", 2, p) == 0 && p[0].minor == -1);
    b.digits = -1;
    assert(pennies_format(&b, ',', buf, sizeof buf) == -1 && pennies_split(&b, 1, p) == -1);
#else
    pennies m = {INT64_MAX, 0};

    pennies_format(&m, ',', buf, sizeof buf);
#endif
    return 0;
}
