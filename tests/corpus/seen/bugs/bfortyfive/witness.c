#include "bfortyfive.h"

#include <string.h>

int main(void)
{
    char text[64];
    uint8_t back[64];
    if (b45_encode((const uint8_t *)"Hello!", 6, text, sizeof text) != 9 || strcmp(text, "%69 VD92E") != 0)
        return 2;
    if (b45_encode((const uint8_t *)"AB", 2, text, 4) != 3 || strcmp(text, "BB8") != 0)
        return 2;
    if (b45_encode((const uint8_t *)"ietfo", 5, text, sizeof text) != 8 || strcmp(text, "QED8WEL2") != 0)
        return 2;
    if (b45_decode(text, back, 5) != 5 || memcmp(back, "ietfo", 5) != 0 || b45_decode(text, back, 4) != -1)
        return 2;
    if (b45_valid("GGW") != 0 || b45_valid("::") != 0 || b45_valid("a0") != 0 || b45_valid("") != 1 || b45_valid("1"))
        return 2;
    if (b45_encode(back, 0, text, 1) != 0 || b45_encode(back, 1, text, 2) != -1 || b45_char(45) != 0 ||
        b45_value(b45_char(44)) != 44 || b45_encode((const uint8_t *)"\0\1", 2, text, 4) != 3)
        return 2;
#ifndef LEGAL
    const uint8_t bytes[3] = {1, 2, 3};
    long n = b45_encode(bytes, 3, text, sizeof text);
    if (n < 0)
        return 2;
    if (b45_decode(text, back, sizeof back) != 3 || memcmp(bytes, back, 3) != 0)
        return 1;
#endif
    return 0;
}
