#include "base32.h"

#define MOST 65536

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

size_t base32_encoded_length(size_t size)
{
    return size > MOST ? 0 : (size * 8 + 4) / 5;
}

base32_status base32_encode(const uint8_t *data, size_t size, char *text, size_t room)
{
    if (size > MOST || room == 0 || base32_encoded_length(size) > room - 1)
        return BASE32_NO_SPACE;
    uint32_t bits = 0;
    unsigned count = 0;
    for (size_t i = 0; i < size; i++) {
        bits = (bits << 8 | data[i]) & 0xffff;
        count += 8;
        while (count >= 5) {
            count -= 5;
            *text++ = alphabet[bits >> count & 31];
        }
    }
    if (count > 0)
        *text++ = alphabet[bits << (5 - count) & 31];
    *text = '\0';
    return BASE32_OK;
}

static int value_of(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    if (c >= '2' && c <= '7')
        return c - '2' + 26;
    return -1;
}

base32_status base32_decode(const char *text, uint8_t *data, size_t room, size_t *size)
{
    uint32_t bits = 0;
    unsigned count = 0;
    size_t written = 0;
    base32_status status = BASE32_OK;
    for (; *text != '\0' && *text != '='; text++) {
        if (*text == '-')
            continue;
        int value = value_of(*text);
        if (value < 0) {
            status = BASE32_BAD_CHARACTER;
            break;
        }
        bits = (bits << 5 | (uint32_t)value) & 0xffff;
        count += 5;
        if (count >= 8) {
            if (written > room) {
                status = BASE32_NO_SPACE;
                break;
            }
            count -= 8;
            data[written++] = (uint8_t)(bits >> count);
        }
    }
    if (status == BASE32_OK && count >= 5)
        status = BASE32_BAD_LENGTH;
    *size = written > room ? room : written;
    return status;
}

const char *base32_message(base32_status status)
{
    switch (status) {
    case BASE32_OK:
        return "no error";
    case BASE32_BAD_CHARACTER:
        return "a character that is not of base 32";
    case BASE32_BAD_LENGTH:
        return "an impossible length";
    case BASE32_NO_SPACE:
        return "not enough room";
    }
    return "unknown";
}
