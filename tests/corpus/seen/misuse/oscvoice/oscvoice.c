#include "oscvoice.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct wavetable {
    size_t n;
    float sample[];
};

struct voice {
    const wavetable *table; /* NULL: free */
    double phase;           /* 0 to below 1 */
    double step;
    float gain;
};

struct synth {
    double rate;
    struct voice voice[SYNTH_VOICES];
};

static wavetable *table_of(size_t n)
{
    if (n < 2 || n > 4096)
        return NULL;
    wavetable *w = malloc(sizeof *w + n * sizeof w->sample[0]);
    if (w)
        w->n = n;
    return w;
}

wavetable *wavetable_new(const float *samples, size_t n)
{
    wavetable *w = table_of(n);
    if (w)
        memcpy(w->sample, samples, n * sizeof w->sample[0]);
    return w;
}

wavetable *wavetable_saw(size_t n)
{
    wavetable *w = table_of(n);
    for (size_t i = 0; w && i < n; i++)
        w->sample[i] = 2 * (float)i / (float)(n - 1) - 1;
    return w;
}

void wavetable_free(wavetable *w)
{
    free(w);
}

size_t wavetable_size(const wavetable *w)
{
    return w->n;
}

synth *synth_new(double sample_rate)
{
    if (!(sample_rate >= 1000 && sample_rate <= 384000))
        return NULL;
    synth *s = calloc(1, sizeof *s);
    if (s)
        s->rate = sample_rate;
    return s;
}

void synth_free(synth *s)
{
    free(s);
}

int synth_note_on(synth *s, const wavetable *w, double hz, float gain)
{
    if (!(hz >= 0 && hz <= s->rate / 2))
        return -1;
    for (int i = 0; i < SYNTH_VOICES; i++) {
        struct voice *v = &s->voice[i];
        if (v->table)
            continue;
        v->table = w;
        v->phase = 0;
        v->step = hz / s->rate;
        v->gain = gain;
        return i;
    }
    return -1;
}

void synth_note_off(synth *s, int voice)
{
    assert(voice >= 0 && voice < SYNTH_VOICES);
    assert(s->voice[voice].table != NULL);
    s->voice[voice].table = NULL;
}

void synth_all_off(synth *s)
{
    for (int i = 0; i < SYNTH_VOICES; i++)
        s->voice[i].table = NULL;
}

int synth_playing(const synth *s)
{
    int count = 0;
    for (int i = 0; i < SYNTH_VOICES; i++)
        count += s->voice[i].table != NULL;
    return count;
}

void synth_render(synth *s, float *out, size_t frames)
{
    for (size_t f = 0; f < frames; f++) {
        float sum = 0;
        for (int i = 0; i < SYNTH_VOICES; i++) {
            struct voice *v = &s->voice[i];
            if (!v->table)
                continue;
            size_t at = (size_t)(v->phase * (double)v->table->n);
            if (at >= v->table->n)
                at = v->table->n - 1;
            sum += v->gain * v->table->sample[at];
            v->phase += v->step;
            if (v->phase >= 1)
                v->phase -= 1;
        }
        out[f] = sum;
    }
}
