#ifndef OIDARC_H
#define OIDARC_H

/**
 * @file oidarc.h
 * @brief Object identifiers as SNMP and X.509 use them.
 *
 * An object identifier is a path of numbers ("arcs") from the root of a world
 * wide tree, written 1.3.6.1.2.1.  The first arc is 0, 1 or 2; below 0 and 1
 * the second one is less than 40.  There are always at least two arcs.
 *
 * Identifiers never change once they are made; every function that returns an
 * oid returns a new one, which is to be given to oid_free().  Unless something
 * else is said no pointer may be NULL.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Most arcs that an identifier has. */
#define OID_MAX_ARCS 64

/** Largest second arc below root 2. */
#define OID_MAX_SECOND (UINT32_MAX - 80)

typedef struct oid oid;

/** @return the identifier first.second; NULL when there is none or no memory. */
oid *oid_root(uint32_t first, uint32_t second);

/**
 * @param arcs  the arcs from the root on
 * @param count how many they are
 * @return NULL when they are no valid identifier, or no memory
 */
oid *oid_new(const uint32_t *arcs, size_t count);

/** Reads the dotted notation.  @return NULL when the text is anything else. */
oid *oid_parse(const char *text);

/** @return the identifier one level below; NULL when it would be too long. */
oid *oid_child(const oid *o, uint32_t arc);

/** @return the identifier one level above; NULL when there are but two arcs. */
oid *oid_parent(const oid *o);

/** Nothing happens when @p o is NULL. */
void oid_free(oid *o);

/** @return the number of arcs */
size_t oid_length(const oid *o);

/** @return the arc at @p index, counted from 0; 0 behind the last one. */
uint32_t oid_arc(const oid *o, size_t index);

/** Order of a walk over the tree: parents before children.  @return <0, 0, >0 */
int oid_compare(const oid *a, const oid *b);

/** @return whether @p o is @p root or lies below it */
bool oid_within(const oid *o, const oid *root);

/**
 * Writes the dotted notation like snprintf: cut to @p size - 1 characters and
 * terminated, nothing at all when @p size is 0 (then @p text may be NULL).
 * @return the length of the whole text
 */
size_t oid_format(const oid *o, char *text, size_t size);

/**
 * Encodes by the Basic Encoding Rules: the contents octets only, without tag
 * and length.
 * @param length set to the number of octets
 * @return the octets, to be given to free(); NULL when there is no memory
 */
uint8_t *oid_to_ber(const oid *o, size_t *length);

/**
 * Decodes contents octets.  @p octets may be NULL when @p length is 0.
 * @return NULL when they are not well formed, have numbers beyond 32 bits or
 *         more than OID_MAX_ARCS arcs
 */
oid *oid_from_ber(const uint8_t *octets, size_t length);

#endif
