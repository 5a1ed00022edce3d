#include "accfifo.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define CTRL_RUN 0x01u
#define CTRL_RANGE_SHIFT 1

struct accf_chip {
    uint8_t reg[ACCF_REGS];
    int16_t fifo[ACCF_FIFO_DEPTH][3];
    unsigned head; /* the oldest triple */
    unsigned level;
};

static void chip_reset(accf_chip *chip)
{
    memset(chip, 0, sizeof *chip);
    chip->reg[ACCF_REG_ID] = 0xA5;
}

accf_chip *accf_chip_new(void)
{
    accf_chip *chip = malloc(sizeof *chip);
    if (chip)
        chip_reset(chip);
    return chip;
}

void accf_chip_free(accf_chip *chip)
{
    free(chip);
}

static int16_t less_offset(int16_t raw, uint8_t offset)
{
    int v = raw - (offset < 128 ? (int)offset : (int)offset - 256);
    if (v > INT16_MAX)
        return INT16_MAX;
    if (v < INT16_MIN)
        return INT16_MIN;
    return (int16_t)v;
}

void accf_chip_sample(accf_chip *chip, int16_t x, int16_t y, int16_t z)
{
    if (!(chip->reg[ACCF_REG_CTRL] & CTRL_RUN))
        return;
    if (chip->level == ACCF_FIFO_DEPTH) {
        /* the oldest makes room */
        chip->head = (chip->head + 1) % ACCF_FIFO_DEPTH;
        chip->level--;
        if (chip->reg[ACCF_REG_LOST] < 255)
            chip->reg[ACCF_REG_LOST]++;
    }
    int16_t *slot = chip->fifo[(chip->head + chip->level) % ACCF_FIFO_DEPTH];
    slot[0] = less_offset(x, chip->reg[ACCF_REG_OFFSET]);
    slot[1] = less_offset(y, chip->reg[ACCF_REG_OFFSET + 1]);
    slot[2] = less_offset(z, chip->reg[ACCF_REG_OFFSET + 2]);
    chip->level++;
    chip->reg[ACCF_REG_LEVEL] = (uint8_t)chip->level;
}

static bool chip_pop(accf_chip *chip, int16_t triple[3])
{
    if (chip->level == 0)
        return false;
    memcpy(triple, chip->fifo[chip->head], 3 * sizeof triple[0]);
    chip->head = (chip->head + 1) % ACCF_FIFO_DEPTH;
    chip->level--;
    chip->reg[ACCF_REG_LEVEL] = (uint8_t)chip->level;
    return true;
}

void accf_open(struct accf_dev *dev, accf_chip *chip)
{
    dev->chip = chip;
    dev->range = 0;
    chip_reset(chip);
}

static bool running(const struct accf_dev *dev)
{
    return dev->chip->reg[ACCF_REG_CTRL] & CTRL_RUN;
}

int accf_start(struct accf_dev *dev, int range)
{
    if (range < 0 || range > 3)
        return ACCF_EARG;
    if (range != dev->range) {
        /* samples of another range would be scaled wrongly */
        int16_t dropped[3];
        while (chip_pop(dev->chip, dropped))
            ;
    }
    dev->range = range;
    dev->chip->reg[ACCF_REG_CTRL] = (uint8_t)(CTRL_RUN | (unsigned)range << CTRL_RANGE_SHIFT);
    return 0;
}

int accf_stop(struct accf_dev *dev)
{
    dev->chip->reg[ACCF_REG_CTRL] &= (uint8_t)~CTRL_RUN;
    return 0;
}

int accf_read_reg(struct accf_dev *dev, unsigned reg)
{
    if (reg >= ACCF_REGS)
        return ACCF_EARG;
    return dev->chip->reg[reg];
}

int accf_set_offset(struct accf_dev *dev, int8_t x, int8_t y, int8_t z)
{
    if (running(dev))
        return ACCF_ESTATE;
    dev->chip->reg[ACCF_REG_OFFSET] = (uint8_t)x;
    dev->chip->reg[ACCF_REG_OFFSET + 1] = (uint8_t)y;
    dev->chip->reg[ACCF_REG_OFFSET + 2] = (uint8_t)z;
    return 0;
}

size_t accf_pending(struct accf_dev *dev)
{
    return dev->chip->reg[ACCF_REG_LEVEL];
}

/* Full scale is 2, 4, 8 or 16 g for 32768. */
static int32_t milli_g(int16_t raw, int range)
{
    return (int32_t)raw * 2000 / 32768 * (1 << range);
}

size_t accf_drain(struct accf_dev *dev, int32_t *out, size_t max)
{
    size_t n = 0;
    int16_t triple[3];
    while (n < max && chip_pop(dev->chip, triple)) {
        for (int axis = 0; axis < 3; axis++)
            out[3 * n + (size_t)axis] = milli_g(triple[axis], dev->range);
        n++;
    }
    return n;
}
