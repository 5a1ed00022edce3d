#ifndef OWNMAP_H
#define OWNMAP_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Map from names to objects, which it owns.
 *
 * An object given to ownmap_put() belongs to the map from then on. The map
 * calls the destructor on it when it is replaced or removed or when the map is
 * freed. ownmap_take() gives it back to the caller.
 */

typedef struct ownmap ownmap;
typedef void (*ownmap_destructor)(void *object);
typedef bool (*ownmap_visitor)(const char *name, void *object, void *context);

/* If destructor is NULL, free() is used. */
ownmap *ownmap_new(ownmap_destructor destructor);
void ownmap_free(ownmap *map);

/* Put an object under a name, which is copied. What was there before is
 * destroyed. If false is returned, memory was out and the object still is the
 * caller's. object must not be NULL. */
bool ownmap_put(ownmap *map, const char *name, void *object);

/* Look an object up, NULL if there is none. It stays the map's. */
void *ownmap_get(const ownmap *map, const char *name);

/* Remove an object without destroying it, NULL if there is none. */
void *ownmap_take(ownmap *map, const char *name);

/* Remove and destroy an object, false if there is none. */
bool ownmap_remove(ownmap *map, const char *name);

size_t ownmap_size(const ownmap *map);

/* Calls visit for all, sorted by name, until it returns false. visit must not
 * change the map. Returns whether all were visited. */
bool ownmap_each(ownmap *map, ownmap_visitor visit, void *context);

#endif
