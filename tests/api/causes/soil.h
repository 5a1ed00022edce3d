#ifndef SOIL_H
#define SOIL_H

#include <stdbool.h>
#include <stddef.h>

// Plots of soil.

typedef struct soil soil;

soil *soil_new(void);
void soil_free(soil *s);
bool soil_clear(soil *s, bool level); // a single plot
bool soil_dig(soil *s, bool deep);    // likewise
bool soil_is_wet(const soil *s);
bool soil_is_red(const soil *s);

#endif
