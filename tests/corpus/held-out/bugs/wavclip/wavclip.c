#include "wavclip.h"

#include <stdlib.h>
#include <string.h>

struct wavclip {
    unsigned channels;
    unsigned rate;
    size_t frames;
    size_t room; /* frames there is memory for */
    int16_t *data;
    size_t loop_start;
    size_t loop_end; /* 0: no loop */
};

wavclip *wavclip_new(unsigned channels, unsigned rate)
{
    wavclip *clip;

    if (channels == 0 || channels > WAVCLIP_MAX_CHANNELS)
        return NULL;
    if (rate == 0 || rate > WAVCLIP_MAX_RATE)
        return NULL;
    clip = calloc(1, sizeof *clip);
    if (clip == NULL)
        return NULL;
    clip->channels = channels;
    clip->rate = rate;
    return clip;
}

void wavclip_free(wavclip *clip)
{
    if (clip == NULL)
        return;
    free(clip->data);
    free(clip);
}

static size_t frame_bytes(const wavclip *clip)
{
    return clip->channels * sizeof(int16_t);
}

int wavclip_append(wavclip *clip, const int16_t *samples, size_t count)
{
    if (count == 0)
        return 0;
    if (samples == NULL || count > WAVCLIP_MAX_FRAMES - clip->frames)
        return -1;
    if (clip->frames + count > clip->room) {
        size_t room = clip->frames + count;
        int16_t *data;

        if (room < 2 * clip->frames)
            room = 2 * clip->frames;
        data = realloc(clip->data, room * frame_bytes(clip));
        if (data == NULL)
            return -1;
        clip->data = data;
        clip->room = room;
    }
    memcpy(clip->data + clip->frames * clip->channels, samples, count * frame_bytes(clip));
    clip->frames += count;
    return 0;
}

static void drop_loop(wavclip *clip)
{
    clip->loop_start = 0;
    clip->loop_end = 0;
}

void wavclip_truncate(wavclip *clip, size_t count)
{
    if (count >= clip->frames)
        return;
    clip->frames = count;
    if (clip->loop_end > count)
        clip->loop_end = count;
    if (clip->loop_start >= clip->loop_end)
        drop_loop(clip);
}

size_t wavclip_frames(const wavclip *clip)
{
    return clip->frames;
}

unsigned wavclip_rate(const wavclip *clip)
{
    return clip->rate;
}

int wavclip_set_loop(wavclip *clip, size_t start, size_t end)
{
    if (start == 0 && end == 0) {
        drop_loop(clip);
        return 0;
    }
    if (start >= end || end > clip->frames)
        return -1;
    clip->loop_start = start;
    clip->loop_end = end;
    return 0;
}

int wavclip_get_loop(const wavclip *clip, size_t *start, size_t *end)
{
    if (clip->loop_end == 0)
        return -1;
    if (start != NULL)
        *start = clip->loop_start;
    if (end != NULL)
        *end = clip->loop_end;
    return 0;
}

/* The sample of a channel at position (at / step) of the clip. */
static int16_t interpolate(const wavclip *clip, unsigned channel, uint64_t at, uint64_t step)
{
    size_t here = (size_t)(at / step);
    size_t next = here + 1 < clip->frames ? here + 1 : clip->frames - 1;
    int64_t a = clip->data[here * clip->channels + channel];
    int64_t b = clip->data[next * clip->channels + channel];

    return (int16_t)(a + (b - a) * (int64_t)(at % step) / (int64_t)step);
}

int wavclip_resample(wavclip *clip, unsigned rate)
{
    uint64_t from = clip->rate, to = rate, length;
    int16_t *data, *p;

    if (rate == 0 || rate > WAVCLIP_MAX_RATE)
        return -1;
    if (rate == clip->rate)
        return 0;
    if (clip->frames == 0) {
        clip->rate = rate;
        return 0;
    }

    length = (uint64_t)clip->frames * to / from;
    if (length == 0)
        length = 1;
    if (length > WAVCLIP_MAX_FRAMES)
        return -1;
    data = malloc((size_t)length * frame_bytes(clip));
    if (data == NULL)
        return -1;
    p = data;
    for (uint64_t i = 0; i < length; i++)
        for (unsigned c = 0; c < clip->channels; c++)
            *p++ = interpolate(clip, c, i * from, to);

    free(clip->data);
    clip->data = data;
    clip->frames = (size_t)length;
    clip->room = (size_t)length;
    clip->rate = rate;
    clip->loop_start = (size_t)((uint64_t)clip->loop_start * to / from);
    clip->loop_end = (size_t)(((uint64_t)clip->loop_end * to + from / 2) / from);
    if (clip->loop_start >= clip->loop_end)
        drop_loop(clip);
    return 0;
}

size_t wavclip_play(const wavclip *clip, size_t from, int16_t *out, size_t count)
{
    int looping = clip->loop_end != 0 && from < clip->loop_end;
    size_t end = looping ? clip->loop_end : clip->frames;
    size_t done = 0;

    while (done < count) {
        size_t run;

        if (from >= end) {
            if (!looping)
                break;
            from = clip->loop_start;
        }
        run = end - from;
        if (run > count - done)
            run = count - done;
        memcpy(out + done * clip->channels, clip->data + from * clip->channels,
               run * frame_bytes(clip));
        done += run;
        from += run;
    }
    return done;
}
