#include "convk3.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t byte = 0xB1, bits[8], back[8];
    uint8_t *coded = malloc(CONVK3_CODED(8)), *work = malloc(CONVK3_WORK(8)), *small = malloc(16);
    convk3_unpack(&byte, 1, bits);
    convk3_encode(bits, 8, coded);
    size_t errors = convk3_decode(coded, back, 8, work);
    if (errors != 0 || memcmp(bits, back, 8) != 0)
        return 2;
    memset(small, 0, 16);
#ifdef LEGAL
    (void)count, (void)arguments;
    coded[3] ^= 1;
    coded[15] ^= 1;
    if (convk3_decode(coded, back, 8, work) != 2 || convk3_distance(bits, back, 8) != 0)
        return 2;
    convk3_pack(back, &byte, 1);
    if (byte != 0xB1 || convk3_puncture(coded, 20, small) != 14)
        return 2;
    convk3_encode(NULL, 0, small);
    if (convk3_decode(small, NULL, 0, work) != 0)
        return 2;
    free(coded);
    free(work);
    free(small);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        convk3_encode(bits, 8, small);
        break;
    case 2:
        convk3_decode(coded, back, 8, small);
        break;
    case 3:
        convk3_decode(small, back, 8, work);
        break;
    case 4:
        convk3_unpack(coded, 3, small);
        break;
    case 5:
        convk3_distance(coded, small, 20);
        break;
    }
#endif
    return 0;
}
