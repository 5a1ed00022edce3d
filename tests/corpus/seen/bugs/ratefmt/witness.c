#include "ratefmt.h"

#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

#ifdef LEGAL
static char buf[80];

static int is(int length, const char *text)
{
    return length == (int)strlen(text) && strcmp(buf, text) == 0;
}
static const char *mixed(int64_t num, int64_t den)
{
    rf_frac f = { num, den };

    return rf_mixed(buf, sizeof buf, f) == (int)strlen(buf) ? buf : "?";
}
#endif

int main(void)
{
#ifdef LEGAL
    rf_frac f;
    double r = 7;

    assert(is(rf_fixed(buf, sizeof buf, 1234.5, 2), "1,234.50"));
    assert(is(rf_fixed(buf, sizeof buf, -0.001, 2), "0.00"));
    assert(is(rf_fixed(buf, sizeof buf, -999999.999, 0), "-1,000,000"));
    assert(is(rf_fixed(buf, sizeof buf, NAN, 0), "nan") && is(rf_fixed(buf, sizeof buf, -INFINITY, 12), "-inf"));
    assert(is(rf_fixed(buf, sizeof buf, DBL_MIN, 3), "0.000") && is(rf_fixed(buf, sizeof buf, 9e15, 0), "9,000,000,000,000,000"));
    assert(rf_fixed(NULL, 0, 12345, 1) == 8 && rf_fixed(buf, 4, 12345, 1) == 8 && strcmp(buf, "12,") == 0);
    assert(rf_fixed(buf, 1, 5, 0) == 1 && buf[0] == '\0');
    assert(rf_fixed(buf, 4, 1, -1) == -1 && rf_fixed(buf, 4, 1, 13) == -1 && rf_percent(buf, 4, 1, INT_MIN) == -1);
    assert(is(rf_percent(buf, sizeof buf, 0.125, 1), "12.5%") && is(rf_percent(buf, sizeof buf, DBL_MAX, 1), "inf%"));
    assert(is(rf_share(buf, sizeof buf, 1, 4, 0), "25%") && rf_share(buf, 9, 1, 0, 0) == -1);
    assert(is(rf_share(buf, sizeof buf, INT64_MIN, -1, 0), "922,337,203,685,477,580,800%"));
    assert(!strcmp(mixed(7, 4), "1 3/4") && !strcmp(mixed(-1, 2), "-1/2") && !strcmp(mixed(6, 3), "2"));
    assert(!strcmp(mixed(0, -5), "0") && !strcmp(mixed(INT64_MIN, -1), "9223372036854775808"));
    assert(!strcmp(mixed(INT64_MIN, INT64_MIN), "1") && !strcmp(mixed(5, -5), "-1") && !strcmp(mixed(1, INT64_MIN), "-1/9223372036854775808"));
    f = (rf_frac){ 1, 0 };
    assert(rf_mixed(buf, 5, f) == -1 && rf_reduce(&f) == -1);
    f = (rf_frac){ INT64_MIN, -1 };
    assert(rf_reduce(&f) == -1 && f.den == -1);
    f = (rf_frac){ INT64_MIN, 1 };
    assert(rf_reduce(&f) == 0 && f.num == INT64_MIN);
    f = (rf_frac){ 6, -4 };
    assert(rf_reduce(&f) == 0 && f.num == -3 && f.den == 2);
    f = (rf_frac){ 1, INT64_MIN };
    assert(rf_reduce(&f) == -1);
    f = (rf_frac){ 0, INT64_MIN };
    assert(rf_reduce(&f) == 0 && f.num == 0 && f.den == 1);
    assert(rf_read_percent("12.5%", &r) == 0 && r == 0.125);
    assert(rf_read_percent("-.5%", &r) == 0 && rf_read_percent("3.%", &r) == 0);
    assert(rf_read_percent("", &r) == -1 && rf_read_percent("%", &r) == -1 && rf_read_percent(".%", &r) == -1);
    assert(rf_read_percent("5", &r) == -1 && rf_read_percent("5%%", &r) == -1 && rf_read_percent("1.2.3%", &r) == -1);
    assert(rf_read_percent("111111111111111111111111111111111111111%", &r) == 0);
    assert(rf_read_percent("1111111111111111111111111111111111111111%", &r) == -1);
    return 0;
#else
    char buf[512];

    rf_fixed(buf, sizeof buf, 1e300, 2);
    return 0;
#endif
}
