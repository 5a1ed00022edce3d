#include "nbits.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    uint8_t *bytes = malloc(16);
    memset(bytes, 0xee, 16);
    struct nbits_writer writer;
    struct nbits_reader reader;
    nbits_writer_init(&writer, bytes);
    nbits_put(&writer, 0xffffffff, 3);
    nbits_put(&writer, 0, 1);
    nbits_put(&writer, 0x12345678, 32);
    nbits_put_signed(&writer, -3, 5);
    nbits_put_signed(&writer, INT32_MIN, 32);
    if (nbits_written(&writer) != 73 || nbits_bytes(73) != 10 || nbits_bytes(0) != 0 || nbits_bytes(SIZE_MAX) == 0)
        return 2;
    nbits_align(&writer);
    nbits_align(&writer);
    if (nbits_written(&writer) != 80 || bytes[10] != 0xee)
        return 2;
    nbits_reader_init(&reader, bytes, 10);
#ifndef LEGAL
    switch (rule) {
    case 1: nbits_get(&reader, 33); break;
    case 2: nbits_put(&writer, 1, 0); break;
    case 3:
        nbits_reader_init(&reader, bytes, 16);
        nbits_skip(&reader, 127);
        nbits_get(&reader, 2);
        break;
    case 4: nbits_put(&writer, 1, 32), nbits_put(&writer, 1, 32); break;
    default:
        nbits_reader_init(&reader, bytes, 17);
        while (nbits_left(&reader) > 0)
            nbits_get(&reader, 1);
    }
#endif
    if (nbits_get(&reader, 3) != 7 || nbits_get(&reader, 1) != 0 || nbits_get(&reader, 32) != 0x12345678 ||
        nbits_get_signed(&reader, 5) != -3 || nbits_get_signed(&reader, 32) != INT32_MIN || nbits_left(&reader) != 7)
        return 2;
    nbits_skip(&reader, 0);
    nbits_skip(&reader, 6);
    if (nbits_get_signed(&reader, 1) != 0 || nbits_left(&reader) != 0)
        return 2;
    nbits_reader_init(&reader, NULL, 0);
    if (nbits_left(&reader) != 0)
        return 2;
    free(bytes);
    return 0;
}
