#include "coinval.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    const cv_currency *eur = cv_find("EUR"), *jpy = cv_find("JPY");
    cv_money a = cv_make(1000, eur), b = cv_make(INT64_MIN, eur), out = a;
    uint16_t ratios[] = {0, 1, 1, 1};
#ifdef LEGAL
    (void)argc, (void)argv;
    cv_money shares[4];
    char buf[40];
    if (cv_find("") != NULL || strcmp(cv_code(eur), "EUR") != 0 || cv_digits(jpy) != 0)
        return 1;
    if (cv_add(a, a, &a) != 0 || a.minor != 2000 || cv_add(b, b, &out) != -1 || cv_sub(a, b, &out) != -1)
        return 1;
    if (cv_sub(b, b, &out) != 0 || out.minor != 0 || cv_compare(a, b) <= 0)
        return 1;
    cv_split(a, ratios, 4, shares);
    if (shares[0].minor != 0 || shares[1].minor != 667 || shares[3].minor != 666)
        return 1;
    cv_split(b, ratios, 2, shares);
    if (shares[1].minor != INT64_MIN)
        return 1;
    if (cv_format(b, buf, sizeof buf) != 25 || strcmp(buf, "-92233720368547758.08 EUR") != 0 || cv_format(a, NULL, 0) != 9)
        return 1;
    if (cv_parse("-12.5", eur, &out) != 0 || out.minor != -1250 || cv_parse("1.234", eur, &out) != -1)
        return 1;
    if (cv_parse("", eur, &out) != -1 || cv_parse("1.", jpy, &out) != -1 || cv_parse("99999999999999999999", jpy, &out) != -1)
        return 1;
    if (cv_parse("-92233720368547758.08", eur, &out) != 0 || out.minor != INT64_MIN || cv_parse("92233720368547758.08", eur, &out) != -1)
        return 1;
    return cv_parse("9223372036854775807", jpy, &out) != 0 || cv_parse("-.", eur, &out) != -1;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1)
        return cv_add(a, cv_make(5, jpy), &out) < -1;
    if (rule == 2)
        return cv_digits(cv_find("XXX")) < 0;
    if (rule == 3) {
        cv_money share;
        cv_split(b, ratios, 1, &share);
    } else {
        cv_money *shares = malloc(2 * sizeof *shares);
        cv_split(a, ratios, 4, shares);
    }
    return 0;
#endif
}
