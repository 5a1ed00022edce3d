#include "latlon.h"

#include <string.h>

int main(void)
{
    if (latlon_new(91, 0) != NULL || latlon_new(0, -180.5) != NULL || latlon_new(0.0 / (latlon_new(99, 0) != NULL), 0))
        return 2;
    latlon *vienna = latlon_new(48.2, 16.37), *south = latlon_across_equator(vienna);
    latlon *back = latlon_across_equator(south), *copy = latlon_copy(vienna);
    if (latlon_equal(vienna, south) || !latlon_equal(vienna, back) || latlon_hash(vienna) != latlon_hash(back) ||
        !latlon_equal(copy, vienna) || latlon_hash(copy) != latlon_hash(vienna) || latlon_latitude(south) != -48.2)
        return 2;
    char text[32], little[6];
    if (latlon_format(south, text, sizeof text) != 17 || strcmp(text, "48.2000S 16.3700E") != 0 ||
        latlon_format(south, little, sizeof little) != 17 || strcmp(little, "48.20") != 0 ||
        latlon_format(south, NULL, 0) != 17)
        return 2;
    latlon *date_line = latlon_new(0, 180), *other = latlon_across_meridian(date_line);
    if (!latlon_equal(date_line, other) || latlon_hash(date_line) != latlon_hash(other) ||
        latlon_longitude(other) != 180 || latlon_moved(date_line, 0, 1) != NULL)
        return 2;
    int differ = 0;
#ifndef LEGAL
    latlon *quito = latlon_new(0, -78.5), *same = latlon_across_equator(quito);
    differ = latlon_equal(quito, same) && latlon_hash(quito) != latlon_hash(same);
    latlon_free(quito);
    latlon_free(same);
#endif
    latlon_free(vienna);
    latlon_free(south);
    latlon_free(back);
    latlon_free(copy);
    latlon_free(date_line);
    latlon_free(other);
    return differ;
}
