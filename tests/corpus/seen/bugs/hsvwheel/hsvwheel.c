#include "hsvwheel.h"

#include <stdio.h>
#include <string.h>

static const char *const names[6] = {"red", "yellow", "green", "cyan", "blue", "magenta"};

static uint16_t wrap(long long degrees)
{
    degrees %= 360;
    return (uint16_t)(degrees < 0 ? degrees + 360 : degrees);
}

HsvColor HsvMake(int hue, uint8_t saturation, uint8_t value)
{
    HsvColor color = {wrap(hue), saturation, value};
    return color;
}

HsvColor HsvFromRgb(HsvRgb rgb)
{
    int max = rgb.r > rgb.g ? rgb.r : rgb.g, min = rgb.r < rgb.g ? rgb.r : rgb.g;
    if (rgb.b > max)
        max = rgb.b;
    if (rgb.b < min)
        min = rgb.b;
    int delta = max - min, hue = 0;
    if (delta > 0) {
        if (max == rgb.r)
            hue = 60 * (rgb.g - rgb.b) / delta;
        else if (max == rgb.g)
            hue = 120 + 60 * (rgb.b - rgb.r) / delta;
        else
            hue = 240 + 60 * (rgb.r - rgb.g) / delta;
    }
    return HsvMake(hue, (uint8_t)(max == 0 ? 0 : 255 * delta / max), (uint8_t)max);
}

HsvRgb HsvToRgb(HsvColor color)
{
    int hue = wrap(color.h), s = color.s, v = color.v;
    int part = hue % 60;
    uint8_t full = color.v;
    uint8_t low = (uint8_t)(v * (255 - s) / 255);
    uint8_t falling = (uint8_t)(v * (255 * 60 - s * part) / (255 * 60));
    uint8_t rising = (uint8_t)(v * (255 * 60 - s * (60 - part)) / (255 * 60));
    switch (hue / 60) {
    case 0:
        return (HsvRgb){full, rising, low};
    case 1:
        return (HsvRgb){falling, full, low};
    case 2:
        return (HsvRgb){low, full, rising};
    case 3:
        return (HsvRgb){low, falling, full};
    case 4:
        return (HsvRgb){rising, low, full};
    default:
        return (HsvRgb){full, low, falling};
    }
}

HsvColor HsvRotate(HsvColor color, int degrees)
{
    color.h = wrap((long long)color.h + degrees);
    return color;
}

HsvColor HsvComplement(HsvColor color)
{
    return HsvRotate(color, 180);
}

HsvSector HsvNearest(HsvColor color)
{
    return (HsvSector)((wrap(color.h) + 30) / 60 % 6);
}

const char *HsvName(HsvColor color)
{
    return names[(wrap(color.h) + 30) / 60];
}

int HsvHueDistance(HsvColor a, HsvColor b)
{
    int way = wrap((long long)a.h - b.h);
    return way > 180 ? 360 - way : way;
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

bool HsvParseHex(const char *text, HsvRgb *rgb)
{
    int parts[3];
    if (*text == '#')
        text++;
    if (strlen(text) != 6)
        return false;
    for (int i = 0; i < 3; i++) {
        int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        parts[i] = 16 * high + low;
    }
    *rgb = (HsvRgb){(uint8_t)parts[0], (uint8_t)parts[1], (uint8_t)parts[2]};
    return true;
}

void HsvFormatHex(HsvRgb rgb, char out[8])
{
    snprintf(out, 8, "#%02x%02x%02x", rgb.r, rgb.g, rgb.b);
}
