#include "utfbuild.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST 3 /* bytes of a character */
#define REPLACEMENT 0xfffd
#define LIMIT ((size_t)1 << 20)

struct UtfBuilder {
    char *bytes;
    size_t length;
    size_t capacity;
};

UtfBuilder *UtfBuilder_create(void)
{
    UtfBuilder *self = malloc(sizeof *self);
    if (self == NULL)
        return NULL;
    self->length = 0;
    self->capacity = 16;
    self->bytes = malloc(self->capacity);
    if (self->bytes == NULL) {
        free(self);
        return NULL;
    }
    self->bytes[0] = '\0';
    return self;
}

void UtfBuilder_destroy(UtfBuilder *self)
{
    if (self == NULL)
        return;
    free(self->bytes);
    free(self);
}

/* Makes room for one more character and the terminator. */
static bool reserve(UtfBuilder *self)
{
    size_t capacity = self->capacity;
    if (self->length + LONGEST + 1 <= capacity)
        return true;
    if (capacity >= LIMIT)
        return false;
    char *bytes = realloc(self->bytes, capacity * 2);
    if (bytes == NULL)
        return false;
    self->bytes = bytes;
    self->capacity = capacity * 2;
    return true;
}

bool UtfBuilder_addChar(UtfBuilder *self, uint32_t c)
{
    if (c == 0 || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff) || !reserve(self))
        return false;
    char *to = self->bytes + self->length;
    if (c < 0x80) {
        *to++ = (char)c;
    } else if (c < 0x800) {
        *to++ = (char)(0xc0 | c >> 6);
        *to++ = (char)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        *to++ = (char)(0xe0 | c >> 12);
        *to++ = (char)(0x80 | (c >> 6 & 0x3f));
        *to++ = (char)(0x80 | (c & 0x3f));
    } else {
        *to++ = (char)(0xf0 | c >> 18);
        *to++ = (char)(0x80 | (c >> 12 & 0x3f));
        *to++ = (char)(0x80 | (c >> 6 & 0x3f));
        *to++ = (char)(0x80 | (c & 0x3f));
    }
    *to = '\0';
    self->length = (size_t)(to - self->bytes);
    return true;
}

/* Reads a character; the replacement, and one byte, where there is none. */
static size_t decode(const char *text, uint32_t *c)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *in = (const unsigned char *)text;
    size_t length = in[0] < 0x80 ? 1 : in[0] < 0xc0 ? 0 : in[0] < 0xe0 ? 2 : in[0] < 0xf0 ? 3 : in[0] < 0xf8 ? 4 : 0;
    *c = REPLACEMENT;
    if (length == 0)
        return 1;
    uint32_t value = length == 1 ? in[0] : in[0] & (0xffu >> (length + 1));
    for (size_t i = 1; i < length; i++) {
        if ((in[i] & 0xc0) != 0x80)
            return 1;
        value = value << 6 | (in[i] & 0x3f);
    }
    if (value < least[length] || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
        return 1;
    *c = value;
    return length;
}

bool UtfBuilder_addText(UtfBuilder *self, const char *text)
{
    const char *copy = NULL;
    bool good = true;
    uintptr_t at = (uintptr_t)text, own = (uintptr_t)self->bytes;
    if (at >= own && at - own <= self->length) { /* it may move meanwhile */
        size_t size = self->length - (at - own) + 1;
        char *made = malloc(size);
        if (made == NULL)
            return false;
        memcpy(made, text, size);
        copy = text = made;
    }
    while (good && *text != '\0') {
        uint32_t c;
        text += decode(text, &c);
        good = UtfBuilder_addChar(self, c);
    }
    free((char *)copy);
    return good;
}

bool UtfBuilder_repeat(UtfBuilder *self, uint32_t codepoint, unsigned count)
{
    while (count-- > 0)
        if (!UtfBuilder_addChar(self, codepoint))
            return false;
    return true;
}

uint32_t UtfBuilder_chop(UtfBuilder *self)
{
    uint32_t c;
    if (self->length == 0)
        return 0;
    do
        self->length--;
    while (((unsigned char)self->bytes[self->length] & 0xc0) == 0x80);
    decode(self->bytes + self->length, &c);
    self->bytes[self->length] = '\0';
    return c;
}

/* Where the character of an index begins, or the end of the text. */
static size_t offset(const UtfBuilder *self, size_t index)
{
    size_t at = 0;
    uint32_t c;
    while (index-- > 0 && at < self->length)
        at += decode(self->bytes + at, &c);
    return at;
}

void UtfBuilder_truncate(UtfBuilder *self, size_t chars)
{
    self->length = offset(self, chars);
    self->bytes[self->length] = '\0';
}

const char *UtfBuilder_text(const UtfBuilder *self)
{
    return self->bytes;
}

size_t UtfBuilder_bytes(const UtfBuilder *self)
{
    return self->length;
}

size_t UtfBuilder_chars(const UtfBuilder *self)
{
    size_t chars = 0;
    uint32_t c;
    for (size_t at = 0; at < self->length; chars++)
        at += decode(self->bytes + at, &c);
    return chars;
}

uint32_t UtfBuilder_charAt(const UtfBuilder *self, size_t index)
{
    uint32_t c;
    size_t at = offset(self, index);
    if (at >= self->length)
        return 0;
    decode(self->bytes + at, &c);
    return c;
}
