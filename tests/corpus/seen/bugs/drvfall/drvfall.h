#ifndef DRVFALL_H
#define DRVFALL_H

#include <stddef.h>

/*
 * A hub of drivers.
 *
 * Applications register drivers under a name and say what each can do, as a
 * mask of DRV_ bits of which they may define more.  A driver that cannot do
 * something may have a fallback, which may have a fallback as well, and so on.
 * A request goes to the first driver along that chain which can serve it.
 *
 *     drvhub *hub = drvhub_new();
 *     driver *soft = drvhub_register(hub, "soft", DRV_READ | DRV_WRITE, soft_io, NULL);
 *     driver *fast = drvhub_register(hub, "fast", DRV_READ, fast_io, &device);
 *     driver_set_fallback(fast, soft);
 *     driver_request(fast, DRV_WRITE, 7, &answer);     // soft_io does it
 *     drvhub_free(hub);
 *
 * The hub owns its drivers.  A driver is there until it is unregistered or the
 * hub is freed; don't use the pointer after that.
 */

#define DRV_READ  0x01u
#define DRV_WRITE 0x02u
#define DRV_SEEK  0x04u
#define DRV_SYNC  0x08u

enum drv_status {
    DRV_OK = 0,
    DRV_UNABLE = -1, /* nobody along the chain can do it */
    DRV_FOREIGN = -2, /* that driver belongs to another hub */
    DRV_LOOP = -3, /* the chain would never end */
};

typedef struct drvhub drvhub;
typedef struct driver driver;

/* Serves a request.  `context` is what was registered with it, `what` the
   requested bits.  The handler must leave the hub as it is. */
typedef int driver_fn(void *context, unsigned what, int argument);

drvhub *drvhub_new(void);
void drvhub_free(drvhub *hub); /* NULL is all right */

/* Registers a driver; the name is copied.  NULL if the name is in use already
   or memory is out.  A driver without a function (NULL) answers every request
   with 0. */
driver *drvhub_register(drvhub *hub, const char *name, unsigned abilities, driver_fn *fn, void *context);

/* Takes a driver out.  Those that fell back to it get its fallback instead. */
void drvhub_unregister(drvhub *hub, driver *drv);

/* By name, NULL if there is none. */
driver *drvhub_find(const drvhub *hub, const char *name);
size_t drvhub_count(const drvhub *hub);

/* The name lives as long as the driver. */
const char *driver_name(const driver *drv);
unsigned driver_abilities(const driver *drv);

/* Sets or, with NULL, clears what a driver falls back to.  Unless the result
   is DRV_OK nothing has changed. */
int driver_set_fallback(driver *drv, driver *fallback);

/* How many drivers stand behind this one. */
size_t driver_depth(const driver *drv);

/* The first driver along the chain, this one included, that has all the
   abilities; NULL if there is none. */
driver *driver_resolve(driver *drv, unsigned abilities);

/* Resolves and calls; the handler's result goes to `answer` (which may be NULL
   if nobody cares).  DRV_OK or DRV_UNABLE. */
int driver_request(driver *drv, unsigned what, int argument, int *answer);

#endif
