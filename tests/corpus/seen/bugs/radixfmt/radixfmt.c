#include "radixfmt.h"

#include <string.h>

static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

static int base_ok(int base)
{
    return base >= RADIX_MIN && base <= RADIX_MAX;
}

/* 64 binary digits, 63 underscores and a sign are the most. */
struct scratch {
    char text[130];
    size_t start;
};

static void prepend(struct scratch *s, char c)
{
    s->text[--s->start] = c;
}

static size_t finish(const struct scratch *s, char *buffer, size_t size)
{
    size_t length = sizeof s->text - s->start;
    if (length >= size)
        return 0;
    memcpy(buffer, s->text + s->start, length);
    buffer[length] = '\0';
    return length;
}

static void convert(struct scratch *s, uint64_t value, int base, unsigned group)
{
    unsigned done = 0;
    s->start = sizeof s->text;
    do {
        if (group > 0 && done > 0 && done % group == 0)
            prepend(s, '_');
        prepend(s, digits[value % (unsigned)base]);
        value /= (unsigned)base;
        done++;
    } while (value > 0);
}

size_t radix_put_u64(char *buffer, size_t size, uint64_t value, int base)
{
    struct scratch s;
    if (!base_ok(base))
        return 0;
    convert(&s, value, base, 0);
    return finish(&s, buffer, size);
}

size_t radix_put_i64(char *buffer, size_t size, int64_t value, int base)
{
    return radix_put_grouped(buffer, size, value, base, 0);
}

size_t radix_put_grouped(char *buffer, size_t size, int64_t value, int base, unsigned group)
{
    struct scratch s;
    if (!base_ok(base))
        return 0;
    convert(&s, value < 0 ? -(uint64_t)value : (uint64_t)value, base, group);
    if (value < 0)
        prepend(&s, '-');
    return finish(&s, buffer, size);
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    return RADIX_MAX;
}

radix_result radix_get_u64(const char *text, int base, uint64_t *value)
{
    uint64_t result = 0;
    if (!base_ok(base))
        return RADIX_BAD_BASE;
    if (*text == '\0')
        return RADIX_NO_DIGITS;
    for (const char *p = text; *p != '\0'; p++) {
        int d = digit_value(*p);
        if (*p == '_' && p != text && p[-1] != '_' && p[1] != '\0')
            continue;
        if (d >= base)
            return RADIX_BAD_DIGIT;
        if (result > (UINT64_MAX - (unsigned)d) / (unsigned)base)
            return RADIX_RANGE;
        result = result * (unsigned)base + (unsigned)d;
    }
    *value = result;
    return RADIX_OK;
}

radix_result radix_get_i64(const char *text, int base, int64_t *value)
{
    uint64_t magnitude;
    int negative = *text == '-';
    if (*text == '-' || *text == '+')
        text++;
    radix_result result = radix_get_u64(text, base, &magnitude);
    if (result != RADIX_OK)
        return result;
    if (magnitude > (uint64_t)INT64_MAX + (negative ? 1 : 0))
        return RADIX_RANGE;
    if (negative)
        *value = magnitude > INT64_MAX ? INT64_MIN : -(int64_t)magnitude;
    else
        *value = (int64_t)magnitude;
    return RADIX_OK;
}

unsigned radix_digits(uint64_t value, int base)
{
    unsigned count = 1;
    if (!base_ok(base))
        return 0;
    while ((value /= (unsigned)base) > 0)
        count++;
    return count;
}

unsigned radix_digit_sum(int64_t value, int base)
{
    unsigned sum = 0;
    if (!base_ok(base))
        return 0;
    if (value < 0)
        value = -value;
    for (; value > 0; value /= base)
        sum += (unsigned)(value % base);
    return sum;
}

const char *radix_strerror(radix_result result)
{
    static const char *const messages[] = {"ok", "unsupported base", "no digits", "bad digit", "out of range"};
    return (unsigned)result < sizeof messages / sizeof messages[0] ? messages[result] : "unknown";
}
