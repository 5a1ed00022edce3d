#include "pgrun.h"

int main(void)
{
    struct pgrun zone = pgrun_make(1000), small = pgrun_make(0);
    if (small.pages != 1 || pgrun_largest(&small) != 1 || pgrun_take(&small, 1) != 0 || pgrun_largest(&small) != 0)
        return 2;
    if (pgrun_idle(&zone) != 64 || pgrun_take(&zone, 0) != PGRUN_ARG || pgrun_take(&zone, 65) != PGRUN_ARG)
        return 2;
    if (pgrun_reserve(&zone, 63, 1) != 0 || pgrun_largest(&zone) != 63 || pgrun_take(&zone, 64) != PGRUN_FULL)
        return 2;
    if (pgrun_take(&zone, 2) != 0 || pgrun_take(&zone, 3) != 2 || pgrun_length(&zone, 2) != 3)
        return 2;
    if (pgrun_give(&zone, 1) != PGRUN_ARG || pgrun_give(&zone, -1) != PGRUN_ARG || pgrun_give(&zone, 0) != 2)
        return 2;
    if (pgrun_largest(&zone) != 58 || pgrun_adjust(&zone, 2, 62) != PGRUN_FULL || pgrun_adjust(&zone, 2, 61) != 0)
        return 2;
    if (pgrun_largest(&zone) != 2 || pgrun_idle(&zone) != 2 || pgrun_adjust(&zone, 2, 1) != 0)
        return 2;
    if (pgrun_give(&zone, 63) != 1 || pgrun_give(&zone, 2) != 1 || pgrun_take(&zone, 64) != 0)
        return 2;
    if (pgrun_largest(&zone) != 0 || pgrun_adjust(&zone, 0, 64) != 0 || pgrun_length(&zone, 0) != 64)
        return 2;
    if (pgrun_reserve(&zone, UINT32_MAX, 2) != PGRUN_ARG || pgrun_give(&zone, 0) != 64)
        return 2;
#ifndef LEGAL
    if (pgrun_largest(&zone) != 64)
        return 2;
#endif
    return 0;
}
