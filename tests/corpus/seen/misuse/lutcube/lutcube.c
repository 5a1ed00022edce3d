#include "lutcube.h"

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool edge_ok(unsigned n)
{
    return n >= LUT_MIN_EDGE && n <= LUT_MAX_EDGE;
}

size_t lut_floats(unsigned n)
{
    return edge_ok(n) ? (size_t)n * n * n * 3 : 0;
}

int lut_init(struct lut *lut, const float *table, unsigned n)
{
    if (!edge_ok(n))
        return -1;
    lut->table = table;
    lut->edge = n;
    return 0;
}

int lut_identity(float *table, unsigned n)
{
    if (!edge_ok(n))
        return -1;
    for (unsigned b = 0; b < n; b++)
        for (unsigned g = 0; g < n; g++)
            for (unsigned r = 0; r < n; r++) {
                *table++ = (float)r / (float)(n - 1);
                *table++ = (float)g / (float)(n - 1);
                *table++ = (float)b / (float)(n - 1);
            }
    return 0;
}

static float clamp(float x)
{
    if (!(x > 0))
        return 0;
    return x < 1 ? x : 1;
}

/* The cell a component is in, and where in the cell, 0...1. */
static unsigned locate(float x, unsigned edge, float *part)
{
    float at = clamp(x) * (float)(edge - 1);
    unsigned cell = (unsigned)at;

    if (cell > edge - 2)
        cell = edge - 2;
    *part = at - (float)cell;
    return cell;
}

void lut_pixel(const struct lut *lut, const float in[3], float out[3])
{
    float part[3], sum[3] = { 0, 0, 0 };
    size_t base = 0, step[3], stride = 3;

    for (int k = 0; k < 3; k++) {
        base += locate(in[k], lut->edge, &part[k]) * stride;
        step[k] = stride;
        stride *= lut->edge;
    }
    for (int corner = 0; corner < 8; corner++) {
        float weight = 1;
        size_t index = base;

        for (int k = 0; k < 3; k++) {
            if (corner & 1 << k) {
                weight *= part[k];
                index += step[k];
            } else {
                weight *= 1 - part[k];
            }
        }
        if (weight > 0)
            for (int k = 0; k < 3; k++)
                sum[k] += weight * lut->table[index + (size_t)k];
    }
    memcpy(out, sum, sizeof sum);
}

void lut_row(const struct lut *lut, float *pixels, size_t count)
{
    for (size_t i = 0; i < count; i++)
        lut_pixel(lut, pixels + 3 * i, pixels + 3 * i);
}

int lut_row8(const struct lut *lut, unsigned char *pixels, size_t count, int bytes)
{
    if (bytes != 3 && bytes != 4)
        return -1;
    for (size_t i = 0; i < count; i++, pixels += bytes) {
        float rgb[3] = { pixels[0] / 255.0f, pixels[1] / 255.0f, pixels[2] / 255.0f };

        lut_pixel(lut, rgb, rgb);
        for (int k = 0; k < 3; k++)
            pixels[k] = (unsigned char)(clamp(rgb[k]) * 255.0f + 0.5f);
    }
    return 0;
}

int lut_chain(const struct lut *first, const struct lut *second, float *table, unsigned n)
{
    if (!edge_ok(n) || table == first->table || table == second->table)
        return -1;
    lut_identity(table, n);
    lut_row(first, table, lut_floats(n) / 3);
    lut_row(second, table, lut_floats(n) / 3);
    return 0;
}

static const char *blanks(const char *text)
{
    return text + strspn(text, " \t\r");
}

/* Reads a finite number; NULL if there is none on this line. */
static const char *number(const char *text, float *value)
{
    char *end;

    text = blanks(text);
    if (*text == '\0' || strchr("+-.0123456789", *text) == NULL)
        return NULL;
    *value = strtof(text, &end);
    return end != text && isfinite(*value) ? end : NULL;
}

static const char *edge_line(const char *text, unsigned *edge)
{
    float value;

    text = number(text, &value);
    if (text == NULL || !(value >= LUT_MIN_EDGE && value <= LUT_MAX_EDGE) || value != floorf(value))
        return NULL;
    *edge = (unsigned)value;
    return text;
}

int lut_read(const char *text, float *table, size_t room, unsigned *n)
{
    unsigned edge = 0;
    size_t used = 0;
    int line = 1;

    for (;;) {
        text = blanks(text);
        if (*text == '#' || strncmp(text, "TITLE", 5) == 0) {
            text += strcspn(text, "\n");
        } else if (strncmp(text, "LUT_3D_SIZE", 11) == 0) {
            if (edge != 0 || (text = edge_line(text + 11, &edge)) == NULL)
                return line;
            if (room < lut_floats(edge))
                return -1;
        } else if (*text != '\n' && *text != '\0') {
            if (edge == 0 || used == lut_floats(edge))
                return line;
            for (int k = 0; k < 3; k++) {
                text = number(text, &table[used]);
                if (text == NULL)
                    return line;
                used++;
            }
        }
        text = blanks(text);
        if (*text == '\0')
            break;
        if (*text != '\n')
            return line;
        text++;
        if (line < INT_MAX)
            line++;
    }
    if (edge == 0 || used < lut_floats(edge))
        return line;
    *n = edge;
    return 0;
}
