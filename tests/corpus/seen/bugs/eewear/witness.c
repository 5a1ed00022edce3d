#include "eewear.h"

#include <string.h>

int main(void)
{
    char data[32];
    uint8_t tag;
    if (eew_open(15) != NULL || eew_open((size_t)-1) != NULL)
        return 2;
    eew_dev *dev = eew_open(20);
    if (eew_append(dev, 1, "abcdefghijklmnopq", 17) != EEW_ETOOBIG || eew_append(dev, 1, "abcdefghijklmnopq", 16) != 0)
        return 2;
    eew_format(dev);
    for (int i = 0; i < 12; i++)
        if (eew_append(dev, (uint8_t)i, "ab", 2) != EEW_OK)
            return 2;
    if (eew_count(dev) != 3 || eew_read(dev, 2, &tag, data, 2) != 2 || tag != 9 || memcmp(data, "ab", 2) != 0 ||
        eew_find(dev, 10) != 1 || eew_find(dev, 3) != EEW_ENOREC || eew_read(dev, 0, NULL, data, 1) != EEW_ESPACE)
        return 2;
    for (int i = 0; i < 7; i++)
        if (eew_append(dev, 77, NULL, 0) != EEW_OK)
            return 2;
    if (eew_read(dev, 0, &tag, NULL, 0) != 0 || tag != 77 || eew_wear(dev, 0) < 10 || eew_wear(dev, 2) != 0 ||
        eew_read(dev, 9, NULL, data, 32) != EEW_ENOREC)
        return 2;
    eew_close(dev);
    dev = eew_open(16);
    eew_append(dev, 1, "x", 1);
#ifndef LEGAL
    eew_append(dev, 2, "12345678", 8);
#endif
    eew_close(dev);
    return 0;
}
