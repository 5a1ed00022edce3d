#include "fxplug.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX_STATE 65536

struct fx_host {
    struct fx_type types[FX_MAX_TYPES];
    size_t count;
};

struct fx_effect {
    const struct fx_type *type;
    void *state;
    float *ports[FX_MAX_PORTS];
};

static void run_gain(void *state, float *const *ports, size_t n)
{
    const float gain = *ports[2];
    size_t i;

    (void)state;
    for (i = 0; i < n; i++)
        ports[1][i] = ports[0][i] * gain;
}

static void run_mix(void *state, float *const *ports, size_t n)
{
    size_t i;

    (void)state;
    for (i = 0; i < n; i++)
        ports[2][i] = ports[0][i] + ports[1][i];
}

static void run_smooth(void *state, float *const *ports, size_t n)
{
    float *last = state;
    float amount = *ports[2];
    size_t i;

    if (!(amount > 0))
        amount = 0;
    if (amount > 1)
        amount = 1;
    for (i = 0; i < n; i++) {
        *last = *last * amount + ports[0][i] * (1 - amount);
        ports[1][i] = *last;
    }
}

static void run_peak(void *state, float *const *ports, size_t n)
{
    float *peak = state;
    size_t i;

    for (i = 0; i < n; i++) {
        float level = fabsf(ports[0][i]);

        if (level > *peak)
            *peak = level;
    }
    *ports[1] = *peak;
}

static const struct fx_type built_in[] = {
    { "gain", 3, { { "in", FX_AUDIO, 0 }, { "out", FX_AUDIO, 1 }, { "gain", FX_CONTROL, 0 } }, 0, run_gain },
    { "mix", 3, { { "a", FX_AUDIO, 0 }, { "b", FX_AUDIO, 0 }, { "out", FX_AUDIO, 1 } }, 0, run_mix },
    { "smooth", 3, { { "in", FX_AUDIO, 0 }, { "out", FX_AUDIO, 1 }, { "amount", FX_CONTROL, 0 } }, sizeof(float),
      run_smooth },
    { "peak", 2, { { "in", FX_AUDIO, 0 }, { "peak", FX_CONTROL, 1 } }, sizeof(float), run_peak },
};

fx_host *fx_host_new(void)
{
    fx_host *h = calloc(1, sizeof *h);
    size_t i;

    if (h == NULL)
        return NULL;
    for (i = 0; i < sizeof built_in / sizeof *built_in; i++)
        h->types[h->count++] = built_in[i];
    return h;
}

void fx_host_free(fx_host *h)
{
    free(h);
}

const struct fx_type *fx_find(const fx_host *h, const char *label)
{
    size_t i;

    for (i = 0; i < h->count; i++)
        if (strcmp(h->types[i].label, label) == 0)
            return &h->types[i];
    return NULL;
}

const struct fx_type *fx_type_at(const fx_host *h, size_t i)
{
    return i < h->count ? &h->types[i] : NULL;
}

int fx_register(fx_host *h, const struct fx_type *type)
{
    int i;

    if (h->count == FX_MAX_TYPES || type->label == NULL || *type->label == '\0' || type->run == NULL)
        return -1;
    if (type->nports < 1 || type->nports > FX_MAX_PORTS || type->state_size > MAX_STATE)
        return -1;
    for (i = 0; i < type->nports; i++) {
        const struct fx_port *port = &type->ports[i];

        if (port->name == NULL || (port->kind != FX_AUDIO && port->kind != FX_CONTROL))
            return -1;
    }
    if (fx_find(h, type->label) != NULL)
        return -1;
    h->types[h->count++] = *type;
    return 0;
}

fx_effect *fx_new(fx_host *h, const char *label)
{
    const struct fx_type *type = fx_find(h, label);
    fx_effect *fx;

    if (type == NULL)
        return NULL;
    fx = calloc(1, sizeof *fx);
    if (fx == NULL)
        return NULL;
    fx->type = type;
    fx->state = calloc(1, type->state_size > 0 ? type->state_size : 1);
    if (fx->state == NULL) {
        free(fx);
        return NULL;
    }
    return fx;
}

void fx_delete(fx_effect *fx)
{
    if (fx == NULL)
        return;
    free(fx->state);
    free(fx);
}

int fx_connect(fx_effect *fx, int port, float *data)
{
    if (port < 0 || port >= fx->type->nports || data == NULL)
        return -1;
    fx->ports[port] = data;
    return 0;
}

void fx_reset(fx_effect *fx)
{
    memset(fx->state, 0, fx->type->state_size);
}

void fx_run(fx_effect *fx, size_t n)
{
    fx->type->run(fx->state, fx->ports, n);
}
