#include "waveblk.h"

int main(void)
{
    wave_t w, v;
    if (!wave_init(&w, 4) || wave_init(&v, WAVE_MAX + 1) || !wave_init(&v, 0))
        return 2;
    wave_square(&w, 2, INT16_MIN);
    if (wave_get(&w, 1) != INT16_MAX || wave_peak(&w) != 32768 || !wave_append(&w, &w) || w.count != 8)
        return 2;
    wave_normalize(&w, 100);
    if (wave_peak(&w) != 100 || !wave_append(&v, &w) || !wave_append(&v, &v) || v.count != 16)
        return 2;
    wave_mix(&w, &w, 3);
    wave_mix(&w, &v, 8);
    wave_reverse(&w);
    wave_put(&w, 0, 0);
    wave_put(&w, 8, 1);
    if (wave_trim(&w) < 1 || wave_get(&w, 99) != 0)
        return 2;
    wave_normalize(&v, 0);
    if (wave_trim(&v) != 16 || wave_peak(&v) != 0)
        return 2;
    wave_normalize(&v, 5);
    wave_free(&v);
#ifndef LEGAL
    wave_init(&v, 10);
    wave_normalize(&v, 1000);
    wave_free(&v);
#endif
    wave_free(&w);
    return 0;
}
