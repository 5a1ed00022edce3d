/* ephemer - positions between the rows of an ephemeris
 *
 * An ephemeris is a table of times and positions of a body.  The table is the
 * caller's (usually a constant array or a mapped file); it is not copied, and
 * must neither change nor go while the ephemer is in use.
 */
#ifndef EPHEMER_H
#define EPHEMER_H

#include <stddef.h>

typedef struct eph_row {
    double t;      /* Julian date */
    double xyz[3]; /* AU */
} eph_row;

typedef struct ephemer {
    const eph_row *rows;
    size_t count;
    size_t hint; /* row where the last time was found */
} ephemer;

/* Prepares a table of at least two rows, whose times are strictly increasing.
 * There is nothing to be freed afterwards. */
void eph_init(ephemer *e, const eph_row *rows, size_t count);

/* First and last time of the table. */
double eph_first(const ephemer *e);
double eph_last(const ephemer *e);

/* 1 when t is within the table, both ends included, else 0. */
int eph_covers(const ephemer *e, double t);

/* Position at time t, which must be within the table. */
void eph_position(ephemer *e, double t, double xyz[3]);

/* Velocity in AU per day at time t, which must be within the table.  At the
 * time of a row it is that of the interval after it. */
void eph_velocity(ephemer *e, double t, double xyz[3]);

/* Fills in n rows whose times the caller has set, all within the table. */
void eph_fill(ephemer *e, eph_row *rows, size_t n);

/* Calls `visit` with each row of the table from time `from` to time `to`.
 * Stops when it returns other than 0, and returns that; otherwise 0. */
int eph_each(const ephemer *e, double from, double to,
             int (*visit)(const eph_row *row, void *data), void *data);

#endif
