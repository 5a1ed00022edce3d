#include "loudness.h"

static int bits(int16_t sample)
{
    int of = 0;
    for (int rest = sample < 0 ? -sample : sample; rest; rest >>= 1)
        of++;
    return of;
}

int loudness_most(const int16_t *samples, size_t count)
{
    int most = 0;
    for (size_t i = 0; i < count; i++)
        most = bits(samples[i]) > most ? bits(samples[i]) : most;
    return most;
}

void loudness_bits(const int16_t *samples, size_t count, unsigned found[16])
{
    unsigned here[16] = {0};
    for (size_t i = 0; i < count; i++)
        here[bits(samples[i])]++;
    for (int i = 0; i < 16; i++)
        found[i] = here[i];
}
