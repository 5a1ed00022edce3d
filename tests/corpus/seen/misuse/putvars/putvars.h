/* putvars.h - the variables of a program and its scripts
 *
 * There is one set of variables for the whole program. A name is not empty and
 * has no '=' in it.
 */
#ifndef PUTVARS_H
#define PUTVARS_H

#include <stddef.h>

#define PV_MAX      128   /* variables */
#define PV_TEXT_MAX 4096  /* length of name, '=' and value together */

/* Adds text, of the form "name=value", or replaces the variable of that name. The
 * text itself becomes part of the set, it is not copied: altering it changes the
 * variable. Returns 0, or -1 when it is not of this form, too long, or the set
 * is full. */
int pv_put(char *text);

/* The same, with a copy of name and value. An existing variable is only replaced
 * when `overwrite` is not 0. Also -1 when memory is exhausted. */
int pv_set(const char *name, const char *value, int overwrite);

/* The value, or NULL when there is no such variable. It points into the set. */
const char *pv_get(const char *name);

/* Removes a variable, if there is one. */
void pv_unset(const char *name);

size_t pv_count(void);

/* The i-th text "name=value"; NULL from pv_count() on. */
const char *pv_at(size_t i);

/* Replaces each $name in `text` (letters, digits and _) by its value, or by nothing
 * if there is none. Room is the size of out. Returns the length of the whole
 * result; when this is not less than room, out holds only the beginning. */
size_t pv_expand(const char *text, char *out, size_t room);

/* Removes all variables. */
void pv_clear(void);

#endif
