#include "jitwait.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    jw_policy p;
    jw_run r;
    uint32_t d = 0;
#ifdef LEGAL
    jw_policy_default(&p);
    assert(jw_policy_valid(&p) && jw_policy_longest(&p) == 100 + 200 + 400 + 800);
    assert(jw_policy_parse(&p, "") == 0 && p.tries == 5);
    assert(jw_policy_parse(&p, "initial=2,max=500,factor=3,tries=8,jitter=equal") == 0);
    assert(p.factor == 3 && p.jitter == JW_JITTER_EQUAL);
    const char *bad[] = {",", "x", "=", "initial", "initial=", "initial=-1", "initial=0", "max=0",
        "initial=4294967296", "initial=99999999999999999999", "jitter=", "jitter=fulll", "tries=5,",
        "tries=0", "tries=1001", "factor=0", "factor=101", "max=86400001", "initial=20000"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(jw_policy_parse(&p, bad[i]) == -1 && p.factor == 3);
    assert(jw_start(&r, &p, 0) == 0 && jw_next_at(&r) == 0);
    for (int i = 1; i < 8; i++) {
        assert(jw_failed(&r, 1000, i % 2 ? &d : NULL) == 1 && d <= 500);
        assert(jw_next_at(&r) >= 1000 && jw_next_at(&r) <= 1500 && jw_failures(&r) == (uint32_t)i);
    }
    assert(!jw_failed(&r, 1000, &d) && jw_next_at(&r) == UINT64_MAX && !jw_failed(&r, 1, NULL));
    assert(jw_failures(&r) == 8);
    assert(jw_policy_parse(&p, "initial=86400000,max=86400000,factor=100,tries=1000,jitter=full") == 0);
    assert(jw_policy_longest(&p) == 86400000ull * 999);
    assert(jw_start(&r, &p, UINT32_MAX) == 0);
    while (jw_failed(&r, UINT64_MAX, &d))
        assert(d <= 86400000 && jw_next_at(&r) == UINT64_MAX);
    assert(jw_policy_parse(&p, "initial=1,max=1,jitter=full") == 0 && jw_start(&r, &p, 7) == 0);
    assert(jw_failed(&r, 0, &d) && d <= 1);
    assert(jw_policy_parse(&p, "initial=1,max=1") == 0 && jw_start(&r, &p, 7) == 0);
    assert(jw_failed(&r, 0, &d) && d == 1);
    jw_succeeded(&r);
    assert(!jw_failed(&r, 0, &d));
    p.jitter = (jw_jitter)9;
    assert(!jw_policy_valid(&p) && jw_policy_longest(&p) == 0 && jw_start(&r, &p, 1) == -1);
    assert(!jw_failed(&r, 0, &d) && jw_next_at(&r) == UINT64_MAX);
    jw_policy_default(&p);
    p.tries = 1;
    assert(jw_start(&r, &p, 1) == 0 && !jw_failed(&r, 5, &d) && jw_policy_longest(&p) == 0);
    assert(jw_start(&r, &r.policy, 1) == 0);
    return 0;
#else
    if (jw_policy_parse(&p, "initial=1,jitter=equal") != 0 || jw_start(&r, &p, 1) != 0)
        return 2;
    jw_failed(&r, 0, &d);
    return 0;
#endif
}
