#include "pcmarea.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct pcm_dev {
    unsigned channels;
    size_t size;    /* frames in the ring */
    size_t read;    /* next frame to play, < size */
    size_t fill;    /* frames waiting */
    int open;       /* an area is open */
    size_t granted; /* its frames */
    int16_t *ring;
};

pcm_dev *pcm_open(unsigned channels, size_t frames)
{
    if (channels < 1 || channels > PCM_CHANNELS_MAX)
        return NULL;
    if (frames < 1 || frames > PCM_FRAMES_MAX)
        return NULL;
    pcm_dev *dev = calloc(1, sizeof *dev);
    if (dev == NULL)
        return NULL;
    dev->ring = calloc(frames * channels, sizeof *dev->ring);
    if (dev->ring == NULL) {
        free(dev);
        return NULL;
    }
    dev->channels = channels;
    dev->size = frames;
    return dev;
}

void pcm_close(pcm_dev *dev)
{
    if (dev != NULL) {
        free(dev->ring);
        free(dev);
    }
}

unsigned pcm_channels(const pcm_dev *dev)
{
    return dev->channels;
}

size_t pcm_avail(const pcm_dev *dev)
{
    return dev->size - dev->fill;
}

size_t pcm_delay(const pcm_dev *dev)
{
    return dev->fill;
}

int pcm_begin(pcm_dev *dev, int16_t **area, size_t *frames)
{
    assert(!dev->open);
    size_t at = (dev->read + dev->fill) % dev->size;
    size_t room = pcm_avail(dev);
    if (room > dev->size - at)
        room = dev->size - at;
    if (room == 0) {
        *frames = 0;
        return -1;
    }
    if (*frames > room)
        *frames = room;
    *area = dev->ring + at * dev->channels;
    dev->granted = *frames;
    dev->open = 1;
    return 0;
}

void pcm_commit(pcm_dev *dev, size_t frames)
{
    assert(dev->open && frames <= dev->granted);
    dev->fill += frames;
    dev->granted = 0;
    dev->open = 0;
}

void pcm_drop(pcm_dev *dev)
{
    assert(!dev->open);
    dev->read = (dev->read + dev->fill) % dev->size;
    dev->fill = 0;
}

size_t pcm_pump(pcm_dev *dev, int16_t *out, size_t frames)
{
    size_t done = 0;
    if (frames > dev->fill)
        frames = dev->fill;
    while (done < frames) {
        size_t run = frames - done;
        if (run > dev->size - dev->read)
            run = dev->size - dev->read;
        memcpy(out + done * dev->channels, dev->ring + dev->read * dev->channels,
               run * dev->channels * sizeof *out);
        dev->read = (dev->read + run) % dev->size;
        dev->fill -= run;
        done += run;
    }
    return done;
}
