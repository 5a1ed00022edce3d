/**
 * @file aclperm.h
 * @brief Access control lists: who may read, write and execute.
 *
 * A list has at most one entry for each user, one for each group and one for
 * all others.  Its text form is, for instance, "u:1000:rw-,g:100:r--,o::---".
 */
#ifndef ACLPERM_H
#define ACLPERM_H

#include <stddef.h>

/** Permissions, to be combined with |. */
#define ACLP_READ  4u
#define ACLP_WRITE 2u
#define ACLP_EXEC  1u

/** Most entries in a list. */
#define ACLP_MAX 1024

/** Bytes that the text of a list of n entries needs at most, with its zero. */
#define ACLP_TEXT_SIZE(n) ((n) * 17 + 1)

typedef enum { ACLP_USER, ACLP_GROUP, ACLP_OTHER } aclp_kind;

/** An entry.  Change its permissions with aclp_set(). */
typedef struct {
    aclp_kind kind;
    unsigned id;        /**< user or group, 0 for ACLP_OTHER */
    unsigned perms;
} aclp_entry;

typedef struct aclp_list aclp_list;

/** @return an empty list, to be freed with aclp_free(); NULL without memory */
aclp_list *aclp_new(void);

/** Frees a list with its entries.  @param list may be NULL */
void aclp_free(aclp_list *list);

/** @return an independent copy of @p list, NULL without memory */
aclp_list *aclp_dup(const aclp_list *list);

/** @return number of entries */
size_t aclp_count(const aclp_list *list);

/**
 * Adds an entry, or finds the one there is for this kind and id, and sets its
 * permissions.  The id is ignored for ACLP_OTHER.
 *
 * @return the entry, valid until the next aclp_set(), aclp_remove() or
 *         aclp_free() of the list; NULL if kind or perms is not one of those
 *         above, if the list is full or there is no memory
 */
const aclp_entry *aclp_set(aclp_list *list, aclp_kind kind, unsigned id, unsigned perms);

/** @return the entry for a kind and id, valid as with aclp_set(); NULL if there is none */
const aclp_entry *aclp_find(const aclp_list *list, aclp_kind kind, unsigned id);

/** @return the entry number @p i in order of addition, valid as with aclp_set(); NULL after the last */
const aclp_entry *aclp_at(const aclp_list *list, size_t i);

/** Removes an entry.  @param entry must be an entry of @p list */
void aclp_remove(aclp_list *list, const aclp_entry *entry);

/**
 * What a user may do: the user's entry decides; if there is none, those of
 * the user's groups together; if there is none either, that for others.
 *
 * @param gids  @p n groups; may be NULL if n is 0
 */
unsigned aclp_check(const aclp_list *list, unsigned uid, const unsigned *gids, size_t n);

/**
 * Writes the list's text.
 * @param buf  has room for ACLP_TEXT_SIZE(aclp_count(list)) bytes
 * @return length of the text
 */
size_t aclp_text(const aclp_list *list, char *buf);

#endif
