#include "semrange.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static int has(const char *range, const char *version)
{
    struct semr_version v;
    semr_range *r = semr_range_parse(range);
    int in;

    assert(r && semr_parse(version, &v) == 0);
    in = semr_range_has(r, &v);
    semr_range_free(r);
    return in;
}

int main(void)
{
    static const char *const order[] = {"0.0.0-a", "0.0.0", "0.0.1", "0.1.0", "1.0.0-2", "1.0.0-11", "1.0.0-alpha",
                                        "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
                                        "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "999999999.0.0"};
    static const char *const bad[] = {"", "1", "1.2", "1.2.", "1.2.3-", "1.2.3+b", "01.2.3", "1.2.3-01", "1.2.3-a..b",
                                      "1.2.3-a.", " 1.2.3", "1.2.3 ", "1.2.1000000000", "1.2.3.4", "v1.2.3", "-1.2.3",
                                      "1.2.3-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
    static const char *const bad_range[] = {"", "  ", "||", "1.2.3 ||", "|| 1.2.3", "> 1.2.3", ">", "**", "1.2.3|1.2.4",
                                            "^", "==1.2.3", "1.x", "1.2.3 || || *"};
    struct semr_version v[15], w;
    semr_range *r;
    char buf[64], many[400] = "";

    for (size_t i = 0; i < 15; i++) {
        assert(semr_parse(order[i], &v[i]) == 0 && semr_format(&v[i], buf, sizeof buf) == (int)strlen(order[i]));
        assert(strcmp(buf, order[i]) == 0);
        for (size_t j = 0; j <= i; j++) {
            int c = semr_compare(&v[i], &v[j]);
            assert(i == j ? c == 0 : c > 0);
            c = semr_compare(&v[j], &v[i]);
            assert(i == j ? c == 0 : c < 0);
        }
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(semr_parse(bad[i], &w) == -1);
    for (size_t i = 0; i < sizeof bad_range / sizeof *bad_range; i++)
        assert(!semr_range_parse(bad_range[i]));
    assert(semr_parse(NULL, &w) == -1 && !semr_range_parse(NULL));
    semr_range_free(NULL);
    assert(semr_format(&v[0], NULL, 0) == 7 && semr_format(&v[0], buf, 3) == 7 && strcmp(buf, "0.") == 0);
    assert(semr_parse("1.2.3-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", &w) == 0 && semr_parse("0.0.0--.0-", &w) == 0);

    assert(has("*", "0.0.0-a") && has("1.0.0", "1.0.0") && !has("=1.0.0", "1.0.1"));
    assert(has("^1.2.3", "1.9.9") && !has("^1.2.3", "2.0.0") && !has("^1.2.3", "2.0.0-rc") && !has("^1.2.3", "1.2.2"));
    assert(has("^0.2.3", "0.2.4") && !has("^0.2.3", "0.3.0") && has("^0.0.3", "0.0.3") && !has("^0.0.3", "0.0.4"));
    assert(has("~1.2.3", "1.2.9") && !has("~1.2.3", "1.3.0") && has("~0.0.0", "0.0.5"));
    assert(has("^999999999.999999999.999999999", "999999999.999999999.999999999"));
    assert(has(">=1.0.0 <1.5.0||>2.0.0", "2.0.1") && has(" >=1.0.0   <=1.5.0 ", "1.5.0") && !has(">1.0.0", "1.0.0"));
    r = semr_range_parse("<1.0.0 || >=1.0.0-b <1.0.0");
    assert(r && semr_range_best(r, v, 15) == &v[12] && !semr_range_best(r, v, 0) && !semr_range_best(r, NULL, 0));
    semr_range_free(r);
    for (int i = 0; i < SEMR_TERMS; i++)
        strcat(many, "<9.0.0 ");
    r = semr_range_parse(many);
    assert(r);
    semr_range_free(r);
    strcat(many, "*");
    assert(!semr_range_parse(many));
    return 0;
}
#else
int main(void)
{
    struct semr_version a, b, c;

    if (semr_parse("1.0.0-9", &a) || semr_parse("1.0.0-10", &b) || semr_parse("1.0.0-1a", &c))
        return 0;
    if (semr_compare(&a, &b) < 0 && semr_compare(&b, &c) < 0 && semr_compare(&a, &c) >= 0) {
        puts("a < b and b < c, but not a < c");
        return 1;
    }
    return 0;
}
#endif
