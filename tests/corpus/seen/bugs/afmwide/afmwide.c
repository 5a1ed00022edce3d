#include "afmwide.h"

#include <limits.h>
#include <string.h>

struct afm_font {
    const char *name;
    unsigned short widths[256];
    short ascent, descent;
    int kerned;
};

static const struct afm_font fonts[] = {
    {
        .name = "sans",
        .widths = {
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
            1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
            333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
            556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333,
            400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
            667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
            722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
            556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500
        },
        .ascent = 718, .descent = -207, .kerned = 1
    },
    {
        .name = "serif",
        .widths = {
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            250, 250, 319, 500, 500, 800, 600, 180, 299, 299, 350, 525, 250, 299, 250, 250,
            500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 250, 250, 525, 525, 525, 500,
            913, 600, 600, 649, 649, 600, 549, 700, 649, 250, 450, 600, 500, 749, 649, 700,
            600, 700, 649, 600, 549, 649, 600, 849, 600, 600, 549, 250, 250, 250, 422, 500,
            299, 500, 500, 450, 500, 500, 250, 500, 500, 199, 199, 450, 199, 749, 500, 500,
            500, 500, 299, 450, 250, 500, 450, 649, 450, 450, 450, 300, 234, 300, 525, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            250, 299, 500, 500, 500, 500, 234, 500, 299, 663, 333, 500, 525, 299, 663, 299,
            360, 525, 299, 299, 299, 500, 483, 250, 299, 299, 328, 500, 750, 750, 750, 549,
            600, 600, 600, 600, 600, 600, 900, 649, 600, 600, 600, 600, 250, 250, 250, 250,
            649, 649, 700, 700, 700, 700, 700, 525, 700, 649, 649, 649, 649, 600, 600, 549,
            500, 500, 500, 500, 500, 500, 800, 450, 500, 500, 500, 500, 250, 250, 250, 250,
            500, 500, 500, 500, 500, 500, 500, 525, 549, 500, 500, 500, 500, 450, 500, 450
        },
        .ascent = 683, .descent = -217, .kerned = 1
    },
    {
        .name = "mono",
        .widths = {
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600,
            600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600, 600
        },
        .ascent = 629, .descent = -157, .kerned = 0
    },
};

static const struct {
    char left, right;
    short by;
} pairs[] = {
    { 'A', 'V', -70 }, { 'A', 'W', -50 }, { 'A', 'Y', -100 }, { 'F', 'a', -50 },
    { 'L', 'T', -110 }, { 'P', 'a', -40 }, { 'T', 'a', -120 }, { 'T', 'o', -120 },
    { 'V', 'A', -80 }, { 'V', 'o', -80 }, { 'Y', 'o', -140 }, { 'r', 'n', 25 },
};

enum { FONTS = sizeof fonts / sizeof fonts[0], PAIRS = sizeof pairs / sizeof pairs[0] };

int afm_count(void)
{
    return FONTS;
}

const afm_font *afm_at(int index)
{
    return index >= 0 && index < FONTS ? &fonts[index] : NULL;
}

const afm_font *afm_find(const char *name)
{
    for (int i = 0; i < FONTS; i++)
        if (strcmp(fonts[i].name, name) == 0)
            return &fonts[i];
    return NULL;
}

const char *afm_name(const afm_font *font)
{
    return font->name;
}

/* Advance of the character c; the widest stands in for what is no Latin-1. */
static int advance(const afm_font *font, int c)
{
    if (c > 255)
        c = 'W';
    return font->widths[c];
}

static int kern(const afm_font *font, char left, char right)
{
    if (!font->kerned)
        return 0;
    for (int i = 0; i < PAIRS; i++)
        if (pairs[i].left == left && pairs[i].right == right)
            return pairs[i].by;
    return 0;
}

int afm_advance(const afm_font *font, unsigned code)
{
    return advance(font, code > 255 ? 256 : (int)code);
}

int afm_kern(const afm_font *font, unsigned left, unsigned right)
{
    if (left > 127 || right > 127)
        return 0;
    return kern(font, (char)left, (char)right);
}

long afm_width(const afm_font *font, const char *text)
{
    long sum = 0;
    for (size_t i = 0; text[i]; i++) {
        if (i > 0)
            sum += kern(font, text[i - 1], text[i]);
        sum += advance(font, (unsigned char)text[i]);
    }
    return sum;
}

size_t afm_fit(const afm_font *font, const char *text, long limit)
{
    long sum = 0;
    size_t i = 0;
    for (; text[i]; i++) {
        if (i > 0)
            sum += kern(font, text[i - 1], text[i]);
        sum += advance(font, text[i]);
        if (sum > limit)
            break;
    }
    return i;
}

size_t afm_break(const afm_font *font, const char *text, long limit)
{
    size_t n = afm_fit(font, text, limit);
    if (!text[n])
        return n;
    size_t k = n;
    while (k > 0 && text[k] != ' ')
        k--;
    if (k > 0)
        return k;
    return n > 0 ? n : 1;
}

void afm_height(const afm_font *font, int *ascent, int *descent)
{
    if (ascent)
        *ascent = font->ascent;
    if (descent)
        *descent = font->descent;
}

long afm_scale(long units, int size)
{
    if (size < 0)
        size = 0;
    if (size > AFM_MAX_SIZE)
        size = AFM_MAX_SIZE;
    if (units > LONG_MAX / AFM_MAX_SIZE)
        units = LONG_MAX / AFM_MAX_SIZE;
    if (units < -(LONG_MAX / AFM_MAX_SIZE))
        units = -(LONG_MAX / AFM_MAX_SIZE);
    return units * size / 1000;
}
