#include "runpack.h"

int runpack_expand(const unsigned char *data, size_t length, unsigned char *out, size_t room)
{
    size_t used = 0;
    for (size_t i = 0; i + 1 < length; i += 2) {
        if (data[i] > room - used)
            return RUNPACK_NO_ROOM;
        for (unsigned k = 0; k < data[i]; k++)
            out[used++] = data[i + 1];
    }
    if (length % 2) {
        if (used > room)
            return RUNPACK_NO_ROOM;
        out[used++] = data[length - 1];
    }
    return (int)used;
}

size_t runpack_size(const unsigned char *data, size_t length)
{
    size_t size = length % 2;
    for (size_t i = 0; i + 1 < length; i += 2)
        size += data[i];
    return size;
}
