#include "drvfall.h"

#include <string.h>

static int add(void *context, unsigned what, int argument)
{
    return *(int *)context + argument + (int)what;
}

int main(void)
{
    int base = 100, answer = -1;
    drvhub *hub = drvhub_new(), *other = drvhub_new();
    driver *a = drvhub_register(hub, "a", DRV_READ, add, &base);
    driver *b = drvhub_register(hub, "", DRV_WRITE, NULL, NULL);
    driver *c = drvhub_register(hub, "c", DRV_SEEK | DRV_WRITE, add, &base);
    driver *x = drvhub_register(other, "a", ~0u, add, &base);
    if (drvhub_register(hub, "a", 0, NULL, NULL) != NULL || drvhub_find(hub, "") != b || drvhub_count(hub) != 3)
        return 2;
    if (driver_set_fallback(a, b) != DRV_OK || driver_set_fallback(b, c) != DRV_OK || driver_depth(a) != 2)
        return 2;
    if (driver_set_fallback(c, a) != DRV_LOOP || driver_set_fallback(c, b) != DRV_LOOP ||
        driver_set_fallback(a, x) != DRV_FOREIGN)
        return 2;
    if (driver_resolve(a, 0) != a || driver_resolve(a, DRV_SEEK) != c || driver_resolve(a, DRV_SYNC) != NULL)
        return 2;
    if (driver_request(a, DRV_WRITE, 5, &answer) != DRV_OK || answer != 0 ||
        driver_request(a, DRV_SEEK, 5, &answer) != DRV_OK || answer != 109)
        return 2;
    drvhub_unregister(hub, b);
    if (driver_depth(a) != 1 || driver_resolve(a, DRV_WRITE) != c || driver_set_fallback(a, NULL) != DRV_OK)
        return 2;
    drvhub_unregister(hub, x);
    if (strcmp(driver_name(x), "a") != 0 || driver_abilities(x) != ~0u || driver_request(a, 8, 0, NULL) != DRV_UNABLE)
        return 2;
#ifndef LEGAL
    driver_set_fallback(a, a);
    driver_depth(a);
#endif
    drvhub_free(hub);
    drvhub_free(other);
    return 0;
}
