#include "litrun.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

static size_t trip(const char *text, size_t n)
{
    size_t bound = litrun_bound(n);
    uint8_t *dst = malloc(bound ? bound : 1), *back = malloc(n ? n : 1);
    size_t got = litrun_encode(dst, (const uint8_t *)text, n);
    assert(got <= bound && litrun_measure(dst, got) == n);
    assert(litrun_decode(back, n, dst, got) == n && !memcmp(back, text, n));
    assert(n == 0 || litrun_decode(back, n - 1, dst, got) == LITRUN_BAD);
    assert(n == 0 || litrun_groups(dst, got) >= 1);
    free(dst);
    free(back);
    return got;
}

int main(void)
{
#ifdef LEGAL
    char big[1000];
    assert(trip("", 0) == 0 && trip("a", 1) == 2 && trip("aaaaaaaa", 8) == 2 && trip("abcaaaaa", 8) == 6);
    memset(big, 'x', sizeof big);
    assert(trip(big, sizeof big) == 16);
    for (int i = 0; i < 1000; i++)
        big[i] = (char)i;
    assert(trip(big, sizeof big) == 1008);
    assert(litrun_bound(LITRUN_MAX + 1) == LITRUN_BAD && litrun_bound(SIZE_MAX) == LITRUN_BAD);
    assert(litrun_encode(NULL, NULL, SIZE_MAX) == LITRUN_BAD && litrun_encode(NULL, NULL, 0) == 0);
    assert(litrun_measure((const uint8_t *)"\x05" "ab", 3) == LITRUN_BAD);
    assert(litrun_measure((const uint8_t *)"\xff", 1) == LITRUN_BAD);
    assert(litrun_measure((const uint8_t *)"\x80\x80", 2) == 0 && litrun_groups((const uint8_t *)"\x80\x80", 2) == 2);
    assert(litrun_decode(NULL, 0, (const uint8_t *)"\x80", 1) == 0);
    uint8_t slope[] = {250, 253, 0, 3}, keep[] = {250, 253, 0, 3};
    litrun_delta(slope, 4);
    assert(slope[1] == 3 && slope[2] == 3);
    litrun_undelta(slope, 4);
    assert(!memcmp(slope, keep, 4));
    litrun_delta(NULL, 0);
#else
    trip("abbc", 4);
#endif
    return 0;
}
