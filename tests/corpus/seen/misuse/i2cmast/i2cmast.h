#ifndef I2CMAST_H
#define I2CMAST_H

/*
 * i2cmast - I2C master on top of a driver for the lines
 *
 * A transfer is everything between i2c_begin() and i2c_end(). When something
 * goes wrong in it the following calls do nothing, and i2c_end() tells.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum i2c_result {
    I2C_OK = 0,
    I2C_NAK = -1,     /* nobody there, or device refuses */
    I2C_BAD_ADDR = -2 /* not a 7 bit address of a device: 0x08 to 0x77 */
};

/*
 * What the hardware has to do. All functions are required.
 */
struct i2c_driver {
    /* START (or repeated START) and the address byte; true on ACK. */
    bool (*start)(void *hw, uint8_t address, bool read);
    /* Sends a byte; true on ACK. */
    bool (*send)(void *hw, uint8_t byte);
    /* Receives a byte and answers with ACK, or with NAK if it is the last. */
    uint8_t (*recv)(void *hw, bool last);
    void (*stop)(void *hw);
};

struct i2c_bus {
    const struct i2c_driver *driver;
    void *hw;
    uint8_t address;
    bool busy;
    bool started;
    int result;
};

/* The driver is not copied. `hw` is passed to its functions. */
void i2c_init(struct i2c_bus *bus, const struct i2c_driver *driver, void *hw);

/* Begins a transfer with a device; there can only be one at a time. */
void i2c_begin(struct i2c_bus *bus, uint8_t address);
void i2c_send(struct i2c_bus *bus, const void *data, size_t size);
void i2c_send_byte(struct i2c_bus *bus, uint8_t byte);
/* Bytes that could not be received are 0xff. */
void i2c_recv(struct i2c_bus *bus, void *data, size_t size);
/* Ends the transfer; its result. */
int i2c_end(struct i2c_bus *bus);
bool i2c_busy(const struct i2c_bus *bus);

/* Complete transfers, so not to be used within one. */

/* Is there a device at the address? */
bool i2c_probe(struct i2c_bus *bus, uint8_t address);
/* Writes or reads `size` registers beginning with `reg`. */
int i2c_write_regs(struct i2c_bus *bus, uint8_t address, uint8_t reg, const void *data, size_t size);
int i2c_read_regs(struct i2c_bus *bus, uint8_t address, uint8_t reg, void *data, size_t size);
/* Sets bits of a register that are set in `mask` to those in `bits`. */
int i2c_update_reg(struct i2c_bus *bus, uint8_t address, uint8_t reg, uint8_t mask, uint8_t bits);

#endif
