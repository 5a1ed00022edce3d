#include "yencbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    unsigned char *data = malloc(1000), *small = malloc(8);
    struct yenc_decoder decoder;
    memset(data, 'x', 1000);
    memset(small, 'x', 8);
#ifdef LEGAL
    (void)count, (void)arguments;
    for (unsigned line = 0; line < 300; line += 7) {
        for (size_t n = 0; n < 1000; n += 37) {
            for (int kind = 0; kind < 3; kind++) {
                for (size_t i = 0; i < n; i++)
                    data[i] = kind == 0 ? (unsigned char)(i * 7) : kind == 1 ? (unsigned char)('=' - 42) : 4;
                unsigned char *text = malloc(yenc_bound(n));
                size_t length = yenc_encode(text, data, n, line), cut = length / 3;
                yenc_begin(&decoder);
                size_t got = yenc_decode(&decoder, text, text, cut);
                if (memcmp(text, data, got) != 0)
                    return 2;
                size_t more = yenc_decode(&decoder, text + cut, text + cut, length - cut);
                if (got + more != n || memcmp(text + cut, data + got, more) != 0 || !yenc_complete(&decoder, n, yenc_crc(0, data, n)))
                    return 2;
                free(text);
            }
        }
    }
    if (yenc_bound(SIZE_MAX) != 0 || yenc_crc(0, (const unsigned char *)"123456789", 9) != 0xCBF43926u)
        return 2;
#else
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    yenc_begin(&decoder);
    if (rule == 1)
        yenc_encode(small, data, 8, 0);
    else if (rule == 2)
        yenc_encode(data + 4, data, 8, 0);
    else
        yenc_decode(&decoder, small, data, 1000);
#endif
    free(data);
    free(small);
    return 0;
}
