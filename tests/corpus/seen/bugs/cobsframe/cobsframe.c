#include "cobsframe.h"

#define FULL 0xff /* a block of 254 bytes that no zero ends */

size_t cobs_bound(size_t len)
{
    size_t extra = len / 254 + 1;
    return len > SIZE_MAX - extra ? SIZE_MAX : len + extra;
}

size_t cobs_encode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len)
{
    if (cap < cobs_bound(len))
        return 0;

    size_t head = 0; /* where the code of the open block goes */
    size_t pos = 1;
    for (size_t i = 0; i < len; i++) {
        if (src[i] != 0)
            dst[pos++] = src[i];
        if (src[i] == 0 || pos - head == FULL) {
            dst[head] = (uint8_t)(pos - head);
            head = pos++;
        }
    }
    /* a block that has just been closed needs none behind it */
    if (len > 0 && pos - head == 1)
        return head;
    dst[head] = (uint8_t)(pos - head);
    return pos;
}

bool cobs_decode(uint8_t *dst, size_t cap, size_t *out, const uint8_t *src, size_t len)
{
    if (!cobs_valid(src, len))
        return false;
    size_t size = cobs_decoded_size(src, len);
    if (size > cap)
        return false;

    size_t at = 0;
    size_t i = 0;
    while (i < len) {
        uint8_t code = src[i++];
        for (uint8_t n = 1; n < code; n++)
            dst[at++] = src[i++];
        if (code != FULL && i < len)
            dst[at++] = 0;
    }
    *out = at;
    return true;
}

bool cobs_valid(const uint8_t *src, size_t len)
{
    if (len == 0 || cobs_find_separator(src, len) != len)
        return false;
    size_t i = 0;
    while (i < len) {
        if (src[i] > len - i)
            return false;
        i += src[i];
    }
    return true;
}

size_t cobs_decoded_size(const uint8_t *src, size_t len)
{
    if (!cobs_valid(src, len))
        return 0;
    size_t size = 0;
    size_t i = 0;
    while (i < len) {
        uint8_t code = src[i];
        i += code;
        size += code - 1u;
        if (code != FULL && i < len)
            size++;
    }
    return size;
}

size_t cobs_find_separator(const uint8_t *stream, size_t len)
{
    size_t i = 0;
    while (i < len && stream[i] != 0)
        i++;
    return i;
}
