#include "bitflock.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    struct bitflock a = BITFLOCK_EMPTY, b = BITFLOCK_EMPTY, c = BITFLOCK_EMPTY;
    int status = 0;
#ifdef LEGAL
    assert(bitflock_next(&a, 0) == -1 && bitflock_next(&a, ULONG_MAX) == -1 && bitflock_count(&a) == 0);
    assert(bitflock_add(&a, 65536) == -1 && bitflock_add(&a, UINT_MAX) == -1 && !bitflock_has(&a, UINT_MAX));
    assert(bitflock_equal(&a, &b) && bitflock_hash(&a) == bitflock_hash(&b));
    assert(bitflock_add(&a, 65535) == 0 && bitflock_add(&a, 0) == 0 && bitflock_add(&a, 63) == 0 && bitflock_add(&a, 64) == 0);
    assert(bitflock_count(&a) == 4 && bitflock_has(&a, 64) && !bitflock_has(&a, 65));
    long want[] = {0, 63, 64, 65535, -1};
    int i = 0;
    for (long n = bitflock_next(&a, 0); n >= 0; n = bitflock_next(&a, (unsigned long)n + 1))
        assert(n == want[i++]);
    assert(i == 4);
    assert(bitflock_copy(&b, &a) == 0 && bitflock_equal(&a, &b) && bitflock_hash(&a) == bitflock_hash(&b));
    bitflock_remove(&b, 65535);
    bitflock_remove(&b, 65535);
    assert(!bitflock_equal(&a, &b) && !bitflock_equal(&b, &a) && bitflock_has(&a, 65535));
    assert(bitflock_add(&c, 0) == 0 && bitflock_add(&c, 63) == 0 && bitflock_add(&c, 64) == 0);
    assert(bitflock_equal(&c, &b) && bitflock_hash(&c) == bitflock_hash(&b));
    assert(bitflock_union(&c, &a) == 0 && bitflock_equal(&c, &a) && bitflock_hash(&c) == bitflock_hash(&a));
    assert(bitflock_union(&c, &c) == 0 && bitflock_copy(&c, &c) == 0);
    bitflock_intersect(&c, &c);
    assert(bitflock_equal(&c, &a));
    bitflock_subtract(&c, &b);
    assert(bitflock_count(&c) == 1 && bitflock_next(&c, 1) == 65535);
    bitflock_subtract(&c, &c);
    assert(bitflock_count(&c) == 0 && bitflock_hash(&c) == 0xcbf29ce484222325u);
    bitflock_intersect(&b, &c);
    assert(bitflock_equal(&b, &c));
    bitflock_clear(&c);
    assert(bitflock_copy(&a, &c) == 0 && bitflock_count(&a) == 0 && bitflock_copy(&c, &a) == 0);
#else
    bitflock_add(&a, 100);
    bitflock_add(&b, 200);
    bitflock_intersect(&a, &b);
    if (bitflock_equal(&a, &c) && bitflock_hash(&a) != bitflock_hash(&c))
        status = 1;
#endif
    bitflock_clear(&a);
    bitflock_clear(&b);
    bitflock_clear(&c);
    return status;
}
