#include "colour.h"

#include <string.h>

static const char *const names[COLOUR_COUNT] = {"red", "green", "blue"};
static const unsigned rgb[COLOUR_COUNT] = {0xff0000, 0xff00, 0xff};

const char *colour_name(enum colour p)
{
    return names[p];
}

unsigned colour_rgb(enum colour p)
{
    return rgb[p];
}

enum colour colour_parse(const char *name)
{
    int i = 0;
    while (i < COLOUR_COUNT && strcmp(names[i], name) != 0)
        i++;
    return (enum colour)i;
}
