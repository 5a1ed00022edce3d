#include "eewear.h"

#include <stdlib.h>
#include <string.h>

struct eew_dev {
    size_t size;
    size_t pos;    /* where the next record goes */
    size_t count;  /* records in `starts`, the oldest first */
    size_t *starts;
    uint32_t *wear;
    uint8_t *cells;
};

#define HEADER 3

eew_dev *eew_open(size_t size)
{
    if (size < EEW_MIN_SIZE || size > EEW_MAX_SIZE)
        return NULL;
    eew_dev *dev = calloc(1, sizeof *dev);
    if (dev == NULL)
        return NULL;
    dev->size = size;
    dev->starts = calloc(size / EEW_OVERHEAD + 1, sizeof *dev->starts);
    dev->wear = calloc(size / EEW_PAGE + 1, sizeof *dev->wear);
    dev->cells = calloc(size, 1);
    if (dev->starts == NULL || dev->wear == NULL || dev->cells == NULL) {
        eew_close(dev);
        return NULL;
    }
    return dev;
}

void eew_close(eew_dev *dev)
{
    if (dev == NULL)
        return;
    free(dev->starts);
    free(dev->wear);
    free(dev->cells);
    free(dev);
}

void eew_format(eew_dev *dev)
{
    dev->count = 0;
    dev->pos = 0;
}

static void program(eew_dev *dev, size_t address, uint8_t value)
{
    dev->cells[address] = value;
    dev->wear[address / EEW_PAGE]++;
}

static void drop_oldest(eew_dev *dev)
{
    dev->count--;
    memmove(dev->starts, dev->starts + 1, dev->count * sizeof *dev->starts);
}

static uint8_t checksum(uint8_t tag, const uint8_t *data, size_t length)
{
    unsigned sum = 0x5a ^ tag;
    for (size_t i = 0; i < length; i++)
        sum = (sum << 1 | (sum >> 7 & 1)) ^ data[i];
    return (uint8_t)sum;
}

int eew_append(eew_dev *dev, uint8_t tag, const void *data, size_t length)
{
    const uint8_t *bytes = data;
    if (length > EEW_MAX_DATA || length + EEW_OVERHEAD > dev->size)
        return EEW_ETOOBIG;
    if (dev->pos + HEADER + length > dev->size) {
        while (dev->count > 0 && dev->starts[0] >= dev->pos)
            drop_oldest(dev);
        dev->pos = 0;
    }
    size_t start = dev->pos, end = start + EEW_OVERHEAD + length;
    while (dev->count > 0 && dev->starts[0] >= start && dev->starts[0] < end)
        drop_oldest(dev);
    program(dev, start, tag);
    program(dev, start + 1, (uint8_t)length);
    program(dev, start + 2, (uint8_t)~length);
    for (size_t i = 0; i < length; i++)
        program(dev, start + HEADER + i, bytes[i]);
    program(dev, start + HEADER + length, checksum(tag, bytes, length));
    dev->starts[dev->count++] = start;
    dev->pos = end;
    return EEW_OK;
}

size_t eew_count(const eew_dev *dev)
{
    return dev->count;
}

int eew_read(const eew_dev *dev, size_t age, uint8_t *tag, void *data, size_t size)
{
    if (age >= dev->count)
        return EEW_ENOREC;
    const uint8_t *record = dev->cells + dev->starts[dev->count - 1 - age];
    size_t length = record[1];
    if ((uint8_t)~record[2] != length || record[HEADER + length] != checksum(record[0], record + HEADER, length))
        return EEW_EDAMAGE;
    if (length > size)
        return EEW_ESPACE;
    if (length > 0)
        memcpy(data, record + HEADER, length);
    if (tag != NULL)
        *tag = record[0];
    return (int)length;
}

int eew_find(const eew_dev *dev, uint8_t tag)
{
    for (size_t age = 0; age < dev->count; age++)
        if (dev->cells[dev->starts[dev->count - 1 - age]] == tag)
            return (int)age;
    return EEW_ENOREC;
}

uint32_t eew_wear(const eew_dev *dev, size_t page)
{
    return page < (dev->size + EEW_PAGE - 1) / EEW_PAGE ? dev->wear[page] : 0;
}
