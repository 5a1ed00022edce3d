#include "pcmmix.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    if (pcmmix_create(1, 0) != NULL || pcmmix_create(1, PCMMIX_CHANNELS_MAX + 1) != NULL ||
        pcmmix_create(PCMMIX_FRAMES_MAX + 1, 1) != NULL)
        return 2;
    pcmmix *shorter = pcmmix_create(10, 2), *longer = pcmmix_create(20, 2), *none = pcmmix_create(0, 2);
    pcmmix *wide = pcmmix_create(10, 8);
    int16_t samples[20] = {1, 2, 3, 4};
    pcmmix_write(shorter, 0, samples, 10);
    pcmmix_set(shorter, 9, 1, INT16_MIN);
    if (pcmmix_get(shorter, 1, 1) != 4 || pcmmix_peak(shorter) != 32768 || pcmmix_peak(none) != 0 ||
        pcmmix_frames(none) != 0 || pcmmix_channels(none) != 2)
        return 2;
    pcmmix_add(longer, shorter);
    pcmmix_add(longer, shorter);
    pcmmix_add(longer, longer);
    pcmmix_add(shorter, none);
    pcmmix_read(longer, 9, samples, 1);
    pcmmix_read(none, 0, NULL, 0);
    pcmmix_write(none, 0, samples, 0);
    if (samples[1] != INT16_MIN || pcmmix_get(longer, 0, 0) != 4)
        return 2;
    pcmmix_scale(longer, UINT_MAX);
    if (pcmmix_get(longer, 0, 0) != INT16_MAX)
        return 2;
    pcmmix_scale(longer, 0);
#ifndef LEGAL
    if (rule == 1)
        pcmmix_add(shorter, longer);
    else if (rule == 2)
        pcmmix_add(longer, wide);
    else if (rule == 3)
        pcmmix_set(shorter, 10, 0, 1);
    else
        pcmmix_write(shorter, 1, samples, 10);
#endif
    pcmmix_destroy(shorter);
    pcmmix_destroy(longer);
    pcmmix_destroy(none);
    pcmmix_destroy(wide);
    return 0;
}
