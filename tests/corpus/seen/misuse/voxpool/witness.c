#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include "voxpool.h"

int main(int argc, char **argv)
{
    int16_t data[4] = {100, -200, INT16_MAX, INT16_MIN}, out[8];

    (void)argc, (void)argv;
#ifdef LEGAL
    vox_open(INT_MAX);
    vox_open(0);
    vox_mix(NULL, 0);
    vox_mix(out, 8);
    assert(out[7] == 0 && !vox_playing(0) && !vox_playing(UINT32_MAX) && vox_play(NULL, 0, 1, 1) == 0);
    vox_id a = vox_play(data, 4, INT_MAX, 0);
    assert(a && vox_play(data, 4, 1, 0) == 0);
    vox_mix(out, 3);
    assert(out[1] == -200 && vox_left(a) == 1 && vox_active() == 1);
    vox_rewind(a);
    vox_gain(a, -1);
    vox_mix(out, 8);
    assert(!vox_playing(a) && out[2] == 0);
    vox_open(64);
    for (int i = 0; i < 64; i++)
        a = vox_play(data, 4, 256, 1);
    vox_mix(out, 8);
    assert(out[3] == INT16_MIN && out[6] == INT16_MAX && vox_playing(a));
    vox_stop(a);
    assert(!vox_playing(a));
    vox_close();
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int16_t *heap = malloc(4 * sizeof *heap);
    vox_open(4);
    switch (rule) {
    case 1: {
        vox_id a = vox_play(data, 4, 256, 0);
        vox_mix(out, 8);
        vox_stop(a);
        break;
    }
    case 2:
        vox_close();
        vox_play(data, 4, 256, 0);
        break;
    case 3:
        vox_play(heap, 4, 256, 0);
        free(heap);
        vox_mix(out, 2);
        break;
    case 4:
        vox_mix(heap, 5);
        break;
    }
#endif
    return 0;
}
