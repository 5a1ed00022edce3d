#include "packraw.h"

#include <stdlib.h>
#include <string.h>

/* 0..127: that and one more literal bytes; 129..255: the next byte 257 - b
 * times; 128: nothing. */

size_t pr_bound(size_t n)
{
    if (n > PR_ERROR / 2)
        return PR_ERROR;
    return n + n / 128 + (n % 128 != 0);
}

static size_t run_at(const unsigned char *src, size_t left)
{
    size_t n = 1;

    while (n < left && n < 128 && src[n] == src[0])
        n++;
    return n;
}

size_t pr_pack(unsigned char *dst, const unsigned char *src, size_t n)
{
    size_t in = 0, out = 0;

    while (in < n) {
        size_t run = run_at(src + in, n - in), lit = 0;

        if (run >= 3 || (run == 2 && n - in == 2)) {
            dst[out++] = (unsigned char)(257 - run);
            dst[out++] = src[in];
            in += run;
            continue;
        }
        while (lit < 128 && in + lit < n && run_at(src + in + lit, n - in - lit) < 3)
            lit++;
        dst[out++] = (unsigned char)(lit - 1);
        memcpy(dst + out, src + in, lit);
        out += lit;
        in += lit;
    }
    return out;
}

size_t pr_unpacked_size(const unsigned char *src, size_t n)
{
    size_t in = 0, out = 0;

    while (in < n) {
        unsigned b = src[in++];
        size_t need = b < 128 ? b + 1 : b > 128, gives = b > 128 ? 257 - b : need;

        if (need > n - in || gives > PR_ERROR / 2 - out)
            return PR_ERROR;
        in += need;
        out += gives;
    }
    return out;
}

size_t pr_unpack(unsigned char *dst, const unsigned char *src, size_t n)
{
    size_t in = 0, out = 0;

    if (pr_unpacked_size(src, n) == PR_ERROR)
        return PR_ERROR;
    while (in < n) {
        unsigned b = src[in++];

        if (b < 128) {
            memcpy(dst + out, src + in, b + 1);
            in += b + 1;
            out += b + 1;
        } else if (b > 128) {
            memset(dst + out, src[in++], 257 - b);
            out += 257 - b;
        }
    }
    return out;
}

unsigned char *pr_pack_dup(const unsigned char *src, size_t n, size_t *size)
{
    unsigned char *p;

    *size = 0;
    if (n > PR_DUP_MAX)
        return NULL;
    p = malloc(pr_bound(n) + 1);
    if (p != NULL)
        *size = pr_pack(p, src, n);
    return p;
}

unsigned char *pr_unpack_dup(const unsigned char *src, size_t n, size_t *size)
{
    size_t need = pr_unpacked_size(src, n);
    unsigned char *p;

    *size = 0;
    if (need == PR_ERROR || need > PR_DUP_MAX)
        return NULL;
    p = malloc(need + 1);
    if (p != NULL)
        *size = pr_unpack(p, src, n);
    return p;
}
