/**
 * @file yemit.h
 * @brief Builds documents of scalars, lists and maps and prints them as YAML.
 *
 * Ownership: a node that you created is yours until you put it into a list or
 * a map.  From then on it belongs to that container, which frees it with
 * itself.  A node has at most one container.  Whatever has none you free with
 * yemit_free().
 *
 * Nodes are never NULL unless it says so.  Functions for lists and maps may be
 * given any kind of node: they fail on the wrong kind.
 */
#ifndef YEMIT_H
#define YEMIT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct yemit_node yemit_node;

typedef enum yemit_kind {
    YEMIT_SCALAR,
    YEMIT_LIST,
    YEMIT_MAP
} yemit_kind;

/** @name Creation
 *  NULL when memory is out. Texts are copied. @{ */
yemit_node *yemit_text(const char *text);
yemit_node *yemit_int(long long value);
yemit_node *yemit_list(void);
yemit_node *yemit_map(void);
/** @} */

/**
 * @brief Frees a node and all below it.
 * @param node  a node without a container, or NULL
 */
void yemit_free(yemit_node *node);

/**
 * @brief Appends an item to a list, which takes it over.
 * @param item  a node without a container; not the list itself nor a node that
 *              the list is part of
 * @return 0, or -1 when `list` is no list or memory is out: the item is still
 *         yours then
 */
int yemit_append(yemit_node *list, yemit_node *item);

/**
 * @brief Sets an entry of a map, which takes the value over.
 *
 * An old value of that key is freed.  The same is asked of the value as of an
 * item in yemit_append().
 * @return 0 or -1 as yemit_append()
 */
int yemit_set(yemit_node *map, const char *key, yemit_node *value);

/** @brief The value of a key, which stays the map's; NULL when there is none. */
yemit_node *yemit_get(const yemit_node *map, const char *key);

/** @brief An item or value by position, which stays the container's; NULL when
 *         there is none. */
yemit_node *yemit_at(const yemit_node *node, size_t index);

/** @brief Takes an item or value out; it is yours again.  NULL when there is
 *         none. */
yemit_node *yemit_take(yemit_node *node, size_t index);

/** @brief The number of items or entries, 0 for scalars. */
size_t yemit_count(const yemit_node *node);

yemit_kind yemit_kind_of(const yemit_node *node);

/** @brief A copy of a node and all below it, which has no container.  NULL when
 *         memory is out. */
yemit_node *yemit_clone(const yemit_node *node);

/** @brief The document as text, to be given to free().  NULL when memory is
 *         out. */
char *yemit_print(const yemit_node *node);

#ifdef __cplusplus
}
#endif

#endif
