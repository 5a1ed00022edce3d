#include "accfifo.h"
#undef NDEBUG
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct accf_dev dev = {0};
    accf_chip *chip = accf_chip_new();
    if (!chip)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    int32_t out[3 * ACCF_FIFO_DEPTH];
    accf_open(&dev, chip);
    assert(accf_read_reg(&dev, ACCF_REG_ID) == 0xA5 && accf_read_reg(&dev, ACCF_REGS) == ACCF_EARG);
    assert(accf_read_reg(&dev, UINT32_MAX) == ACCF_EARG && accf_pending(&dev) == 0);
    accf_chip_sample(chip, 1, 2, 3);
    assert(accf_drain(&dev, out, ACCF_FIFO_DEPTH) == 0 && accf_drain(&dev, NULL, 0) == 0);
    assert(accf_start(&dev, -1) == ACCF_EARG && accf_start(&dev, 4) == ACCF_EARG);
    assert(accf_set_offset(&dev, -128, 127, 0) == 0 && accf_start(&dev, 3) == 0);
    assert(accf_set_offset(&dev, 0, 0, 0) == ACCF_ESTATE);
    for (int i = 0; i < 300; i++)
        accf_chip_sample(chip, INT16_MAX, INT16_MIN, 16384);
    assert(accf_pending(&dev) == ACCF_FIFO_DEPTH && accf_read_reg(&dev, ACCF_REG_LOST) == 255);
    assert(accf_drain(&dev, out, 1) == 1 && out[2] == 8000 && out[1] == -16000);
    assert(accf_stop(&dev) == 0 && accf_drain(&dev, out, ACCF_FIFO_DEPTH) == ACCF_FIFO_DEPTH - 1);
    assert(accf_start(&dev, 0) == 0);
    accf_chip_sample(chip, 1, 1, 1);
    assert(accf_start(&dev, 1) == 0 && accf_pending(&dev) == 0);
    accf_open(&dev, chip);
    assert(accf_read_reg(&dev, ACCF_REG_LOST) == 0 && accf_stop(&dev) == 0);
    accf_chip_free(chip);
    accf_chip_free(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        int32_t *out = malloc(4 * sizeof *out);
        accf_open(&dev, chip);
        accf_start(&dev, 0);
        for (int i = 0; i < 4; i++)
            accf_chip_sample(chip, 1, 2, 3);
        if (out)
            accf_drain(&dev, out, 4);
        free(out);
        break;
    }
    case 2:
        accf_open(&dev, chip);
        accf_chip_free(chip);
        return (int)accf_pending(&dev);
    case 3:
        accf_start(&dev, 0);
        break;
    }
    accf_chip_free(chip);
#endif
    return 0;
}
