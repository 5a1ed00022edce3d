#include "packbyte.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    size_t len = 9;
#ifdef LEGAL
    unsigned char buf[600], back[600], plain[300];
    unsigned char *p, *q;
    size_t qlen;

    assert(pkb_bound(0) == 0 && pkb_bound(SIZE_MAX) == 0 && pkb_bound(1) == 2);
    assert(pkb_encode(NULL, 0, NULL) == 0 && pkb_encode("x", SIZE_MAX, buf) == 0);
    p = pkb_pack(NULL, 0, &len);
    assert(p && len == 0);
    q = pkb_unpack(p, len, &qlen);
    assert(q && qlen == 0);
    free(p);
    free(q);
    for (int kind = 0; kind < 3; kind++)
        for (size_t n = 0; n <= 300; n++) {
            for (size_t i = 0; i < n; i++)
                plain[i] = (unsigned char)(kind == 0 ? 7 : kind == 1 ? i : i < 130 ? i : 5);
            p = pkb_pack(plain, n, &len);
            assert(p && len <= (n ? pkb_bound(n) : 0));
            assert(pkb_decoded_size(p, len) == (long)n);
            assert(pkb_decode(p, len, back, n) == (long)n && memcmp(back, plain, n) == 0);
            if (n)
                assert(pkb_decode(p, len, back, n - 1) == -1);
            assert(pkb_matches(p, len, plain, n) && !pkb_matches(p, len, back, n + 1));
            assert(pkb_packets(p, len) >= (n > 0));
            free(p);
        }
    assert(pkb_decoded_size("\x80\x80", 2) == 0 && pkb_packets("\x80", 1) == 0);
    assert(pkb_decoded_size("\x05" "a", 2) == -1 && pkb_packets("\xff", 1) == -1);
    assert(pkb_decode("\xff", 1, back, 9) == -1 && pkb_decode("\x80", 1, NULL, 0) == 0);
    assert(pkb_unpack("\x01", 1, &len) == NULL && len == 0);
    assert(!pkb_matches("\xff", 1, "", 0) && pkb_matches(NULL, 0, NULL, 0));
    assert(pkb_pack(plain, SIZE_MAX, &len) == NULL && len == 0);
#else
    free(pkb_pack("abbc", 4, &len));
#endif
    return 0;
}
