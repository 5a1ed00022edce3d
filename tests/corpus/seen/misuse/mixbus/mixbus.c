#include "mixbus.h"

#include <assert.h>
#include <stdlib.h>

struct mixvoice {
    mixvoice *next;
    mixbus *bus;
    const int16_t *samples;
    size_t count;
    size_t position;
    int percent;
    bool loop;
};

struct mixbus {
    mixvoice *first;
    mixbus_end_fn end;
    void *data;
};

mixvoice *mixvoice_create(const int16_t *samples, size_t count)
{
    mixvoice *voice = calloc(1, sizeof *voice);
    if (voice == NULL)
        return NULL;
    voice->samples = samples;
    voice->count = count;
    voice->percent = 100;
    return voice;
}

void mixvoice_free(mixvoice *voice)
{
    free(voice);
}

void mixvoice_volume(mixvoice *voice, int percent)
{
    voice->percent = percent < 0 ? 0 : percent > 200 ? 200 : percent;
}

void mixvoice_loop(mixvoice *voice, bool on)
{
    voice->loop = on;
}

void mixvoice_seek(mixvoice *voice, size_t position)
{
    voice->position = position < voice->count ? position : voice->count;
}

size_t mixvoice_tell(const mixvoice *voice)
{
    return voice->position;
}

bool mixvoice_attached(const mixvoice *voice)
{
    return voice->bus != NULL;
}

mixbus *mixbus_create(void)
{
    return calloc(1, sizeof(mixbus));
}

void mixbus_free(mixbus *bus)
{
    free(bus);
}

void mixbus_attach(mixbus *bus, mixvoice *voice)
{
    assert(voice->bus == NULL);
    voice->bus = bus;
    voice->next = bus->first;
    bus->first = voice;
}

void mixbus_detach(mixvoice *voice)
{
    assert(voice->bus != NULL);
    mixvoice **at = &voice->bus->first;
    while (*at != voice)
        at = &(*at)->next;
    *at = voice->next;
    voice->next = NULL;
    voice->bus = NULL;
}

size_t mixbus_voices(const mixbus *bus)
{
    size_t count = 0;
    for (const mixvoice *voice = bus->first; voice != NULL; voice = voice->next)
        count++;
    return count;
}

void mixbus_on_end(mixbus *bus, mixbus_end_fn fn, void *data)
{
    bus->end = fn;
    bus->data = data;
}

/* The next sample of a voice, which has something left. */
static int next_sample(mixvoice *voice)
{
    int sample = voice->samples[voice->position++] * voice->percent / 100;
    if (voice->position == voice->count && voice->loop)
        voice->position = 0;
    return sample;
}

size_t mixbus_render(mixbus *bus, int16_t *out, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        int64_t sum = 0;
        for (mixvoice *voice = bus->first; voice != NULL; voice = voice->next) {
            if (voice->position >= voice->count)
                continue;
            sum += next_sample(voice);
            if (voice->position == voice->count && bus->end != NULL)
                bus->end(voice, bus->data);
        }
        out[i] = (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
    }
    size_t playing = 0;
    for (const mixvoice *voice = bus->first; voice != NULL; voice = voice->next)
        playing += voice->position < voice->count;
    return playing;
}
