#include "framer.h"

#define BLOCK 254

size_t framer_pack(const unsigned char *data, size_t size, unsigned char *out, size_t room)
{
    size_t at = 0, head;
    if (!data || !out)
        return 0;
    for (size_t i = 0; i < size; i += BLOCK) {
        size_t count = size - i < BLOCK ? size - i : BLOCK;
        head = at++;
#ifdef SEEDED_BUG
        if (count == BLOCK ? room - head < count : room - head < count + 2)
#else
        if (room - head < count + 2)
#endif
            return 0;
        out[head] = (unsigned char)count;
        for (size_t k = 0; k < count; k++)
            out[at++] = data[i + k];
    }
    if (at >= room)
        return 0;
    out[at++] = 0;
    return at;
}

size_t framer_unpack(const unsigned char *data, size_t size, unsigned char *out, size_t room)
{
    size_t at = 0;
    for (size_t i = 0; data && out && i < size && data[i];) {
        size_t count = data[i++];
        if (count > size - i || count > room - at)
            return 0;
        for (size_t k = 0; k < count; k++)
            out[at++] = data[i++];
    }
    return at;
}
