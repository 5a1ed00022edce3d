#include "huewheel.h"

#include <math.h>
#include <stddef.h>

#define TURN 360.0
#define SIXTH 60.0

/* What r, g and b are in each sixth of the wheel. */
enum part { TOP, RISING, FALLING, BOTTOM };

static const unsigned char sixths[6][3] = {
    { TOP, RISING, BOTTOM },
    { FALLING, TOP, BOTTOM },
    { BOTTOM, TOP, RISING },
    { BOTTOM, FALLING, TOP },
    { RISING, BOTTOM, TOP },
    { TOP, BOTTOM, FALLING },
};

static const char *const names[6] = { "red", "yellow", "green", "cyan", "blue", "magenta" };

static double clamp(double x)
{
    if (!(x > 0.0))
        return 0.0;
    return x < 1.0 ? x : 1.0;
}

static hw_rgb clamp_rgb(hw_rgb c)
{
    c.r = clamp(c.r);
    c.g = clamp(c.g);
    c.b = clamp(c.b);
    return c;
}

static hw_hsv clamp_hsv(hw_hsv c)
{
    c.h = hw_normal(c.h);
    c.s = clamp(c.s);
    c.v = clamp(c.v);
    return c;
}

double hw_normal(double hue)
{
    if (!isfinite(hue))
        return 0.0;
    hue = fmod(hue, TURN);
    if (hue < 0.0)
        hue += TURN;
    return hue;
}

hw_hsv hw_to_hsv(hw_rgb colour)
{
    hw_rgb c = clamp_rgb(colour);
    double top = fmax(c.r, fmax(c.g, c.b));
    double bottom = fmin(c.r, fmin(c.g, c.b));
    double range = top - bottom;
    hw_hsv out = { 0.0, 0.0, top };

    if (!(range > 0.0))
        return out;
    out.s = clamp(range / top);
    if (top == c.r)
        out.h = (c.g - c.b) / range;
    else if (top == c.g)
        out.h = (c.b - c.r) / range + 2.0;
    else
        out.h = (c.r - c.g) / range + 4.0;
    out.h = hw_normal(out.h * SIXTH);
    return out;
}

hw_rgb hw_to_rgb(hw_hsv colour)
{
    hw_hsv c = clamp_hsv(colour);
    int sixth = (int)(c.h / SIXTH);
    double along = c.h / SIXTH - sixth;
    const unsigned char *parts = sixths[sixth];
    double levels[4];
    hw_rgb out;

    levels[TOP] = c.v;
    levels[BOTTOM] = c.v * (1.0 - c.s);
    levels[RISING] = c.v * (1.0 - c.s * (1.0 - along));
    levels[FALLING] = c.v * (1.0 - c.s * along);
    out.r = levels[parts[0]];
    out.g = levels[parts[1]];
    out.b = levels[parts[2]];
    return clamp_rgb(out);
}

hw_hsv hw_turn(hw_hsv colour, double degrees)
{
    hw_hsv c = clamp_hsv(colour);

    c.h = hw_normal(c.h + hw_normal(degrees));
    return c;
}

double hw_way(double from, double to)
{
    double way = hw_normal(to) - hw_normal(from);

    if (way > TURN / 2)
        way -= TURN;
    else if (way <= -TURN / 2)
        way += TURN;
    return way;
}

hw_hsv hw_between(hw_hsv a, hw_hsv b, double t)
{
    hw_hsv out;

    a = clamp_hsv(a);
    b = clamp_hsv(b);
    t = clamp(t);
    if (t == 0.0)
        return a;
    if (t == 1.0)
        return b;
    out.h = hw_normal(a.h + t * hw_way(a.h, b.h));
    out.s = clamp(a.s + t * (b.s - a.s));
    out.v = clamp(a.v + t * (b.v - a.v));
    return out;
}

void hw_palette(double hue, hw_rgb *out, int count)
{
    int i;

    hue = hw_normal(hue);
    for (i = 0; i < count; i++) {
        hw_hsv pure = { hue + TURN * i / count, 1.0, 1.0 };

        out[i] = hw_to_rgb(pure);
    }
}

const char *hw_name(double hue)
{
    return names[(int)(hw_normal(hue) / SIXTH)];
}

static void put_byte(double x, char *text)
{
    static const char digits[] = "0123456789abcdef";
    int byte = (int)(clamp(x) * 255.0 + 0.5);

    text[0] = digits[byte >> 4];
    text[1] = digits[byte & 15];
}

void hw_hex(hw_rgb colour, char *text)
{
    text[0] = '#';
    put_byte(colour.r, text + 1);
    put_byte(colour.g, text + 3);
    put_byte(colour.b, text + 5);
    text[7] = '\0';
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

int hw_parse(const char *text, hw_rgb *colour)
{
    int values[6];
    size_t n = 0;

    if (text[0] != '#')
        return 0;
    for (text++; *text != '\0'; text++) {
        if (n == 6 || digit(*text) < 0)
            return 0;
        values[n++] = digit(*text);
    }
    if (n == 3) {
        colour->r = values[0] / 15.0;
        colour->g = values[1] / 15.0;
        colour->b = values[2] / 15.0;
        return 1;
    }
    if (n == 6) {
        colour->r = (values[0] * 16 + values[1]) / 255.0;
        colour->g = (values[2] * 16 + values[3]) / 255.0;
        colour->b = (values[4] * 16 + values[5]) / 255.0;
        return 1;
    }
    return 0;
}
