#include "pmbval.h"

#include <string.h>

int main(void)
{
    int64_t v = 7;
#ifdef LEGAL
    int16_t y = 0;
    uint16_t w = 0;
    char text[PMB_TEXT];
    if (pmb_lin11_decode(0x0001) != 1000000 || pmb_lin11_decode(0xffff) != -500000 ||
        pmb_lin11_decode(0x7bff) != (int64_t)1023000000 * 32768 || pmb_lin11_decode(0x8000) != 0)
        return 2;
    for (unsigned i = 0; i <= 0xffff; i++) {
        int64_t value = pmb_lin11_decode((uint16_t)i);
        (void)pmb_lin11_encode(value);
        for (unsigned mode = 0; mode < 32; mode += 5)
            if (pmb_lin16_decode((uint16_t)i, (uint8_t)mode, &v) || pmb_lin16_encode(v, (uint8_t)mode, &w))
                return 3;
    }
    int64_t edges[] = { INT64_MIN, INT64_MIN + 1, -1, 0, 1, 999999, 1000000, INT64_MAX };
    struct pmb_coef coefs[] = { { 1, 0, 0 }, { -1, INT16_MIN, 12 }, { INT16_MIN, INT16_MAX, -12 }, { 19199, 0, -2 } };
    for (int i = 0; i < 8; i++) {
        (void)pmb_lin11_encode(edges[i]);
        for (unsigned mode = 0; mode < 32; mode++)
            if (pmb_lin16_encode(edges[i], (uint8_t)mode, &w))
                return 4;
        for (int c = 0; c < 4; c++)
            if (pmb_direct_encode(&coefs[c], edges[i], &y))
                return 5;
        int n = pmb_text(edges[i], text);
        if (n != (int)strlen(text) || n >= PMB_TEXT)
            return 6;
    }
    if (pmb_lin11_decode(pmb_lin11_encode(12500000)) != 12500000 || pmb_lin11_encode(INT64_MAX) != 0x7bff)
        return 7;
    if (pmb_direct_decode(&coefs[3], INT16_MIN, &v) || pmb_direct_decode(&coefs[1], INT16_MIN, &v) ||
        pmb_direct_decode(&coefs[0], 25, &v) || v != 25000000)
        return 8;
    struct pmb_coef bad = { 0, 1, 0 }, far = { 1, 1, 13 };
    if (pmb_direct_decode(&bad, 1, &v) != PMB_EINVAL || pmb_direct_encode(&far, 1, &y) != PMB_EINVAL ||
        pmb_lin16_decode(1, 0x20, &v) != PMB_EINVAL || pmb_lin16_encode(1, 0xff, &w) != PMB_EINVAL)
        return 9;
    if (pmb_text(-12500, text) != 9 || strcmp(text, "-0.012500"))
        return 10;
    if (pmb_pec(0, NULL, 0) != 0 || pmb_pec(0, (const uint8_t *)"123456789", 9) != 0xf4)
        return 11;
#else
    struct pmb_coef coef = { 1, 0, PMB_R_MIN };
    if (pmb_direct_decode(&coef, 100, &v) != 0)
        return 0;
#endif
    return 0;
}
