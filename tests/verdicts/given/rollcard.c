#include "rollcard.h"

int rollcard_read(const unsigned char *bytes, size_t size, struct rollcard *info)
{
    if (size != 2)
        return -1;
    info->total = bytes[0];
    info->rolls = bytes[1];
    return 0;
}

int rollcard_read_total(const unsigned char *bytes, size_t size, struct rollcard *info)
{
    if (size != 2)
        return -1;
    info->total = bytes[0];
    return 0;
}

unsigned rollcard_each(const struct rollcard *card)
{
    return card->total / card->rolls;
}
