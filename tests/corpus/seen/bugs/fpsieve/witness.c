#include "fpsieve.h"

#include <string.h>

int main(void)
{
    uint8_t buf[256] = {0};
    sieve_t *s = sieve_make(1003, 5), *small = sieve_make(1, 16);
    if (s == NULL || small == NULL || sieve_make(0, 1) || sieve_make(1, 0) || sieve_make(SIEVE_MAX_BITS + 1, 1))
        return 2;
    if (sieve_test(s, "apple", 5) || sieve_fill(s) != 0 || sieve_bits(s) != 1003)
        return 2;
    sieve_add(s, "apple", 5);
    sieve_add(s, NULL, 0);
    if (!sieve_test(s, "apple", 5) || !sieve_test(s, NULL, 0) || sieve_test(s, "pear", 4) || sieve_fill(s) > 10)
        return 2;
    sieve_add(small, "x", 1);
    if (sieve_merge(s, small) || !sieve_merge(s, s) || sieve_fill(small) != 1)
        return 2;
    size_t size = sieve_image_size(s);
    if (size != 8 + 126 || sieve_save(s, buf, size - 1) != 0 || sieve_save(s, buf, sizeof buf) != size)
        return 2;
    sieve_t *back = sieve_load(buf, size);
    if (back == NULL || sieve_fill(back) != sieve_fill(s) || !sieve_test(back, "apple", 5) || !sieve_merge(back, s))
        return 2;
    sieve_free(back);
    if (sieve_load(buf, size - 1) || sieve_load(buf, 0) || sieve_load(buf, 7))
        return 2;
    buf[size - 1] |= 0x80;
    if (sieve_load(buf, size))
        return 2;
#ifndef LEGAL
    size = sieve_save(s, buf, sizeof buf);
    back = sieve_load(buf, sizeof buf);
    if (back == NULL)
        return 2;
    sieve_free(back);
#endif
    sieve_free(small);
    sieve_free(s);
    sieve_free(NULL);
    return 0;
}
