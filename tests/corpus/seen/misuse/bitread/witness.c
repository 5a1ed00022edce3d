#include "bitread.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    uint8_t *data = malloc(2);
    bitread reader;
    data[0] = 0xa5;
    data[1] = 0x80;
    bitread_init(&reader, data, 2);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (bitread_left(&reader) != 16 || bitread_peek(&reader, 4) != 10 || bitread_bits(&reader, 4) != 10)
        return 2;
    bitread_align(&reader);
    bitread_align(&reader);
    if (bitread_left(&reader) != 8 || !bitread_bit(&reader) || bitread_bit(&reader))
        return 2;
    bitread_skip(&reader, 6);
    bitread_align(&reader);
    if (bitread_left(&reader) != 0)
        return 2;
    bitread_rewind(&reader);
    if (bitread_signed(&reader, 16) != (int16_t)0xa580)
        return 2;
    uint8_t low[4] = {0x80, 0, 0, 0};
    bitread_init(&reader, low, 4);
    if (bitread_signed(&reader, 32) != INT32_MIN)
        return 2;
    bitread_rewind(&reader);
    if (bitread_signed(&reader, 1) != -1 || bitread_signed(&reader, 1) != 0)
        return 2;
    bitread_init(&reader, NULL, 0);
    if (bitread_left(&reader) != 0)
        return 2;
    bitread_skip(&reader, 0);
    bitread_align(&reader);
    free(data);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bitread_bits(&reader, 17);
        break;
    case 2:
        bitread_bits(&reader, 0);
        break;
    case 3:
        bitread_skip(&reader, 17);
        bitread_bit(&reader);
        break;
    case 4:
        free(data);
        bitread_bit(&reader);
        break;
    }
#endif
    return 0;
}
