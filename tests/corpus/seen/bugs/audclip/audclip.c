#include "audclip.h"

#include <stdlib.h>
#include <string.h>

struct store {
    unsigned owners;
    int16_t samples[];
};

struct audclip {
    int channels;
    size_t frames;
    struct store *store; /* shared by clones */
};

static struct store *new_store(size_t count)
{
    struct store *store = calloc(1, sizeof *store + count * sizeof(int16_t));
    if (store != NULL)
        store->owners = 1;
    return store;
}

static void release(struct store *store)
{
    if (--store->owners == 0)
        free(store);
}

static size_t samples(const audclip *clip)
{
    return clip->frames * (size_t)clip->channels;
}

audclip *audclip_create(int channels, size_t frames)
{
    if (channels < 1 || channels > 2 || frames > AUDCLIP_MAX_FRAMES)
        return NULL;
    audclip *clip = malloc(sizeof *clip);
    if (clip == NULL)
        return NULL;
    clip->channels = channels;
    clip->frames = frames;
    clip->store = new_store(samples(clip));
    if (clip->store == NULL) {
        free(clip);
        return NULL;
    }
    return clip;
}

audclip *audclip_clone(const audclip *clip)
{
    audclip *clone = malloc(sizeof *clone);
    if (clone == NULL)
        return NULL;
    *clone = *clip;
    clone->store->owners++;
    return clone;
}

void audclip_free(audclip *clip)
{
    if (clip == NULL)
        return;
    release(clip->store);
    free(clip);
}

/* A store of its own with room for `count` samples; those that fit are kept. */
static bool detach(audclip *clip, size_t count)
{
    if (clip->store->owners == 1 && count == samples(clip))
        return true;
    struct store *store = new_store(count);
    if (store == NULL)
        return false;
    size_t kept = count < samples(clip) ? count : samples(clip);
    memcpy(store->samples, clip->store->samples, kept * sizeof(int16_t));
    release(clip->store);
    clip->store = store;
    return true;
}

int audclip_channels(const audclip *clip)
{
    return clip->channels;
}

size_t audclip_frames(const audclip *clip)
{
    return clip->frames;
}

static bool inside(const audclip *clip, size_t frame, int channel)
{
    return frame < clip->frames && channel >= 0 && channel < clip->channels;
}

int16_t audclip_get(const audclip *clip, size_t frame, int channel)
{
    if (!inside(clip, frame, channel))
        return 0;
    return clip->store->samples[frame * (size_t)clip->channels + (size_t)channel];
}

bool audclip_set(audclip *clip, size_t frame, int channel, int16_t value)
{
    if (!inside(clip, frame, channel) || !detach(clip, samples(clip)))
        return false;
    clip->store->samples[frame * (size_t)clip->channels + (size_t)channel] = value;
    return true;
}

int audclip_peak(const audclip *clip)
{
    int peak = 0;
    for (size_t i = 0; i < samples(clip); i++) {
        int level = abs(clip->store->samples[i]);
        if (level > peak)
            peak = level;
    }
    return peak;
}

bool audclip_gain(audclip *clip, int percent)
{
    if (percent < 0 || percent > 1000 || !detach(clip, samples(clip)))
        return false;
    for (size_t i = 0; i < samples(clip); i++) {
        int value = clip->store->samples[i] * percent / 100;
        value = value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value;
        clip->store->samples[i] = (int16_t)value;
    }
    return true;
}

static void swap_frames(int16_t *a, int16_t *b, int channels)
{
    for (int i = 0; i < channels; i++) {
        int16_t sample = a[i];
        a[i] = b[i];
        b[i] = sample;
    }
}

bool audclip_reverse(audclip *clip)
{
    int16_t *first = clip->store->samples;
    size_t channels = (size_t)clip->channels;
    for (size_t i = 0, j = clip->frames; i + 1 < j; i++) {
        j--;
        swap_frames(first + i * channels, first + j * channels, clip->channels);
    }
    return true;
}

bool audclip_trim(audclip *clip, size_t first, size_t count)
{
    if (first > clip->frames)
        first = clip->frames;
    if (count > clip->frames - first)
        count = clip->frames - first;
    size_t channels = (size_t)clip->channels;
    struct store *store = new_store(count * channels);
    if (store == NULL)
        return false;
    memcpy(store->samples, clip->store->samples + first * channels, count * channels * sizeof(int16_t));
    release(clip->store);
    clip->store = store;
    clip->frames = count;
    return true;
}

bool audclip_append(audclip *clip, const audclip *tail)
{
    size_t before = samples(clip), more = samples(tail), frames = clip->frames + tail->frames;
    if (clip->channels != tail->channels || frames > AUDCLIP_MAX_FRAMES || !detach(clip, before + more))
        return false;
    memcpy(clip->store->samples + before, tail->store->samples, more * sizeof(int16_t));
    clip->frames = frames;
    return true;
}

bool audclip_equal(const audclip *a, const audclip *b)
{
    return a->channels == b->channels && a->frames == b->frames &&
           memcmp(a->store->samples, b->store->samples, samples(a) * sizeof(int16_t)) == 0;
}
