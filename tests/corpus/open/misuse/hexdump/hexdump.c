#include "hexdump.h"

static const char digits[] = "0123456789abcdef";

void hex_encode(const uint8_t *bytes, size_t length, char *text)
{
    for (size_t i = 0; i < length; i++) {
        *text++ = digits[bytes[i] >> 4];
        *text++ = digits[bytes[i] & 15];
    }
    *text = '\0';
}

int hex_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return -1;
}

bool hex_decode(const char *text, uint8_t *bytes, size_t *length)
{
    size_t count = 0;
    for (; *text != '\0'; text += 2) {
        int high = hex_digit(text[0]);
        int low = high < 0 ? -1 : hex_digit(text[1]);
        if (low < 0)
            return false;
        bytes[count++] = (uint8_t)(high << 4 | low);
    }
    *length = count;
    return true;
}

struct sink {
    char *text;
    size_t size;
    size_t length;
};

static void put(struct sink *sink, char character)
{
    if (sink->length + 1 < sink->size)
        sink->text[sink->length] = character;
    sink->length++;
}

static void put_number(struct sink *sink, size_t number, int count)
{
    for (int shift = 4 * (count - 1); shift >= 0; shift -= 4)
        put(sink, digits[number >> shift & 15]);
}

size_t hex_dump(const uint8_t *bytes, size_t length, char *text, size_t size)
{
    struct sink sink = {text, size, 0};
    for (size_t line = 0; line < length; line += 16) {
        put_number(&sink, line, 8);
        for (size_t i = line; i < line + 16; i++) {
            put(&sink, ' ');
            if (i < length) {
                put_number(&sink, bytes[i], 2);
            } else {
                put(&sink, ' ');
                put(&sink, ' ');
            }
        }
        put(&sink, ' ');
        for (size_t i = line; i < line + 16 && i < length; i++)
            put(&sink, bytes[i] >= 32 && bytes[i] < 127 ? (char)bytes[i] : '.');
        put(&sink, '\n');
    }
    if (size > 0)
        text[sink.length < size ? sink.length : size - 1] = '\0';
    return sink.length;
}

uint32_t hex_check(const void *bytes, size_t length)
{
    const uint8_t *at = bytes;
    uint32_t low = 1, high = 0;
    for (size_t i = 0; i < length; i++) {
        low = (low + at[i]) % 65521;
        high = (high + low) % 65521;
    }
    return high << 16 | low;
}
