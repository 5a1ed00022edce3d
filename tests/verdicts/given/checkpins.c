#include "checkpins.h"

#include <stdlib.h>

struct checkpins {
    bool *on;
};

checkpins *checkpins_new(void)
{
    checkpins *p = malloc(sizeof *p);
    if (p && !(p->on = calloc(16, sizeof(bool)))) {
        free(p);
        p = NULL;
    }
    return p;
}

void checkpins_free(checkpins *p)
{
    if (p) {
        free(p->on);
        free(p);
    }
}

bool checkpins_set(checkpins *p, uint8_t pin, bool on)
{
    if (pin > 16)
        return false;
    p->on[pin] = on;
    return true;
}

bool checkpins_is_on(const checkpins *p, uint8_t pin)
{
    return pin < 16 && p->on[pin];
}
