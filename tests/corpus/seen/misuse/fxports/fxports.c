#include "fxports.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define MAX_RATE 192000u
#define MAX_PORTS 4
#define COUNT(array) (sizeof(array) / sizeof *(array))

struct fx {
    unsigned index, rate;
    int active;
    float *port[MAX_PORTS];
    /* what the effects remember */
    float *line; /* the last second and a sample */
    size_t length, pos;
    float state;
};

static const struct fx_port amp_ports[] = {
    {"gain", FX_CONTROL_IN, 0, 16},
    {"in", FX_AUDIO_IN, 0, 0},
    {"out", FX_AUDIO_OUT, 0, 0},
};

static const struct fx_port mix_ports[] = {
    {"balance", FX_CONTROL_IN, 0, 1},
    {"a", FX_AUDIO_IN, 0, 0},
    {"b", FX_AUDIO_IN, 0, 0},
    {"out", FX_AUDIO_OUT, 0, 0},
};

static const struct fx_port delay_ports[] = {
    {"seconds", FX_CONTROL_IN, 0, 1},
    {"in", FX_AUDIO_IN, 0, 0},
    {"out", FX_AUDIO_OUT, 0, 0},
};

static const struct fx_port smooth_ports[] = {
    {"amount", FX_CONTROL_IN, 0, 1},
    {"in", FX_AUDIO_IN, 0, 0},
    {"out", FX_AUDIO_OUT, 0, 0},
};

static const struct fx_port peak_ports[] = {
    {"in", FX_AUDIO_IN, 0, 0},
    {"peak", FX_CONTROL_OUT, 0, 0},
};

static const struct fx_info infos[] = {
    {"amp", COUNT(amp_ports), amp_ports},
    {"mix", COUNT(mix_ports), mix_ports},
    {"delay", COUNT(delay_ports), delay_ports},
    {"smooth", COUNT(smooth_ports), smooth_ports},
    {"peak", COUNT(peak_ports), peak_ports},
};

/* The value of a control port, within its limits; NaN becomes the lower. */
static float control(const fx *f, unsigned port)
{
    const struct fx_port *info = &infos[f->index].ports[port];
    float value = *f->port[port];

    if (!(value > info->low))
        return info->low;
    return value > info->high ? info->high : value;
}

static void run_amp(fx *f, unsigned count)
{
    float gain = control(f, 0);
    unsigned i;

    for (i = 0; i < count; i++)
        f->port[2][i] = f->port[1][i] * gain;
}

static void run_mix(fx *f, unsigned count)
{
    float balance = control(f, 0);
    unsigned i;

    for (i = 0; i < count; i++)
        f->port[3][i] = f->port[1][i] * (1 - balance) + f->port[2][i] * balance;
}

static void run_delay(fx *f, unsigned count)
{
    size_t by = (size_t)((double)control(f, 0) * f->rate);
    unsigned i;

    for (i = 0; i < count; i++) {
        f->line[f->pos] = f->port[1][i];
        f->port[2][i] = f->line[(f->pos + f->length - by) % f->length];
        f->pos = (f->pos + 1) % f->length;
    }
}

static void run_smooth(fx *f, unsigned count)
{
    float amount = control(f, 0);
    unsigned i;

    for (i = 0; i < count; i++) {
        f->state = f->port[1][i] * (1 - amount) + f->state * amount;
        f->port[2][i] = f->state;
    }
}

static void run_peak(fx *f, unsigned count)
{
    float peak = 0;
    unsigned i;

    for (i = 0; i < count; i++)
        if (fabsf(f->port[0][i]) > peak)
            peak = fabsf(f->port[0][i]);
    *f->port[1] = peak;
}

static void (*const runs[])(fx *, unsigned) = {run_amp, run_mix, run_delay, run_smooth, run_peak};

unsigned fx_count(void)
{
    return COUNT(infos);
}

const struct fx_info *fx_describe(unsigned index)
{
    return index < COUNT(infos) ? &infos[index] : NULL;
}

int fx_find(const char *name)
{
    unsigned i;

    for (i = 0; i < COUNT(infos); i++)
        if (strcmp(infos[i].name, name) == 0)
            return (int)i;
    return -1;
}

fx *fx_open(unsigned index, unsigned rate)
{
    fx *f;

    if (index >= COUNT(infos) || rate < 1 || rate > MAX_RATE)
        return NULL;
    f = malloc(sizeof *f);
    if (f == NULL)
        return NULL;
    memset(f, 0, sizeof *f);
    f->index = index;
    f->rate = rate;
    return f;
}

int fx_connect(fx *f, unsigned port, float *data)
{
    if (port >= infos[f->index].port_count)
        return -1;
    f->port[port] = data;
    return 0;
}

int fx_activate(fx *f)
{
    fx_deactivate(f);
    if (runs[f->index] == run_delay) {
        f->length = (size_t)f->rate + 1;
        f->line = calloc(f->length, sizeof *f->line);
        if (f->line == NULL)
            return -1;
    }
    f->pos = 0;
    f->state = 0;
    f->active = 1;
    return 0;
}

void fx_run(fx *f, unsigned count)
{
    if (count > 0)
        runs[f->index](f, count);
}

int fx_is_active(const fx *f)
{
    return f->active;
}

void fx_deactivate(fx *f)
{
    free(f->line);
    f->line = NULL;
    f->active = 0;
}

void fx_close(fx *f)
{
    if (f != NULL) {
        fx_deactivate(f);
        free(f);
    }
}
