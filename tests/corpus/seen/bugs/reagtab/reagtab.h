/*
 * reagtab - the stock of a wet lab: which reagents, how much of each
 *
 * Amounts are in mol, molar masses in g/mol, masses in g:
 *
 *      m = n * M
 *
 * A reagent is known by its name, 1 to RT_NAME characters, case matters
 * ("CO" is not "Co").  Names are copied.  All pointers are to be valid and
 * not NULL; only rt_close() takes NULL.  Functions of type bool return false
 * and change nothing when something is not as described.
 *
 * Lookups of the same name in a row are cheap, so feel free to write
 *
 *      if (rt_has(t, "NaCl"))
 *          rt_take(t, "NaCl", 0.25);
 */
#ifndef REAGTAB_H
#define REAGTAB_H

#include <stdbool.h>
#include <stddef.h>

#define RT_NAME 23
#define RT_MOST 500 /* reagents in a table */

typedef struct reagtab reagtab;

reagtab *rt_open(void); /* NULL: no memory */
void rt_close(reagtab *t);

/* New reagent, amount 0.  The mass is finite and > 0, the name is new. */
bool rt_add(reagtab *t, const char *name, double molar_mass);

/* Forgets a reagent, whatever is left of it. */
bool rt_drop(reagtab *t, const char *name);

/* Another name for a reagent; the new one must not be in use. */
bool rt_rename(reagtab *t, const char *name, const char *new_name);

bool rt_has(reagtab *t, const char *name);
size_t rt_count(const reagtab *t);

/* Puts mol (finite, >= 0) on the shelf, takes it off.  There must be as much
   as is taken. */
bool rt_put(reagtab *t, const char *name, double mol);
bool rt_take(reagtab *t, const char *name, double mol);

/* What there is of a reagent in mol and in g; 0 when it is not known. */
double rt_mol(reagtab *t, const char *name);
double rt_grams(reagtab *t, const char *name);

/* All of the stock in g. */
double rt_total(const reagtab *t);

/* Stocktaking: forgets all reagents with less than `mol` left and returns
   how many these were. */
size_t rt_clear_below(reagtab *t, double mol);

#endif
