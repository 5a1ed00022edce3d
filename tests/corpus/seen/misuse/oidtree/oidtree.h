#ifndef INCLUDE_oidtree_h__
#define INCLUDE_oidtree_h__

#include <stddef.h>
#include <stdint.h>

/**
 * @file oidtree.h
 * @brief Directory trees by object id: names, modes and ids of their entries
 */

/** Size of a raw object id, in bytes */
#define OT_OID_RAWSZ 20
/** Size of an object id in hexadecimal, without a terminator */
#define OT_OID_HEXSZ 40

/** Unique identity of an object */
typedef struct ot_oid {
	unsigned char id[OT_OID_RAWSZ];
} ot_oid;

/** One entry of a tree */
typedef struct ot_entry ot_entry;

/** A tree in memory */
typedef struct ot_tree ot_tree;

/**
 * Parse a hexadecimal id.
 *
 * @param out where the result is written
 * @param hex the hexadecimal digits; must point at no fewer than OT_OID_HEXSZ
 *	characters. More may follow, and a terminator is not needed.
 * @return 0, or -1 if one of them is not a digit (`out` is then undefined)
 */
int ot_oid_fromhex(ot_oid *out, const char *hex);

/**
 * Format an id as a terminated string.
 *
 * @param out buffer of at least OT_OID_HEXSZ + 1 characters
 * @param oid the id
 * @return `out`
 */
char *ot_oid_tohex(char *out, const ot_oid *oid);

/**
 * Compare two ids.
 *
 * @return <0, 0, >0 as for memcmp
 */
int ot_oid_cmp(const ot_oid *a, const ot_oid *b);

/**
 * Create an empty tree. It has to be released with `ot_tree_free`.
 *
 * @return the tree, or NULL if out of memory
 */
ot_tree *ot_tree_new(void);

/**
 * Release a tree and all its entries.
 *
 * @param tree the tree, or NULL
 */
void ot_tree_free(ot_tree *tree);

/**
 * Add an entry, or replace the one of that name.
 *
 * @param tree the tree
 * @param name file name; must not be empty, contain '/', nor be "." or ".."
 * @param mode the file's mode
 * @param oid the object; it is copied
 * @return 0, or -1 if the name is not allowed or memory is out
 */
int ot_tree_insert(ot_tree *tree, const char *name, uint32_t mode, const ot_oid *oid);

/**
 * Remove the entry of that name.
 *
 * @return 0, or -1 if there is none
 */
int ot_tree_remove(ot_tree *tree, const char *name);

/** Get the number of entries. */
size_t ot_tree_count(const ot_tree *tree);

/**
 * Look up an entry by its name.
 *
 * The entry is owned by the tree; do not free it. It goes away when it is
 * removed or replaced, and with the tree. Use `ot_entry_dup` to keep it.
 *
 * @return the entry, or NULL if not found
 */
const ot_entry *ot_tree_byname(const ot_tree *tree, const char *name);

/**
 * Get an entry by its position; entries are sorted by name.
 *
 * The entry is owned by the tree, as with `ot_tree_byname`.
 *
 * @param idx the position; must be less than `ot_tree_count`
 */
const ot_entry *ot_tree_byindex(const ot_tree *tree, size_t idx);

/** Get the name of an entry; it lives as long as the entry. */
const char *ot_entry_name(const ot_entry *entry);

/** Get the mode of an entry. */
uint32_t ot_entry_mode(const ot_entry *entry);

/** Get the id of an entry; it lives as long as the entry. */
const ot_oid *ot_entry_id(const ot_entry *entry);

/**
 * Duplicate an entry. The duplicate belongs to the caller, is independent of
 * any tree, and must be freed with `ot_entry_free`.
 *
 * @return the duplicate, or NULL if out of memory
 */
ot_entry *ot_entry_dup(const ot_entry *entry);

/**
 * Free an entry that was made by `ot_entry_dup`. Entries that are owned by a
 * tree are freed with it and must not be passed here.
 *
 * @param entry the duplicate, or NULL
 */
void ot_entry_free(ot_entry *entry);

#endif
