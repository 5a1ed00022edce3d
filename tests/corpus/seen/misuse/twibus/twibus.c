#include "twibus.h"

#include <assert.h>

enum { IDLE, WRITING, READING };

void twibus_init(struct twibus *bus)
{
    bus->devices = bus->selected = NULL;
    bus->state = IDLE;
    bus->calling = false;
}

static struct twibus_dev *find(const struct twibus *bus, unsigned address)
{
    struct twibus_dev *dev;

    for (dev = bus->devices; dev; dev = dev->next)
        if (dev->address == address)
            return dev;
    return NULL;
}

static void go_idle(struct twibus *bus)
{
    bus->selected = NULL;
    bus->state = IDLE;
}

bool twibus_attach(struct twibus *bus, struct twibus_dev *dev)
{
    assert(!bus->calling);
    if (dev->address < 0x08 || dev->address > 0x77 || find(bus, dev->address))
        return false;
    dev->next = bus->devices;
    bus->devices = dev;
    return true;
}

struct twibus_dev *twibus_detach(struct twibus *bus, unsigned address)
{
    struct twibus_dev **link, *dev;

    assert(!bus->calling);
    for (link = &bus->devices; (dev = *link) != NULL; link = &dev->next)
        if (dev->address == address)
            break;
    if (!dev)
        return NULL;
    *link = dev->next;
    dev->next = NULL;
    if (bus->selected == dev)
        go_idle(bus);
    return dev;
}

bool twibus_start(struct twibus *bus, unsigned address, bool reading)
{
    struct twibus_dev *dev;
    bool ack = true;

    assert(!bus->calling);
    go_idle(bus);
    dev = find(bus, address);
    if (!dev)
        return false;
    if (dev->on_start) {
        bus->calling = true;
        ack = dev->on_start(dev, reading);
        bus->calling = false;
    }
    if (!ack)
        return false;
    bus->selected = dev;
    bus->state = reading ? READING : WRITING;
    return true;
}

bool twibus_write(struct twibus *bus, uint8_t byte)
{
    bool ack = false;

    assert(!bus->calling);
    assert(bus->state == WRITING);
    if (bus->selected->on_write) {
        bus->calling = true;
        ack = bus->selected->on_write(bus->selected, byte);
        bus->calling = false;
    }
    return ack;
}

uint8_t twibus_read(struct twibus *bus)
{
    uint8_t byte = 0xFF;

    assert(!bus->calling);
    assert(bus->state == READING);
    if (bus->selected->on_read) {
        bus->calling = true;
        byte = bus->selected->on_read(bus->selected);
        bus->calling = false;
    }
    return byte;
}

void twibus_stop(struct twibus *bus)
{
    assert(!bus->calling);
    go_idle(bus);
}

bool twibus_active(const struct twibus *bus)
{
    assert(!bus->calling);
    return bus->state != IDLE;
}

size_t twibus_read_reg(struct twibus *bus, unsigned address, uint8_t reg, uint8_t *buf, size_t n)
{
    size_t i;

    if (!twibus_start(bus, address, false))
        return 0;
    if (!twibus_write(bus, reg) || !twibus_start(bus, address, true)) {
        twibus_stop(bus);
        return 0;
    }
    for (i = 0; i < n; i++)
        buf[i] = twibus_read(bus);
    twibus_stop(bus);
    return n;
}

size_t twibus_devices(const struct twibus *bus)
{
    const struct twibus_dev *dev;
    size_t n = 0;

    assert(!bus->calling);
    for (dev = bus->devices; dev; dev = dev->next)
        n++;
    return n;
}
