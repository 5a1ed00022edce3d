#include "ramplut.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ramp r;
#ifdef LEGAL
    (void)rule;
    ramp_rgb table[5];
    const ramp_stop wide[] = {{-FLT_MAX, {1, 2, 3}}, {0, {9, 9, 9}}, {FLT_MAX, {255, 0, 255}}};
    const ramp_stop bad[] = {{1, {0, 0, 0}}, {NAN, {0, 0, 0}}, {1, {0, 0, 0}}};
    ramp_grey(&r);
    ramp_fill(&r, table, 5);
    if (table[0].r != 0 || table[4].g != 255 || table[2].b != 128 || ramp_begin(&r) != 0 || ramp_end(&r) != 1)
        return 2;
    ramp_fill(&r, NULL, 0);
    ramp_fill(&r, table, 1);
    if (ramp_at(&r, NAN).r != 0 || ramp_at(&r, INFINITY).r != 255 || ramp_at(&r, -INFINITY).r != 0)
        return 3;
    if (ramp_sorted(NULL, 0) || ramp_sorted(bad, 2) || ramp_sorted(bad, 3) || !ramp_sorted(bad, 1))
        return 4;
    ramp_init(&r, wide, 3);
    ramp_fill(&r, table, 5);
    if (ramp_pack(table[0]) != 0x010203 || table[2].r != 9 || table[4].b != 255)
        return 5;
    ramp_init(&r, wide, 1);
    ramp_fill(&r, table, 5);
    if (table[4].b != 3 || ramp_pack(ramp_unpack(0xFF123456u)) != 0x123456)
        return 6;
#else
    if (rule == 1) {
        const ramp_stop down[] = {{1, {0, 0, 0}}, {0, {9, 9, 9}}};
        ramp_init(&r, down, 2);
    } else if (rule == 2) {
        ramp_stop *stops = calloc(1, sizeof *stops);
        if (stops == NULL)
            return 0;
        ramp_init(&r, stops, 1);
        free(stops);
        ramp_at(&r, 0.5f);
    } else {
        ramp_rgb *table = malloc(4 * sizeof *table);
        if (table == NULL)
            return 0;
        ramp_grey(&r);
        ramp_fill(&r, table, 5);
        free(table);
    }
#endif
    return 0;
}
