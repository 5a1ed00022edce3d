#ifndef PLUGREG_H
#define PLUGREG_H

#include <stdbool.h>
#include <stddef.h>

/*
 * A registry of plug-ins by name.
 *
 * Besides its own name a plug-in can have aliases.  An alias may stand for a
 * plug-in or for another alias, and lives as long as what it stands for.
 * Names are copied.
 */
typedef struct plug_registry plug_registry;

/* What a plug-in does with a number. */
typedef int (*plug_fn)(void *context, int argument);

plug_registry *plug_registry_new(void);
void plug_registry_free(plug_registry *reg);

/* Registers a plug-in.  False if fn is NULL, the name is empty or taken (by a
 * plug-in or an alias), or memory is out.  fn is called by plug_call() only;
 * it must not change the registry. */
bool plug_add(plug_registry *reg, const char *name, plug_fn fn, void *context);

/* Makes `alias` stand for `name`.  False if there is no such name, or the alias
 * is empty or taken. */
bool plug_alias(plug_registry *reg, const char *alias, const char *name);

/* Removes a plug-in or an alias, and all that stands for it.  False if there is
 * no such name. */
bool plug_remove(plug_registry *reg, const char *name);

/* The name of the plug-in itself, the last that `name` stands for; NULL if there
 * is none.  Valid until the plug-in is removed. */
const char *plug_resolve(const plug_registry *reg, const char *name);

/* Calls the plug-in; its answer is stored in *result. */
bool plug_call(const plug_registry *reg, const char *name, int argument, int *result);

bool plug_has(const plug_registry *reg, const char *name);
/* How many names are taken, aliases too. */
size_t plug_count(const plug_registry *reg);

#endif
