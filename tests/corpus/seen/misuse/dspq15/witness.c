#include "dspq15.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    q15_t *a = malloc(4 * sizeof *a), *b = malloc(4 * sizeof *b), out[7];
    if (!a || !b)
        return 2;
    for (int i = 0; i < 4; i++) {
        a[i] = (q15_t)(i * 1000);
        b[i] = INT16_MIN;
    }
#ifdef LEGAL
    (void)argc, (void)argv;
    size_t at;
    q15_vmul(b, b, out, 4);
    if (out[3] != Q15_ONE || q15_dot(b, b, 4) != (int64_t)4 << 30 || q15_mean(a, 4) != 1500 || q15_max(a, 4, &at) != 3000 || at != 3)
        return 2;
    q15_vadd(a, b, out, 4);
    q15_vsub(a, b, out, 4);
    if (out[1] != Q15_ONE || q15_max(b, 1, NULL) != INT16_MIN || q15_div(-1, 1) != INT16_MIN || q15_div(1, 2) != 16384)
        return 2;
    q15_conv(a, 4, b, 4, out);
    if (out[6] != -3000 || out[1] != -1000 || q15_decimate(a, 4, 3, a) != 2 || a[1] != 3000 || q15_decimate(a, 0, 1, a) != 0)
        return 2;
    q15_vabs(b, b, 4);
    q15_vshift(b, -15, b, 4);
    q15_vshift(a, 15, a, 4);
    if (b[0] != 0 || a[1] != Q15_ONE)
        return 2;
    free(a);
    free(b);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        return q15_mean(a, 0) == 99;
    case 2:
        return q15_div(1, 0) == 99;
    case 3:
        q15_vshift(a, 16, out, 4);
        break;
    case 4:
        q15_max(a, 0, NULL);
        break;
    case 5:
        q15_conv(a, 4, a, 4, b);
        break;
    case 6:
        q15_conv(a, 0, b, 4, out);
        break;
    case 7:
        q15_decimate(a, 4, 0, out);
        break;
    case 8:
        q15_vadd(a, b, a, 4 * sizeof *a);
        break;
    }
#endif
    return 0;
}
