#include "u8cur.h"

static int is_continuation(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* The size of the well-formed character at `text`, of which `length` bytes are
   there; 0 when there is none. */
static size_t decode(const char *text, size_t length, int32_t *character)
{
    static const int32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = (unsigned char)text[0];
    size_t size;
    int32_t value;
    if (first < 0x80) {
        *character = first;
        return 1;
    }
    if (first >= 0xC0 && first < 0xE0) {
        size = 2;
        value = first & 0x1F;
    } else if (first >= 0xE0 && first < 0xF0) {
        size = 3;
        value = first & 0x0F;
    } else if (first >= 0xF0 && first < 0xF8) {
        size = 4;
        value = first & 0x07;
    } else {
        return 0;
    }
    if (size > length)
        return 0;
    for (size_t i = 1; i < size; i++) {
        if (!is_continuation(text[i]))
            return 0;
        value = value << 6 | ((unsigned char)text[i] & 0x3F);
    }
    if (value < least[size] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return 0;
    *character = value;
    return size;
}

void U8_Init(U8Cursor *cursor, const char *text, size_t length)
{
    cursor->text = text;
    cursor->length = length;
    cursor->at = 0;
}

void U8_ToStart(U8Cursor *cursor)
{
    cursor->at = 0;
}

void U8_ToEnd(U8Cursor *cursor)
{
    cursor->at = cursor->length;
}

int32_t U8_Next(U8Cursor *cursor)
{
    if (cursor->at >= cursor->length)
        return U8_END;
    int32_t character;
    size_t size = decode(cursor->text + cursor->at, cursor->length - cursor->at, &character);
    if (size == 0) {
        cursor->at++;
        return U8_REPLACEMENT;
    }
    cursor->at += size;
    return character;
}

int32_t U8_Prev(U8Cursor *cursor)
{
    if (cursor->at == 0)
        return U8_END;
    const char *end = cursor->text + cursor->at;
    const char *start = end;
    do
        start--;
    while (is_continuation(*start));
    int32_t character;
    size_t size = decode(start, (size_t)(end - start), &character);
    if (size == 0 || start + size != end) {
        cursor->at--;
        return U8_REPLACEMENT;
    }
    cursor->at -= size;
    return character;
}

int32_t U8_Peek(const U8Cursor *cursor)
{
    U8Cursor copy = *cursor;
    return U8_Next(&copy);
}

size_t U8_Count(const U8Cursor *cursor)
{
    U8Cursor copy = *cursor;
    size_t count = 0;
    while (U8_Next(&copy) != U8_END)
        count++;
    return count;
}

int U8_Encode(int32_t character, char bytes[4])
{
    if (character < 0 || character > 0x10FFFF || (character >= 0xD800 && character <= 0xDFFF))
        return 0;
    if (character < 0x80) {
        bytes[0] = (char)character;
        return 1;
    }
    int size = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    static const int mark[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (int i = size - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (character & 0x3F));
        character >>= 6;
    }
    bytes[0] = (char)(mark[size] | character);
    return size;
}

int U8_IsValid(const char *text, size_t length)
{
    int32_t character;
    while (length > 0) {
        size_t size = decode(text, length, &character);
        if (size == 0)
            return 0;
        text += size;
        length -= size;
    }
    return 1;
}
