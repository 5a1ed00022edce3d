/*
 * condrv.h - console drivers
 *
 * Messages go to every registered driver. Drivers are described by structures of
 * the driver itself, which are linked into the list of drivers: they are usually
 * static.
 *
 *     static struct con_driver uart = {.name = "uart0", .priority = 5, .write = uart_write};
 *     con_register(&uart);
 */
#ifndef CONDRV_H
#define CONDRV_H

#include <stddef.h>

#define CON_LOG_SIZE 256

struct con_driver {
    const char *name;
    int priority;                /* higher ones are written to first */
    void (*write)(struct con_driver *drv, const char *text, size_t len);
    void *data;                  /* the driver's own */
    struct con_driver *next;     /* used by the list */
};

/* Registers a driver. It is at once given what has been kept of the messages so
 * far (the first CON_LOG_SIZE bytes since boot). */
void con_register(struct con_driver *drv);

/* Takes a registered driver out again. Returns -1 for one that is not
 * registered. */
int con_unregister(struct con_driver *drv);

/* Writes text, or len bytes, to all drivers. Does nothing when there are none
 * but keep it. These are no functions for the drivers' own use. */
void con_puts(const char *text);
void con_write(const char *text, size_t len);

/* The registered driver of that name, or NULL. */
struct con_driver *con_find(const char *name);

/* The one with the highest priority, or NULL. */
struct con_driver *con_first(void);

unsigned con_count(void);

/* Forgets the messages that were kept. */
void con_clear(void);

#endif
