#include "chweave.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int16_t l[3] = {1, 2, INT16_MIN}, r[3] = {3, 5, -7}, x[3];
    const int16_t *planes[2] = {l, r};
    int16_t *both = malloc(6 * sizeof *both);
    cw_weave(both, planes, 2, 3);
    if (both[1] != 3 || both[4] != INT16_MIN || cw_peak(both, 6) != 32768)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    int16_t *out[2] = {NULL, x};
    cw_split(out, both, 2, 3);
    if (memcmp(x, r, sizeof x))
        return 2;
    cw_pick(x, both, 2, 0, 3);
    if (memcmp(x, l, sizeof x))
        return 2;
    const uint8_t swap[2] = {1, 0};
    cw_remap(both, swap, 2, 3);
    if (both[0] != 3 || both[1] != 1)
        return 2;
    cw_mono(both, both, 2, 3);
    if (both[0] != 2 || both[1] != 3)
        return 2;
    cw_spread(both, l, 2, 3);
    cw_copy(x, l, 1, 3);
    cw_copy(NULL, NULL, 2, 0);
    if (both[5] != INT16_MIN || x[1] != 2 || cw_peak(NULL, 0))
        return 2;
#else
    uint8_t order[9] = {0, 1, 200};
    int16_t *nine = calloc(9, sizeof *nine), *three = calloc(3, sizeof *three);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cw_spread(three, l, 2, 3);
        break;
    case 2:
        cw_mono(x, l, 0, 3);
        break;
    case 3:
        cw_copy(both + 1, both, 1, 3);
        break;
    case 4:
        cw_pick(x, both, 2, 2, 3);
        break;
    case 5:
        cw_remap(nine, order, 3, 3);
        break;
    case 6:
        order[2] = 0;
        cw_remap(nine, order, 9, 1);
        break;
    }
    free(nine);
    free(three);
#endif
    free(both);
    return 0;
}
