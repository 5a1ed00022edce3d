#ifndef COLBATCH_H
#define COLBATCH_H

#include <stddef.h>
#include <stdint.h>

/*
 * colbatch: columns of 32-bit integers with nulls, and records made of them,
 * in a structure that can be handed from producer to consumer.
 *
 * Structures
 * ----------
 * The structure itself is the caller's, on the stack or wherever; what it
 * points to belongs to it and is freed by cb_release().  A structure is "live"
 * from when a function has filled it in until it is released or moved, which
 * is marked by its member `release` being NULL.  All members are read-only.
 *
 * Moving
 * ------
 * A live structure can be moved to another place with cb_move().  Copying it
 * byte by byte instead gives two structures that own the same memory; one of
 * them must then never be used again.
 *
 * Arguments
 * ---------
 * Structures called `out` are overwritten without being looked at, and must
 * not be live.  All others must be live, unless stated otherwise.  int
 * functions return CB_OK, or one of the errors, *out being left alone.
 */

#define CB_MAXROWS     1000000
#define CB_MAXCHILDREN 100

enum { CB_OK = 0, CB_NULL = 1, CB_EINVAL = -1, CB_ENOMEM = -2 };

struct cb_column {
    int64_t length;     /* rows */
    int64_t null_count; /* rows that are null; 0 for a record */
    const int32_t *values;     /* NULL for a record */
    const uint8_t *validity;   /* bit row % 8 of byte row / 8 is 0 for a null;
                                  NULL if there are none */
    int64_t n_children; /* 0 unless a record */
    struct cb_column **children;
    void (*release)(struct cb_column *);
    void *private_data;
};

/* A column of n rows, 0 to CB_MAXROWS.  The n values are copied.  valid may be
 * NULL when there are no nulls, otherwise it has n bytes, zero for a null. */
int cb_int32(struct cb_column *out, const int32_t *values, const uint8_t *valid, int64_t n);

/* A record of n columns, 1 to CB_MAXCHILDREN.  The columns are moved into it.
 * CB_EINVAL when one of them is not live or is a record, or when they differ
 * in length; they are not moved then. */
int cb_record(struct cb_column *out, struct cb_column *columns, int64_t n);

/* A copy of the rows from first to first + n - 1 of a column.  CB_EINVAL when
 * there are not so many, or it is a record. */
int cb_slice(struct cb_column *out, const struct cb_column *column, int64_t first, int64_t n);

/* The i-th child of a record, or NULL when there is none or it has been moved
 * out.  The child is still the record's, and goes with it. */
const struct cb_column *cb_child(const struct cb_column *record, int64_t i);

/* Moves the i-th child out of a record.  CB_EINVAL when there is none. */
int cb_take_child(struct cb_column *out, struct cb_column *record, int64_t i);

/* Moves a structure.  Nothing happens when both are the same. */
void cb_move(struct cb_column *out, struct cb_column *from);

/* The value of a row: CB_OK; CB_NULL, *value being left alone; CB_EINVAL when
 * there is no such row, or it is a record. */
int cb_get(const struct cb_column *column, int64_t row, int32_t *value);

/* The sum of all values that are not null, 0 for a record. */
int64_t cb_sum(const struct cb_column *column);

/* Frees what the structure owns, if it is live; it is not, afterwards.  A
 * structure that is not live must have been so before, or be all zero. */
void cb_release(struct cb_column *column);

#endif
