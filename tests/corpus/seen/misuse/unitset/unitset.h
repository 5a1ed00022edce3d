#ifndef UNITSET_H
#define UNITSET_H

#include <stddef.h>

/* Conversion of units.  A few units are built in; programs can define more
 * and keep them in sets, where they are found by name.  Nothing is allocated:
 * units and sets are the program's own variables. */

enum unit_dim { UNIT_LENGTH, UNIT_MASS, UNIT_TIME, UNIT_TEMPERATURE, UNIT_DIMS };

/* base = value * factor + offset, where base is in m, kg, s or K */
struct unit {
    const char *name;
    enum unit_dim dim;
    double factor;          /* finite and not 0 */
    double offset;          /* finite */
    struct unit *link;      /* for the set that the unit is in */
};

struct unit_set {
    struct unit *first;
};

enum unit_id {
    UNIT_M, UNIT_KM, UNIT_INCH, UNIT_MILE,
    UNIT_KG, UNIT_G, UNIT_LB,
    UNIT_S, UNIT_MIN, UNIT_H,
    UNIT_K, UNIT_C, UNIT_F,
    UNIT_IDS
};

#define UNIT_NAME_MAX 31

/* A built-in unit, by one of the ids above (not UNIT_IDS). */
const struct unit *unit_builtin(enum unit_id id);

/* Name of a dimension (not of UNIT_DIMS): "length" and so on. */
const char *unit_dim_name(enum unit_dim dim);

/* Makes a set empty.  Every set needs this before its first use. */
void unit_set_init(struct unit_set *set);

/* Puts a unit, with all members but link filled in, into a set.  Unit and name
 * are not copied and must exist as long as they are in the set; a unit can be
 * in one set at a time.  Returns 0; or -1 if the name is known already, to the
 * set or as that of a built-in unit, if it is not 1 to UNIT_NAME_MAX ASCII
 * letters, or if another member has a value that is not allowed. */
int unit_set_add(struct unit_set *set, struct unit *u);

/* Takes a unit out of the set that it is in. */
void unit_set_remove(struct unit_set *set, struct unit *u);

/* Finds a unit by name: a built-in one or one of the set.  NULL if there is
 * none.  set may be NULL, for the built-in ones only. */
const struct unit *unit_find(const struct unit_set *set, const char *name);

/* Converts a value.  Returns 0, or -1 if the units have different dimensions;
 * *out is then not changed. */
int unit_convert(double value, const struct unit *from, const struct unit *to, double *out);

/* Reads "12.5 km": a number, as strtod() reads it, perhaps blanks, and the
 * name of a unit that unit_find() finds.  Returns 0 and sets *value and *u, or
 * -1 and leaves them. */
int unit_parse(const struct unit_set *set, const char *text, double *value, const struct unit **u);

#endif
