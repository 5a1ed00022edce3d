#include "hashints.h"
#include <limits.h>
#include <stdio.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

int main(void)
{
    hashints *s = hi_new(0);
    if (!s)
        return 2;
#ifdef LEGAL
    size_t at = 0, n = 0;
    int v;
    OK(!hi_next(s, &at, &v) && !hi_has(s, 0) && !hi_remove(s, 0) && hi_equal(s, s));
    for (int i = -50; i < 50; i++)
        OK(hi_add(s, i * 1000003) == 1);
    OK(hi_add(s, 0) == 0 && hi_count(s) == 100);
    OK(hi_add(s, INT_MIN) == 1 && hi_add(s, INT_MAX) == 1 && hi_has(s, INT_MIN) && hi_has(s, INT_MAX));
    OK(hi_remove(s, INT_MIN) == 1 && !hi_has(s, INT_MIN) && hi_remove(s, INT_MIN) == 0);
    hashints *t = hi_copy(s);
    OK(t && hi_equal(s, t) && hi_equal(t, s));
    OK(hi_remove(t, 0) == 1 && hi_has(s, 0) && !hi_equal(s, t) && hi_add(t, 5) == 1 && !hi_equal(s, t) && !hi_equal(t, s));
    for (at = 0; hi_next(s, &at, &v); n++)
        OK(hi_has(s, v));
    OK(n == hi_count(s) && !hi_next(s, &at, &v));
    at = (size_t)-1;
    OK(!hi_next(s, &at, &v));
    hi_free(t);
    OK(!hi_new((size_t)-1) && !hi_new(HI_MAX + 1));
    hi_free(NULL);
#else
    hi_add(s, 1);
    hi_add(s, 2);
    hi_add(s, 3);
    hi_remove(s, 1);
    hi_add(s, 4);
    printf("%d\n", hi_has(s, 5));
#endif
    hi_free(s);
    return 0;
}
