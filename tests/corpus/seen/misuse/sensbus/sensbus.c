#include "sensbus.h"

#include <assert.h>
#include <stdlib.h>

enum { REG_ID = 0, REG_CHANNELS = 1, REG_CONTROL = 2, REG_VALUES = 0x10 };

struct channel {
    unsigned long reads;
    int16_t offset;
};

struct sens {
    const struct sens_bus *bus;
    unsigned count;
    bool started;
    struct channel *channels;
};

static bool get(const struct sens_bus *bus, uint8_t reg, uint8_t *data, size_t count)
{
    return bus->read(bus->user, reg, data, count) == 0;
}

struct sens *sens_open(const struct sens_bus *bus)
{
    uint8_t head[2] = {0, 0};
    if (!get(bus, REG_ID, &head[0], 1) || head[0] != SENS_ID)
        return NULL;
    if (!get(bus, REG_CHANNELS, &head[1], 1) || head[1] < 1 || head[1] > SENS_MAX_CHANNELS)
        return NULL;
    struct sens *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->channels = calloc(head[1], sizeof *s->channels);
    if (s->channels == NULL) {
        free(s);
        return NULL;
    }
    s->bus = bus;
    s->count = head[1];
    return s;
}

void sens_close(struct sens *s)
{
    if (s == NULL)
        return;
    if (s->started)
        sens_stop(s);
    free(s->channels);
    free(s);
}

unsigned sens_channels(const struct sens *s)
{
    return s->count;
}

static bool control(struct sens *s, uint8_t value)
{
    return s->bus->write(s->bus->user, REG_CONTROL, value) == 0;
}

bool sens_start(struct sens *s)
{
    if (!s->started)
        s->started = control(s, 1);
    return s->started;
}

bool sens_stop(struct sens *s)
{
    if (s->started)
        s->started = !control(s, 0);
    return !s->started;
}

bool sens_read(struct sens *s, unsigned channel, int16_t *value)
{
    assert(s->started);
    struct channel *c = &s->channels[channel];
    uint8_t raw[2] = {0, 0};
    if (!get(s->bus, (uint8_t)(REG_VALUES + 2 * channel), raw, 2))
        return false;
    int number = raw[0] << 8 | raw[1];
    if (number > INT16_MAX)
        number -= 65536;
    number += c->offset;
    if (number > INT16_MAX)
        number = INT16_MAX;
    if (number < INT16_MIN)
        number = INT16_MIN;
    c->reads++;
    *value = (int16_t)number;
    return true;
}

void sens_set_offset(struct sens *s, unsigned channel, int16_t offset)
{
    s->channels[channel].offset = offset;
}

int16_t sens_offset(const struct sens *s, unsigned channel)
{
    return s->channels[channel].offset;
}

unsigned long sens_reads(const struct sens *s, unsigned channel)
{
    return s->channels[channel].reads;
}
