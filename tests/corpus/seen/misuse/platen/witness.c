#include "platen.h"

#include <stdlib.h>
#include <string.h>

static unsigned long got, black;
static void count(void *ctx, const uint8_t *band, unsigned rows, size_t pitch)
{
    (void)ctx;
    got += rows;
    for (size_t i = 0; i < rows * pitch; i++)
        for (int b = 0; b < 8; b++)
            black += band[i] >> b & 1;
}

#ifdef LEGAL
int main(void)
{
    struct platen p;
    uint8_t *band = malloc(platen_pitch(100) * 3);
    uint8_t row[16] = {0xff, 1};
    if (!band || platen_pitch(100) != 16 || platen_pitch(0) != 0)
        return 1;
    if (platen_begin(&p, 0, 3, band, count, NULL) != -1 || platen_begin(&p, 100, 257, band, count, NULL) != -1)
        return 1;
    if (platen_begin(&p, 100, 3, band, count, NULL) != 0)
        return 1;
    platen_black(&p, 90, 10);
    platen_black(&p, 100, 0);
    platen_row(&p, row);
    platen_next(&p);
    if (platen_feed(&p, 5) != 5)
        return 1;
    platen_black(&p, 0, 100);
    platen_end(&p);
    if (platen_printed(&p) != 7 || got != 7 || black != 19)
        return 1;
    platen_begin(&p, 1, 1, band, count, NULL);
    if (platen_feed(&p, (unsigned)-1) != PLATEN_MAX_FEED)
        return 1;
    platen_end(&p);
    free(band);
    return 0;
}
#else
static struct platen page;
static void again(void *ctx, const uint8_t *band, unsigned rows, size_t pitch)
{
    (void)ctx, (void)band, (void)rows, (void)pitch;
    platen_end(&page);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *band = malloc(rule == 1 ? 100 * 3 / 8 : platen_pitch(100) * 3);
    uint8_t *row = calloc(13, 1);
    if (!band || !row)
        return 0;
    if (rule == 6) {
        struct platen *p = malloc(sizeof *p);
        memset(p, 0xa5, sizeof *p);
        if (platen_begin(p, 0, 3, band, count, NULL))
            platen_black(p, 0, 1);
        return 0;
    }
    platen_begin(&page, 100, 3, band, rule == 4 ? again : count, NULL);
    switch (rule) {
    case 2:
        platen_row(&page, row);
        break;
    case 3:
        platen_feed(&page, 2);
        platen_black(&page, 90, 100);
        break;
    case 4:
        platen_next(&page);
        platen_end(&page);
        break;
    case 5:
        platen_end(&page);
        platen_black(&page, 0, 1);
        break;
    }
    return 0;
}
#endif
