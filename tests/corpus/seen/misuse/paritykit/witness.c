#include "paritykit.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static uint32_t crc(unsigned width, uint32_t poly, uint32_t init, uint32_t xorout, int reflected)
{
    pk_crc c;
    uint32_t s, t;

    pk_crc_setup(&c, width, poly, init, xorout, reflected);
    s = pk_crc_update(&c, pk_crc_start(&c), "123456789", 9);
    t = pk_crc_update(&c, pk_crc_start(&c), "1234", 4);
    t = pk_crc_update(&c, t, NULL, 0);
    assert(pk_crc_update(&c, t, "56789", 5) == s);
    return pk_crc_finish(&c, s);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    uint8_t in[256], code[512], back[256];
    uint8_t a[3] = { 1, 2, 3 }, b[3] = { 4, 0, 255 }, p[3];
    uint8_t *blocks[3] = { a, b, p };
    unsigned i;

    (void)argc, (void)argv;
    assert(crc(32, 0x04c11db7, UINT32_MAX, UINT32_MAX, 1) == 0xcbf43926);
    assert(crc(16, 0x1021, 0, 0, 0) == 0x31c3 && crc(8, 7, 0, 0, 0) == 0xf4);
    assert(crc(5, 5, 0x1f, 0x1f, 1) == 0x19 && crc(32, 0x04c11db7, UINT32_MAX, UINT32_MAX, 0) == 0xfc891918);
    assert(crc(1, UINT32_MAX, 0, 0, 1) <= 1 && crc(1, 1, 0, 0, 0) <= 1 && crc(4, 3, 0, 0, 1) == 7);
    for (i = 0; i < 256; i++)
        in[i] = (uint8_t)i;
    pk_ham_encode(code, in, 256);
    assert(pk_ham_decode(back, code, 256) == 0 && memcmp(in, back, 256) == 0);
    for (i = 0; i < 512; i++)
        code[i] ^= (uint8_t)(1u << i % 8);
    assert(pk_ham_decode(back, code, 256) == 512 && memcmp(in, back, 256) == 0);
    code[3] ^= (uint8_t)(1u << 7);
    assert(pk_ham_decode(back, code, 256) == -1);
    pk_ham_encode(code, in, 0);
    assert(pk_ham_decode(back, code, 0) == 0);
    pk_xor_make(p, blocks, 2, 3);
    assert(pk_xor_check(blocks, 3, 3) == 1);
    b[1] = 9;
    assert(pk_xor_check(blocks, 3, 3) == 0);
    pk_xor_rebuild(blocks, 3, 3, 1);
    assert(b[0] == 4 && b[1] == 0 && b[2] == 255 && pk_xor_check(blocks, 3, 3) == 1);
    pk_xor_rebuild(blocks, 1, 3, 0);
    assert(a[0] == 0 && a[2] == 0);
    assert(pk_xor_check(NULL, 0, 3) == 1 && pk_xor_check(blocks, 3, 0) == 1);
    pk_xor_make(a, blocks, 3, 3);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        pk_crc c;

        pk_crc_setup(&c, 40, 0x04c11db7, 0, 0, 0);
    } else if (rule == 2) {
        static const uint8_t text[6] = "hello";
        uint8_t *out = malloc(sizeof text);

        if (out != NULL)
            pk_ham_encode(out, text, sizeof text);
    } else if (rule == 3) {
        uint8_t a[2] = { 1, 2 }, b[2] = { 3, 4 };
        uint8_t *blocks[2] = { a, b };

        pk_xor_rebuild(blocks, 2, 2, 2);
    }
    return 0;
#endif
}
