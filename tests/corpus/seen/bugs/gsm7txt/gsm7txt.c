#include "gsm7txt.h"

#include <stdlib.h>
#include <string.h>

#define ESCAPE 0x1B

static const char ext_chars[] = "^{}\\[~]|";
static const uint8_t ext_codes[] = {0x14, 0x28, 0x29, 0x2F, 0x3C, 0x3D, 0x3E, 0x40};

/* The code of a character; 0x80 is set if it is of the extension table. */
static int code_of(char c)
{
    if (c == '\0')
        return -1;
    const char *ext = strchr(ext_chars, c);
    if (ext != NULL)
        return 0x80 | ext_codes[ext - ext_chars];
    if (c == '@')
        return 0x00;
    if (c == '$')
        return 0x02;
    if (c == '_')
        return 0x11;
    if (c == '\n' || c == '\r')
        return c;
    if (c == '`' || c < 0x20 || c > 0x7A)
        return -1;
    return c;
}

static char char_of(uint8_t code)
{
    switch (code) {
    case 0x00:
        return '@';
    case 0x02:
        return '$';
    case 0x11:
        return '_';
    case '\n':
    case '\r':
        return (char)code;
    }
    return code >= 0x20 && code <= 0x7A && code_of((char)code) == code ? (char)code : '?';
}

int gsm7_supported(char c)
{
    return code_of(c) >= 0;
}

int gsm7_length(const char *text)
{
    int length = 0;
    for (; *text != '\0'; text++) {
        int code = code_of(*text);
        if (code < 0)
            return -1;
        if (length < 1000000000)
            length += code & 0x80 ? 2 : 1;
    }
    return length;
}

int gsm7_parts(const char *text)
{
    int length = gsm7_length(text);
    if (length < 0)
        return -1;
    return length <= GSM7_MAX ? 1 : (length + 152) / 153;
}

static void put(gsm7_data *data, uint8_t septet)
{
    size_t bit = data->septet_count * 7;
    unsigned shifted = (unsigned)septet << (bit % 8);
    data->octets[bit / 8] |= (uint8_t)shifted;
    if (bit % 8 > 1)
        data->octets[bit / 8 + 1] |= (uint8_t)(shifted >> 8);
    data->septet_count++;
}

gsm7_status gsm7_pack(const char *text, gsm7_data *data)
{
    *data = (gsm7_data){NULL, 0, 0};
    int length = gsm7_length(text);
    if (length < 0)
        return GSM7_BAD_CHAR;
    if (length > GSM7_MAX)
        return GSM7_TOO_LONG;
    size_t octets = (strlen(text) * 7 + 7) / 8;
    data->octets = calloc(octets > 0 ? octets : 1, 1);
    if (data->octets == NULL)
        return GSM7_NO_MEMORY;
    for (; *text != '\0'; text++) {
        int code = code_of(*text);
        if (code & 0x80)
            put(data, ESCAPE);
        put(data, (uint8_t)(code & 0x7F));
    }
    data->octet_count = (data->septet_count * 7 + 7) / 8;
    return GSM7_OK;
}

void gsm7_free(gsm7_data *data)
{
    free(data->octets);
    *data = (gsm7_data){NULL, 0, 0};
}

static uint8_t get(const gsm7_data *data, size_t septet)
{
    size_t bit = septet * 7;
    unsigned pair = data->octets[bit / 8];
    if (bit % 8 > 1)
        pair |= (unsigned)data->octets[bit / 8 + 1] << 8;
    return pair >> (bit % 8) & 0x7F;
}

char *gsm7_unpack(const gsm7_data *data)
{
    char *text = malloc(data->septet_count + 1);
    if (text == NULL)
        return NULL;
    size_t length = 0;
    for (size_t i = 0; i < data->septet_count; i++) {
        uint8_t code = get(data, i);
        if (code != ESCAPE || i + 1 == data->septet_count) {
            text[length++] = char_of(code);
            continue;
        }
        const uint8_t *ext = memchr(ext_codes, get(data, ++i), sizeof ext_codes);
        text[length++] = ext == NULL ? '?' : ext_chars[ext - ext_codes];
    }
    text[length] = '\0';
    return text;
}
