#include "i2stride.h"

#include <stdio.h>

static const struct i2stride nothing = {0, 0, 0};

struct i2stride i2stride_range(int16_t first, int16_t last)
{
    return (struct i2stride){first, last, first <= last ? 1 : -1};
}

/* An integer at *text, which is left behind it. */
static bool number(const char **text, int16_t *value)
{
    const char *at = *text;
    bool minus = *at == '-';
    int32_t magnitude = 0;
    if (minus)
        at++;
    if (*at < '0' || *at > '9')
        return false;
    for (; *at >= '0' && *at <= '9'; at++) {
        magnitude = 10 * magnitude + (*at - '0');
        if (magnitude > 32768)
            return false;
    }
    if (magnitude == 32768 && !minus)
        return false;
    *value = (int16_t)(minus ? -magnitude : magnitude);
    *text = at;
    return true;
}

bool i2stride_parse(struct i2stride *to, const char *text)
{
    struct i2stride s;
    if (!number(&text, &s.first))
        return false;
    s.last = s.first;
    if (text[0] == '.' && text[1] == '.') {
        text += 2;
        if (!number(&text, &s.last))
            return false;
    }
    s.step = s.first <= s.last ? 1 : -1;
    if (*text == '/') {
        text++;
        if (!number(&text, &s.step))
            return false;
    }
    if (*text != '\0')
        return false;
    *to = s;
    return true;
}

int i2stride_format(char *to, size_t size, struct i2stride s)
{
    return snprintf(to, size, "%d..%d/%d", s.first, s.last, s.step);
}

uint32_t i2stride_count(struct i2stride s)
{
    if (s.step == 0 || s.step == INT16_MIN)
        return 0;
    int32_t distance = (int32_t)s.last - s.first;
    if (s.step > 0 ? distance < 0 : distance > 0)
        return 0;
    return (uint32_t)(distance / s.step) + 1;
}

/* The element at an index that is below the count. */
static int16_t element(struct i2stride s, uint32_t index)
{
    return (int16_t)(s.first + (int32_t)index * s.step);
}

bool i2stride_has(struct i2stride s, int16_t value)
{
    if (i2stride_count(s) == 0)
        return false;
    if (s.step > 0 ? value < s.first || value > s.last : value > s.first || value < s.last)
        return false;
    return ((int32_t)value - s.first) % s.step == 0;
}

bool i2stride_at(struct i2stride s, uint32_t index, int16_t *value)
{
    if (index >= i2stride_count(s))
        return false;
    *value = element(s, index);
    return true;
}

int64_t i2stride_sum(struct i2stride s)
{
    int64_t count = i2stride_count(s);
    if (count == 0)
        return 0;
    return count * ((int64_t)s.first + element(s, (uint32_t)count - 1)) / 2;
}

size_t i2stride_fill(struct i2stride s, int16_t *to, size_t room)
{
    size_t count = i2stride_count(s);
    if (count > room)
        count = room;
    for (size_t i = 0; i < count; i++)
        to[i] = element(s, (uint32_t)i);
    return count;
}

struct i2stride i2stride_flip(struct i2stride s)
{
    uint32_t count = i2stride_count(s);
    if (count == 0)
        return nothing;
    return (struct i2stride){element(s, count - 1), s.first, (int16_t)-s.step};
}

uint32_t i2stride_shared(struct i2stride a, struct i2stride b)
{
    uint32_t shared = 0;
    if (i2stride_count(a) == 0 || i2stride_count(b) == 0)
        return 0;
    if (a.step < 0)
        a = i2stride_flip(a);
    for (int16_t value = a.first; value <= a.last; value = (int16_t)(value + a.step))
        if (i2stride_has(b, value))
            shared++;
    return shared;
}

bool i2stride_equal(struct i2stride a, struct i2stride b)
{
    uint32_t count = i2stride_count(a);
    if (count != i2stride_count(b))
        return false;
    if (count == 0)
        return true;
    return a.first == b.first && (count == 1 || a.step == b.step);
}

uint32_t i2stride_each(struct i2stride s, bool (*visit)(int16_t value, void *context), void *context)
{
    uint32_t count = i2stride_count(s);
    for (uint32_t i = 0; i < count; i++)
        if (!visit(element(s, i), context))
            return i + 1;
    return count;
}
