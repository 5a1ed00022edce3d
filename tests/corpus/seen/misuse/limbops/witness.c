#include "limbops.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    limb_t *a = calloc(4, sizeof *a), *b = calloc(2, sizeof *b), r[8] = {0};
    if (a == NULL || b == NULL)
        return 2;
    for (int i = 0; i < 4; i++)
        a[i] = UINT32_MAX - (limb_t)(i == 2) * 5;
    b[0] = 7;
    b[1] = 0x80000003;
#ifdef LEGAL
    (void)count, (void)arguments;
    limb_t product[6], q[4], rest[6];
    char text[LO_STR_SIZE(4)];
    if (lo_add(r, a, 4, b, 2) != 0 || r[0] != 6 || r[2] != UINT32_MAX - 4 || lo_sub(r, r, 4, b, 2) != 0)
        return 2;
    if (lo_cmp(r, a, 4) != 0 || lo_sub_n(r, b, a, 2) != 1 || lo_add_n(r, r, a, 2) != 1 || lo_cmp(r, b, 2) != 0)
        return 2;
    /* (a * b + rest) / b */
    lo_mul(product, a, 4, b, 2);
    memcpy(rest, product, sizeof rest);
    limb_t five = 5;
    if (lo_add(rest, rest, 6, &five, 1) != 0 || lo_divrem(q, rest, 6, b, 2) != 0 || lo_cmp(q, a, 4) != 0)
        return 2;
    if (rest[0] != 5 || rest[1] != 0 || rest[5] != 0)
        return 2;
    memcpy(r, a, 16);
    if (lo_divrem(q, r, 4, b, 2) != 1)
        return 2;
    lo_mul(product, b, 2, q, 2);
    lo_add_n(product + 2, product + 2, b, 2);
    lo_add(product, product, 4, r, 2);
    if (lo_cmp(product, a, 4) != 0)
        return 2;
    if (lo_shl(r, b, 2, 1) != 1 || r[1] != 6 || lo_shr(r, b, 2, 4) != 0x70000000 || r[1] != 0x08000000)
        return 2;
    memset(r, 0xff, 16);
    if (lo_get_str(text, r, 4) != 39 || strcmp(text, "340282366920938463463374607431768211455") != 0)
        return 2;
    if (lo_get_str(text, r, 4) != 1 || strcmp(text, "0") != 0 || lo_mul_1(r, b, 2, 2) != 1)
        return 2;
    if (lo_div_1(r, b, 1, 4) != 3 || r[0] != 1)
        return 2;
#else
    char *text = malloc(8);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        lo_add(r, b, 2, a, 4);
        break;
    case 2:
        lo_mul(a, r, 4, b, 2);
        break;
    case 3:
        lo_shl(r, a, 4, 0);
        break;
    case 4:
        b[1] = 1;
        lo_divrem(r, a, 4, b, 2);
        break;
    case 5:
        lo_mul(r, r, 2, b, 2);
        break;
    case 6:
        lo_mul(r, a, 4, b, 0);
        break;
    case 7:
        lo_div_1(r, a, 4, 0);
        break;
    case 8:
        lo_get_str(text, a, 4);
        break;
    case 9:
        lo_cmp(b, b, 3);
        break;
    }
    free(text);
#endif
    free(a);
    free(b);
    return 0;
}
