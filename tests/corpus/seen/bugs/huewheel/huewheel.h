/* huewheel.h -- RGB, HSV and walks round the colour wheel.
 *
 * Everything here works on small structs by value; there is nothing to create
 * and nothing to free, and no function can fail unless it says so.
 *
 * Components r, g, b, s and v go from 0 to 1.  What is below counts as 0, what
 * is above as 1, and a NaN as 0.
 *
 * A hue h is an angle in degrees: 0 is red, 120 green, 240 blue.  Any number
 * is fine, and full turns make no difference: -90 is 270 is 630.  Infinities
 * and NaN count as 0.  The hues in results are at least 0 and less than 360.
 */
#ifndef HUEWHEEL_H
#define HUEWHEEL_H

typedef struct { double r, g, b; } hw_rgb;
typedef struct { double h, s, v; } hw_hsv;

/* Bytes that hw_hex() writes: "#rrggbb" and the terminating zero. */
#define HW_HEX_SIZE 8

/* Conversions.  Grey has hue 0, black has saturation 0. */
hw_hsv hw_to_hsv(hw_rgb colour);
hw_rgb hw_to_rgb(hw_hsv colour);

/* The same hue, as results have it. */
double hw_normal(double hue);

/* Turns a colour round the wheel, clockwise if degrees is negative. */
hw_hsv hw_turn(hw_hsv colour, double degrees);

/* The shorter way from one hue to another: more than -180, at most 180. */
double hw_way(double from, double to);

/* Between two colours along the shorter way: a for t = 0, b for t = 1.
 * t is clamped like a component. */
hw_hsv hw_between(hw_hsv a, hw_hsv b, double t);

/* Fills out[0] to out[count - 1] with pure colours at equal steps round the
 * wheel, beginning with the given hue.  Does nothing if count is not positive. */
void hw_palette(double hue, hw_rgb *out, int count);

/* The English name of the sixth of the wheel that the hue is in: "red" is from
 * 0 up to 60, then come "yellow", "green", "cyan", "blue", "magenta".  The name
 * is a constant. */
const char *hw_name(double hue);

/* Writes the colour like "#ff8000" into text, HW_HEX_SIZE bytes. */
void hw_hex(hw_rgb colour, char *text);

/* Reads "#ff8000" or "#f80", capitals or not.  Returns 1, or 0 if the text is
 * something else; *colour is unchanged then. */
int hw_parse(const char *text, hw_rgb *colour);

#endif
