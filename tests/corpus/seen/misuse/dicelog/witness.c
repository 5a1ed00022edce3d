#include "dicelog.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct dicelog d;
#ifdef LEGAL
    (void)argv;
    (void)rule;
    uint32_t log[4], first[4];
    dl_init(&d, 0, log, 4);
    dl_rewind(&d);
    OK(!dl_replaying(&d) && dl_recorded(&d) == 0);
    for (int i = 0; i < 4; i++)
        first[i] = dl_next(&d);
    dl_next(&d);
    OK(dl_recorded(&d) == 4);
    dl_rewind(&d);
    for (int i = 0; i < 4; i++)
        OK(dl_replaying(&d) && dl_next(&d) == first[i]);
    OK(!dl_replaying(&d));
    unsigned char saved[DL_SAVED];
    dl_save(&d, saved);
    uint32_t a = dl_next(&d);
    dl_restore(&d, saved);
    OK(dl_next(&d) == a);
    dl_init(&d, UINT64_MAX, NULL, 0);
    for (int i = 0; i < 100; i++) {
        OK(dl_below(&d, 1) == 0 && dl_below(&d, UINT32_MAX) < UINT32_MAX);
        int32_t r = dl_range(&d, 3, -3);
        OK(r >= -3 && r <= 3 && dl_range(&d, 5, 5) == 5);
        dl_range(&d, INT32_MIN, INT32_MAX);
        OK(dl_range(&d, INT32_MAX - 1, INT32_MAX) >= INT32_MAX - 1);
        double u = dl_unit(&d);
        OK(u >= 0 && u < 1);
    }
    dl_init(&d, 1, NULL, 9);
    dl_next(&d);
    int cards[5] = {1, 2, 3, 4, 5}, sum = 0;
    dl_shuffle(&d, cards, 5, sizeof *cards);
    for (int i = 0; i < 5; i++)
        sum += cards[i] * cards[i];
    OK(sum == 55);
    dl_shuffle(&d, NULL, 0, 4);
    dl_shuffle(&d, cards, 1, sizeof *cards);
    dl_shuffle(&d, cards, 5, 0);
#else
    if (rule == 1) {
        dl_init(&d, 1, NULL, 0);
        printf("%u\n", (unsigned)dl_below(&d, 0));
    } else if (rule == 2) {
        unsigned char *small = malloc(4);
        dl_init(&d, 1, NULL, 0);
        dl_save(&d, small);
        free(small);
    } else {
        uint32_t *log = malloc(4 * sizeof *log);
        dl_init(&d, 1, log, 4);
        dl_next(&d);
        free(log);
        dl_next(&d);
    }
#endif
    return 0;
}
