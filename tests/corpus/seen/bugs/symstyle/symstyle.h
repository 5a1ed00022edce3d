/* symstyle - line styles of map symbols
 *
 * A style holds some of: a name, a colour, a width, a dash pattern.  What a
 * style does not set it can take from another one, so that a layer's style
 * completes that of a feature.
 *
 * Every style has to be initialised with sty_init() before its first use and
 * released with sty_clear() after its last; do not copy the struct, use
 * sty_inherit().
 */
#ifndef SYMSTYLE_H
#define SYMSTYLE_H

#include <stddef.h>
#include <stdint.h>

#define STY_NAME 1u
#define STY_COLOR 2u
#define STY_WIDTH 4u
#define STY_DASH 8u

#define STY_MAX_NAME 127
#define STY_MAX_DASH 32

/* Read the members as you like; change them with the functions. */
typedef struct symstyle {
    unsigned set; /* STY_ bits: what is set */
    uint32_t color;
    double width;
    char *name;
    double *dash;
    size_t ndash;
} symstyle;

void sty_init(symstyle *s);

/* Back to a style that sets nothing; it can be used again. */
void sty_clear(symstyle *s);

/* The setters return 0, or -1 when memory is out or the value is not allowed;
 * the style is then as before. */

/* At most STY_MAX_NAME characters. */
int sty_set_name(symstyle *s, const char *name);

void sty_set_color(symstyle *s, uint32_t rgba);

/* 0 to 1000. */
int sty_set_width(symstyle *s, double width);

/* n lengths of dashes and gaps, 1 to STY_MAX_DASH, each above 0 and at most
 * 1000. */
int sty_set_dash(symstyle *s, const double *lengths, size_t n);

/* Sets in s whatever it does not set and `from` does.  The two styles are
 * independent of each other afterwards.  Returns 0, or -1 when out of memory. */
int sty_inherit(symstyle *s, const symstyle *from);

/* 1 when both set the same things to the same values. */
int sty_equal(const symstyle *a, const symstyle *b);

/* Length of a dash pattern until it repeats; 0 for a solid line. */
double sty_period(const symstyle *s);

#endif
