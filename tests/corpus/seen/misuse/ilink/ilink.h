#ifndef ILINK_H
#define ILINK_H

#include <stddef.h>

/* Intrusive doubly linked lists.
 *
 * Put a struct il_node into your own structure and link that; nothing is ever
 * allocated or copied here, and the list does not own what is linked.
 *
 * A node must be all zeros before it is linked for the first time. It can be
 * in one list at a time, and has to be removed before its memory goes away.
 * Neither lists nor linked nodes may be moved or copied.
 */
struct il_node {
    struct il_node *prev, *next;
};

struct il_list {
    struct il_node root;
};

#define IL_ENTRY(node, type, member) ((type *)(void *)((char *)(node) - offsetof(type, member)))

/* Makes an empty list. To be called before anything else. */
void il_init(struct il_list *list);

/* Link a node that is in no list. */
void il_push_front(struct il_list *list, struct il_node *node);
void il_push_back(struct il_list *list, struct il_node *node);
/* `at` is in a list. */
void il_insert_before(struct il_node *at, struct il_node *node);

/* Unlink a node that is in a list. */
void il_remove(struct il_node *node);

/* NULL when there is none. */
struct il_node *il_first(const struct il_list *list);
struct il_node *il_last(const struct il_list *list);
struct il_node *il_next(const struct il_list *list, const struct il_node *node);

int il_is_linked(const struct il_node *node);
int il_is_empty(const struct il_list *list);
size_t il_length(const struct il_list *list);

/* Moves all nodes of src to the end of dst. */
void il_splice(struct il_list *dst, struct il_list *src);
void il_reverse(struct il_list *list);

#endif
