#ifndef DOTNAMES_H
#define DOTNAMES_H

#include <stddef.h>

/** \file
 * Hierarchical names such as "net.http.timeout", kept in a registry, each
 * with an int that is the user's.
 *
 * Names are parts joined by dots. A part is 1 to 31 letters, digits, '-' or
 * '_'; a name has at most 16 parts. A name exists only together with all
 * names above it. The nameless root is above all.
 *
 * \par Lifetime
 * A dn_name pointer stays valid until the name, or one above it, is dropped
 * or the registry is freed.
 */
typedef struct dotnames dotnames;
typedef struct dn_name dn_name;

#define DN_PART 31
#define DN_DEPTH 16
#define DN_PATH_SIZE (DN_DEPTH * (DN_PART + 1)) /**< holds any full name */

/** New registry with its root alone, or NULL if out of memory. */
dotnames *dn_new(void);

/** Frees the registry and all names. NULL is ignored. */
void dn_free(dotnames *registry);

/** The root. */
dn_name *dn_root(dotnames *registry);

/** The name of that path, made if missing, with those above it. "" is the
 *  root. NULL if malformed or out of memory. */
dn_name *dn_make(dotnames *registry, const char *path);

/** As dn_make, but NULL if missing. */
dn_name *dn_find(dotnames *registry, const char *path);

/** The name above; NULL for the root. */
dn_name *dn_up(const dn_name *name);

/** The last part, "" for the root. Belongs to the name. */
const char *dn_part(const dn_name *name);

/** Writes the full name; \p out has at least DN_PATH_SIZE bytes. Returns its
 *  length. */
size_t dn_path(const dn_name *name, char *out);

/** The user's int; 0 at first. */
int dn_value(const dn_name *name);
void dn_set_value(dn_name *name, int value);

/** Drops the name and all below it. Of the root, drops all below only. */
void dn_drop(dn_name *name);

/** Calls \p visit for each name directly below, in order of making, until it
 *  returns nonzero, which is returned; else 0. \p visit may make names but
 *  must not drop any. */
int dn_each(dn_name *name, int (*visit)(dn_name *below, void *context), void *context);

#endif
