#include "base/text.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"

char text_empty[1];

void text_init(struct text *text)
{
    *text = (struct text)TEXT_INIT;
}

void text_release(struct text *text)
{
    if (text->capacity)
        mem_free(text->s);
    text_init(text);
}

void text_cut(struct text *text, size_t length)
{
    if (length < text->length) {
        text->length = length;
        text->s[length] = '\0';
    }
}

void text_clear(struct text *text)
{
    text->length = 0;
    if (text->capacity)
        text->s[0] = '\0';
}

char *text_detach(struct text *text)
{
    char *s = text->capacity ? text->s : mem_strdup("");
    text_init(text);
    return s;
}

void text_reserve(struct text *text, size_t more)
{
    size_t wanted;
    if (__builtin_add_overflow(text->length, more, &wanted) || wanted > SIZE_MAX / 2)
        wanted = SIZE_MAX / 2;
    if (wanted < text->capacity) /* strictly: room for the NUL */
        return;
    size_t capacity = text->capacity ? text->capacity : 32;
    while (capacity <= wanted)
        capacity *= 2;
    text->s = mem_realloc(text->capacity ? text->s : NULL, capacity);
    text->s[text->length] = '\0';
    text->capacity = capacity;
}

void text_add_bytes(struct text *text, const char *s, size_t length)
{
    if (!length)
        return;
    text_reserve(text, length);
    memcpy(text->s + text->length, s, length);
    text->length += length;
    text->s[text->length] = '\0';
}

void text_add(struct text *text, const char *s)
{
    text_add_bytes(text, s, strlen(s));
}

void text_add_char(struct text *text, char c)
{
    text_reserve(text, 1);
    text->s[text->length++] = c;
    text->s[text->length] = '\0';
}

void text_add_unsigned(struct text *text, unsigned long long value)
{
    char digits[20];
    char *first = digits + sizeof digits;
    do
        *--first = (char)('0' + value % 10);
    while (value /= 10);
    text_add_bytes(text, first, (size_t)(digits + sizeof digits - first));
}

void text_add_integer(struct text *text, long long value)
{
    if (value < 0)
        text_add_char(text, '-');
    text_add_unsigned(text, value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value);
}

void text_addf(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_addv(text, format, arguments);
    va_end(arguments);
}

void text_addv(struct text *text, const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length <= 0)
        return;
    text_reserve(text, (size_t)length);
    vsnprintf(text->s + text->length, (size_t)length + 1, format, arguments);
    text->length += (size_t)length;
}

static size_t continuation_bytes(unsigned char lead)
{
    if (lead >= 0xc2 && lead <= 0xdf)
        return 1;
    if (lead >= 0xe0 && lead <= 0xef)
        return 2;
    if (lead >= 0xf0 && lead <= 0xf4)
        return 3;
    return 0;
}

/* The second byte decides about overlong forms, surrogates and what lies
 * behind U+10FFFF (Unicode, table 3-7). */
static int second_byte_fits(unsigned char lead, unsigned char second)
{
    unsigned char low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    unsigned char high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high;
}

/* Length of the well-formed UTF-8 sequence at s; 0 when it is not one. */
static size_t utf8_length(const unsigned char *s)
{
    if (*s < 0x80)
        return 1;
    size_t more = continuation_bytes(*s);
    if (!more || !second_byte_fits(s[0], s[1]))
        return 0;
    for (size_t i = 2; i <= more; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return more + 1;
}

static void add_escaped(struct text *text, unsigned char c)
{
    static const char letters[] = "\b\f\n\r\t\"\\";
    const char *letter = strchr(letters, c);
    if (letter) {
        text_add_char(text, '\\');
        text_add_char(text, "bfnrt\"\\"[letter - letters]);
    } else {
        text_addf(text, "\\u%04x", c);
    }
}

static int needs_escape(unsigned char c)
{
    return c < 0x20 || c == '"' || c == '\\' || c == 0x7f;
}

void text_add_json(struct text *text, const char *s)
{
    text_add_char(text, '"');
    for (const unsigned char *p = (const unsigned char *)s; *p;) {
        size_t length = utf8_length(p);
        if (!length) {
            text_addf(text, "\\udc%02x", *p++); /* as Python's surrogateescape */
        } else if (needs_escape(*p)) {
            add_escaped(text, *p++);
        } else {
            text_add_bytes(text, (const char *)p, length);
            p += length;
        }
    }
    text_add_char(text, '"');
}
