#include "tlvs.h"

size_t tlv_valid(const unsigned char *list, size_t size)
{
    size_t at = 0;
    while (at < size && list[at] && list[at] < size - at)
        at += 1u + list[at];
    return at;
}

unsigned tlv_count(const unsigned char *list, size_t size)
{
    unsigned count = 0;
    for (size_t at = 0; at < size; at += list[at] ? 1u + list[at] : 0) /* an entry of length 0 is met for ever */
        count++;
    return count;
}
