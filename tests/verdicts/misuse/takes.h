#ifndef TAKES_H
#define TAKES_H

#include <stddef.h>
struct registry;
struct registry *registry_new(void);
void registry_free(struct registry *r);
void registry_add(struct registry *r, char *name); /* the name was allocated, and is the registry's from now on */
size_t registry_count(const struct registry *r);
const char *registry_name(const struct registry *r, size_t index);

#endif
