#include "i2cmast.h"

#include <stdlib.h>
#include <string.h>

/* A memory with 16 registers at 0x50. */
struct chip {
    uint8_t regs[16];
    int reg; /* -1: the next byte is the register */
    int starts, stops;
};

static bool chip_start(void *hw, uint8_t address, bool read)
{
    struct chip *chip = hw;
    chip->starts++;
    if (!read)
        chip->reg = -1;
    return address == 0x50;
}

static bool chip_send(void *hw, uint8_t byte)
{
    struct chip *chip = hw;
    if (chip->reg < 0)
        chip->reg = byte;
    else if (chip->reg < 16)
        chip->regs[chip->reg++] = byte;
    return chip->reg <= 16;
}

static uint8_t chip_recv(void *hw, bool last)
{
    struct chip *chip = hw;
    (void)last;
    return chip->regs[chip->reg++ & 15];
}

static void chip_stop(void *hw)
{
    ((struct chip *)hw)->stops++;
}

int main(int argc, char **argv)
{
    static const struct i2c_driver driver = {chip_start, chip_send, chip_recv, chip_stop};
    struct chip chip = {{0}, -1, 0, 0};
    struct i2c_bus bus;
    uint8_t data[4] = {0};
    i2c_init(&bus, &driver, &chip);
    if (!i2c_probe(&bus, 0x50) || i2c_probe(&bus, 0x51) || i2c_probe(&bus, 0xff) || i2c_busy(&bus))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (i2c_write_regs(&bus, 0x50, 3, "abc", 3) != I2C_OK || i2c_read_regs(&bus, 0x50, 4, data, 2) != I2C_OK ||
        memcmp(data, "bc", 2) != 0 || chip.starts != 5 || chip.stops != 4)
        return 2;
    if (i2c_update_reg(&bus, 0x50, 3, 0x0f, 0xf2) != I2C_OK || chip.regs[3] != 'b' ||
        i2c_write_regs(&bus, 0x50, 200, NULL, 0) != I2C_NAK || i2c_read_regs(&bus, 0x20, 4, data, 2) != I2C_NAK ||
        data[0] != 0xff || i2c_update_reg(&bus, 1, 0, 0, 0) != I2C_BAD_ADDR)
        return 2;
    i2c_begin(&bus, 0x50);
    i2c_recv(&bus, data, 0);
    return i2c_end(&bus) != I2C_OK;
#else
    struct i2c_driver partial = {chip_start, NULL, NULL, NULL}, *heap;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        i2c_begin(&bus, 0x50);
        i2c_begin(&bus, 0x50);
        break;
    case 2:
        i2c_send_byte(&bus, 1);
        break;
    case 3:
        i2c_end(&bus);
        break;
    case 4:
        i2c_begin(&bus, 0x50);
        i2c_probe(&bus, 0x50);
        break;
    case 5:
        i2c_init(&bus, &partial, &chip);
        i2c_probe(&bus, 0x50);
        break;
    case 6:
        heap = malloc(sizeof *heap);
        *heap = driver;
        i2c_init(&bus, heap, &chip);
        free(heap);
        i2c_probe(&bus, 0x50);
        break;
    case 7:
        i2c_read_regs(&bus, 0x50, 0, data, 5);
        break;
    }
    return 0;
#endif
}
