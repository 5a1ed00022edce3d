/**
 * @file hsvwheel.h
 * @brief Conversions between RGB and HSV in whole numbers.
 */
#ifndef HSVWHEEL_H
#define HSVWHEEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** 8-bit colour. */
typedef struct {
    uint8_t r, g, b;
} HsvRgb;

/** Hue in degrees; saturation and value from 0 to 255. */
typedef struct {
    uint16_t h;
    uint8_t s, v;
} HsvColor;

/** The six primary and secondary colours, in the order of the wheel. */
typedef enum { HSV_RED, HSV_YELLOW, HSV_GREEN, HSV_CYAN, HSV_BLUE, HSV_MAGENTA } HsvSector;

/** Makes a colour from its parts.  Any hue is fine, also a negative one or one
 *  beyond a full turn: it is brought to 0..359. */
HsvColor HsvMake(int hue, uint8_t saturation, uint8_t value);

/** Converts from RGB.  Greys have hue 0. */
HsvColor HsvFromRgb(HsvRgb rgb);

/** Converts to RGB. */
HsvRgb HsvToRgb(HsvColor color);

/** Turns the hue by some degrees, in either direction. */
HsvColor HsvRotate(HsvColor color, int degrees);

/** The colour opposite on the wheel. */
HsvColor HsvComplement(HsvColor color);

/** The primary or secondary colour that is nearest in hue. */
HsvSector HsvNearest(HsvColor color);

/** English name of the nearest one, such as "red". */
const char *HsvName(HsvColor color);

/** Shortest way in degrees between two hues, 0..180. */
int HsvHueDistance(HsvColor a, HsvColor b);

/** Parses "#rrggbb" or "rrggbb".
 *  @return false, and @p rgb untouched, when the text is something else */
bool HsvParseHex(const char *text, HsvRgb *rgb);

/** Writes "#rrggbb" and a terminating zero, 8 bytes in all. */
void HsvFormatHex(HsvRgb rgb, char out[8]);

#endif
