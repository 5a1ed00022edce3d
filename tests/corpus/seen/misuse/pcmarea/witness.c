#include "pcmarea.h"
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    pcm_dev *dev = pcm_open(2, 64);
    if (dev == NULL)
        return 0;
    int16_t *area, out[2 * 64];
    size_t frames;
#ifdef LEGAL
    for (int round = 0; round < 20; round++) {
        frames = 50;
        if (pcm_begin(dev, &area, &frames) == 0) {
            for (size_t i = 0; i < frames * pcm_channels(dev); i++)
                area[i] = (int16_t)i;
            pcm_commit(dev, frames);
        }
        pcm_pump(dev, out, 37);
    }
    pcm_drop(dev);
    if (pcm_delay(dev) != 0 || pcm_avail(dev) != 64)
        return 1;
    frames = 0;
    if (pcm_begin(dev, &area, &frames) != 0)
        return 1;
    pcm_commit(dev, 0);
    frames = SIZE_MAX;
    if (pcm_begin(dev, &area, &frames) != 0)
        return 1;
    pcm_close(dev);
    pcm_close(NULL);
    return pcm_open(0, 64) != NULL || pcm_open(1, SIZE_MAX) != NULL;
#else
    frames = 100;
    switch (rule) {
    case 1:
        pcm_begin(dev, &area, &frames);
        for (size_t i = 0; i < 2 * 100; i++)
            area[i] = 1;
        break;
    case 2:
        pcm_begin(dev, &area, &frames);
        pcm_commit(dev, 100);
        break;
    case 3:
        pcm_begin(dev, &area, &frames);
        pcm_begin(dev, &area, &frames);
        break;
    case 4:
        pcm_commit(dev, 0);
        break;
    case 5:
        pcm_begin(dev, &area, &frames);
        pcm_drop(dev);
        break;
    }
    (void)out;
    pcm_close(dev);
    return 0;
#endif
}
