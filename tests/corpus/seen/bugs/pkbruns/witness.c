#include "pkbruns.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    unsigned char *code;
    size_t len;

#ifdef LEGAL
    unsigned char plain[300], back[300], buf[310];
    size_t n, size = 7;
    struct pkr_reader rd;

    assert(pkr_bound(0) == 0 && pkr_bound(SIZE_MAX) == 0);
    assert(pkr_encode(NULL, NULL, 0) == 0);
    assert(pkr_encode(buf, buf, SIZE_MAX) == 0);
    assert(pkr_encode_new(&code, &len, NULL, 0) == PKR_OK && code && len == 0);
    free(code);
    assert(pkr_encode_new(&code, &len, plain, SIZE_MAX) == PKR_TOOBIG && !code);
    for (n = 0; n < sizeof plain; n++)
        plain[n] = (unsigned char)(n < 200 ? n : 9);
    for (n = 1; n <= sizeof plain; n++) {
        assert(pkr_encode_new(&code, &len, plain, n) == PKR_OK && len <= pkr_bound(n));
        assert(pkr_decoded_size(code, len, &size) == PKR_OK && size == n);
        assert(pkr_decode(back, n, &size, code, len) == PKR_OK && size == n);
        assert(memcmp(back, plain, n) == 0);
        assert(pkr_decode(back, n - 1, &size, code, len) == PKR_NOSPACE && size == n - 1);
        assert(pkr_decode(back, n, &size, code, len - 1) == PKR_TRUNCATED);
        pkr_open(&rd, code, len);
        for (size = 0; size < n; size++)
            assert(pkr_next(&rd) == plain[size]);
        assert(pkr_next(&rd) == -1 && pkr_next(&rd) == -1);
        free(code);
    }
    assert(pkr_decode(NULL, 0, &size, NULL, 0) == PKR_OK && size == 0);
    assert(pkr_decode(back, 9, &size, (const unsigned char *)"\200\200", 2) == PKR_OK && size == 0);
    pkr_open(&rd, (const unsigned char *)"\005ab", 3);
    assert(pkr_next(&rd) == 'a' && pkr_next(&rd) == 'b' && pkr_next(&rd) == -1);
    pkr_open(&rd, (const unsigned char *)"\377", 1);
    assert(pkr_next(&rd) == -1 && pkr_next(&rd) == -1);
    assert(pkr_message(INT_MIN) && pkr_message(0) && pkr_message(PKR_NOMEM) && pkr_message(3));
#else
    if (pkr_encode_new(&code, &len, (const unsigned char *)"hello", 5) == PKR_OK)
        free(code);
#endif
    return 0;
}
