#include "model/number.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static bool reads_back(const char *digits, long double value, size_t size)
{
    if (size == sizeof(float))
        return strtof(digits, NULL) == (float)value;
    if (size == sizeof(double))
        return strtod(digits, NULL) == (double)value;
    return strtold(digits, NULL) == value;
}

void number_add_real(struct text *out, long double value, size_t size)
{
    char digits[64];
    if (isnan(value) || isinf(value)) {
        text_add(out, isnan(value) ? "nan" : value < 0 ? "-inf" : "inf");
        return;
    }
    if (value == truncl(value) && fabsl(value) < 1e15L) {
        text_addf(out, value == 0 && signbit(value) ? "%.1Lf" : "%.0Lf", value); /* -0 would be an integer's 0 */
        return;
    }
    for (int precision = 1; precision <= 21; precision++) {
        snprintf(digits, sizeof digits, "%.*Lg", precision, value);
        if (reads_back(digits, value, size))
            break;
    }
    text_add(out, digits);
}

void string_add_c(struct text *out, const char *s)
{
    text_add_char(out, '"');
    for (unsigned char before = 0; *s; before = (unsigned char)*s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\')
            text_addf(out, "\\%c", c);
        else if (c == '\n')
            text_add(out, "\\n");
        else if (c < ' ' || c >= 0x7f || (c == '?' && before == '?')) /* no trigraphs */
            text_addf(out, "\\%03o", c);
        else
            text_add_char(out, (char)c);
    }
    text_add_char(out, '"');
}
