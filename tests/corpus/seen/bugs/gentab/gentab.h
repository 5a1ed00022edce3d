#ifndef GENTAB_H
#define GENTAB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * A table of names that is addressed by handles.
 *
 * A handle is a slot and a generation.  The generation of a slot changes when
 * its name goes away, so a stale handle is recognised: every function that
 * takes a handle says "not there" for one whose name is gone.  Any number may
 * be tried as a handle; 0 never is one.
 */
typedef struct gentab gentab;
typedef uint32_t gentab_id;

#define GENTAB_MAX 1024

gentab *gentab_new(void);
void gentab_delete(gentab *t);

/** Stores a copy of the name; 0 when the table is full or memory is out. */
gentab_id gentab_add(gentab *t, const char *name);

/** Takes a name out; false when it is not there. */
bool gentab_drop(gentab *t, gentab_id id);

/** Takes all names out. */
void gentab_clear(gentab *t);

/** The name, valid until it is taken out; NULL when it is not there. */
const char *gentab_name(const gentab *t, gentab_id id);

/** The length of the name; 0 when it is not there. */
size_t gentab_name_length(const gentab *t, gentab_id id);

bool gentab_alive(const gentab *t, gentab_id id);

/** The first handle with that name, 0 when there is none. */
gentab_id gentab_find(const gentab *t, const char *name);

size_t gentab_count(const gentab *t);

#endif
