/* Bounds: the statements of a space matched with the types they speak of.
 * Internal to the model room.
 *
 * A position is a field together with its bit offset in the struct that the
 * statement names, cells of arrays counted as if they were the first: so
 * 'a.scale' and 'b.scale' differ, while all cells of one array are the same. */
#ifndef ASSAY_MODEL_BOUNDS_H
#define ASSAY_MODEL_BOUNDS_H

#include "model/space.h"

struct position {
    const struct field *field;
    uint64_t bit_offset;
};

struct resolved_bound {
    const struct bound *bound;
    const struct type *type;
    struct position at;      /* all but POOL; UNION: the union's field */
    struct position other;   /* ARRAY: length; UNION: tag */
    const struct field *member; /* UNION */
    int pool;                /* OPAQUE: number of its pool; -1: not made yet */
};

struct bounds {
    VECTOR(struct resolved_bound) items;
};

/* Every statement must name a known struct and field of a kind it fits; what
 * depends on objects (empty domains) is found out when there are some. */
bool bounds_resolve(struct bounds *bounds, const struct program *program, const struct space *space,
                    struct error *error);
void bounds_release(struct bounds *bounds);

/* The last statement of these kinds (a set of 1 << kind) on a position of type; NULL: none. */
struct resolved_bound *bounds_find(const struct bounds *bounds, unsigned kinds, const struct type *type,
                                   struct position at);
/* The last pool statement for type; NULL: none. */
const struct resolved_bound *bounds_pool(const struct bounds *bounds, const struct type *type);

/* error_set for a statement: "assay_range(struct bst, size, 3, 0): " and the message. */
bool bound_error(struct error *error, const struct bound *bound, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
