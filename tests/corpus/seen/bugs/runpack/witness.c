#include "runpack.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void trip(const unsigned char *src, size_t n)
{
    size_t bound = rp_bound(n), packed, size;
    unsigned char *dst = malloc(bound), *back = malloc(n + 1);

    assert(bound != RP_ERROR && dst && back);
    packed = rp_pack(dst, src, n);
    assert(packed <= bound);
    size = rp_unpacked_size(dst, packed);
    assert(size == n);
    assert(rp_unpack(back, n, dst, packed) == n && (n == 0 || memcmp(back, src, n) == 0));
    assert(n == 0 || rp_unpack(back, n - 1, dst, packed) == RP_ERROR);
    assert(rp_same(dst, packed, dst, packed));
    free(dst);
    free(back);
}

int main(void)
{
    unsigned char buf[600];
    static const unsigned char noop[] = {128, 128}, cut[] = {2, 'a'}, half[] = {200};
    static const unsigned char one[] = {255, 'a'}, two[] = {128, 1, 'a', 'a'}, tail[] = {0, 'a', 128};
    size_t pos = 0;
    rp_token tok;

    trip(NULL, 0);
    trip((const unsigned char *)"a", 1);
    trip((const unsigned char *)"aab", 3);
    for (size_t i = 0; i < sizeof buf; i++)
        buf[i] = (unsigned char)i;
    for (size_t n = 0; n <= sizeof buf; n++)
        trip(buf, n);
    memset(buf, 7, sizeof buf);
    for (size_t n = 0; n <= sizeof buf; n++)
        trip(buf, n);
    assert(rp_bound(RP_MAX) != RP_ERROR && rp_bound(RP_MAX + 1) == RP_ERROR && rp_bound((size_t)-1) == RP_ERROR);
    assert(rp_pack(buf, buf, (size_t)-1) == RP_ERROR);
    assert(rp_unpacked_size(NULL, 0) == 0 && rp_unpack(NULL, 0, NULL, 0) == 0);
    assert(rp_unpacked_size(noop, 2) == 0 && rp_unpacked_size(cut, 2) == RP_ERROR && rp_unpacked_size(half, 1) == RP_ERROR);
    assert(rp_unpack(buf, 9, cut, 2) == RP_ERROR && rp_unpack(NULL, 0, noop, 2) == 0);
    assert(rp_same(one, 2, two, 4) && !rp_same(one, 2, cut, 2) && rp_same(NULL, 0, noop, 2) && !rp_same(half, 1, half, 1));
    assert(rp_same(tail, 3, tail, 2) && !rp_same(tail, 3, one, 2));
    assert(rp_next(tail, 3, &pos, &tok) == 1 && tok.run == 0 && tok.count == 1 && *tok.data == 'a');
    assert(rp_next(tail, 3, &pos, &tok) == 0 && rp_next(tail, 3, &pos, &tok) == 0);
    pos = (size_t)-1;
    assert(rp_next(tail, 3, &pos, &tok) == 0);
    return 0;
}
#else
int main(void)
{
    const char *text = "mississippi";
    size_t n = strlen(text);
    unsigned char *dst = malloc(rp_bound(n));

    if (!dst)
        return 2;
    rp_pack(dst, (const unsigned char *)text, n);
    free(dst);
    return 0;
}
#endif
