#include "hexdump.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t bytes[4] = {0, 0x1f, 'A', 0xff}, back[4];
    char text[9], dump[256];
    size_t length = 0;
    hex_encode(bytes, 4, text);
    if (strcmp(text, "001f41ff") != 0 || !hex_decode(text, back, &length) || length != 4 || memcmp(back, bytes, 4) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (hex_decode("12x", back, &length) || hex_decode("1", back, &length) || !hex_decode("", back, &length))
        return 2;
    if (hex_digit('F') != 15 || hex_digit('g') != -1 || hex_check("Wikipedia", 9) != 0x11e60398)
        return 2;
    size_t whole = hex_dump((const uint8_t *)"0123456789abcdef\n", 17, dump, sizeof dump);
    if (whole != strlen(dump) || hex_dump(bytes, 4, dump, 10) != 62 || strcmp(dump, "00000000 ") != 0)
        return 2;
    if (hex_dump(bytes, 0, NULL, 0) != 0 || hex_dump(bytes, 4, NULL, 0) != 62)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        char small[8];
        hex_encode(bytes, 4, small);
        break;
    }
    case 2:
        hex_check(bytes, 5);
        break;
    case 3: {
        char open[4] = {'1', '2', '3', '4'};
        hex_decode(open, (uint8_t *)dump, &length);
        break;
    }
    case 4:
        hex_decode("0011223344", back, &length);
        break;
    }
#endif
    return 0;
}
