#include "decval.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static void is(const decval *a, const char *text)
{
    char buf[DEC_TEXT];
    assert(dec_text(a, buf) == strlen(text) && strcmp(buf, text) == 0);
}
#endif

int main(void)
{
    decval a, b;
#ifdef LEGAL
    char big[DEC_DIGITS + 2];
    decval c;
    dec_int(&a, INT64_MIN);
    is(&a, "-9223372036854775808");
    dec_neg(&a, &a);
    is(&a, "9223372036854775808");
    assert(dec_parse(&b, "") == -1 && dec_parse(&b, ".") == -1 && dec_parse(&b, "-") == -1);
    assert(dec_parse(&b, "1.2.3") == -1 && dec_parse(&b, " 1") == -1 && dec_parse(&b, "1e3") == -1);
    assert(dec_parse(&b, "+.50") == 0);
    is(&b, "0.50");
    assert(dec_parse(&c, "0.5") == 0 && dec_equal(&b, &c) && dec_equal(&c, &b) && dec_hash(&b) == dec_hash(&c));
    assert(dec_parse(&c, "100.000") == 0);
    dec_int(&a, 100);
    assert(dec_equal(&a, &c) && dec_hash(&a) == dec_hash(&c));
    assert(dec_sub(&c, &c, &c) == 0);
    is(&c, "0.000");
    dec_int(&a, 0);
    assert(dec_equal(&a, &c) && dec_hash(&a) == dec_hash(&c) && dec_cmp(&a, &b) == -1 && dec_cmp(&b, &a) == 1);
    assert(dec_sub(&c, &a, &b) == 0 && dec_cmp(&c, &a) == -1 && dec_cmp(&c, &b) == -1);
    is(&c, "-0.50");
    assert(dec_mul(&c, &c, &c) == 0);
    is(&c, "0.2500");
    memset(big, '9', sizeof big);
    big[DEC_DIGITS + 1] = 0;
    assert(dec_parse(&a, big) == -1);
    big[DEC_DIGITS] = 0;
    assert(dec_parse(&a, big) == 0 && dec_add(&b, &a, &a) == -1 && dec_mul(&b, &a, &a) == -1);
    is(&b, "0.50");
    assert(dec_add(&c, &a, &b) == -1 && dec_cmp(&a, &b) == 1 && dec_sub(&c, &a, &a) == 0);
    assert(dec_parse(&c, "-0.000000000000000000000000000001") == 0 && dec_mul(&b, &c, &c) == -1);
    is(&c, "-0.000000000000000000000000000001");
    assert(dec_cmp(&c, &a) == -1 && dec_cmp(&a, &c) == 1 && dec_cmp(&c, &c) == 0);
    return 0;
#else
    dec_int(&a, 0);
    dec_neg(&b, &a);
    return dec_equal(&a, &b) && dec_hash(&a) != dec_hash(&b);
#endif
}
