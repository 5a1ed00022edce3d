#include "i2cmast.h"

#include <assert.h>
#include <string.h>

void i2c_init(struct i2c_bus *bus, const struct i2c_driver *driver, void *hw)
{
    memset(bus, 0, sizeof *bus);
    bus->driver = driver;
    bus->hw = hw;
}

void i2c_begin(struct i2c_bus *bus, uint8_t address)
{
    assert(!bus->busy);
    bus->busy = true;
    bus->started = false;
    bus->address = address;
    bus->result = address < 0x08 || address > 0x77 ? I2C_BAD_ADDR : I2C_OK;
}

/* START in this direction; false when the transfer has failed. */
static bool start(struct i2c_bus *bus, bool read)
{
    if (bus->result != I2C_OK)
        return false;
    bus->started = true;
    if (!bus->driver->start(bus->hw, bus->address, read))
        bus->result = I2C_NAK;
    return bus->result == I2C_OK;
}

void i2c_send(struct i2c_bus *bus, const void *data, size_t size)
{
    const uint8_t *bytes = data;
    assert(bus->busy);
    if (!bus->started && !start(bus, false))
        return;
    for (size_t i = 0; i < size && bus->result == I2C_OK; i++)
        if (!bus->driver->send(bus->hw, bytes[i]))
            bus->result = I2C_NAK;
}

void i2c_send_byte(struct i2c_bus *bus, uint8_t byte)
{
    i2c_send(bus, &byte, 1);
}

void i2c_recv(struct i2c_bus *bus, void *data, size_t size)
{
    uint8_t *bytes = data;
    assert(bus->busy);
    if (size == 0)
        return;
    memset(bytes, 0xff, size);
    if (!start(bus, true))
        return;
    for (size_t i = 0; i < size; i++)
        bytes[i] = bus->driver->recv(bus->hw, i + 1 == size);
    /* The next byte that is sent needs a START again. */
    bus->driver->stop(bus->hw);
    bus->started = false;
}

int i2c_end(struct i2c_bus *bus)
{
    assert(bus->busy);
    if (bus->started)
        bus->driver->stop(bus->hw);
    bus->busy = false;
    bus->started = false;
    return bus->result;
}

bool i2c_busy(const struct i2c_bus *bus)
{
    return bus->busy;
}

bool i2c_probe(struct i2c_bus *bus, uint8_t address)
{
    i2c_begin(bus, address);
    i2c_send(bus, NULL, 0);
    return i2c_end(bus) == I2C_OK;
}

int i2c_write_regs(struct i2c_bus *bus, uint8_t address, uint8_t reg, const void *data, size_t size)
{
    i2c_begin(bus, address);
    i2c_send_byte(bus, reg);
    i2c_send(bus, data, size);
    return i2c_end(bus);
}

int i2c_read_regs(struct i2c_bus *bus, uint8_t address, uint8_t reg, void *data, size_t size)
{
    i2c_begin(bus, address);
    i2c_send_byte(bus, reg);
    i2c_recv(bus, data, size);
    return i2c_end(bus);
}

int i2c_update_reg(struct i2c_bus *bus, uint8_t address, uint8_t reg, uint8_t mask, uint8_t bits)
{
    uint8_t value;
    int result = i2c_read_regs(bus, address, reg, &value, 1);
    if (result != I2C_OK)
        return result;
    value = (uint8_t)((value & ~mask) | (bits & mask));
    return i2c_write_regs(bus, address, reg, &value, 1);
}
