#include "pins.h"

#include <stdlib.h>

struct pins {
    bool *on;
};

pins *pins_new(void)
{
    pins *p = malloc(sizeof *p);
    if (p && !(p->on = calloc(16, sizeof(bool)))) {
        free(p);
        p = NULL;
    }
    return p;
}

void pins_free(pins *p)
{
    if (p) {
        free(p->on);
        free(p);
    }
}

void pins_set(pins *p, uint8_t pin, bool on)
{
    p->on[pin] = on;
}

bool pins_is_on(const pins *p, uint8_t pin)
{
    return p->on[pin];
}

unsigned pins_count(const pins *p)
{
    unsigned n = 0;
    for (int i = 0; i < 16; i++)
        n += p->on[i];
    return n;
}
