#include "semmatch.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static struct sem_version of(const char *text)
{
    struct sem_version v;
    assert(sem_parse(text, &v));
    return v;
}
#endif

int main(void)
{
#ifdef LEGAL
    static const char *const ordered[] = {
        "0.0.0-0", "0.0.0", "0.0.1", "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0--", "1.0.0-alpha", "1.0.0-alpha.1",
        "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-rc.1", "1.0.0", "1.2.3", "4294967295.0.0"
    };
    static const char *const bad[] = {
        "", "1", "1.2", "1.2.", "1.2.3.4", "01.2.3", "1.2.3-", "1.2.3-01", "1.2.3-a..b", "1.2.3+", "1.2.3+a+b",
        "4294967296.0.0", "v1.2.3", " 1.2.3", "1.2.3 ", "-1.0.0", "1.2.3-aaaaaaaaaabbbbbbbbbbccccccccccdd"
    };
    struct sem_version v = { 7, 7, 7, "", "" }, w;
    char text[100];
    int n = sizeof ordered / sizeof *ordered;

    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            v = of(ordered[i]), w = of(ordered[j]);
            assert(sem_compare(&v, &w) == (i > j) - (i < j) && sem_equal(&v, &w) == (i == j));
            if (i == j)
                assert(sem_hash(&v) == sem_hash(&w));
        }
    w = v;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!sem_parse(bad[i], &v) && !memcmp(&v, &w, sizeof v));
    v = of("1.2.3-01a.x+001");
    assert(sem_format(&v, text, sizeof text) == 15 && !strcmp(text, "1.2.3-01a.x+001"));
    assert(sem_format(&v, text, 4) == 15 && !strcmp(text, "1.2") && sem_format(&v, NULL, 0) == 15);
    assert(sem_bump(&v, SEM_MINOR) && sem_format(&v, text, sizeof text) == 5 && !strcmp(text, "1.3.0"));
    assert(!sem_bump(&v, (enum sem_part)3));
    v = of("4294967295.1.1-a");
    w = v;
    assert(!sem_bump(&v, SEM_MAJOR) && !memcmp(&v, &w, sizeof v));
    v = of("1.2.3");
    assert(sem_match(&v, "^1.0.0") == 1 && sem_match(&v, "~1.2.0") == 1 && sem_match(&v, "~1.1.0") == 0);
    assert(sem_match(&v, ">=1.2.3 <2.0.0") == 1 && sem_match(&v, ">1.2.3") == 0 && sem_match(&v, "=1.2.3+b") == 1);
    assert(sem_match(&v, "") == -1 && sem_match(&v, "1.2.3") == -1 && sem_match(&v, "^1.2.3 ") == -1);
    assert(sem_match(&v, "<1.0.0 x") == -1 && sem_match(&v, "=") == -1 && sem_match(&v, "==1.0.0") == -1);
    v = of("0.0.3");
    assert(sem_match(&v, "^0.0.3") == 1 && sem_match(&v, "^0.0.2") == 0);
    v = of("4294967295.4294967295.4294967295");
    assert(sem_match(&v, "^4294967295.0.0") == 1 && sem_match(&v, "~4294967295.4294967295.0") == 1);
    return 0;
#else
    struct sem_version a, b;

    if (!sem_parse("1.0.0+a", &a) || !sem_parse("1.0.0+b", &b))
        return 0;
    return sem_equal(&a, &b) && sem_hash(&a) != sem_hash(&b);
#endif
}
