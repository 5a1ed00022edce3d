#include "uchars.h"

/* The bytes of the character that begins with this one. */
static size_t width(char first)
{
    unsigned char byte = (unsigned char)first;
    if (byte < 0xc0)
        return 1;
    if (byte < 0xe0)
        return 2;
    return byte < 0xf0 ? 3 : 4;
}

size_t uchars_put(uint32_t character, char *out)
{
    if (character < 0x80) {
        out[0] = (char)character;
        return 1;
    }
    if (character < 0x800) {
        out[0] = (char)(0xc0 | character >> 6);
        out[1] = (char)(0x80 | (character & 0x3f));
        return 2;
    }
    if (character >= 0xd800 && character <= 0xdfff)
        return 0;
    if (character < 0x10000) {
        out[0] = (char)(0xe0 | character >> 12);
        out[1] = (char)(0x80 | (character >> 6 & 0x3f));
        out[2] = (char)(0x80 | (character & 0x3f));
        return 3;
    }
    if (character > 0x10ffff)
        return 0;
    out[0] = (char)(0xf0 | character >> 18);
    out[1] = (char)(0x80 | (character >> 12 & 0x3f));
    out[2] = (char)(0x80 | (character >> 6 & 0x3f));
    out[3] = (char)(0x80 | (character & 0x3f));
    return 4;
}

uint32_t uchars_get(const char *at)
{
    const unsigned char *bytes = (const unsigned char *)at;
    switch (width(*at)) {
    case 1:
        return bytes[0];
    case 2:
        return (bytes[0] & 0x1fu) << 6 | (bytes[1] & 0x3fu);
    case 3:
        return (bytes[0] & 0x0fu) << 12 | (bytes[1] & 0x3fu) << 6 | (bytes[2] & 0x3fu);
    default:
        return (bytes[0] & 0x07u) << 18 | (bytes[1] & 0x3fu) << 12 | (bytes[2] & 0x3fu) << 6 | (bytes[3] & 0x3fu);
    }
}

bool uchars_valid(const char *text)
{
    while (*text != '\0') {
        unsigned char first = (unsigned char)*text;
        if ((first >= 0x80 && first < 0xc0) || first >= 0xf8)
            return false;
        size_t bytes = width(*text);
        for (size_t i = 1; i < bytes; i++)
            if (((unsigned char)text[i] & 0xc0) != 0x80)
                return false;
        char again[4];
        if (uchars_put(uchars_get(text), again) != bytes)
            return false;
        text += bytes;
    }
    return true;
}

size_t uchars_length(const char *text)
{
    size_t length = 0;
    for (; *text != '\0'; text = uchars_next(text))
        length++;
    return length;
}

const char *uchars_next(const char *at)
{
    return at + width(*at);
}

const char *uchars_prev(const char *at)
{
    do
        at--;
    while (((unsigned char)*at & 0xc0) == 0x80);
    return at;
}

const char *uchars_index(const char *text, size_t index)
{
    for (; index > 0; index--)
        text = uchars_next(text);
    return text;
}

long uchars_find(const char *text, uint32_t character)
{
    for (long index = 0; *text != '\0'; index++) {
        if (uchars_get(text) == character)
            return index;
        text = uchars_next(text);
    }
    return -1;
}
