#include "dirruns.h"

#include <stdlib.h>

dr_class dr_classify(uint32_t c)
{
    if (c >= '0' && c <= '9')
        return DR_DIGIT;
    if (c >= 0x660 && c <= 0x669)
        return DR_DIGIT;
    if ((c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfefe))
        return DR_RIGHT;
    if (c < 0x80)
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ? DR_LEFT : DR_NEUTRAL;
    if (c < 0xc0 || (c >= 0x2000 && c <= 0x2bff) || (c >= 0x3000 && c <= 0x3004))
        return DR_NEUTRAL;
    if (c >= 0xfff0 && c <= 0xffff)
        return DR_NEUTRAL;
    return c <= 0x10ffff ? DR_LEFT : DR_NEUTRAL;
}

size_t dr_decode(const char *text, size_t length, uint32_t *c)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *s = (const unsigned char *)text;
    uint32_t code = 0xfffd;
    size_t used = 0;
    if (length > 0) {
        size_t size = s[0] < 0x80 ? 1 : s[0] < 0xc2 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : s[0] < 0xf5 ? 4 : 0;
        used = 1;
        if (size == 1) {
            code = s[0];
        } else if (size > 1 && size <= length) {
            uint32_t value = s[0] & (0x7fu >> size);
            size_t i = 1;
            while (i < size && (s[i] & 0xc0) == 0x80)
                value = value << 6 | (s[i++] & 0x3f);
            if (i == size && value >= least[size] && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff)) {
                code = value;
                used = size;
            }
        }
    }
    if (c != NULL)
        *c = code;
    return used;
}

size_t dr_count(const char *text, size_t length)
{
    size_t count = 0;
    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    return count;
}

dr_class dr_base(const char *text, size_t length)
{
    size_t at = 0;
    while (at < length) {
        uint32_t c;
        at += dr_decode(text + at, length - at, &c);
        dr_class class = dr_classify(c);
        if (class == DR_LEFT || class == DR_RIGHT)
            return class;
    }
    return DR_NEUTRAL;
}

/* Neutrals between two of the same direction go with them, others with the
   line. */
static void settle(unsigned char *classes, size_t from, size_t to, dr_class before, dr_class after, dr_class base)
{
    dr_class class = before == after ? before : base;
    for (size_t i = from; i < to; i++)
        classes[i] = (unsigned char)class;
}

unsigned char *dr_levels(const char *text, size_t length, dr_class base, size_t *count)
{
    size_t n = dr_count(text, length);
    unsigned char *levels = malloc(n + (n == 0));
    if (levels == NULL)
        return NULL;
    if (base != DR_RIGHT)
        base = DR_LEFT;

    /* classes first, in the same place */
    dr_class strong = base, side = base;
    size_t i = 0, neutral = 0;
    for (size_t at = 0; at < length; i++) {
        uint32_t c;
        at += dr_decode(text + at, length - at, &c);
        dr_class class = dr_classify(c);
        if (class == DR_NEUTRAL) {
            levels[i] = DR_NEUTRAL;
            continue;
        }
        if (class == DR_DIGIT && strong == DR_LEFT)
            class = DR_LEFT;
        if (class != DR_DIGIT)
            strong = class;
        dr_class now = class == DR_DIGIT ? DR_RIGHT : class;
        settle(levels, neutral, i, side, now, base);
        levels[i] = (unsigned char)class;
        side = now;
        neutral = i + 1;
    }
    settle(levels, neutral, i, side, base, base);

    for (size_t k = 0; k < i; k++) {
        if (levels[k] == DR_DIGIT)
            levels[k] = 2;
        else if (levels[k] == DR_RIGHT)
            levels[k] = 1;
        else
            levels[k] = base == DR_RIGHT ? 2 : 0;
    }
    if (count != NULL)
        *count = n;
    return levels;
}

size_t dr_runs(const unsigned char *levels, size_t count, dr_run *runs, size_t room)
{
    size_t n = 0;
    for (size_t start = 0, end; start < count; start = end) {
        end = start + 1;
        while (end < count && levels[end] == levels[start])
            end++;
        if (n < room)
            runs[n] = (dr_run){start, end - start, levels[start]};
        n++;
    }
    return n;
}

static void reverse(dr_run *runs, size_t from, size_t to)
{
    while (from + 1 < to) {
        dr_run other = runs[from];
        runs[from++] = runs[--to];
        runs[to] = other;
    }
}

void dr_reorder(dr_run *runs, size_t count)
{
    int highest = 0, lowest = 256;
    for (size_t i = 0; i < count; i++) {
        if (runs[i].level > highest)
            highest = runs[i].level;
        if (runs[i].level % 2 == 1 && runs[i].level < lowest)
            lowest = runs[i].level;
    }
    for (int level = highest; level >= lowest; level--) {
        size_t from = 0;
        while (from < count) {
            size_t to = from;
            while (to < count && runs[to].level >= level)
                to++;
            reverse(runs, from, to);
            from = to + 1;
        }
    }
}
