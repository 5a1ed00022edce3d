#include "ditherfs.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    uint8_t *px = malloc(20 * 10), *bits = malloc(ditherfs_rowbytes(20) * 10);
    int *work = malloc(ditherfs_work(20) * sizeof *work);
    ditherfs_img img;

    if (!px || !bits || !work)
        return 2;
    memset(px, 128, 200);
    img = ditherfs_view(px, 20, 10);
#ifdef LEGAL
    {
        int n = 0, x, y;
        (void)argc, (void)argv;
        ditherfs(img, bits, work);
        for (y = 0; y < 10; y++)
            for (x = 0; x < 20; x++)
                n += ditherfs_bit(bits, 20, x, y);
        if (n < 80 || n > 120 || ditherfs_mean(img) != 128 || ditherfs_rowbytes(-1) != 0)
            return 1;
        img = ditherfs_crop(img, 19, 9, 1, 1);
        ditherfs_cut(img, 128, bits);
        if (bits[0] != 0x80)
            return 1;
        ditherfs(img, bits, work);
        img = ditherfs_crop(ditherfs_view(px, 20, 10), 0, 0, 20, 10);
        ditherfs_cut(img, 1000, bits);
        if (ditherfs_bit(bits, 20, 19, 9) != 0)
            return 1;
    }
#else
    {
        int rule = argc > 1 ? atoi(argv[1]) : 1;
        int *little = malloc(20 * sizeof *little);
        uint8_t *few = malloc(20 * 10 / 8);
        if (!little || !few)
            return 2;
        if (rule == 1)
            ditherfs(img, bits, little);
        if (rule == 2)
            ditherfs(img, few, work);
        if (rule == 3) {
            img.stride = 5;
            ditherfs(img, bits, work);
        }
        if (rule == 4)
            ditherfs_crop(img, 15, 0, 6, 10);
        if (rule == 5) {
            img = ditherfs_crop(img, 1, 1, 5, 5);
            free(px);
            ditherfs_cut(img, 100, bits);
        }
        if (rule == 6)
            ditherfs_view(px, 0, 10);
        if (rule == 7)
            ditherfs_bit(bits, 20, 0, 10);
        free(little);
        free(few);
    }
#endif
    free(px);
    free(bits);
    free(work);
    return 0;
}
