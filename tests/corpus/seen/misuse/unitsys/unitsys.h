#ifndef UNITSYS_H
#define UNITSYS_H

#include <stdbool.h>
#include <stddef.h>

/**
 * \brief Quantities with units.
 *
 * A system holds units; a quantity is a number with a unit.  Quantities are
 * plain values and refer to their unit, which lives as long as its system.
 * Adding metres to seconds, or units of one system to those of another, is an
 * error of the program; the library asserts that it does not happen.
 */

typedef struct us_system us_system;
typedef struct us_unit us_unit;

typedef struct {
    double value;
    const us_unit *unit;
} us_quantity;

us_system *us_open(void);
/** Frees the system and all its units. */
void us_close(us_system *sys);

/** Adds a base unit.
 *  \return the unit, the system's; NULL if the name is taken or memory is out */
const us_unit *us_base(us_system *sys, const char *name);

/** Adds a unit that is `factor` times another one of the same system.
 *  \param factor  greater than 0, and finite
 *  \return as us_base() */
const us_unit *us_derived(us_system *sys, const char *name, double factor, const us_unit *of);

/** Looks a unit up by its name; NULL if there is none. */
const us_unit *us_lookup(const us_system *sys, const char *name);

const char *us_name(const us_unit *unit);
size_t us_count(const us_system *sys);

us_quantity us_make(double value, const us_unit *unit);

/** Whether quantities in these units can be added: they belong to one system
 *  and are multiples of the same base unit. */
bool us_compatible(const us_unit *a, const us_unit *b);

/** Expresses a quantity in another, compatible unit. */
us_quantity us_in(us_quantity q, const us_unit *unit);

/** The sum, in the unit of a.  The units must be compatible. */
us_quantity us_add(us_quantity a, us_quantity b);

/** -1, 0 or 1 as a is less than, equal to or greater than b; 0 if one is not
 *  a number.  The units must be compatible. */
int us_compare(us_quantity a, us_quantity b);

#endif
