#include "bagmap.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
static int sum(void *arg, const char *name, int value)
{
    *(long *)arg += value;
    return strcmp(name, "stop") == 0 ? 7 : 0;
}

int main(void)
{
    bagmap *a = bagmap_new();
    long total = 0;
    assert(a != NULL && bagmap_size(a) == 0);
    bagmap *e = bagmap_copy(a);
    assert(bagmap_equal(a, e) && bagmap_each(e, sum, &total) == 0);
    assert(bagmap_erase(e, "") == BAGMAP_ENOENT);
    assert(bagmap_add(a, "", 1) == BAGMAP_ENAME);
    assert(bagmap_add(a, "12345678901234567890123456789012", 1) == BAGMAP_ENAME);
    assert(bagmap_add(a, "1234567890123456789012345678901", INT_MIN) == 0);
    for (int i = 0; i < BAGMAP_BAG_MAX; i++)
        assert(bagmap_add(a, "x", i) == 0);
    assert(bagmap_add(a, "x", 1) == BAGMAP_EFULL);
    assert(!bagmap_equal(a, e) && !bagmap_equal(e, a));
    bagmap *b = bagmap_copy(a);
    assert(bagmap_equal(a, b) && bagmap_equal(b, a));
    assert(bagmap_remove(b, "x", 3) == 0 && bagmap_remove(b, "x", 3) == BAGMAP_ENOENT);
    assert(!bagmap_equal(a, b) && bagmap_count(b, "x") == BAGMAP_BAG_MAX - 1);
    assert(bagmap_add(b, "x", 3) == 0 && bagmap_times(b, "x", 3) == 1);
    assert(bagmap_equal(a, b) && bagmap_equal(b, a));
    assert(bagmap_erase(b, "x") == 0 && bagmap_count(b, "x") == 0);
    assert(bagmap_remove(b, "1234567890123456789012345678901", INT_MIN) == 0);
    assert(bagmap_equal(b, e));
    assert(bagmap_add(b, "stop", 5) == 0 && bagmap_add(b, "stop", 5) == 0);
    assert(bagmap_each(b, sum, &total) == 7 && total == 5);
    bagmap_free(a);
    bagmap_free(b);
    bagmap_free(e);
    bagmap_free(NULL);
    return 0;
}
#else
int main(void)
{
    bagmap *a = bagmap_new(), *b = bagmap_new();
    int there, back;
    if (a == NULL || b == NULL)
        return 0;
    bagmap_add(a, "x", 1);
    bagmap_add(a, "x", 1);
    bagmap_add(b, "x", 1);
    bagmap_add(b, "x", 2);
    there = bagmap_equal(a, b);
    back = bagmap_equal(b, a);
    bagmap_free(a);
    bagmap_free(b);
    return there != back;
}
#endif
