#include "regseq.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

struct chip {
    uint8_t reg[256];
    int busy;
    int fail;
    rs_dev *dev;
};

static int chip_read(void *ctx, uint8_t reg, uint8_t *value)
{
    struct chip *c = ctx;
    if (c->fail)
        return -5;
    *value = c->reg[reg];
    if (reg == 0xFF && c->busy > 0 && --c->busy == 0)
        c->reg[0xFF] = 1;
    return 0;
}

static int chip_write(void *ctx, uint8_t reg, uint8_t value)
{
    struct chip *c = ctx;
    if (c->fail)
        return -6;
    c->reg[reg] = value;
    return 0;
}

#ifdef LEGAL
int main(void)
{
    static struct chip chip;
    rs_bus bus = { chip_read, chip_write, &chip };
    const rs_step setup[] = {
        { RS_WRITE, 0, 0, 0x80 },
        { RS_UPDATE, 0, 0x0F, 0xFF },
        { RS_EXPECT, 0xFF, 1, 0xFF },
        { RS_EXPECT, 0xFF, 0, 0xFF },
        { RS_END, 0, 0, 0 },
    };
    const rs_step odd[] = { { RS_WRITE, 255, 0, 255 }, { 99, 0, 0, 0 }, { RS_END, 1, 1, 1 } };
    const rs_step empty[] = { { RS_END, 0, 0, 0 } };
    uint8_t out[256], v = 3;
    size_t done = 99;

    rs_dev *d = rs_attach(&bus);
    memset(&bus, 0, sizeof bus);
    CHECK(rs_length(setup) == 4 && rs_length(empty) == 0 && rs_length(odd) == 2);
    CHECK(rs_run(d, empty, &done) == RS_OK && done == 0 && rs_accesses(d) == 0);
    chip.busy = 5;
    CHECK(rs_run(d, setup, &done) == RS_OK && done == 4 && chip.reg[0] == 0x8F);
    chip.reg[0xFF] = 0;
    CHECK(rs_run(d, setup, &done) == RS_ETIMEOUT && done == 2);
    CHECK(rs_run(d, odd, NULL) == RS_EOP && chip.reg[255] == 255);
    CHECK(rs_written(d, 0, 0, NULL) == 0 && rs_written(d, 0, 256, out) == 256);
    CHECK(out[0] == 0x8F && out[1] == 0 && out[255] == 255);
    CHECK(rs_written(d, 255, SIZE_MAX, out) == 1 && out[0] == 255);
    chip.fail = 1;
    CHECK(rs_read(d, 0, &v) == -5 && v == 3 && rs_write(d, 0, 1) == -6 && rs_update(d, 0, 1, 1) == -5);
    CHECK(rs_run(d, setup, &done) == -6 && done == 0);
    chip.fail = 0;
    CHECK(rs_update(d, 7, 0, 0xFF) == RS_OK && rs_read(d, 7, &v) == RS_OK && v == 0);
    CHECK(rs_update(d, 7, 0xFF, 0x42) == RS_OK && chip.reg[7] == 0x42);
    rs_detach(d);
    rs_detach(NULL);
    return 0;
}
#else
static int detaching_write(void *ctx, uint8_t reg, uint8_t value)
{
    struct chip *c = ctx;
    (void)reg, (void)value;
    rs_detach(c->dev);
    return -7;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static struct chip chip;
    rs_bus bus = { chip_read, rule == 2 ? detaching_write : chip_write, &chip };
    rs_dev *d = chip.dev = rs_attach(&bus);
    if (d == NULL)
        return 0;
    if (rule == 1) {
        rs_step open_end[3] = { { RS_WRITE, 0, 0, 1 }, { RS_WRITE, 1, 0, 2 }, { RS_UPDATE, 2, 1, 1 } };
        rs_run(d, open_end, NULL);
    } else if (rule == 2) {
        rs_write(d, 0, 1);
    } else {
        uint8_t few[4];
        rs_written(d, 0, 8, few);
    }
    return 0;
}
#endif
