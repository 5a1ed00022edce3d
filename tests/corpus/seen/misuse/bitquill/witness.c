#include "bitquill.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct bq_pen pen;
    struct bq_eye eye;
    unsigned char *mem = malloc(8);
    if (!mem)
        return 0;
    memset(mem, 0xAA, 8);
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(bq_pen_init(&pen, mem, SIZE_MAX) == -1 && bq_eye_init(&eye, mem, BQ_MAX_BYTES + 1) == -1);
    assert(bq_pen_init(&pen, NULL, 0) == 0 && bq_room(&pen) == 0 && bq_used(&pen) == 0);
    bq_put(&pen, UINT32_MAX, 0);
    bq_pen_align(&pen);
    assert(bq_pen_init(&pen, mem, 8) == 0 && bq_room(&pen) == 64);
    bq_put(&pen, 5, 3);
    bq_put(&pen, UINT32_MAX, 32);
    bq_put_unary(&pen, 0);
    bq_put_unary(&pen, 9);
    assert(bq_used(&pen) == 6);
    bq_pen_align(&pen);
    assert(bq_room(&pen) == 16);
    bq_put(&pen, 0x8001, 16);
    bq_pen_align(&pen);
    assert(bq_room(&pen) == 0 && bq_used(&pen) == 8);

    assert(bq_eye_init(&eye, mem, 8) == 0 && bq_left(&eye) == 64);
    assert(bq_get(&eye, 3) == 5 && bq_get_signed(&eye, 32) == -1 && bq_get(&eye, 0) == 0);
    assert(bq_get_unary(&eye) == 0 && bq_get_unary(&eye) == 9);
    bq_eye_align(&eye);
    assert(bq_left(&eye) == 16 && bq_get_signed(&eye, 16) == -32767 && bq_left(&eye) == 0);
    bq_eye_align(&eye);
    assert(bq_get_unary(&eye) == -1 && bq_get(&eye, 0) == 0);
    bq_pen_init(&pen, mem, 4);
    bq_put(&pen, UINT32_C(1) << 31, 32);
    bq_eye_init(&eye, mem, 4);
    assert(bq_get_signed(&eye, 32) == INT32_MIN);
    bq_eye_init(&eye, mem, 4);
    assert(bq_get_signed(&eye, 1) == -1 && bq_get_signed(&eye, 1) == 0);
    assert(bq_eye_init(&eye, NULL, 0) == 0 && bq_get_unary(&eye) == -1);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    bq_pen_init(&pen, mem, 8);
    if (rule == 1) {
        bq_put(&pen, 1, 32);
        bq_put(&pen, 2, 32);
        bq_put(&pen, 3, 4);
    } else if (rule == 2) {
        bq_put(&pen, 1, 40);
    } else {
        bq_eye_init(&eye, mem, 8);
        bq_get(&eye, 32);
        bq_get(&eye, 32);
        printf("%u\n", (unsigned)bq_get(&eye, 1));
    }
#endif
    free(mem);
    return 0;
}
