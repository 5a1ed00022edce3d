#include "xgf256.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    uint8_t a[2] = {1, 2}, b[2] = {1, 3}, p[3];
#ifndef LEGAL
    if (rule == 1)
        return gf_exp(rule);
#endif
    (void)rule;
    if (gf_setup() != 0 || gf_setup() != 0)
        return 2;
    gf_poly_mul(a, 2, b, 2, p);
    if (gf_poly_eval(p, 3, 2) != 0 || gf_poly_eval(p, 3, 3) != 0 || gf_poly_eval(NULL, 0, 3) != 0)
        return 2;
#ifdef LEGAL
    for (unsigned i = 1; i < 256; i++)
        if (gf_mul((uint8_t)i, gf_inv((uint8_t)i)) != 1 || gf_exp(gf_log((uint8_t)i)) != i ||
            gf_div(gf_mul(7, (uint8_t)i), (uint8_t)i) != 7 || gf_pow((uint8_t)i, 255) != 1)
            return 2;
    if (gf_pow(3, 2) != gf_mul(3, 3) || gf_pow(0, 0) != 1 || gf_pow(0, 5) != 0 || gf_add(5, 5) != 0 ||
        gf_exp(UINT32_MAX) != gf_exp(UINT32_MAX % 255))
        return 2;
    gf_add_to(a, a, 2);
    gf_add_to(b, b + 1, 1);
    gf_cleanup();
    gf_cleanup();
    if (gf_setup() != 0 || a[1] != 0 || b[0] != 2)
        return 2;
    gf_cleanup();
#else
    switch (rule) {
    case 2:
        gf_div(1, 0);
        break;
    case 3:
        gf_log(0);
        break;
    case 4:
        gf_poly_mul(a, 0, b, 2, p);
        break;
    case 5:
        gf_poly_mul(p, 3, b, 2, a);
        break;
    case 6:
        gf_add_to(a, b, 3);
        break;
    case 7:
        gf_cleanup();
        gf_mul(1, 1);
        break;
    case 8:
        gf_inv(0);
        break;
    }
#endif
    return 0;
}
