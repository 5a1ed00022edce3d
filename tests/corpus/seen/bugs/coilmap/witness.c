#include "coilmap.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    uint8_t reply[COILMAP_REPLY];
#ifdef LEGAL
    CHECK(coilmap_new(COILMAP_MAX + 1, 0) == NULL);
    struct coilmap *e = coilmap_new(0, 0);
    CHECK(e && coilmap_serve(e, NULL, 0, reply) == 0);
    CHECK(coilmap_serve(e, (const uint8_t[]){1, 0, 0, 0, 1}, 5, reply) == 2 && reply[1] == COILMAP_BAD_ADDRESS);
    CHECK(coilmap_coil(e, 0) == -1 && coilmap_reg(e, 0) == -1);
    coilmap_free(e);
    coilmap_free(NULL);
    struct coilmap *m = coilmap_new(COILMAP_MAX, 200);
    CHECK(m && coilmap_coils(m) == COILMAP_MAX && coilmap_regs(m) == 200);
    static const uint8_t wc[] = {15, 0, 3, 0, 10, 2, 0xCD, 1};
    CHECK(coilmap_serve(m, wc, sizeof wc, reply) == 5 && memcmp(reply, wc, 5) == 0);
    CHECK(coilmap_coil(m, 3) == 1 && coilmap_coil(m, 4) == 0 && coilmap_coil(m, 11) == 1);
    CHECK(coilmap_serve(m, wc, 5, reply) == 2 && reply[0] == 0x8F && reply[1] == COILMAP_BAD_VALUE);
    static const uint8_t wl[] = {15, 0, 3, 0, 8, 1, 0xCD, 1};
    CHECK(coilmap_serve(m, wl, sizeof wl, reply) == 2);
    static const uint8_t wr[] = {16, 0, 199, 0, 1, 2, 0xAB, 0xCD};
    for (size_t n = 1; n < sizeof wr; n++) {
        uint8_t *p = malloc(n);
        CHECK(p);
        memcpy(p, wr, n);
        CHECK(coilmap_serve(m, p, n, reply) == 2 && reply[1] == COILMAP_BAD_VALUE);
        free(p);
    }
    CHECK(coilmap_serve(m, wr, sizeof wr, reply) == 5 && coilmap_reg(m, 199) == 0xABCD);
    CHECK(coilmap_serve(m, (const uint8_t[]){1, 0, 0, 2000 >> 8, 2000 & 255}, 5, reply) == 252);
    CHECK(coilmap_serve(m, (const uint8_t[]){3, 0, 75, 0, 125}, 5, reply) == 252 && reply[251] == 0xCD);
    CHECK(coilmap_serve(m, (const uint8_t[]){3, 255, 255, 0, 125}, 5, reply) == 2);
    CHECK(coilmap_serve(m, (const uint8_t[]){5, 0, 0, 0xFF, 0}, 5, reply) == 5 && coilmap_coil(m, 0) == 1);
    CHECK(coilmap_serve(m, (const uint8_t[]){6, 0, 0, 1, 2}, 5, reply) == 5 && coilmap_reg(m, 0) == 258);
    CHECK(coilmap_serve(m, (const uint8_t[]){6}, 1, reply) == 2);
    CHECK(coilmap_serve(m, (const uint8_t[]){0x2B}, 1, reply) == 2 && reply[1] == COILMAP_BAD_FUNCTION);
    CHECK(coilmap_set_coil(m, 4095, -7) == 0 && coilmap_coil(m, 4095) == 1);
    CHECK(coilmap_set_coil(m, 4096, 1) == -1 && coilmap_set_reg(m, (unsigned)-1, 1) == -1);
    coilmap_free(m);
    return 0;
#else
    static const uint8_t cut[] = {15, 0, 0, 0, 1, 1};
    struct coilmap *m = coilmap_new(8, 0);
    uint8_t *pdu = malloc(sizeof cut);
    CHECK(m && pdu);
    memcpy(pdu, cut, sizeof cut);
    coilmap_serve(m, pdu, sizeof cut, reply);
    free(pdu);
    coilmap_free(m);
    return 0;
#endif
}
