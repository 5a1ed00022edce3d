#ifndef ENVBLOCK_H
#define ENVBLOCK_H

#include <stdbool.h>
#include <stddef.h>

/* A set of variables, as programs get them in their environment. */
typedef struct envblock envblock;

#define ENVBLOCK_MAX 256 /* variables */

envblock *envblock_new(void);
/* Frees it with all of its entries. */
void envblock_free(envblock *env);

/* Adds an entry "NAME=VALUE", in place of one of the same name.  The text itself
   becomes a part of the environment: it has to be allocated with malloc, and
   belongs to the environment from then on, which frees it.  False when it has
   no name or no equals sign, or when there are too many; the text is still the
   caller's then. */
bool envblock_put(envblock *env, char *entry);
/* The same with a copy of a name and a value.  False also for a name that is
   empty or has an equals sign in it. */
bool envblock_set(envblock *env, const char *name, const char *value);
/* Removes a variable; false when there is none. */
bool envblock_unset(envblock *env, const char *name);

/* The value of a variable, or NULL.  It is valid until that variable is put,
   set or unset. */
const char *envblock_get(const envblock *env, const char *name);
size_t envblock_count(const envblock *env);
/* The entry at an index in the order in which they were added, or NULL. */
const char *envblock_entry(const envblock *env, size_t index);

#endif
