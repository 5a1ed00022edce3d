#include "stuffer.h"

#include <stdlib.h>

bool sf_is_special(uint8_t byte)
{
    return byte == SF_FLAG || byte == SF_ESCAPE;
}

size_t sf_encoded_size(const uint8_t *data, size_t length)
{
    size_t size = length + 2;
    for (size_t i = 0; i < length; i++)
        if (data[i] == SF_FLAG)
            size++;
    return size;
}

sf_status sf_encode(const uint8_t *data, size_t length, uint8_t **frame, size_t *frame_length)
{
    if (length > SF_MAX_PAYLOAD)
        return SF_E_LENGTH;
    uint8_t *out = malloc(sf_encoded_size(data, length));
    if (out == NULL)
        return SF_E_NOMEM;
    size_t n = 0;
    out[n++] = SF_FLAG;
    for (size_t i = 0; i < length; i++) {
        if (sf_is_special(data[i])) {
            out[n++] = SF_ESCAPE;
            out[n++] = data[i] ^ 0x20;
        } else {
            out[n++] = data[i];
        }
    }
    out[n++] = SF_FLAG;
    *frame = out;
    *frame_length = n;
    return SF_OK;
}

sf_status sf_decode(const uint8_t *frame, size_t frame_length, uint8_t **data, size_t *length)
{
    if (frame_length < 2 || frame[0] != SF_FLAG || frame[frame_length - 1] != SF_FLAG)
        return SF_E_FRAME;
    if (frame_length > 2 * (size_t)SF_MAX_PAYLOAD + 2)
        return SF_E_LENGTH;
    uint8_t *out = malloc(frame_length);
    if (out == NULL)
        return SF_E_NOMEM;
    size_t n = 0;
    for (size_t i = 1; i < frame_length - 1; i++) {
        uint8_t byte = frame[i];
        if (byte == SF_FLAG) {
            free(out);
            return SF_E_FRAME;
        }
        if (byte == SF_ESCAPE) {
            byte = frame[++i] ^ 0x20;
            if (!sf_is_special(byte)) {
                free(out);
                return SF_E_FRAME;
            }
        }
        out[n++] = byte;
    }
    *data = out;
    *length = n;
    return SF_OK;
}

void sf_free(uint8_t *buffer)
{
    free(buffer);
}

bool sf_find(const uint8_t *stream, size_t length, size_t *start, size_t *frame_length)
{
    size_t from = 0;
    bool open = false;
    for (size_t i = 0; i < length; i++) {
        if (stream[i] != SF_FLAG)
            continue;
        if (open && i - from > 1) {
            *start = from;
            *frame_length = i - from + 1;
            return true;
        }
        open = true;
        from = i;
    }
    return false;
}

const char *sf_strerror(sf_status status)
{
    switch (status) {
    case SF_OK:
        return "no error";
    case SF_E_NOMEM:
        return "out of memory";
    case SF_E_LENGTH:
        return "payload too long";
    case SF_E_FRAME:
        return "not a frame";
    }
    return "unknown";
}
