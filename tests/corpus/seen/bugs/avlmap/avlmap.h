/**
 * @file avlmap.h
 * @brief Ordered map from strings to strings, kept as an AVL tree.
 *
 * Keys are ordered as strcmp() orders them.  The map copies every key and
 * value it is given; what it hands out belongs to the map.
 */
#ifndef AVLMAP_H
#define AVLMAP_H

#include <stdbool.h>
#include <stddef.h>

/** Longest key or value, without the terminating NUL. */
#define AVL_TEXT_MAX 1024
/** Most entries a map takes. */
#define AVL_ENTRIES_MAX 10000

typedef struct avl_map avl_map;

/**
 * @brief Makes an empty map.
 * @return the map, to be given to avl_free(), or NULL when out of memory.
 */
avl_map *avl_new(void);

/** @brief Frees the map with all its entries.  NULL is ignored. */
void avl_free(avl_map *map);

/**
 * @brief Enters @p value under @p key, replacing the value that was there.
 *
 * @p key and @p value may point to strings the map itself has handed out.
 *
 * @return 0, or -1 when key or value is too long, the map is full or there is
 *         no memory.  The map is unchanged then.
 */
int avl_put(avl_map *map, const char *key, const char *value);

/**
 * @brief Looks a key up.
 * @return the value, or NULL when there is none.  It is valid until the entry
 *         is replaced or deleted.
 */
const char *avl_get(const avl_map *map, const char *key);

/**
 * @brief Deletes the entry of @p key.
 * @return whether there was one.
 */
bool avl_del(avl_map *map, const char *key);

/** @brief The number of entries. */
size_t avl_count(const avl_map *map);

/** @brief The height of the tree; 0 for an empty map. */
int avl_height(const avl_map *map);

/** @brief The least key, or NULL when the map is empty. */
const char *avl_first(const avl_map *map);

/**
 * @brief The least key that is greater than @p key, or NULL.
 *
 * @p key need not be in the map.  The returned key is valid until its entry is
 * deleted.
 */
const char *avl_next(const avl_map *map, const char *key);

#endif
