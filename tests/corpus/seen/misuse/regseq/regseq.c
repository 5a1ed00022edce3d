#include "regseq.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define REGISTERS 256

struct rs_dev {
    rs_bus bus;
    unsigned long accesses;
    uint8_t written[REGISTERS];
};

rs_dev *rs_attach(const rs_bus *bus)
{
    assert(bus->read != NULL && bus->write != NULL);
    rs_dev *dev = calloc(1, sizeof *dev);
    if (dev == NULL)
        return NULL;
    dev->bus = *bus;
    return dev;
}

void rs_detach(rs_dev *dev)
{
    free(dev);
}

int rs_read(rs_dev *dev, uint8_t reg, uint8_t *value)
{
    uint8_t got = 0;
    int error = dev->bus.read(dev->bus.ctx, reg, &got);
    dev->accesses++;
    if (error != 0)
        return error;
    *value = got;
    return RS_OK;
}

int rs_write(rs_dev *dev, uint8_t reg, uint8_t value)
{
    int error = dev->bus.write(dev->bus.ctx, reg, value);
    dev->accesses++;
    if (error != 0)
        return error;
    dev->written[reg] = value;
    return RS_OK;
}

int rs_update(rs_dev *dev, uint8_t reg, uint8_t mask, uint8_t value)
{
    uint8_t old;
    int error = rs_read(dev, reg, &old);
    if (error != 0)
        return error;
    return rs_write(dev, reg, (uint8_t)((old & ~mask) | (value & mask)));
}

static int expect(rs_dev *dev, const rs_step *step)
{
    for (int i = 0; i < RS_TRIES; i++) {
        uint8_t got;
        int error = rs_read(dev, step->reg, &got);
        if (error != 0)
            return error;
        if (((got ^ step->value) & step->mask) == 0)
            return RS_OK;
    }
    return RS_ETIMEOUT;
}

static int play(rs_dev *dev, const rs_step *step)
{
    switch (step->op) {
    case RS_WRITE:
        return rs_write(dev, step->reg, step->value);
    case RS_UPDATE:
        return rs_update(dev, step->reg, step->mask, step->value);
    case RS_EXPECT:
        return expect(dev, step);
    default:
        return RS_EOP;
    }
}

int rs_run(rs_dev *dev, const rs_step *steps, size_t *done)
{
    size_t i = 0;
    int error = RS_OK;

    while (steps[i].op != RS_END) {
        error = play(dev, &steps[i]);
        if (error != RS_OK)
            break;
        i++;
    }
    if (done != NULL)
        *done = i;
    return error;
}

size_t rs_length(const rs_step *steps)
{
    size_t n = 0;
    while (steps[n].op != RS_END)
        n++;
    return n;
}

size_t rs_written(const rs_dev *dev, uint8_t first, size_t count, uint8_t *out)
{
    size_t there = REGISTERS - (size_t)first;
    if (count > there)
        count = there;
    if (count > 0)
        memcpy(out, dev->written + first, count);
    return count;
}

unsigned long rs_accesses(const rs_dev *dev)
{
    return dev->accesses;
}
