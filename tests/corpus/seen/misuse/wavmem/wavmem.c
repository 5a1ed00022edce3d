#include "wavmem.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define HEADER 44

struct wav_writer {
    unsigned channels;
    unsigned rate;
    size_t frames;
    size_t room; /* frames */
    int finished;
    uint8_t *file;
};

static void put(uint8_t *at, uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

static uint32_t get(const uint8_t *at, int bytes)
{
    uint32_t value = 0;
    for (int i = bytes; i > 0; i--)
        value = value << 8 | at[i - 1];
    return value;
}

static int16_t sample(const uint8_t *at)
{
    return (int16_t)get(at, 2);
}

wav_writer *wav_create(unsigned channels, unsigned rate)
{
    wav_writer *w;
    if (channels < 1 || channels > WAV_MAX_CHANNELS || rate < 1 || rate > 192000)
        return NULL;
    w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    w->file = malloc(HEADER);
    if (w->file == NULL) {
        free(w);
        return NULL;
    }
    w->channels = channels;
    w->rate = rate;
    return w;
}

void wav_destroy(wav_writer *w)
{
    if (w != NULL) {
        free(w->file);
        free(w);
    }
}

static size_t data_size(const wav_writer *w, size_t frames)
{
    return frames * w->channels * 2;
}

static int reserve(wav_writer *w, size_t n)
{
    if (n > WAV_MAX_FRAMES - w->frames)
        return -1;
    if (w->frames + n > w->room) {
        size_t room = 2 * w->frames + n;
        uint8_t *file = realloc(w->file, HEADER + data_size(w, room));
        if (file == NULL)
            return -1;
        w->file = file;
        w->room = room;
    }
    return 0;
}

int wav_append(wav_writer *w, const int16_t *samples, size_t n)
{
    assert(!w->finished);
    if (reserve(w, n) != 0)
        return -1;
    uint8_t *at = w->file + HEADER + data_size(w, w->frames);
    for (size_t i = 0; i < n * w->channels; i++)
        put(at + 2 * i, (uint16_t)samples[i], 2);
    w->frames += n;
    return 0;
}

int wav_append_silence(wav_writer *w, size_t n)
{
    assert(!w->finished);
    if (reserve(w, n) != 0)
        return -1;
    memset(w->file + HEADER + data_size(w, w->frames), 0, data_size(w, n));
    w->frames += n;
    return 0;
}

size_t wav_frames(const wav_writer *w)
{
    return w->frames;
}

int wav_peak(const wav_writer *w, unsigned channel)
{
    int peak = 0;
    assert(channel < w->channels);
    for (size_t i = 0; i < w->frames; i++) {
        int value = sample(w->file + HEADER + data_size(w, i) + 2 * channel);
        if (value < 0)
            value = -value;
        if (value > peak)
            peak = value;
    }
    return peak;
}

const uint8_t *wav_finish(wav_writer *w, size_t *size)
{
    uint8_t *f = w->file;
    uint32_t data = (uint32_t)data_size(w, w->frames);
    memcpy(f, "RIFF", 4);
    put(f + 4, HEADER - 8 + data, 4);
    memcpy(f + 8, "WAVEfmt ", 8);
    put(f + 16, 16, 4);
    put(f + 20, 1, 2);
    put(f + 22, w->channels, 2);
    put(f + 24, w->rate, 4);
    put(f + 28, w->rate * w->channels * 2, 4);
    put(f + 32, w->channels * 2, 2);
    put(f + 34, 16, 2);
    memcpy(f + 36, "data", 4);
    put(f + 40, data, 4);
    w->finished = 1;
    *size = HEADER + (size_t)data;
    return f;
}

int wav_probe(const uint8_t *file, size_t size, struct wav_info *info)
{
    if (size < HEADER || memcmp(file, "RIFF", 4) != 0 || memcmp(file + 8, "WAVEfmt ", 8) != 0 ||
        memcmp(file + 36, "data", 4) != 0 || get(file + 20, 2) != 1 || get(file + 34, 2) != 16)
        return -1;
    uint32_t channels = get(file + 22, 2), data = get(file + 40, 4);
    if (channels < 1 || channels > WAV_MAX_CHANNELS || data > size - HEADER || data % (channels * 2) != 0)
        return -1;
    info->channels = channels;
    info->rate = get(file + 24, 4);
    info->frames = data / (channels * 2);
    return 0;
}

size_t wav_load(const uint8_t *file, size_t size, int16_t *samples, size_t max_frames)
{
    struct wav_info info;
    if (wav_probe(file, size, &info) != 0)
        return 0;
    size_t frames = info.frames < max_frames ? info.frames : max_frames;
    for (size_t i = 0; i < frames * info.channels; i++)
        samples[i] = sample(file + HEADER + 2 * i);
    return frames;
}
