#pragma once
#include <stddef.h>

/* What a plug is driven by. */
struct plug_driver {
    const char *name;
    int (*switch_on)(void *at, int volts);
    void *at;
};

/* The volts of a driver that took them; -1 when it has nothing to switch on with, -2 when it refused. */
int plug_in(const struct plug_driver *driver, int volts);
