/* A registry of counters, each with a name.  There is only one.
 *
 * registry_init() has to be called before any other function, and again after
 * registry_shutdown(). */
#ifndef REGISTRY_H
#define REGISTRY_H

#include <stddef.h>

/* 0 on success, -1 if memory is out or it was called already. */
int registry_init(void);
/* Gives everything back. */
void registry_shutdown(void);
/* Adds to the counter of this name, which must not be NULL; a new one begins with 0.  -1 if memory is out. */
int registry_add(const char *name, unsigned number);
/* 0 if there is no counter of this name, which must not be NULL. */
unsigned registry_get(const char *name);
size_t registry_count(void);

#endif
