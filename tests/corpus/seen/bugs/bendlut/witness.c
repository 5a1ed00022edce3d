#include "bendlut.h"

int main(void)
{
    bend_t zero = {0}, c = bend_level(100);
    int16_t table[4];
    if (bend_at(zero, 5) != 0 || bend_top(zero) != 0 || bend_at(c, INT32_MIN) != 100 || bend_at(c, INT32_MAX) != 100)
        return 2;
    c = bend_with(c, 10, 200);
    c = bend_with(c, 20, -32768);
    if (bend_at(c, 5) != 150 || bend_at(c, 10) != 200 || bend_at(c, 15) != -16284 || bend_top(c) != 200)
        return 2;
    if (bend_bottom(c) != -32768 || bend_top(bend_flipped(c)) != 32767 || bend_same(c, bend_flipped(c)))
        return 2;
    c = bend_without(bend_without(c, 20), 21);
    bend_table(c, 0, 5, table, 4);
    bend_table(c, INT32_MAX - 1, 5, table + 3, 1);
    bend_table(c, 0, 5, NULL, 0);
    if (table[0] != 100 || table[1] != 150 || table[2] != 200 || table[3] != 200)
        return 2;
    for (int i = 0; i < 2 * BEND_KNEES; i++)
        c = bend_with(c, -i, (int16_t)i);
    if (c.count != BEND_KNEES || bend_at(c, -1) != 1 || !bend_same(c, bend_with(c, -1000, 0)))
        return 2;
    c = bend_with(bend_with(bend_without(bend_level(0), 0), INT32_MIN, -32768), -1, 32767);
    if (bend_at(c, -2) != 32766 || bend_at(c, INT32_MIN) != -32768)
        return 2;
#ifndef LEGAL
    c = bend_with(bend_with(zero, INT32_MIN, 0), INT32_MAX, 100);
    return bend_at(c, 0) != 50;
#endif
    return 0;
}
