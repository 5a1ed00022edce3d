#include "tonecurv.h"

tonecurv tone_identity(void)
{
    tonecurv c;

    for (int i = 0; i < 256; i++)
        c.out[i] = (uint8_t)i;
    return c;
}

tonecurv tone_negative(void)
{
    tonecurv c;

    for (int i = 0; i < 256; i++)
        c.out[i] = (uint8_t)(255 - i);
    return c;
}

int tone_flat(tonecurv *c, uint8_t lo, uint8_t hi, uint8_t ink)
{
    return tone_ramp(c, lo, hi, ink, ink);
}

int tone_ramp(tonecurv *c, uint8_t lo, uint8_t hi, uint8_t first, uint8_t last)
{
    int width = hi - lo;

    if (width < 0)
        return -1;
    c->out[lo] = first;
    for (int i = 1; i <= width; i++)
        c->out[lo + i] = (uint8_t)(first + (last - first) * i / width);
    return 0;
}

tonecurv tone_chain(tonecurv a, tonecurv b)
{
    for (int i = 0; i < 256; i++)
        a.out[i] = b.out[a.out[i]];
    return a;
}

void tone_row(const tonecurv *c, uint8_t *row, size_t n)
{
    while (n-- > 0) {
        *row = c->out[*row];
        row++;
    }
}

int tone_rising(const tonecurv *c)
{
    for (int i = 1; i < 256; i++)
        if (c->out[i] < c->out[i - 1])
            return 0;
    return 1;
}

int tone_onset(const tonecurv *c, uint8_t lo, uint8_t hi, uint8_t ink)
{
    for (unsigned level = lo; level <= hi; level++)
        if (c->out[level] >= ink)
            return (int)level;
    return -1;
}

int tone_knee(const tonecurv *c, uint8_t lo, uint8_t hi, uint8_t ink)
{
    for (uint8_t level = hi; level >= lo; level--)
        if (c->out[level] <= ink)
            return level;
    return -1;
}

unsigned tone_coverage(const tonecurv *c)
{
    unsigned sum = 0;

    for (int i = 0; i < 256; i++)
        sum += c->out[i];
    return sum;
}
