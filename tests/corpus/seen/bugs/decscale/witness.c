#include "decscale.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
static int text_is(dec_t d, const char *text)
{
    char buf[64];
    dec_t back;

    return dec_format(d, buf, sizeof buf) == strlen(text) && strcmp(buf, text) == 0 &&
           dec_parse(buf, &back) == DEC_OK && dec_equal(d, back) && dec_hash(d) == dec_hash(back);
}
#define D(c, s) ((dec_t){ c, s })
int main(void)
{
    dec_t d = { 77, 7 }, e;
    char three[3];
    static const int64_t coefs[] = { 0, 1, -1, 5, 10, -100, 1999, INT64_MAX, INT64_MIN, INT64_C(5000000000000000000), INT64_C(-5000000000000000000) };

    MUST(dec_make(1, 19, &d) == DEC_RANGE && dec_make(1, INT_MIN, &d) == DEC_RANGE && d.coef == 77);
    MUST(dec_parse("", &d) == DEC_SYNTAX && dec_parse("-", &d) == DEC_SYNTAX && dec_parse("1.", &d) == DEC_SYNTAX);
    MUST(dec_parse(".5", &d) == DEC_SYNTAX && dec_parse("1 ", &d) == DEC_SYNTAX && dec_parse("1.5x", &d) == DEC_SYNTAX);
    MUST(dec_parse("9223372036854775808", &d) == DEC_RANGE && dec_parse("-9223372036854775808", &d) == DEC_OK && d.coef == INT64_MIN);
    MUST(dec_parse("0.0000000000000000000", &d) == DEC_RANGE && dec_parse("+0019.990", &d) == DEC_OK && d.coef == 19990 && d.scale == 3);
    MUST(dec_parse("0", &d) == DEC_OK && d.coef == 0 && d.scale == 0);
    MUST(text_is(D(-50, 3), "-0.050") && text_is(D(7, -3), "7000") && text_is(D(0, -3), "0") && text_is(D(0, 2), "0.00"));
    MUST(text_is(D(INT64_MIN, 18), "-9.223372036854775808") && text_is(D(INT64_MIN, 1), "-922337203685477580.8"));
    MUST(text_is(D(INT64_MIN, -18), "-9223372036854775808000000000000000000") && text_is(D(1, 18), "0.000000000000000001"));
    MUST(dec_format(D(1999, 2), three, sizeof three) == 5 && strcmp(three, "19") == 0 && dec_format(D(1, 0), NULL, 0) == 1);
    for (size_t i = 0; i < sizeof coefs / sizeof *coefs; i++)
        for (size_t j = 0; j < sizeof coefs / sizeof *coefs; j++)
            for (int s = -18; s <= 18; s += 3) {
                dec_t a = D(coefs[i], s), b = D(coefs[j], s / 2);
                char buf[64];

                MUST(dec_cmp(a, b) == -dec_cmp(b, a) && (dec_cmp(a, b) == 0) == dec_equal(a, b));
                MUST(!dec_equal(a, b) || dec_hash(a) == dec_hash(b));
                if (dec_add(a, b, &e) == DEC_OK && dec_sub(e, b, &e) == DEC_OK)
                    MUST(dec_equal(e, a));
                if (dec_mul(a, b, &e) == DEC_OK)
                    MUST(e.scale == a.scale + b.scale);
                if (dec_round(a, s / 2, &e) == DEC_OK)
                    MUST(e.scale == s / 2);
                dec_round(a, -18, &e);
                dec_round(a, 18, &e);
                dec_format(a, buf, sizeof buf);
                MUST(dec_parse(buf, &e) == DEC_OK && dec_equal(e, a));
            }
    MUST(dec_add(D(1, 18), D(1, -18), &d) == DEC_RANGE && dec_add(D(0, -18), D(1, 18), &d) == DEC_OK && d.coef == 1);
    MUST(dec_round(D(25, 1), 0, &d) == DEC_OK && d.coef == 3 && dec_round(D(-25, 1), 0, &d) == DEC_OK && d.coef == -3);
    MUST(dec_round(D(INT64_MAX, 18), -1, &d) == DEC_OK && d.coef == 1 && dec_round(D(INT64_MIN, 18), -2, &d) == DEC_OK && d.coef == 0);
    MUST(dec_round(D(INT64_MIN, 1), 0, &d) == DEC_OK && dec_round(D(1, 0), INT_MAX, &d) == DEC_RANGE);
    MUST(dec_mul(D(-1, 0), D(INT64_MIN, 0), &d) == DEC_RANGE && dec_mul(D(INT64_MIN, 0), D(-1, 0), &d) == DEC_RANGE);
    MUST(dec_mul(D(INT64_MIN, 0), D(1, 0), &d) == DEC_OK && dec_mul(D(-4, 2), D(-5, 3), &d) == DEC_OK && d.coef == 20);
    MUST(dec_mul(D(1, 18), D(1, 1), &d) == DEC_RANGE && dec_sub(D(0, 0), D(INT64_MIN, 0), &d) == DEC_RANGE);
    MUST(dec_sub(D(-1, 0), D(INT64_MIN, 0), &d) == DEC_OK && d.coef == INT64_MAX);
    d = dec_normalize(D(1500, 3));
    MUST(d.coef == 15 && d.scale == 1 && dec_normalize(D(0, 9)).scale == 0);
    MUST(dec_cmp(D(0, 18), D(0, -18)) == 0 && dec_cmp(D(1, 18), D(-1, -18)) == 1);
    return 0;
}
#else
int main(void)
{
    dec_t tiny, large;

    if (dec_make(1, 18, &tiny) || dec_make(7, -3, &large))
        return 0;
    printf("%d\n", dec_cmp(tiny, large));
    return 0;
}
#endif
