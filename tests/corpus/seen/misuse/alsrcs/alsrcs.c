#include "alsrcs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum kind { BUFFER, SOURCE };

struct object {
    enum kind kind;
    /* a buffer */
    int16_t *samples;
    size_t n;
    unsigned rate;
    /* a source */
    const struct object *buffer;
    int gain, playing, loop;
    size_t at;      /* sample to be played next */
    unsigned phase; /* AL_RATE parts of a sample */
};

static int started;
static struct object *objects[AL_NAMES_MAX];

int al_init(void)
{
    if (started)
        return -1;
    started = 1;
    return 0;
}

static void drop(struct object **object)
{
    free((*object)->samples);
    free(*object);
    *object = NULL;
}

void al_exit(void)
{
    for (int i = 0; i < AL_NAMES_MAX; i++)
        if (objects[i] != NULL)
            drop(&objects[i]);
    started = 0;
}

static unsigned new_object(enum kind kind)
{
    assert(started);
    for (unsigned i = 0; i < AL_NAMES_MAX; i++) {
        if (objects[i] == NULL) {
            objects[i] = calloc(1, sizeof *objects[i]);
            if (objects[i] == NULL)
                return 0;
            objects[i]->kind = kind;
            objects[i]->gain = 256;
            objects[i]->rate = AL_RATE;
            return i + 1;
        }
    }
    return 0;
}

unsigned al_new_buffer(void)
{
    return new_object(BUFFER);
}

unsigned al_new_source(void)
{
    return new_object(SOURCE);
}

static struct object **lookup(unsigned name, enum kind kind)
{
    assert(name >= 1 && name <= AL_NAMES_MAX);
    struct object **object = &objects[name - 1];
    assert(*object != NULL && (*object)->kind == kind);
    return object;
}

void al_delete_source(unsigned source)
{
    drop(lookup(source, SOURCE));
}

void al_delete_buffer(unsigned buffer)
{
    drop(lookup(buffer, BUFFER));
}

int al_fill(unsigned buffer, const int16_t *samples, size_t n, unsigned rate)
{
    struct object *b = *lookup(buffer, BUFFER);
    if (n > AL_SAMPLES_MAX || rate == 0 || rate > AL_RATE_MAX)
        return -1;
    int16_t *copy = NULL;
    if (n > 0) {
        copy = malloc(n * sizeof *copy);
        if (copy == NULL)
            return -1;
        memcpy(copy, samples, n * sizeof *copy);
    }
    free(b->samples);
    b->samples = copy;
    b->n = n;
    b->rate = rate;
    return 0;
}

void al_attach(unsigned source, unsigned buffer)
{
    struct object *s = *lookup(source, SOURCE);
    s->buffer = buffer == 0 ? NULL : *lookup(buffer, BUFFER);
    s->playing = 0;
}

void al_gain(unsigned source, int gain)
{
    (*lookup(source, SOURCE))->gain = gain < 0 ? 0 : gain > 1024 ? 1024 : gain;
}

void al_play(unsigned source, int loop)
{
    struct object *s = *lookup(source, SOURCE);
    s->at = 0;
    s->phase = 0;
    s->loop = loop != 0;
    s->playing = s->buffer->n > 0;
}

void al_stop(unsigned source)
{
    (*lookup(source, SOURCE))->playing = 0;
}

int al_playing(unsigned source)
{
    return (*lookup(source, SOURCE))->playing;
}

/* The next sample of a source that plays. */
static int next_sample(struct object *s)
{
    int value = s->buffer->samples[s->at] * s->gain / 256;
    s->phase += s->buffer->rate;
    s->at += s->phase / AL_RATE;
    s->phase %= AL_RATE;
    if (s->at >= s->buffer->n) {
        if (s->loop)
            s->at %= s->buffer->n;
        else
            s->playing = 0;
    }
    return value;
}

void al_render(int16_t *out, size_t n)
{
    assert(started);
    for (size_t i = 0; i < n; i++) {
        int sum = 0;
        for (int k = 0; k < AL_NAMES_MAX; k++)
            if (objects[k] != NULL && objects[k]->playing)
                sum += next_sample(objects[k]);
        out[i] = (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
    }
}
