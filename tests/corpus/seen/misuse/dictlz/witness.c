#include "dictlz.h"
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void both(dlz_encoder *enc, const void *dict, size_t dict_size, const unsigned char *text, size_t n)
{
    unsigned char *packed = malloc(dlz_bound(n)), *again = malloc(n + 1);
    size_t size, k;

    assert(packed && again);
    dlz_set_dict(enc, dict, dict_size);
    size = dlz_compress(enc, text, n, packed);
    assert(size <= dlz_bound(n));
    assert(dlz_decompress(dict, dict_size, packed, size, again, n) == n);
    assert(n == 0 || memcmp(again, text, n) == 0);
    assert(dlz_decompress_fast(dict, dict_size, packed, again, n) == size);
    assert(n == 0 || memcmp(again, text, n) == 0);
    if (n > 0) {
        assert(dlz_decompress(dict, dict_size, packed, size, again, n - 1) == DLZ_ERROR);
        assert(dlz_compress_limited(enc, text, n, again, 0) == DLZ_ERROR);
        assert(dlz_compress_limited(enc, text, n, packed, size - 1) == DLZ_ERROR);
        assert(dlz_compress_limited(enc, text, n, packed, size) == size);
        for (k = 0; k < size && k < 40; k++)
            dlz_decompress(dict, dict_size, packed + k, size - k, again, n);
    }
    free(packed);
    free(again);
}
#endif

int main(int argc, char **argv)
{
    dlz_encoder *enc = dlz_encoder_new();
#ifdef LEGAL
    static unsigned char big[200000], dict[70000];
    const unsigned char bad[] = {0x80, 0, 0}, deep[] = {0x80, 9, 0}, cut[] = {0x05, 'a'};
    unsigned r = 1;
    size_t i;

    (void)argc, (void)argv;
    assert(enc);
    both(enc, NULL, 0, NULL, 0);
    both(enc, NULL, 0, (const unsigned char *)"a", 1);
    both(enc, NULL, 0, (const unsigned char *)"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 34);
    both(enc, "hello world", 11, (const unsigned char *)"hello world, hello world", 24);
    both(enc, "abc", 3, (const unsigned char *)"abcabcabcabc", 12);
    for (i = 0; i < sizeof big; i++)
        r = r * 1103515245u + 12345u, big[i] = (unsigned char)(r >> 24);
    both(enc, NULL, 0, big, sizeof big);
    for (i = 0; i < sizeof dict; i++)
        dict[i] = big[i];
    both(enc, dict, sizeof dict, big, sizeof big);
    for (i = 0; i < sizeof big; i++) /* matches of four between single literals */
        big[i] = i % 5 == 4 ? (unsigned char)(i / 5 * 37) : (unsigned char)(i % 5);
    both(enc, dict, 4, big, sizeof big);
    assert(dlz_bound(SIZE_MAX) == 0 && dlz_bound(DLZ_MAX_INPUT + 1) == 0 && dlz_bound(0) == 1);
    assert(dlz_compress(enc, big, SIZE_MAX, dict) == DLZ_ERROR);
    assert(dlz_decompress(NULL, 0, bad, 3, dict, 100) == DLZ_ERROR && dlz_decompress("12345678", 8, deep, 3, dict, 100) == DLZ_ERROR);
    assert(dlz_decompress("123456789", 9, deep, 3, dict, 100) == 4 && dlz_decompress(NULL, 0, cut, 2, dict, 100) == DLZ_ERROR);
    assert(dlz_decompress(NULL, 0, deep, 1, dict, 100) == DLZ_ERROR && dlz_decompress(NULL, 0, NULL, 0, NULL, 0) == 0);
    dlz_encoder_free(NULL);
#else
    const int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *text = "GET /index";
    const size_t n = strlen(text);
    char *dict = malloc(16), *dst = malloc(rule == 2 ? n : dlz_bound(n)), *again = malloc(100);
    size_t size;

    assert(enc && dict && dst && again);
    memcpy(dict, "POST /index.html", 16);
    dlz_set_dict(enc, dict, rule == 1 ? 16 : 0);
    if (rule == 1)
        free(dict);
    size = dlz_compress(enc, text, n, dst);
    (void)size;
    if (rule == 3)
        dlz_decompress_fast(NULL, 0, dst, again, 100);
#endif
    dlz_encoder_free(enc);
    return 0;
}
