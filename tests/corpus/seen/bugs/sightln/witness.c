#include "sightln.h"
#include <assert.h>
int main(void)
{
    int x, y;
    assert(sl_trace(0, 0, 0, 0) == -1 && sl_step(0, &x, &y) == -1 && sl_blockers() == 0);
    assert(sl_reset(65, 1) == -1 && sl_reset(64, 64) == 0);
    assert(sl_trace(0, 0, 0, 63) == 64 && sl_trace(63, 5, 0, 5) == 64);
    assert(sl_step(63, &x, &y) == 0 && x == 0 && y == 5 && sl_step(64, &x, &y) == -1);
    assert(sl_trace(3, 3, 3, 3) == 1 && sl_visible(3, 3, 3, 3) == 1);
    assert(sl_wall(5, 5, 1) == 0 && sl_is_wall(5, 5) == 1 && sl_wall(-1, 0, 1) == -1);
    assert(sl_visible(2, 5, 9, 5) == 0 && sl_blockers() == 1 && sl_visible(5, 5, 9, 5) == 1);
    assert(sl_trace(2, 2, 8, 6) == 11);
#ifndef LEGAL
    sl_trace(0, 0, 63, 63);
#endif
    return 0;
}
