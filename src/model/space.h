/* Space: which inputs there are.  A list of bounds, as the user's ASSAY_SPACE
 * stated them when it ran at one scope, or as inferred from the types alone. */
#ifndef ASSAY_MODEL_SPACE_H
#define ASSAY_MODEL_SPACE_H

#include "base/error.h"
#include "model/type.h"

enum bound_kind {
    BOUND_POOL,    /* type, count */
    BOUND_RANGE,   /* type, path, lo, hi */
    BOUND_VALUES,  /* type, path, values */
    BOUND_NONNULL, /* type, path */
    BOUND_ARRAY,   /* type, path, other = length field, count = most cells */
    BOUND_OPAQUE,  /* type, path, count */
    BOUND_STRINGS, /* type, path, strings (an item may be NULL: the null pointer) */
    BOUND_UNION,   /* type, path, other = tag field, lo = tag, member */
};

struct bound {
    enum bound_kind kind;
    const char *type, *path, *other, *member; /* as the user spelled them; in the space's arena */
    long long count, lo, hi;
    long double *values;
    const char **strings;
    size_t item_count;                        /* of values or strings */
};

struct space {
    struct arena arena;
    int scope;
    bool inferred;
    VECTOR(struct bound) bounds;
};

void space_release(struct space *space);

/* One bound as the runtime puts it on the wire (see runtime/space.c for the
 * text form) appended to space.  The record comes from a process that ran the
 * user's code, so nothing about it is taken on trust. */
bool space_add_record(struct space *space, const char *record, size_t size, struct error *error);

/* The bounds that hold without any ASSAY_SPACE: pools of scope objects for
 * every struct that a pointer of a reachable struct refers to, integers
 * 0..scope-1 (at least 0..0), bool, enum. */
void space_infer(struct space *space, const struct function *predicate, int scope);

/* The space as a C function to paste, with n for the scope. */
void space_print(const struct space *space, const struct function *predicate, struct text *out);

/* One statement as C, without the semicolon: "assay_range(struct bst, size, 0, 3)". */
void bound_print(const struct bound *bound, struct text *out);

#endif
