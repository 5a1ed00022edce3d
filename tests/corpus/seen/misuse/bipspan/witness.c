#include "bipspan.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char out[64];
    size_t n, m;
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(!bs_new(0) && !bs_new((size_t)-1));
    bs_queue *q = bs_new(8);
    assert(q && !bs_peek(q, &n) && n == 0 && bs_read(q, out, 5) == 0 && bs_write(q, NULL, 0) == 0);
    assert(bs_reserve(q, 0, &n) == NULL && n == 0);
    bs_commit(q, 0);
    assert(bs_write(q, "abcdefghij", 10) == 8 && bs_used(q) == 8 && !bs_reserve(q, 1, &n));
    assert(bs_read(q, out, 5) == 5 && bs_write(q, "12345678", 8) == 5 && bs_used(q) == 8);
    assert(bs_grow(q, 7) == -1 && bs_grow(q, 12) == 0 && bs_read(q, out, 64) == 8 && !memcmp(out, "fgh12345", 8));
    bs_write(q, "abc", 3);
    char *p = bs_reserve(q, 4, &n);
    assert(p && n == 4);
    assert(bs_read(q, out, 3) == 3 && bs_used(q) == 0);
    memcpy(p, "wxyz", 4);
    bs_commit(q, 3);
    const char *r = bs_peek(q, &m);
    assert(r && m == 3 && !memcmp(r, "wxy", 3));
    bs_release(q, 0);
    bs_release(q, 3);
    unsigned in = 0, seen = 0;
    for (int i = 0; i < 3000; i++) {
        unsigned char *w = bs_reserve(q, (size_t)(i * 7 % 11), &n);
        if (i % 3 == 0 && (r = bs_peek(q, &m))) {
            assert((unsigned char)r[0] == (unsigned char)seen);
            bs_release(q, 1);
            seen++;
        }
        for (size_t k = 0; k < n; k++)
            w[k] = (unsigned char)in++;
        bs_commit(q, n);
        m = bs_read(q, out, (size_t)(i * 5 % 7));
        for (size_t k = 0; k < m; k++)
            assert((unsigned char)out[k] == (unsigned char)seen++);
        assert(bs_used(q) == in - seen && bs_used(q) <= 12);
    }
    bs_clear(q);
    assert(bs_used(q) == 0 && bs_grow(q, 1) == 0 && bs_write(q, "xy", 2) == 1);
    bs_free(q);
    bs_free(NULL);
#else
    bs_queue *q = bs_new(8);
    if (!q)
        return 0;
    char *p = bs_reserve(q, 4, &n);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        memcpy(p, "abcd", 4);
        bs_commit(q, 64);
        bs_read(q, out, 64);
        break;
    case 2:
        bs_grow(q, 16);
        memcpy(p, "abcd", 4);
        break;
    case 3:
        memcpy(p, "abcd", 4);
        bs_commit(q, 4);
        bs_peek(q, &m);
        bs_release(q, 9);
        bs_read(q, out, 16);
        break;
    }
    bs_free(q);
#endif
    return 0;
}
