#ifndef DNLCACHE_H
#define DNLCACHE_H

/**
 * \file
 * \brief Directory name lookup cache: (directory, name) -> inode number.
 *
 * Entries are handed out with a hold on them, so that they stay valid although
 * the cache drops them: an entry's memory is freed when the cache has dropped
 * it and every hold was given back with dn_rele().
 */

#include <stddef.h>
#include <stdint.h>

#define DN_NAMEMAX 255      /**< longest name */
#define DN_CAPMAX  4096     /**< largest capacity */

typedef struct dncache dncache;
typedef struct dnentry dnentry;

/**
 * Creates a cache for up to \p capacity entries.
 * \param capacity 1 to DN_CAPMAX
 * \return NULL for another capacity or when out of memory
 */
dncache *dn_new(size_t capacity);

/**
 * Destroys a cache. All holds on its entries must have been given back.
 * \param c may be NULL
 */
void dn_free(dncache *c);

/**
 * Enters a name, which is copied, and replaces what was known of it. The entry
 * used least recently goes when the cache is full.
 * \param name 1 to DN_NAMEMAX bytes, without '/'
 * \return 0, or -1 when the name is bad or memory is short
 */
int dn_enter(dncache *c, uint64_t dir, const char *name, uint64_t inode);

/**
 * Looks a name up.
 * \return the entry with a hold for the caller, or NULL if it is not known
 */
dnentry *dn_lookup(dncache *c, uint64_t dir, const char *name);

/** One more hold on an entry that the caller holds. \return \p e */
dnentry *dn_hold(dnentry *e);

/** Gives one hold back; the caller has one. NULL is ignored. */
void dn_rele(dnentry *e);

/** \name What an entry that the caller holds is about
 *  The name's text lives as long as the entry.
 *  @{ */
const char *dn_name(const dnentry *e);
uint64_t dn_dir(const dnentry *e);
uint64_t dn_inode(const dnentry *e);
/** @} */

/** Drops all entries of a directory. \return how many */
size_t dn_purge(dncache *c, uint64_t dir);

/** Number of entries in the cache, dropped ones not counted. */
size_t dn_count(const dncache *c);

/** Number of holds on entries of this cache, dropped ones too. */
size_t dn_holds(const dncache *c);

#endif
