#include "sfxbank.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    static int16_t pcm[4] = {32767, -32768, 100, -100};
#ifdef LEGAL
    (void)argc;
    (void)argv;
    int16_t out[16];
    sfxbank_quit();
    if (sfxbank_init(0) != -1 || sfxbank_init(INT_MAX) != -1 || sfxbank_init(SFXBANK_VOICES))
        return 1;
    int a = sfxbank_load(pcm, 4);
    if (a < 0 || sfxbank_load(pcm, 0) != -1 || sfxbank_load(pcm, SIZE_MAX) != -1)
        return 1;
    int v = sfxbank_play(a, INT_MAX, INT_MIN, 0);
    sfxbank_mix(out, 2);
    if (v != 0 || out[0] != 32767 || out[1] != 0 || out[2] != -32768)
        return 1;
    sfxbank_mix(out, 4);
    sfxbank_mix(out, 0);
    if (out[0] != 100 || out[4] != 0 || sfxbank_busy() != 0)
        return 1;
    sfxbank_stop(v);
    sfxbank_stop(-1);
    for (int i = 0; i < SFXBANK_VOICES; i++)
        if (sfxbank_play(a, 256, 0, 1) != i)
            return 1;
    if (sfxbank_play(a, 256, 0, 1) != -1)
        return 1;
    sfxbank_mix(out, 8);
    sfxbank_stop(3);
    if (sfxbank_hush(a) != SFXBANK_VOICES - 1 || sfxbank_hush(a) != 0)
        return 1;
    sfxbank_unload(a);
    if (sfxbank_load(pcm, 1) != a)
        return 1;
    sfxbank_quit();
    sfxbank_quit();
    if (sfxbank_init(1))
        return 1;
    sfxbank_quit();
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1)
        return sfxbank_busy() * 0;
    sfxbank_init(4);
    int16_t *out = malloc(8 * sizeof *out);
    int a = sfxbank_load(pcm, 4);
    int v = sfxbank_play(a, 256, 0, 1);
    switch (rule) {
    case 2:
        sfxbank_mix(out, 8);
        break;
    case 3:
        sfxbank_unload(a);
        sfxbank_mix(out, 4);
        break;
    case 4:
        sfxbank_play(sfxbank_load(pcm, 0), 1, 1, 0);
        break;
    case 5:
        sfxbank_init(4);
        break;
    case 6:
        sfxbank_stop(v);
        sfxbank_unload(a);
        sfxbank_play(a, 1, 1, 0);
        break;
    case 7:
        sfxbank_stop(1000);
        break;
    }
    return 0;
#endif
}
