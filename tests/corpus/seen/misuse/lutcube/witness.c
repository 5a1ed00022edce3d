#include "lutcube.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    float table[81], other[24], rgb[3] = { 0.25f, 0.5f, 1 };
    unsigned char bytes[8] = { 0, 128, 255, 9, 1, 2, 3, 7 };
    struct lut lut, second;
    unsigned n = 99;
    const char *cube = "# c\r\nTITLE \"x\"\n\nLUT_3D_SIZE 2\r\n1 1 1\n0 1 1\n1 0 1\n0 0 1\n"
                       "1 1 0\n0 1 0\n 1 0 0 \n-0 +0 .0e0";
    (void)argc, (void)argv;
    assert(lut_floats(2) == 24 && lut_floats(1) == 0 && lut_floats(UINT_MAX) == 0);
    assert(lut_identity(table, 0) == -1 && lut_identity(table, 3) == 0);
    assert(lut_init(&lut, table, 66) == -1 && lut_init(&lut, table, 3) == 0);
    lut_pixel(&lut, rgb, rgb);
    assert(fabsf(rgb[0] - 0.25f) < 1e-6f && rgb[2] == 1);
    rgb[0] = NAN, rgb[1] = -INFINITY, rgb[2] = INFINITY;
    lut_row(&lut, rgb, 1);
    assert(rgb[0] == 0 && rgb[1] == 0 && rgb[2] == 1);
    lut_row(&lut, NULL, 0);
    assert(lut_row8(&lut, bytes, 2, 4) == 0 && bytes[1] == 128 && bytes[3] == 9 && bytes[6] == 3);
    assert(lut_row8(&lut, bytes, 2, 3) == 0 && lut_row8(&lut, bytes, 1, 5) == -1);
    assert(lut_read(cube, other, 24, &n) == 0 && n == 2);
    assert(lut_init(&second, other, n) == 0);
    rgb[0] = 0.25f;
    lut_pixel(&second, rgb, rgb);
    assert(rgb[0] == 0.75f && rgb[2] == 0);
    assert(lut_chain(&second, &second, table, 3) == 0 && lut_chain(&lut, &second, table, 3) == -1);
    assert(lut_chain(&lut, &lut, other, 1) == -1 && fabsf(table[80] - 1) < 1e-6f);
    assert(lut_read("", other, 24, &n) == 1 && lut_read("\n\n1 2", other, 24, &n) == 3);
    assert(lut_read("LUT_3D_SIZE 2", other, 23, &n) == -1 && lut_read("LUT_3D_SIZE 2", other, 24, &n) == 1);
    assert(lut_read("LUT_3D_SIZE 2.5", other, 24, &n) == 1 && lut_read("LUT_3D_SIZE 1e39", other, 24, &n) == 1);
    assert(lut_read("LUT_3D_SIZE 2\n1 1\n1", other, 24, &n) == 2 && n == 2);
    assert(lut_read("LUT_3D_SIZE", NULL, 0, &n) == 1 && lut_read("LUT_3D_SIZE 65", NULL, SIZE_MAX, &n) == 1);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    float rgb[3] = { 1, 1, 1 };
    struct lut lut = { 0 };
    float *table = calloc(rule == 1 ? 27 : 81, sizeof *table);
    if (table == NULL)
        return 0;
    if (rule == 1) {
        lut_init(&lut, table, 3);
        lut_pixel(&lut, rgb, rgb);
    } else if (rule == 2) {
        lut_init(&lut, table, 3);
        free(table);
        lut_pixel(&lut, rgb, rgb);
        return 0;
    } else {
        lut_init(&lut, table, 1);
        lut_pixel(&lut, rgb, rgb);
    }
    free(table);
    return 0;
#endif
}
