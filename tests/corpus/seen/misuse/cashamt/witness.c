#include "cashamt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const cash_currency *eur = cash_currency_find("EUR"), *usd = cash_currency_find("USD");
    cash_amount a = cash_make(1000, eur), b = cash_make(-1, eur), c;

#ifdef LEGAL
    static const uint16_t thirds[] = { 1, 1, 1 }, some[] = { 0, 65535, 0, 1 };
    cash_amount shares[4];
    char text[40];
    int64_t extremes[] = { 0, 1, -1, INT64_MAX, INT64_MIN };
    size_t i;

    (void)rule;
    assert(cash_currency_find("") == NULL && cash_currency_find("eur") == NULL);
    assert(cash_add(a, b, &c) == CASH_OK && c.minor == 999 && cash_compare(c, a) == -1);
    assert(cash_subtract(c, a, &c) == CASH_OK && c.minor == -1 && cash_compare(b, c) == 0);
    assert(cash_add(cash_make(INT64_MAX, eur), cash_make(1, eur), &c) == CASH_OVERFLOW);
    assert(cash_add(cash_make(INT64_MIN, eur), b, &c) == CASH_OVERFLOW);
    assert(cash_subtract(cash_make(0, eur), cash_make(INT64_MIN, eur), &c) == CASH_OVERFLOW);
    assert(cash_subtract(b, cash_make(INT64_MIN, eur), &c) == CASH_OK && c.minor == INT64_MAX);
    cash_share(a, thirds, 3, shares);
    assert(shares[0].minor == 334 && shares[2].minor == 333);
    for (i = 0; i < 5; i++) {
        cash_amount amount = cash_make(extremes[i], eur);

        cash_share(amount, some, 4, shares);
        assert(shares[0].minor == 0 && shares[1].minor + shares[3].minor == extremes[i]);
        cash_share(amount, thirds, 1, shares);
        assert(shares[0].minor == extremes[i]);
        assert(cash_format(amount, text, sizeof text) == CASH_OK);
        assert(cash_parse(text, &c) == CASH_OK && cash_compare(c, amount) == 0);
        assert(cash_convert(amount, 1000000, eur, &c) == CASH_OK && c.minor == extremes[i]);
        assert(cash_convert(amount, 0, usd, &c) == CASH_OK && c.minor == 0);
        assert(cash_format(amount, text, 0) == CASH_TRUNCATED);
    }
    assert(cash_convert(cash_make(INT64_MAX, eur), INT32_MAX, usd, &c) == CASH_OVERFLOW);
    assert(cash_convert(cash_make(INT64_MIN, eur), -1000000, usd, &c) == CASH_OVERFLOW);
    assert(cash_convert(cash_make(3, eur), 1500000, usd, &c) == CASH_OK && c.minor == 5);
    assert(cash_format(b, text, 10) == CASH_OK && strcmp(text, "-0.01 EUR") == 0);
    assert(cash_format(b, text, 9) == CASH_TRUNCATED);
    assert(cash_parse("5 JPY", &c) == CASH_OK && cash_format(c, text, sizeof text) == CASH_OK);
    assert(cash_parse("5. EUR", &c) == CASH_MALFORMED && cash_parse("5.123 EUR", &c) == CASH_MALFORMED);
    assert(cash_parse("", &c) == CASH_MALFORMED && cash_parse("- EUR", &c) == CASH_MALFORMED);
    assert(cash_parse("1.5 KWD", &c) == CASH_OK && c.minor == 1500);
    assert(cash_parse("92233720368547758.08 EUR", &c) == CASH_OVERFLOW);
#else
    static const uint16_t none[] = { 0, 0 }, three[] = { 1, 1, 1 };
    cash_amount *shares = malloc(2 * sizeof *shares);

    (void)b;
    if (shares == NULL)
        return 0;
    if (rule == 1)
        cash_add(a, cash_make(1, usd), &c);
    else if (rule == 2)
        cash_share(a, none, 2, shares);
    else
        cash_share(a, three, 3, shares);
    free(shares);
#endif
    return 0;
}
