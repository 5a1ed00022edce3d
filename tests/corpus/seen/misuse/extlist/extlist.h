/* extlist.h - the extensions of a program.
 *
 * One table for the whole program.  It keeps pointers to the descriptors, which
 * are usually static.
 */
#ifndef EXTLIST_H
#define EXTLIST_H

#include <stddef.h>

#define EXT_MAX 64

typedef struct ext_desc {
    const char *name;               /* not empty, unique */
    int (*start)(void *context);    /* 0 when well; NULL: nothing to do */
    void (*stop)(void *context);    /* NULL: nothing to do */
    void *context;
} ext_desc;

/* Neither the descriptor nor its name is copied: they must stay as they are
 * until the extension is unregistered.
 * -1: NULL, no name, name is taken, table full, no memory. */
int ext_register(const ext_desc *ext);

/* Stops the extension if it is running.  -1: there is none of that name. */
int ext_unregister(const char *name);

/* NULL if there is none of that name. */
const ext_desc *ext_find(const char *name);

/* Starts those that are not running, in the order in which they were
 * registered.  If one fails, those that this call has started are stopped
 * again, the last first, and the result is -1. */
int ext_start_all(void);

/* Stops those that are running, the last first. */
void ext_stop_all(void);

/* 1 if there is one of that name and it is running. */
int ext_running(const char *name);

size_t ext_count(void);

/* Stops and unregisters all. */
void ext_clear(void);

/* While functions of an extension are being called, whatever would change the
 * table or start or stop extensions does nothing (and returns -1). */

/* To visit them all in order:
 *     ext_iter it = ext_first();
 *     while ((e = ext_next(&it))) ...
 * Nothing may be registered, unregistered or cleared between ext_first and the
 * last ext_next. */
typedef struct ext_iter { const void *at, *end; } ext_iter;
ext_iter ext_first(void);
const ext_desc *ext_next(ext_iter *it);     /* NULL at the end */

#endif
