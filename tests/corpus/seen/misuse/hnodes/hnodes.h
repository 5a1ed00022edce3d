/**
 * hnodes.h -- an intrusive hash table.
 *
 * The table allocates nothing per element.  Instead, a `struct hnode` is
 * embedded in whatever is to be looked up:
 *
 *      struct session {
 *              struct hnode  link;
 *              unsigned      id;
 *      };
 *
 * and HNODE_OF() gets from the node back to the session.  The table never frees
 * elements: they belong to the caller, and have to stay where they are for as
 * long as they are linked.
 */
#ifndef HNODES_H
#define HNODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HNODE_OF(node, type, member) ((type *)(void *)((char *)(node) - offsetof(type, member)))

struct hnodes;

/** Part of an element.  Look, but don't touch. */
struct hnode {
        struct hnode  *next;
        struct hnodes *table;   /**< where it is linked, or NULL */
        uint32_t       hash;
};

/** Hashes the key of an element.  The key must not change while linked. */
typedef uint32_t hnodes_hash(const struct hnode *node);

/** Whether two elements have equal keys.  These have equal hashes then. */
typedef bool hnodes_same(const struct hnode *a, const struct hnode *b);

/** What a visitor wants next. */
enum hnodes_todo {
        HNODES_CONTINUE,
        HNODES_STOP,
        HNODES_UNLINK,          /**< take this one out of the table and continue */
};

/** Visitors must not link, unlink, walk or drain in the table that they are
 *  visiting; that is what HNODES_UNLINK is for. */
typedef enum hnodes_todo hnodes_visit(struct hnode *node, void *arg);

/** Takes over an element that has just been unlinked.  It may free it, or link
 *  it somewhere else; the table that is drained is as taboo as for visitors. */
typedef void hnodes_sink(struct hnode *node, void *arg);

/** A table of 2^bits chains.  NULL if bits is not in 1..16 or memory is out. */
struct hnodes *hnodes_create(unsigned bits, hnodes_hash *hash, hnodes_same *same);

/** The table has to be empty.  See hnodes_drain().  NULL is ignored. */
void hnodes_destroy(struct hnodes *table);

/** Number of linked elements. */
size_t hnodes_count(const struct hnodes *table);

/** Prepares a fresh node for its first hnodes_link(). */
void hnode_init(struct hnode *node);

/** Whether it is in any table. */
bool hnode_linked(const struct hnode *node);

/**
 * Links an element, which is in no table yet.
 * Returns NULL on success.  If there is an element with an equal key, that one
 * is returned and nothing changes.
 */
struct hnode *hnodes_link(struct hnodes *table, struct hnode *node);

/** Unlinks an element of this table. */
void hnodes_unlink(struct hnodes *table, struct hnode *node);

/**
 * The element with a key equal to that of `like`, or NULL.  `like` is any
 * element, usually one on the stack of which only the key is filled in.
 */
struct hnode *hnodes_find(const struct hnodes *table, const struct hnode *like);

/** Visits the elements in no particular order; returns the number of visits. */
size_t hnodes_walk(struct hnodes *table, hnodes_visit *visit, void *arg);

/** Unlinks all elements and hands each to `sink`, which may be NULL. */
void hnodes_drain(struct hnodes *table, hnodes_sink *sink, void *arg);

#endif
