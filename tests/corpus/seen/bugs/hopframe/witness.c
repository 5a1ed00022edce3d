#include "hopframe.h"

#include <assert.h>
#include <stdint.h>

int main(void)
{
    float x[10] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    struct hop *h;
#ifdef LEGAL
    float out[4];
    assert(!hop_open(0, 1) && !hop_open(1, 0) && !hop_open(HOP_LIMIT + 1, 1) && !hop_open(1, SIZE_MAX));
    h = hop_open(4, 2);
    if (h == NULL)
        return 0;
    assert(hop_push(h, NULL, 0) == 0 && hop_drop(h) == 0 && hop_take(h, out) == 0 && hop_finish(h) == 0);
    assert(hop_push(h, x, 10) == 4 && hop_ready(h) && hop_push(h, x + 4, 6) == 0);
    assert(hop_energy(h) == 0 + 1 + 4 + 9);
    assert(hop_drop(h) == 1 && !hop_ready(h) && hop_push(h, x + 4, 6) == 2);
    assert(hop_take(h, out) == 1 && out[0] == 2 && out[3] == 5);
    assert(hop_finish(h) == 0 && hop_push(h, x, 1) == 1);
    assert(hop_finish(h) == 1 && hop_set_window(h, 4) == -1 && hop_set_window(h, HOP_HANN) == 0);
    assert(hop_take(h, out) == 1 && out[3] == 0);
    assert(hop_finish(h) == 0);
    hop_reset(h);
    assert(hop_finish(h) == 0);
    hop_close(h);
    h = hop_open(4, 4);
    assert(h && hop_push(h, x, 4) == 4 && hop_drop(h) && hop_push(h, x, 10) == 4);
    hop_close(h);
    h = hop_open(1, 5);
    assert(h && hop_set_window(h, HOP_TRIANGLE) == 0);
    assert(hop_push(h, x, 10) == 1 && hop_take(h, out) && out[0] == 0);
    assert(hop_push(h, x + 1, 2) == 2 && !hop_ready(h) && hop_finish(h) == 0);
    assert(hop_push(h, x + 3, 7) == 3 && hop_take(h, out) && out[0] == 5);
    hop_close(h);
    h = hop_open(1, HOP_LIMIT);
    hop_close(h);
    hop_close(NULL);
    assert(hop_frames(10, 4, 2) == 4 && hop_frames(3, 4, 2) == 0 && hop_frames(SIZE_MAX, 1, 1) == SIZE_MAX);
    assert(hop_frames(5, 0, 1) == 0 && hop_frames(5, 1, 0) == 0);
#else
    h = hop_open(4, 6);
    if (h == NULL)
        return 0;
    hop_push(h, x, 4);
    hop_drop(h);
    hop_close(h);
#endif
    return 0;
}
