#ifndef MAPCUR_H
#define MAPCUR_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file mapcur.h
 * @brief Sorted map from int to int, read through cursors.
 *
 * The map cannot be changed while a cursor on it is open.
 */

typedef struct omap omap;
typedef struct ocursor ocursor;

/** @return a new map without entries, or NULL */
omap *omap_open(void);

/** Closes a map. Its cursors have to be closed before. */
void omap_close(omap *map);

/** Adds an entry or changes its value. @return false on out of memory */
bool omap_put(omap *map, int key, int value);

/** @return false if there was no such entry */
bool omap_delete(omap *map, int key);

/** @return whether there is such an entry; *value is set only then */
bool omap_get(const omap *map, int key, int *value);

size_t omap_count(const omap *map);

/** Opens a cursor. It stands before the first entry. @return NULL on out of memory */
ocursor *ocursor_open(omap *map);

/** Closes a cursor. */
void ocursor_close(ocursor *cursor);

/** Goes to the next entry. @return false if there is none; the cursor stands
 *  behind the last entry then. */
bool ocursor_next(ocursor *cursor);

/** Goes to the first entry whose key is not less. @return false if there is
 *  none; the cursor stands behind the last entry then. */
bool ocursor_seek(ocursor *cursor, int key);

/** Goes back to before the first entry. */
void ocursor_rewind(ocursor *cursor);

/** Key and value where the cursor stands. Only after ocursor_next() or
 *  ocursor_seek() returned true. */
int ocursor_key(const ocursor *cursor);
int ocursor_value(const ocursor *cursor);

#endif
