#ifndef NODELOOM_H
#define NODELOOM_H

/**
 * @file nodeloom.h
 * @brief Trees of maps, lists, texts and numbers, woven event by event.
 *
 * A loom takes the events that a parser (or a program) produces and makes a
 * tree of them.  Texts are zero-terminated, never NULL, and always copied.
 */

#include <stddef.h>
#include <stdint.h>

#define NL_MAX_DEPTH 24
#define NL_MAX_CHILDREN 1000
#define NL_MAX_TEXT 4095

typedef struct nl_loom nl_loom;
typedef struct nl_node nl_node;

typedef enum nl_status {
    NL_OK = 0,
    NL_STATE,  /**< the event does not fit here; it was ignored */
    NL_TWICE,  /**< the map has that key already; it was ignored */
    NL_LIMIT,  /**< too deep, too many or too long; it was ignored */
    NL_MEMORY  /**< out of memory; it was ignored */
} nl_status;

typedef enum nl_kind { NL_NULL, NL_INT, NL_TEXT, NL_LIST, NL_MAP } nl_kind;

/** @return a loom without a tree, or NULL when out of memory */
nl_loom *nl_loom_new(void);

/** Destroys a loom and what has been woven.  May be called at any time. */
void nl_loom_free(nl_loom *loom);

/** Throws away what has been woven; the loom is as new.  May be called at
    any time. */
void nl_loom_reset(nl_loom *loom);

/** @name Events
    Inside a map every value is preceded by its key, outside of maps no value
    is.  There is one value at the top.
    @{ */
nl_status nl_begin_map(nl_loom *loom);
nl_status nl_begin_list(nl_loom *loom);
/** Ends the innermost map or list.  A key must not be without its value:
    #NL_STATE. */
nl_status nl_end(nl_loom *loom);
/** #NL_STATE outside of maps and after another key. */
nl_status nl_key(nl_loom *loom, const char *name);
nl_status nl_put_text(nl_loom *loom, const char *text);
nl_status nl_put_int(nl_loom *loom, int64_t number);
nl_status nl_put_null(nl_loom *loom);
/** @} */

/** How many maps and lists are open. */
int nl_depth(const nl_loom *loom);

/**
 * Takes the tree off the loom, which is as new then.
 * @return the tree, to be freed with nl_node_free(); NULL, and the loom
 *         unchanged, when there is none or it is not complete
 */
nl_node *nl_take(nl_loom *loom);

/** Frees a tree that nl_take() returned: its root, and all that is below. */
void nl_node_free(nl_node *root);

nl_kind nl_node_kind(const nl_node *node);
/** Children of a map or list; 0 for all else. */
size_t nl_node_count(const nl_node *node);
/** NULL when there is no such child. */
const nl_node *nl_node_child(const nl_node *node, size_t index);
/** NULL when the node is not a map or has no such key. */
const nl_node *nl_node_find(const nl_node *node, const char *key);
/** The key that the node has in its map, or NULL. */
const char *nl_node_name(const nl_node *node);
/** The text, or NULL when it is none. */
const char *nl_node_text(const nl_node *node);
/** The number, or 0 when it is none. */
int64_t nl_node_int(const nl_node *node);

#endif
