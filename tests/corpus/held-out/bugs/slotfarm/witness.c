#include "slotfarm.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    sf_farm *f;
    sf_ref a, b, c, r, old;
    size_t n;
    int i;

    assert(!sf_open(0, 1) && !sf_open(SF_BLOCK_MAX + 1, 1) && !sf_open(1, SF_BLOCKS_MAX + 1) && !sf_open(SIZE_MAX, SIZE_MAX));
    sf_close(NULL);
    f = sf_open(SF_BLOCK_MAX, 0);
    assert(f && sf_used(f) == 0 && sf_room(f) == 0 && sf_first(f) == SF_NONE);
    assert(sf_give(f, SF_NONE) == -1 && sf_at(f, 1) == NULL && sf_twin(f, UINT32_MAX) == SF_NONE && sf_next(f, 7) == SF_NONE);
    sf_close(f);

    f = sf_open(5, 8);
    a = sf_take(f);
    assert(a != SF_NONE && memcmp(sf_at(f, a), "\0\0\0\0", 5) == 0 && sf_put(f, a, "hello", 5) == 0);
    assert(sf_put(f, a, "hello!", 6) == -1 && sf_put(f, a, NULL, 0) == 0 && sf_put(f, 99, "x", 1) == -1);
    b = sf_twin(f, a);
    assert(b != SF_NONE && b != a && sf_compare(f, a, b) == 0 && memcmp(sf_at(f, b), "hello", 5) == 0);
    assert(sf_put(f, b, (char *)sf_at(f, b) + 1, 4) == 0 && memcmp(sf_at(f, b), "elloo", 5) == 0);
    assert(sf_compare(f, a, b) == 1 && sf_compare(f, b, a) == -1 && sf_compare(f, 0, a) == -1 && sf_compare(f, 0, 0x77) == 0);
    assert(sf_put(f, b, sf_at(f, a), 5) == 0 && sf_compare(f, b, a) == 0 && sf_compare(f, a, a) == 0);
    old = a;
    assert(sf_give(f, a) == 0 && sf_give(f, a) == -1 && sf_at(f, a) == NULL && sf_used(f) == 1);
    a = sf_take(f);
    assert(a != old && ((char *)sf_at(f, a))[0] == 0 && sf_at(f, old) == NULL);
    for (n = 0, r = sf_first(f); r != SF_NONE; r = sf_next(f, r))
        n++;
    assert(n == 2);
    while (sf_used(f) < 100)
        assert((c = sf_take(f)) != SF_NONE && sf_put(f, c, "abc", 3) == 0);
    assert(memcmp(sf_at(f, b), "hello", 5) == 0 && sf_room(f) >= 100);
    for (r = sf_first(f); r != SF_NONE; r = sf_next(f, r))
        if (sf_next(f, r) != SF_NONE)
            assert(sf_give(f, sf_next(f, r)) == 0);
    assert(sf_used(f) == 50);
    sf_close(f);

    f = sf_open(1, 1);
    a = old = sf_take(f);
    for (i = 1; i < 65535; i++) {
        assert(sf_give(f, a) == 0);
        a = sf_take(f);
        assert(a != old);
    }
    for (n = 1; n < SF_BLOCKS_MAX; n++)
        assert(sf_take(f) != SF_NONE);
    assert(sf_take(f) == SF_NONE && sf_twin(f, a) == SF_NONE && sf_room(f) == SF_BLOCKS_MAX);
    sf_close(f);
    return 0;
}
#else
int main(void)
{
    sf_farm *f = sf_open(8, 1);
    sf_ref a, b;

    if (!f)
        return 0;
    a = sf_take(f);
    sf_put(f, a, "1234567", 8);
    b = sf_twin(f, a);
    assert(b == SF_NONE || sf_compare(f, a, b) == 0);
    sf_close(f);
    return 0;
}
#endif
