#include "spibus.h"

#include <assert.h>

void SPI_Init(SPI_Bus *bus, SPI_Exchange exchange, void *port)
{
    assert(exchange != NULL);
    bus->exchange = exchange;
    bus->port = port;
    bus->active = -1;
    for (int i = 0; i < SPI_DEVICES; i++) {
        bus->order[i] = SPI_MSB_FIRST;
        bus->moved[i] = 0;
    }
}

void SPI_Configure(SPI_Bus *bus, unsigned device, SPI_Order order)
{
    assert(device < SPI_DEVICES);
    assert(bus->active < 0);
    bus->order[device] = order;
}

void SPI_Begin(SPI_Bus *bus, unsigned device)
{
    assert(device < SPI_DEVICES);
    assert(bus->active < 0);
    bus->active = (int)device;
}

void SPI_End(SPI_Bus *bus)
{
    assert(bus->active >= 0);
    bus->active = -1;
}

static uint8_t mirrored(uint8_t byte)
{
    byte = (uint8_t)((byte & 0xf0) >> 4 | (byte & 0x0f) << 4);
    byte = (uint8_t)((byte & 0xcc) >> 2 | (byte & 0x33) << 2);
    return (uint8_t)((byte & 0xaa) >> 1 | (byte & 0x55) << 1);
}

uint8_t SPI_Transfer(SPI_Bus *bus, uint8_t out)
{
    assert(bus->active >= 0);
    unsigned device = (unsigned)bus->active;
    bus->moved[device]++;
    if (bus->order[device] == SPI_LSB_FIRST)
        return mirrored(bus->exchange(bus->port, device, mirrored(out)));
    return bus->exchange(bus->port, device, out);
}

void SPI_Write(SPI_Bus *bus, const uint8_t *bytes, size_t count)
{
    assert(bus->active >= 0);
    for (size_t i = 0; i < count; i++)
        SPI_Transfer(bus, bytes[i]);
}

void SPI_Read(SPI_Bus *bus, uint8_t *bytes, size_t count)
{
    assert(bus->active >= 0);
    for (size_t i = 0; i < count; i++)
        bytes[i] = SPI_Transfer(bus, 0xff);
}

int SPI_Active(const SPI_Bus *bus)
{
    return bus->active;
}

uint32_t SPI_Moved(const SPI_Bus *bus, unsigned device)
{
    assert(device < SPI_DEVICES);
    return bus->moved[device];
}
