#include "drvfall.h"

#include <stdlib.h>
#include <string.h>

struct driver {
    driver *next;
    const drvhub *hub;
    driver *fallback;
    unsigned abilities;
    driver_fn *fn;
    void *context;
    char name[];
};

struct drvhub {
    driver *drivers;
    size_t count;
};

drvhub *drvhub_new(void)
{
    return calloc(1, sizeof(drvhub));
}

void drvhub_free(drvhub *hub)
{
    if (hub == NULL)
        return;
    while (hub->drivers != NULL) {
        driver *drv = hub->drivers;
        hub->drivers = drv->next;
        free(drv);
    }
    free(hub);
}

driver *drvhub_find(const drvhub *hub, const char *name)
{
    for (driver *drv = hub->drivers; drv != NULL; drv = drv->next)
        if (strcmp(drv->name, name) == 0)
            return drv;
    return NULL;
}

size_t drvhub_count(const drvhub *hub)
{
    return hub->count;
}

driver *drvhub_register(drvhub *hub, const char *name, unsigned abilities, driver_fn *fn, void *context)
{
    if (drvhub_find(hub, name) != NULL)
        return NULL;
    size_t size = strlen(name) + 1;
    driver *drv = malloc(sizeof *drv + size);
    if (drv == NULL)
        return NULL;
    drv->hub = hub;
    drv->fallback = NULL;
    drv->abilities = abilities;
    drv->fn = fn;
    drv->context = context;
    memcpy(drv->name, name, size);
    drv->next = hub->drivers;
    hub->drivers = drv;
    hub->count++;
    return drv;
}

void drvhub_unregister(drvhub *hub, driver *drv)
{
    driver **link = &hub->drivers;
    while (*link != NULL && *link != drv)
        link = &(*link)->next;
    if (*link == NULL)
        return;
    *link = drv->next;
    hub->count--;
    for (driver *other = hub->drivers; other != NULL; other = other->next)
        if (other->fallback == drv)
            other->fallback = drv->fallback;
    free(drv);
}

const char *driver_name(const driver *drv)
{
    return drv->name;
}

unsigned driver_abilities(const driver *drv)
{
    return drv->abilities;
}

int driver_set_fallback(driver *drv, driver *fallback)
{
    if (fallback == NULL) {
        drv->fallback = NULL;
        return DRV_OK;
    }
    if (fallback->hub != drv->hub)
        return DRV_FOREIGN;
    for (const driver *behind = fallback->fallback; behind != NULL; behind = behind->fallback)
        if (behind == drv)
            return DRV_LOOP;
    drv->fallback = fallback;
    return DRV_OK;
}

size_t driver_depth(const driver *drv)
{
    size_t depth = 0;
    while ((drv = drv->fallback) != NULL)
        depth++;
    return depth;
}

driver *driver_resolve(driver *drv, unsigned abilities)
{
    while (drv != NULL && (drv->abilities & abilities) != abilities)
        drv = drv->fallback;
    return drv;
}

int driver_request(driver *drv, unsigned what, int argument, int *answer)
{
    driver *able = driver_resolve(drv, what);
    if (able == NULL)
        return DRV_UNABLE;
    int result = able->fn != NULL ? able->fn(able->context, what, argument) : 0;
    if (answer != NULL)
        *answer = result;
    return DRV_OK;
}
