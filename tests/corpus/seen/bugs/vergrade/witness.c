#include "vergrade.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    const char *sorted[] = {"0.0.0-0", "0.0.0", "0.0.1", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
                            "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1--",
                            "1.0.1", "2.0.0-2", "2.0.0-10", "10.0.0", "999999999.999999999.999999999"};
    enum { N = sizeof sorted / sizeof sorted[0] };
    struct vergrade v[N], w[N];
    char text[VG_TEXT_SIZE], small[4];
    for (int i = 0; i < N; i++) {
        assert(vg_parse(&v[i], sorted[i]));
        assert(vg_format(&v[i], text, sizeof text) == strlen(sorted[i]) && !strcmp(text, sorted[i]));
        assert(vg_format(&v[i], NULL, 0) == strlen(text));
        vg_format(&v[i], small, sizeof small);
        assert(strlen(small) == 3 && !strncmp(small, text, 3));
        vg_format(&v[i], small, 1);
        assert(!*small);
        w[N - 1 - i] = v[i];
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int c = vg_compare(&v[i], &v[j]);
            assert((c < 0) == (i < j) && (c == 0) == (i == j));
            assert(vg_same(&v[i], &v[j]) == (i == j));
        }
    qsort(w, N, sizeof w[0], vg_order);
    for (int i = 0; i < N; i++)
        assert(vg_same(&w[i], &v[i]));
    const char *bad[] = {"", "1", "1.", "1.2", "1.2.", "1.2.3-", "1.2.3+", "1.2.3-a..b", "1.2.3-a.", "01.2.3",
                         "1.2.3-01", "1.2.3 ", "v1.2.3", "1.2.3.4", "-1.2.3", "1000000000.0.0", "1.2.3+a+b",
                         "99999999999999999999999999.0.0", "1.2.3-\xff", "1.2.3-12345678901234567890123456789012"};
    struct vergrade keep = v[3], x = keep, y;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert(!vg_parse(&x, bad[i]) && vg_same(&x, &keep));
    assert(vg_parse(&x, "1.2.3-00a.0+007") && vg_parse(&y, "1.2.3-00a.0") && !vg_compare(&x, &y) && !vg_same(&x, &y));
    const char *longest = "999999999.999999999.999999999-a234567890123456789012345678901+0234567890123456789012345678901";
    assert(vg_parse(&x, longest) && vg_format(&x, text, sizeof text) == strlen(longest) && !strcmp(text, longest));
    keep = x;
    assert(!vg_next_major(&x) && !vg_next_minor(&x) && !vg_next_patch(&x) && vg_same(&x, &keep));
    assert(vg_parse(&x, "1.2.3-rc.1+b") && vg_next_patch(&x) && vg_parse(&y, "1.2.4") && vg_same(&x, &y));
    assert(vg_next_minor(&x) && vg_parse(&y, "1.3.0") && vg_same(&x, &y));
    assert(vg_next_major(&x) && vg_parse(&y, "2.0.0") && vg_same(&x, &y) && vg_caret(&x, &x));
    const char *fits[] = {"1.2.3", "1.9.0", "0.2.3", "0.2.9", "0.0.3", "0.0.3", "0.0.0", "0.0.0"};
    const char *not[] = {"1.2.3", "2.0.0", "0.2.3", "0.3.0", "0.0.3", "0.0.4", "1.2.3", "1.2.2"};
    for (int i = 0; i < 8; i += 2) {
        assert(vg_parse(&x, fits[i]) && vg_parse(&y, fits[i + 1]) && vg_caret(&y, &x));
        assert(vg_parse(&x, not[i]) && vg_parse(&y, not[i + 1]) && !vg_caret(&y, &x));
    }
    return 0;
}
#else
int main(void)
{
    struct vergrade a, b, c;
    if (!vg_parse(&a, "1.0.0-2") || !vg_parse(&b, "1.0.0-10") || !vg_parse(&c, "1.0.0-1a"))
        return 0;
    /* a < b and b < c, hence a < c */
    if (vg_compare(&a, &b) < 0 && vg_compare(&b, &c) < 0 && vg_compare(&a, &c) >= 0)
        return 1;
    return 0;
}
#endif
