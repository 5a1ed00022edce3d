#include "onebit.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    onebit_coder c;
    int8_t *pcm = malloc(64);
    uint8_t *bits = malloc(8);
    for (int i = 0; i < 64; i++)
        pcm[i] = (int8_t)(i % 16 < 8 ? 100 : -100);
#ifdef LEGAL
    (void)count, (void)arguments;
    onebit_init(&c);
    onebit_encode(&c, bits, pcm, 64);
    onebit_encode(&c, bits, pcm, 0);
    onebit_init(&c);
    onebit_decode(&c, pcm, bits, 3);
    onebit_decode(&c, pcm + 24, bits + 3, 5);
    onebit_decode(&c, NULL, NULL, 0);
    int8_t loud[2] = {100, -100};
    onebit_gain(loud, 2, 65535);
    if (loud[0] != 127 || loud[1] != -128)
        return 2;
    if (onebit_pad(0) != 0 || onebit_pad(8) != 0 || onebit_pad(9) != 7 || onebit_pad((size_t)-1) != 1)
        return 2;
    onebit_init(&c);
    for (int i = 0; i < 2000; i++) {
        memset(bits, i < 1000 ? 255 : i % 3 ? 0 : 85, 8);
        onebit_decode(&c, pcm, bits, 8);
        if (c.charge < -128 || c.charge > 127 || c.filter < -128 || c.filter > 127)
            return 2;
    }
    free(pcm);
    free(bits);
#else
    onebit_init(&c);
    memset(bits, 1, 8);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        int8_t *small = malloc(8);
        onebit_decode(&c, small, bits, 2);
        break;
    }
    case 2:
        onebit_encode(&c, bits, pcm, 7);
        break;
    case 3:
        memset(&c, 0x5a, sizeof c);
        onebit_decode(&c, pcm, bits, 1);
        break;
    case 4:
        bits = realloc(bits, 1);
        onebit_encode(&c, bits, pcm, 64);
        break;
    }
#endif
    return 0;
}
