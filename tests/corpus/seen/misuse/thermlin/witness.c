#include "thermlin.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

#ifdef LEGAL
int main(void)
{
    static const thl_point ntc[] = {{100, 125000}, {500, 50000}, {900, 0}, {1000, -40000}};
    static const thl_point wild[] = {{0, INT32_MIN}, {1, INT32_MAX}, {65535, INT32_MIN}};
    const uint16_t raw[3] = {0, 300, 65535};
    int32_t out[3], low, high;
    thermlin *t, *w;

    CHECK(!thl_open(ntc, 0) && !thl_open(ntc, 1) && !thl_open(NULL, 0) && !thl_open(ntc, SIZE_MAX));
    thl_close(NULL);
    t = thl_open(ntc, 4);
    w = thl_open(wild, 3);
    CHECK(t && w);
    CHECK(thl_convert(t, 0, THL_CELSIUS) == 125000 && thl_convert(t, 65535, THL_CELSIUS) == -40000);
    CHECK(thl_convert(t, 500, THL_CELSIUS) == 50000 && thl_convert(t, 700, THL_CELSIUS) == 25000);
    CHECK(thl_convert(t, 900, THL_KELVIN) == 273150 && thl_convert(t, 900, THL_FAHRENHEIT) == 32000);
    CHECK(thl_convert(t, 900, THL_RANKINE) == 491670);
    CHECK(thl_segment(t, 0) == 0 && thl_segment(t, 500) == 1 && thl_segment(t, 65535) == 2);
    thl_convert_all(t, raw, out, 3, THL_CELSIUS);
    CHECK(out[0] == 125000 && out[1] == 87500 && out[2] == -40000);
    thl_convert_all(t, NULL, NULL, 0, THL_KELVIN);
    thl_range(t, &low, &high);
    CHECK(low == -40000 && high == 125000);
    for (unsigned r = 0; r < 65536; r += 5)
        for (int u = THL_CELSIUS; u <= THL_RANKINE; u++)
            thl_convert(w, (uint16_t)r, (thl_unit)u);
    CHECK(thl_convert(w, 0, THL_FAHRENHEIT) == INT32_MIN && thl_convert(w, 1, THL_KELVIN) == INT32_MAX);
    for (int u = THL_CELSIUS; u <= THL_RANKINE; u++)
        for (int v = THL_CELSIUS; v <= THL_RANKINE; v++) {
            thl_change(INT32_MIN, (thl_unit)u, (thl_unit)v);
            thl_change(INT32_MAX, (thl_unit)u, (thl_unit)v);
        }
    CHECK(thl_change(100000, THL_CELSIUS, THL_FAHRENHEIT) == 212000);
    CHECK(thl_change(0, THL_KELVIN, THL_RANKINE) == 0 && thl_change(-40000, THL_FAHRENHEIT, THL_CELSIUS) == -40000);
    CHECK(strcmp(thl_unit_name(THL_KELVIN), "K") == 0);
    thl_close(t);
    thl_close(w);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    thl_point *table = malloc(2 * sizeof *table);
    thermlin *t;

    CHECK(table);
    table[0].raw = 10;
    table[0].millic = 0;
    table[1].raw = rule == 2 ? 10 : 20;
    table[1].millic = 1000;
    t = thl_open(table, 2);
    CHECK(t);
    if (rule == 1) {
        free(table);
        thl_convert(t, 15, THL_CELSIUS);
    } else if (rule == 3) {
        thl_unit unit = (thl_unit)9;
        volatile char first = *thl_unit_name(unit);
        (void)first;
    }
    return 0;
}
#endif
