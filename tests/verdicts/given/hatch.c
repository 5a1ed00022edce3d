#include "hatch.h"

#include <stdlib.h>
#include <string.h>

struct hatch {
    unsigned count;
    uint8_t *bytes;
};

hatch *hatch_open(unsigned bytes)
{
    hatch *h;

    if (bytes == 0 || bytes > 256 || !(h = malloc(sizeof *h)))
        return NULL;
    h->count = bytes;
    if (!(h->bytes = calloc(bytes, 1))) {
        free(h);
        return NULL;
    }
    return h;
}

void hatch_close(hatch *h)
{
    if (!h)
        return;
    free(h->bytes);
    free(h);
}

unsigned hatch_count(const hatch *h)
{
    return h->count;
}

int hatch_poke(hatch *h, uint8_t address, uint8_t value)
{
    if (address >= h->count)
        return 0;
    h->bytes[address] = value;
    return 1;
}

int hatch_read(const hatch *h, uint8_t address, uint8_t *to, uint8_t length)
{
    uint8_t end = (uint8_t)(address + length);

    if (end > h->count)
        return -1;
    memcpy(to, h->bytes + address, length);
    return 0;
}
