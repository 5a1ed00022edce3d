#include "soil.h"

#include <stdlib.h>

struct soil {
    unsigned char *wet, *red;
};

soil *soil_new(void)
{
    return calloc(1, sizeof(soil));
}

void soil_free(soil *s)
{
    if (!s)
        return;
    free(s->wet);
    free(s->red);
    free(s);
}

/* Who does not want it level sees to it himself. */
bool soil_clear(soil *s, bool level)
{
    free(s->wet);
    s->wet = malloc(1);
    if (s->wet && level)
        s->wet[0] = 0;
    return s->wet != NULL;
}

/* The bug: it is not written, deep or not. */
bool soil_dig(soil *s, bool deep)
{
    (void)deep;
    free(s->red);
    s->red = malloc(1);
    return s->red != NULL;
}

bool soil_is_wet(const soil *s)
{
    return s->wet && s->wet[0] > 3;
}

bool soil_is_red(const soil *s)
{
    return s->red && s->red[0] > 3;
}
