/**
 * @file typereg.h
 * @brief Run-time types with single inheritance.
 *
 * A registry holds types; every type has a name, perhaps a parent, and a part:
 * a block of bytes that each of its objects has, besides the parts of the
 * parent types.  Types are known by small numbers that are only meaningful
 * together with their registry.
 */
#ifndef TYPEREG_H
#define TYPEREG_H

#include <stdbool.h>
#include <stddef.h>

typedef struct tr_registry tr_registry;
typedef struct tr_object tr_object;
typedef unsigned tr_type;

#define TR_NONE      0u   /**< no type */
#define TR_MAX_TYPES 64u  /**< types of a registry */
#define TR_MAX_PART  1024u /**< bytes of a part */

/** Called for the part of an object: when it is made (parents first) and when
 *  it is destroyed (parents last).  It must not destroy the object itself. */
typedef void tr_hook(void *part);

/** Makes an empty registry. @return NULL if there is no memory. */
tr_registry *tr_open(void);

/** Frees a registry and its types.  All of its objects must have been
 *  destroyed before.  @param reg may be NULL. */
void tr_close(tr_registry *reg);

/** Adds a type.
 *  @param name   unique and not empty.  The string is not copied: it must stay
 *                in place, unchanged, until the registry is closed.
 *  @param parent a type of this registry, or TR_NONE
 *  @param size   of the part, 0 to TR_MAX_PART
 *  @param init   @param fini hooks; may be NULL
 *  @return the type; TR_NONE if the name is empty or taken, the parent unknown,
 *          the size too large or the registry full. */
tr_type tr_define(tr_registry *reg, const char *name, tr_type parent, size_t size,
                  tr_hook *init, tr_hook *fini);

/** @return the type of that name, or TR_NONE. */
tr_type tr_find(const tr_registry *reg, const char *name);

/** @return the name of a type as it was given; NULL if there is no such type. */
const char *tr_name(const tr_registry *reg, tr_type type);

/** @return whether @p type is @p base or descends from it; false if one of
 *          them does not exist. */
bool tr_derives(const tr_registry *reg, tr_type type, tr_type base);

/** Makes an object; its parts are zeroed before the hooks see them.
 *  @return NULL if there is no such type or no memory. */
tr_object *tr_make(tr_registry *reg, tr_type type);

/** Destroys an object.  @param obj may be NULL. */
void tr_destroy(tr_object *obj);

/** @return the type that the object was made of. */
tr_type tr_type_of(const tr_object *obj);

/** The part that @p type contributes to an object, aligned for anything; of
 *  a type with size 0 there is nothing to read or write.
 *  @param type must be the object's type or one that it derives from; ask
 *              tr_derives() in case of doubt.  Checked by an assertion only. */
void *tr_part(tr_object *obj, tr_type type);

#endif
