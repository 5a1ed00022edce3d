#include "lblpress.h"

#include <limits.h>
#include <string.h>

/* Five rows of three bits, the top row first. */
static const unsigned short digit_font[10] = {
    075557, 026227, 071747, 071717, 055711,
    074717, 074757, 071222, 075757, 075717,
};

int lbl_init(lbl_label *label, unsigned char *dots, int width, int height)
{
    if (width < 1 || width > LBL_WIDTH_MAX || height < 1 || height > LBL_HEIGHT_MAX)
        return -1;
    label->dots = dots;
    label->width = width;
    label->height = height;
    label->stride = LBL_BYTES(width, 1);
    lbl_clear(label);
    return 0;
}

void lbl_clear(lbl_label *label)
{
    memset(label->dots, 0, label->stride * (size_t)label->height);
}

/* Whether a dot is on the label. */
static int inside(const lbl_label *label, long long x, long long y)
{
    return x >= 0 && x < label->width && y >= 0 && y < label->height;
}

static unsigned char *byte_of(const lbl_label *label, long long x, long long y)
{
    return label->dots + (size_t)y * label->stride + (size_t)x / 8;
}

static unsigned char mask_of(long long x)
{
    return (unsigned char)(0x80u >> (x % 8));
}

static void blacken(lbl_label *label, long long x, long long y)
{
    if (inside(label, x, y))
        *byte_of(label, x, y) |= mask_of(x);
}

void lbl_set(lbl_label *label, int x, int y, int black)
{
    if (!inside(label, x, y))
        return;
    if (black)
        *byte_of(label, x, y) |= mask_of(x);
    else
        *byte_of(label, x, y) &= (unsigned char)~mask_of(x);
}

int lbl_get(const lbl_label *label, int x, int y)
{
    if (!inside(label, x, y))
        return 0;
    return (*byte_of(label, x, y) & mask_of(x)) != 0;
}

/* The part of at .. at+size-1 that is in 0 .. limit-1, as from and end. */
static void clip(int at, int size, int limit, long long *from, long long *end)
{
    *from = at < 0 ? 0 : at;
    *end = (long long)at + size;
    if (*end > limit)
        *end = limit;
}

void lbl_box(lbl_label *label, int x, int y, int w, int h)
{
    long long left, right, top, bottom;

    if (w <= 0 || h <= 0)
        return;
    clip(x, w, label->width, &left, &right);
    clip(y, h, label->height, &top, &bottom);
    for (long long row = top; row < bottom; row++)
        for (long long column = left; column < right; column++)
            blacken(label, column, row);
}

void lbl_image(lbl_label *label, int x, int y, const unsigned char *image, int w, int h)
{
    long long left, right, top, bottom;
    size_t stride;

    if (w <= 0 || h <= 0)
        return;
    stride = LBL_BYTES(w, 1);
    clip(x, w, label->width, &left, &right);
    clip(y, h, label->height, &top, &bottom);
    for (long long row = top; row < bottom; row++) {
        const unsigned char *from = image + (size_t)(row - y) * stride;

        for (long long column = left; column < right; column++) {
            long long at = column - x;

            if (from[at / 8] & mask_of(at))
                blacken(label, column, row);
        }
    }
}

int lbl_digits(lbl_label *label, int x, int y, const char *text)
{
    long long at = x;

    for (; *text; text++) {
        if (*text >= '0' && *text <= '9')
            for (int i = 0; i < 15; i++)
                if (digit_font[*text - '0'] >> (14 - i) & 1)
                    blacken(label, at + i % 3, (long long)y + i / 3);
        at += 4;
    }
    return at > INT_MAX ? INT_MAX : (int)at;
}

int lbl_print(const lbl_label *label, lbl_sink sink, void *arg)
{
    for (int y = 0; y < label->height; y++) {
        int result = sink(byte_of(label, 0, y), label->stride, arg);

        if (result != 0)
            return result;
    }
    return 0;
}
