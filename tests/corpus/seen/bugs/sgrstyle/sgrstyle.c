#include "sgrstyle.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#define ESC '\033'
#define MAXPAR 32
#define MAXNUM 9999
#define ATTRS (SGR_BOLD | SGR_DIM | SGR_ITALIC | SGR_UNDERLINE | SGR_BLINK | SGR_INVERSE)

static const struct sgr_color plain = {SGR_DEFAULT, 0, 0, 0};

static const struct {
    int number;
    unsigned bit;
} attr_on[] = {
    {1, SGR_BOLD},      {2, SGR_DIM},   {3, SGR_ITALIC},
    {4, SGR_UNDERLINE}, {5, SGR_BLINK}, {7, SGR_INVERSE},
}, attr_off[] = {
    {22, SGR_BOLD | SGR_DIM}, {23, SGR_ITALIC},  {24, SGR_UNDERLINE},
    {25, SGR_BLINK},          {27, SGR_INVERSE},
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

void sgr_reset(struct sgr_style *st)
{
    st->attrs = 0;
    st->fg = plain;
    st->bg = plain;
}

static int kind_of(const struct sgr_color *c)
{
    return c->kind == SGR_INDEX || c->kind == SGR_RGB ? c->kind : SGR_DEFAULT;
}

static int color_equal(const struct sgr_color *a, const struct sgr_color *b)
{
    if (kind_of(a) != kind_of(b))
        return 0;
    switch (kind_of(a)) {
    case SGR_INDEX:
        return a->r == b->r;
    case SGR_RGB:
        return a->r == b->r && a->g == b->g && a->b == b->b;
    default:
        return 1;
    }
}

int sgr_equal(const struct sgr_style *a, const struct sgr_style *b)
{
    return (a->attrs & ATTRS) == (b->attrs & ATTRS) && color_equal(&a->fg, &b->fg) &&
           color_equal(&a->bg, &b->bg);
}

static int is_byte(int n)
{
    return n >= 0 && n <= 255;
}

static void set_index(struct sgr_color *c, int index)
{
    *c = plain;
    c->kind = SGR_INDEX;
    c->r = (unsigned char)index;
}

/* par[0] is 38 or 48, left counts it too.  Returns how many numbers belong
   to the colour. */
static size_t extended(struct sgr_color *c, const int *par, size_t left)
{
    size_t args;

    if (left < 2)
        return left;
    if (par[1] == 5)
        args = 2;
    else if (par[1] == 2)
        args = 4;
    else
        return 2;
    if (left < args)
        return left;
    if (par[1] == 5) {
        if (is_byte(par[2]))
            set_index(c, par[2]);
    } else if (is_byte(par[2]) && is_byte(par[3]) && is_byte(par[4])) {
        c->kind = SGR_RGB;
        c->r = (unsigned char)par[2];
        c->g = (unsigned char)par[3];
        c->b = (unsigned char)par[4];
    }
    return args + 1;
}

static void simple(struct sgr_style *st, int number)
{
    size_t i;

    for (i = 0; i < COUNT(attr_on); i++)
        if (attr_on[i].number == number)
            st->attrs |= attr_on[i].bit;
    for (i = 0; i < COUNT(attr_off); i++)
        if (attr_off[i].number == number)
            st->attrs &= ~attr_off[i].bit;
    if (number == 0)
        sgr_reset(st);
    else if (number >= 30 && number <= 37)
        set_index(&st->fg, number - 30);
    else if (number == 39)
        st->fg = plain;
    else if (number >= 40 && number <= 47)
        set_index(&st->bg, number - 40);
    else if (number == 49)
        st->bg = plain;
    else if (number >= 90 && number <= 97)
        set_index(&st->fg, number - 90 + 8);
    else if (number >= 100 && number <= 107)
        set_index(&st->bg, number - 100 + 8);
}

void sgr_apply(struct sgr_style *st, const int *par, size_t n)
{
    size_t i = 0;

    if (n == 0)
        sgr_reset(st);
    while (i < n) {
        if (par[i] == 38)
            i += extended(&st->fg, par + i, n - i);
        else if (par[i] == 48)
            i += extended(&st->bg, par + i, n - i);
        else
            simple(st, par[i++]);
    }
}

static int numbers(const char *s, const char *end, int *par, size_t cap)
{
    size_t n = 0;
    int value = 0;

    for (;; s++) {
        if (s < end && *s >= '0' && *s <= '9') {
            value = value * 10 + (*s - '0');
            if (value > MAXNUM)
                value = MAXNUM;
        } else if (s == end || *s == ';') {
            if (n >= cap || n >= INT_MAX)
                return -1;
            par[n++] = value;
            value = 0;
            if (s == end)
                return (int)n;
        } else {
            return -1;
        }
    }
}

int sgr_parse(const char *text, int *par, size_t cap)
{
    return numbers(text, text + strlen(text), par, cap);
}

/* s is behind "ESC [".  Returns the final byte's place, or that of the byte
   that breaks the sequence off. */
static const char *sequence_end(const char *s)
{
    while (*s >= 0x20 && *s <= 0x3f)
        s++;
    return s;
}

static int is_final(char c)
{
    return c >= 0x40 && c <= 0x7e;
}

int sgr_feed(struct sgr_style *st, const char *text)
{
    int par[MAXPAR] = {0};
    int applied = 0;

    while (*text) {
        const char *begin, *end;
        int n;

        if (text[0] != ESC || text[1] != '[') {
            text++;
            continue;
        }
        begin = text + 2;
        end = sequence_end(begin);
        if (*end == 'm') {
            n = numbers(begin, end, par, MAXPAR);
            if (n > 0) {
                sgr_apply(st, par, (size_t)n);
                applied++;
            }
        }
        text = is_final(*end) ? end + 1 : end;
    }
    return applied;
}

static size_t color_text(char *out, size_t room, const struct sgr_color *c, int base)
{
    int n = 0;

    if (kind_of(c) == SGR_INDEX)
        n = snprintf(out, room, ";%d;5;%d", base, c->r);
    else if (kind_of(c) == SGR_RGB)
        n = snprintf(out, room, ";%d;2;%d;%d;%d", base, c->r, c->g, c->b);
    return n > 0 ? (size_t)n : 0;
}

size_t sgr_write(const struct sgr_style *st, char *buf, size_t size)
{
    char out[96] = "\033[0";
    size_t len = 3, i;

    for (i = 0; i < COUNT(attr_on); i++)
        if (st->attrs & attr_on[i].bit) {
            out[len++] = ';';
            out[len++] = (char)('0' + attr_on[i].number);
        }
    len += color_text(out + len, sizeof out - len, &st->fg, 38);
    len += color_text(out + len, sizeof out - len, &st->bg, 48);
    out[len++] = 'm';
    if (size > 0) {
        size_t n = len < size ? len : size - 1;

        memcpy(buf, out, n);
        buf[n] = '\0';
    }
    return len;
}

size_t sgr_strip(char *dst, size_t size, const char *text)
{
    size_t len = 0;

    while (*text) {
        if (text[0] == ESC && text[1] == '[') {
            const char *end = sequence_end(text + 2);

            text = is_final(*end) ? end + 1 : end;
            continue;
        }
        if (size > 0 && len < size - 1)
            dst[len] = *text;
        len++;
        text++;
    }
    if (size > 0)
        dst[len < size ? len : size - 1] = '\0';
    return len;
}
