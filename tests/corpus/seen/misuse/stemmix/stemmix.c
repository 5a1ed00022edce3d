#include "stemmix.h"

#include <assert.h>
#include <stdlib.h>

struct stem {
    sx_fill *fill;
    void *user;
    float gain;
    int ended;
};

struct sx_mixer {
    struct stem stem[SX_STEMS];
    size_t channels;
    float *scratch;
    float *peaks;
    int rendering;
};

sx_mixer *sx_new(int channels, size_t max_frames)
{
    if (channels < 1 || channels > SX_CHANNELS || max_frames < 1 || max_frames > SX_BLOCK)
        return NULL;
    sx_mixer *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->channels = (size_t)channels;
    m->scratch = calloc(max_frames * m->channels, sizeof *m->scratch);
    m->peaks = calloc(m->channels, sizeof *m->peaks);
    if (!m->scratch || !m->peaks) {
        sx_free(m);
        return NULL;
    }
    return m;
}

void sx_free(sx_mixer *m)
{
    if (!m)
        return;
    free(m->scratch);
    free(m->peaks);
    free(m);
}

int sx_add(sx_mixer *m, sx_fill *fill, void *user)
{
    assert(!m->rendering);
    for (int i = 0; i < SX_STEMS; i++)
        if (!m->stem[i].fill) {
            m->stem[i] = (struct stem){ fill, user, 1.0f, 0 };
            return i;
        }
    return -1;
}

static const struct stem *look(const sx_mixer *m, int stem)
{
    assert(stem >= 0 && stem < SX_STEMS && m->stem[stem].fill);
    return &m->stem[stem];
}

void sx_remove(sx_mixer *m, int stem)
{
    assert(!m->rendering);
    look(m, stem);
    m->stem[stem].fill = NULL;
}

void sx_gain(sx_mixer *m, int stem, float gain)
{
    look(m, stem);
    m->stem[stem].gain = gain;
}

int sx_ended(const sx_mixer *m, int stem)
{
    return look(m, stem)->ended;
}

void sx_render(sx_mixer *m, float *out, size_t frames)
{
    assert(!m->rendering);
    size_t c = m->channels;

    for (size_t i = 0; i < c; i++)
        m->peaks[i] = 0;
    if (!frames)
        return;
    for (size_t i = 0; i < frames * c; i++)
        out[i] = 0;

    m->rendering = 1;
    for (int k = 0; k < SX_STEMS; k++) {
        struct stem *s = &m->stem[k];
        if (!s->fill || s->ended)
            continue;
        size_t got = s->fill(s->user, m->scratch, frames);
        for (size_t i = 0; i < got * c; i++)
            out[i] += m->scratch[i] * s->gain;
        if (got < frames)
            s->ended = 1;
    }
    m->rendering = 0;

    for (size_t i = 0; i < frames * c; i++) {
        float a = out[i] < 0 ? -out[i] : out[i];
        if (a > m->peaks[i % c])
            m->peaks[i % c] = a;
    }
}

const float *sx_peaks(const sx_mixer *m)
{
    return m->peaks;
}
