#include "devcaps.h"

#include <stdlib.h>
#include <string.h>

static const struct dc_caps known[] = {
    {sizeof(struct dc_caps), DC_CAN_MMAP, 48000, 2, 5000, "line in"},
    {sizeof(struct dc_caps), DC_CAN_FLOAT | DC_CAN_MMAP, 192000, 8, 1000, "studio interface"},
    {sizeof(struct dc_caps), 0, 8000, 1, 40000, "headset microphone"},
};

struct dc_device {
    const struct dc_caps *caps;
    struct dc_setup setup;
};

unsigned dc_count(void)
{
    return sizeof known / sizeof known[0];
}

dc_device *dc_open(unsigned number)
{
    if (number >= dc_count())
        return NULL;
    dc_device *dev = calloc(1, sizeof *dev);
    if (dev != NULL)
        dev->caps = &known[number];
    return dev;
}

void dc_close(dc_device *dev)
{
    free(dev);
}

/* Copies a structure that begins with its size to one of that many bytes. */
static void give(void *to, uint32_t to_size, const void *from, size_t from_size)
{
    unsigned char *bytes = to;
    size_t part = to_size < from_size ? to_size : from_size;
    memcpy(bytes, from, part);
    memset(bytes + part, 0, to_size - part);
    memcpy(bytes, &to_size, sizeof to_size);
}

enum dc_result dc_query(const dc_device *dev, struct dc_caps *caps)
{
    uint32_t size = caps->size;
    if (size < DC_CAPS_SIZE_1 || size > DC_SIZE_MAX)
        return DC_BAD_SIZE;
    give(caps, size, dev->caps, sizeof *dev->caps);
    return DC_OK;
}

enum dc_result dc_current(const dc_device *dev, struct dc_setup *setup)
{
    uint32_t size = setup->size;
    if (size < DC_SETUP_SIZE_1 || size > DC_SIZE_MAX)
        return DC_BAD_SIZE;
    give(setup, size, &dev->setup, sizeof dev->setup);
    return DC_OK;
}

enum dc_result dc_apply(dc_device *dev, const struct dc_setup *setup)
{
    uint32_t size = setup->size;
    if (size < DC_SETUP_SIZE_1 || size > DC_SIZE_MAX)
        return DC_BAD_SIZE;
    const unsigned char *bytes = (const unsigned char *)setup;
    for (size_t i = sizeof *setup; i < size; i++)
        if (bytes[i] != 0)
            return DC_TOO_NEW;
    struct dc_setup wanted = {0};
    memcpy(&wanted, bytes, size < sizeof wanted ? size : sizeof wanted);
    if (wanted.rate == 0 || wanted.rate > dev->caps->max_rate)
        return DC_BAD_VALUE;
    if (wanted.channels == 0 || wanted.channels > dev->caps->max_channels)
        return DC_BAD_VALUE;
    if ((wanted.flags & ~dev->caps->flags) != 0)
        return DC_BAD_VALUE;
    dev->setup = wanted;
    return DC_OK;
}

uint64_t dc_byte_rate(const dc_device *dev)
{
    unsigned sample = (dev->setup.flags & DC_CAN_FLOAT) != 0 ? 4 : 2;
    return (uint64_t)dev->setup.rate * dev->setup.channels * sample;
}
