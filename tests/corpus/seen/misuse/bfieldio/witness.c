#include "bfieldio.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    uint8_t *block = calloc(4, 1);
    bf_field a = {3, 7}, b = bf_after(a, 22);
    bf_put(block, a, 0x55);
#ifdef LEGAL
    (void)argc, (void)argv;
    bf_put(block, b, 0x3fffff);
    if (bf_get(block, a) != 0x55 || bf_get_signed(block, b) != -1 || bf_get_signed(block, a) != 0x55 - 128)
        return 2;
    if (bf_bytes(b) != 4 || bf_bytes(a) != 2 || bf_max(a) != 127 || bf_overlap(a, b) || !bf_overlap(a, a))
        return 2;
    bf_field whole = {0, 32};
    bf_put_clamped(block, a, 1000);
    if (bf_get(block, whole) != 0x1fffffff || bf_max(whole) != UINT32_MAX || bf_get_signed(block, whole) != 0x1fffffff)
        return 2;
    bf_put(block, whole, 0x80000000u);
    if (bf_get_signed(block, whole) != INT32_MIN)
        return 2;
    bf_copy(block, bf_after(a, 7), block, a);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        bf_get(block, (bf_field){28, 8});
        break;
    case 2:
        bf_max((bf_field){0, 33});
        break;
    case 3:
        bf_put(block, a, 128);
        break;
    case 4:
        bf_copy(block, b, block, a);
        break;
    }
#endif
    free(block);
    return 0;
}
