#include "lzcont.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    lc_enc e;
    lc_dec d;
    size_t n, m;
    lc_enc_reset(&e);
    lc_dec_reset(&d);
#ifdef LEGAL
    (void)argc, (void)argv;
    static unsigned char src[2][LC_BLOCK], dst[2][LC_BLOCK], z[LC_BOUND(LC_BLOCK)];
    srand(3);
    for (int r = 0; r < 60; r++) {
        size_t len = r % 9 == 0 ? LC_BLOCK : (size_t)rand() % 1500;
        unsigned char *s = src[r & 1];
        static const int mods[] = { 1, 2, 5, 40, 256 };
        for (size_t i = 0; i < len; i++)
            s[i] = (unsigned char)(rand() % mods[r % 5]);
        if (r % 7 == 3 && len > 100)
            memcpy(s + 20, src[~r & 1], 80);
        unsigned char *exact = malloc(LC_BOUND(len));
        if (lc_encode(&e, s, len, exact, 0, &n) != (len ? LC_EROOM : LC_OK) || lc_encode(&e, s, len, exact, LC_BOUND(len), &n))
            return 2;
        memcpy(z, exact, n);
        free(exact);
        if (lc_decode(&d, z, n, dst[r & 1], len, &m) || m != len || memcmp(s, dst[r & 1], len))
            return 3;
        if (len == 0) {     /* such a block changes nothing: keep the turns */
            lc_enc_reset(&e);
            lc_dec_reset(&d);
        }
    }
    lc_dec_reset(&d);
    if (lc_decode(&d, (const unsigned char *)"\x80\0\0", 3, dst[0], 99, &m) != LC_EDATA ||
        lc_decode(&d, (const unsigned char *)"\5a", 2, dst[0], 99, &m) != LC_EDATA ||
        lc_decode(&d, (const unsigned char *)"\0a\xff\0\0", 5, dst[0], 9, &m) != LC_EROOM)
        return 4;
    lc_enc_reset(&e);
    return lc_encode(&e, z, LC_BLOCK + 1, z, 0, &n) != LC_ESIZE || lc_encode(&e, 0, 0, 0, 0, &n) || lc_decode(&d, 0, 0, 0, 0, &m);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *a = malloc(8), *b = malloc(8), *x = malloc(8), *y = malloc(8), z[32];
    memcpy(a, "abcdefgh", 8);
    memcpy(b, "abcdefgh", 8);
    lc_encode(&e, a, 8, z, sizeof z, &n);
    lc_decode(&d, z, n, x, 8, &m);
    if (rule == 1)
        free(a);
    if (rule == 2)
        free(x);
    if (rule == 3) {
        memcpy(a, "00000000", 8);
        memcpy(b, "00000000", 8);
    }
    lc_encode(&e, b, 8, z, sizeof z, &n);
    lc_decode(&d, z, n, y, 8, &m);
    return memcmp(b, y, 8) != 0;
#endif
}
