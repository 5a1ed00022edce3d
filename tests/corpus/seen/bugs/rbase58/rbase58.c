#include "rbase58.h"

#include <stdlib.h>
#include <string.h>

static const char alphabet[] = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

int rb58_digit(char c)
{
    const char *at = c == '\0' ? NULL : strchr(alphabet, c);
    return at == NULL ? -1 : (int)(at - alphabet);
}

bool rb58_valid(const char *text)
{
    while (*text != '\0')
        if (rb58_digit(*text++) < 0)
            return false;
    return true;
}

/* number = number * base + digit; the lowest digit of `to` first. */
static size_t shift_in(uint8_t *number, size_t length, unsigned from, unsigned to, unsigned digit)
{
    unsigned carry = digit;
    for (size_t i = 0; i < length; i++) {
        carry += number[i] * from;
        number[i] = (uint8_t)(carry % to);
        carry /= to;
    }
    while (carry > 0) {
        number[length++] = (uint8_t)(carry % to);
        carry /= to;
    }
    return length;
}

char *rb58_encode(const uint8_t *data, size_t size)
{
    if (size > RB58_BYTES)
        return NULL;
    size_t zeros = 0, length = 0;
    while (zeros < size && data[zeros] == 0)
        zeros++;
    uint8_t *number = calloc(size * 138 / 100 + 2, 1);
    char *text = malloc(size * 138 / 100 + 3);
    if (number == NULL || text == NULL) {
        free(number);
        free(text);
        return NULL;
    }
    for (size_t i = zeros; i < size; i++)
        length = shift_in(number, length, 256, 58, data[i]);
    if (length == 0 && size > 0)
        length = 1; /* the number 0 has a digit, too */
    memset(text, alphabet[0], zeros);
    for (size_t i = 0; i < length; i++)
        text[zeros + i] = alphabet[number[length - 1 - i]];
    text[zeros + length] = '\0';
    free(number);
    return text;
}

uint8_t *rb58_decode(const char *text, size_t *size)
{
    size_t count = strlen(text), zeros = 0, length = 0;
    if (count > RB58_TEXT || !rb58_valid(text))
        return NULL;
    while (text[zeros] == alphabet[0])
        zeros++;
    uint8_t *number = malloc(count + 1);
    uint8_t *data = malloc(count + 1);
    if (number == NULL || data == NULL) {
        free(number);
        free(data);
        return NULL;
    }
    for (size_t i = zeros; i < count; i++)
        length = shift_in(number, length, 58, 256, (unsigned)rb58_digit(text[i]));
    memset(data, 0, zeros);
    for (size_t i = 0; i < length; i++)
        data[zeros + i] = number[length - 1 - i];
    *size = zeros + length;
    free(number);
    return data;
}

char *rb58_encode_u64(uint64_t value)
{
    uint8_t data[8];
    size_t size = 0;
    for (int shift = 56; shift >= 0; shift -= 8)
        if (size > 0 || value >> shift != 0)
            data[size++] = (uint8_t)(value >> shift);
    return rb58_encode(data, size);
}

bool rb58_decode_u64(const char *text, uint64_t *value)
{
    size_t size;
    uint8_t *data = rb58_decode(text, &size);
    bool good = data != NULL && size <= 8 && (size == 0 || data[0] != 0);
    if (good) {
        *value = 0;
        for (size_t i = 0; i < size; i++)
            *value = *value << 8 | data[i];
    }
    free(data);
    return good;
}
