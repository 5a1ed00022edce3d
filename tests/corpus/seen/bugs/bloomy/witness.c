#include "bloomy.h"

int main(void)
{
    bloom_t *a, *b, *c;
    if (bloom_create(&a, 0, 1) != BLOOM_EINVAL || a || bloom_create(&a, 9, 17) != BLOOM_EINVAL)
        return 2;
    if (bloom_create(&a, 1000, 4) || bloom_create(&b, 1000, 4) || bloom_create(&c, 1000, 5))
        return 2;
    bloom_add_str(a, "one");
    bloom_add(a, NULL, 0);
    bloom_add_str(b, "two");
    if (!bloom_test_str(a, "one") || bloom_test_str(a, "two") || !bloom_test_str(a, "") || bloom_test_str(b, ""))
        return 2;
    if (bloom_merge(a, c) != BLOOM_EMISMATCH || bloom_merge(a, b) || bloom_merge(a, a) || !bloom_test(a, "two", 3))
        return 2;
    bloom_destroy(c);
    if (bloom_clone(&c, a) || !bloom_test_str(c, "one") || bloom_load(c) <= 0)
        return 2;
    bloom_clear(c);
    if (bloom_load(c) != 0)
        return 2;
    bloom_destroy(b);
    if (bloom_create(&b, 8, 4))
        return 2;
#ifndef LEGAL
    bloom_merge(b, a);
#endif
    bloom_destroy(a);
    bloom_destroy(b);
    bloom_destroy(c);
    return 0;
}
