#include "crcgen.h"

#include <assert.h>
#include <stdlib.h>

struct CRC_Table {
    CRC_Model model;
    uint32_t mask;
    uint32_t entries[256];
};

const CRC_Model CRC_8_SMBUS = {8, 0x07, 0, 0, 0};
const CRC_Model CRC_16_XMODEM = {16, 0x1021, 0, 0, 0};
const CRC_Model CRC_16_ARC = {16, 0x8005, 0, 0, 1};
const CRC_Model CRC_32_ISO = {32, 0x04C11DB7, 0xFFFFFFFF, 0xFFFFFFFF, 1};

static uint32_t Reverse(uint32_t value, int bits)
{
    uint32_t result = 0;
    for (int i = 0; i < bits; i++)
        result |= (value >> i & 1) << (bits - 1 - i);
    return result;
}

CRC_Table *CRC_Build(const CRC_Model *model)
{
    assert(model->width >= 8 && model->width <= 32);
    CRC_Table *table = malloc(sizeof *table);
    if (table == NULL)
        return NULL;
    int width = model->width;
    uint32_t mask = UINT32_MAX >> (32 - width);
    uint32_t poly = model->poly & mask;
    table->model = *model;
    table->mask = mask;
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t reg;
        if (model->reflected) {
            reg = byte;
            uint32_t mirror = Reverse(poly, width);
            for (int bit = 0; bit < 8; bit++)
                reg = reg & 1 ? reg >> 1 ^ mirror : reg >> 1;
        } else {
            uint32_t top = (uint32_t)1 << (width - 1);
            reg = byte << (width - 8);
            for (int bit = 0; bit < 8; bit++)
                reg = reg & top ? reg << 1 ^ poly : reg << 1;
        }
        table->entries[byte] = reg & mask;
    }
    return table;
}

void CRC_Drop(CRC_Table *table)
{
    free(table);
}

void CRC_Begin(CRC_Run *run, const CRC_Table *table)
{
    run->table = table;
    run->reg = table->model.init & table->mask;
    if (table->model.reflected)
        run->reg = Reverse(run->reg, table->model.width);
    run->running = 1;
}

void CRC_Update(CRC_Run *run, const void *data, size_t size)
{
    assert(run->running);
    const CRC_Table *table = run->table;
    const uint8_t *at = data;
    uint32_t reg = run->reg;
    for (size_t i = 0; i < size; i++) {
        if (table->model.reflected)
            reg = reg >> 8 ^ table->entries[(reg ^ at[i]) & 0xFF];
        else
            reg = (reg << 8 ^ table->entries[(reg >> (table->model.width - 8) ^ at[i]) & 0xFF]) & table->mask;
    }
    run->reg = reg;
}

uint32_t CRC_End(CRC_Run *run)
{
    assert(run->running);
    run->running = 0;
    return (run->reg ^ run->table->model.xorout) & run->table->mask;
}

uint32_t CRC_Of(const CRC_Table *table, const void *data, size_t size)
{
    CRC_Run run;
    CRC_Begin(&run, table);
    CRC_Update(&run, data, size);
    return CRC_End(&run);
}

size_t CRC_Bytes(const CRC_Table *table, uint32_t crc, uint8_t *out)
{
    size_t count = (size_t)(table->model.width + 7) / 8;
    for (size_t i = 0; i < count; i++) {
        size_t from = table->model.reflected ? i : count - 1 - i;
        out[i] = (uint8_t)(crc >> (8 * from));
    }
    return count;
}
