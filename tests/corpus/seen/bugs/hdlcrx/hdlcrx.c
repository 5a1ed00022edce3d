#include "hdlcrx.h"

#include <stdbool.h>

size_t hdlc_bound(size_t len)
{
    return len > (SIZE_MAX - 2) / 2 ? SIZE_MAX : 2 * len + 2;
}

static bool must_escape(uint8_t octet, uint32_t accm)
{
    if (octet < 0x20)
        return (accm >> octet & 1u) != 0;
    return octet == HDLC_FLAG;
}

hdlc_err hdlc_stuff(const uint8_t *src, size_t len, uint32_t accm, uint8_t *dst, size_t cap, size_t *out)
{
    if (dst == NULL || out == NULL || (src == NULL && len > 0))
        return HDLC_ERR_ARG;
    if (cap < 2)
        return HDLC_ERR_SPACE;
    size_t at = 0;
    dst[at++] = HDLC_FLAG;
    for (size_t i = 0; i < len; i++) {
        bool escape = must_escape(src[i], accm);
        /* one octet stays for the closing flag */
        if (cap - at < (escape ? 3u : 2u))
            return HDLC_ERR_SPACE;
        if (escape) {
            dst[at++] = HDLC_ESC;
            dst[at++] = src[i] ^ 0x20;
        } else {
            dst[at++] = src[i];
        }
    }
    dst[at++] = HDLC_FLAG;
    *out = at;
    return HDLC_OK;
}

hdlc_err hdlc_unstuff(const uint8_t *frame, size_t len, uint8_t *dst, size_t cap, size_t *out)
{
    if (frame == NULL || out == NULL || (dst == NULL && cap > 0))
        return HDLC_ERR_ARG;
    if (len < 2 || frame[0] != HDLC_FLAG || frame[len - 1] != HDLC_FLAG)
        return HDLC_ERR_FORMAT;
    size_t count = 0;
    for (size_t i = 1; i < len - 1; i++) {
        uint8_t octet = frame[i];
        if (octet == HDLC_FLAG)
            return HDLC_ERR_FORMAT;
        if (octet == HDLC_ESC) {
            octet = frame[++i];
            if (octet == HDLC_FLAG)
                return HDLC_ERR_FORMAT;
            octet ^= 0x20;
        }
        if (count == cap)
            return HDLC_ERR_SPACE;
        dst[count++] = octet;
    }
    *out = count;
    return HDLC_OK;
}

uint16_t hdlc_fcs16(const uint8_t *data, size_t len)
{
    uint16_t fcs = 0xFFFF;
    for (size_t i = 0; i < len; i++) {
        fcs ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            fcs = (uint16_t)(fcs & 1 ? fcs >> 1 ^ 0x8408 : fcs >> 1);
    }
    return (uint16_t)(fcs ^ 0xFFFF);
}

size_t hdlc_count(const uint8_t *line, size_t len)
{
    size_t frames = 0, inside = 0;
    bool open = false;
    for (size_t i = 0; i < len; i++) {
        if (line[i] != HDLC_FLAG) {
            inside++;
            continue;
        }
        if (open && inside > 0)
            frames++;
        open = true;
        inside = 0;
    }
    return frames;
}

const char *hdlc_strerror(hdlc_err err)
{
    switch (err) {
    case HDLC_OK:
        return "ok";
    case HDLC_ERR_SPACE:
        return "no space";
    case HDLC_ERR_FORMAT:
        return "bad frame";
    case HDLC_ERR_ARG:
        return "bad argument";
    }
    return "unknown";
}
