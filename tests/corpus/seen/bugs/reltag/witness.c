#include "reltag.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    struct reltag a, b, c;
#ifdef LEGAL
    const char *rising[] = { "0.0.0", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
                             "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
                             "1.0.0", "1.0.1", "1.2.0", "1.10.0", "4294967295.0.0" };
    const char *bad[] = { "", "1", "1.2", "1.2.", "01.2.3", "1.2.3-", "1.2.3-a.", "1.2.3-.a", "1.2.3-01",
                          "1.2.3 ", "v1.2.3", "4294967296.0.0", "1.2.3+b", "-1.2.3",
                          "1.2.3-1234567890123456789012345" };
    size_t n = sizeof rising / sizeof *rising;
    struct reltag v[13];
    char text[RELTAG_TEXT];

    for (size_t i = 0; i < n; i++) {
        assert(reltag_parse(&v[n - 1 - i], rising[i]) == 0);
        assert(reltag_format(&v[n - 1 - i], text, sizeof text) == (int)strlen(rising[i]));
        assert(strcmp(text, rising[i]) == 0);
    }
    reltag_sort(v, n);
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++) {
            int d = reltag_compare(&v[i], &v[k]);
            assert((d > 0) - (d < 0) == (i > k) - (i < k));
            assert(reltag_equal(&v[i], &v[k]) == (i == k));
        }
    a = v[3];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(reltag_parse(&a, bad[i]) == -1 && reltag_equal(&a, &v[3]));
    assert(reltag_parse(&a, "1.2.3-123456789012345678901234") == 0);
    assert(reltag_format(&a, NULL, 0) == 30);
    b = a;
    assert(reltag_hash(&a) == reltag_hash(&b) && reltag_compare(&a, &a) == 0);
    assert(reltag_newest(NULL, 0, false) == NULL && reltag_newest(v, n, true) == &v[n - 1]);
    assert(reltag_newest(v + 1, 3, true) == NULL && reltag_newest(v + 1, 3, false) == &v[3]);
    c = reltag_make(UINT_MAX, 1, UINT_MAX);
    assert(reltag_bump(&c, RELTAG_MAJOR) == -1 && reltag_bump(&c, RELTAG_PATCH) == -1);
    assert(reltag_bump(&c, RELTAG_MINOR) == 0 && c.minor == 2 && c.patch == 0);
    assert(reltag_bump(&b, RELTAG_PATCH) == 0 && b.pre[0] == 0);
    reltag_sort(NULL, 0);
    return 0;
#else
    if (reltag_parse(&a, "1.0.0-10") || reltag_parse(&b, "1.0.0-1a") || reltag_parse(&c, "1.0.0-2"))
        return 2;
    /* a < b and b < c want a < c */
    return reltag_compare(&a, &b) < 0 && reltag_compare(&b, &c) < 0 && !(reltag_compare(&a, &c) < 0);
#endif
}
