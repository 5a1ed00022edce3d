/* Reference-counted values: integers, and objects with named members. */
#ifndef REFNODE_H
#define REFNODE_H

#include <stddef.h>

struct refnode;

enum refnode_type { REFNODE_INT, REFNODE_OBJECT };

/* New nodes have one reference. */
struct refnode *refnode_new_int(int value);
struct refnode *refnode_new_object(void);

/* One reference more; returns its argument. */
struct refnode *refnode_get(struct refnode *node);

/* One reference less; the last one frees the node. Returns 1 when it did. */
int refnode_put(struct refnode *node);

enum refnode_type refnode_type_of(const struct refnode *node);
int refnode_int(const struct refnode *node);

/* Adds a member, or replaces the one of that name. The object takes the
 * reference of VALUE. Returns 0, or -1 when OBJECT is no object. */
int refnode_object_add(struct refnode *object, const char *key, struct refnode *value);

/* The member, or NULL. */
struct refnode *refnode_object_lookup(const struct refnode *object, const char *key);
int refnode_object_del(struct refnode *object, const char *key);
size_t refnode_object_length(const struct refnode *object);

#endif
