/* A term of any type as scalar terms: what flatten computes with. */
#ifndef ASSAY_SOLVER_FLATTEN_SHAPE_H
#define ASSAY_SOLVER_FLATTEN_SHAPE_H

#include "solver/flatten.h"
#include "solver/simplify_rules.h"

/* How an original symbol is put together.  A List has as many items as it may be long. */
struct flat_part {
    const struct lang_type *type;
    const struct lang_symbol *scalar; /* of an Option: is it present; of a List: its length; of an Object: NULL */
    struct flat_part *items;          /* OBJECT: fields; OPTION: the content; LIST: elements */
    size_t count;
};

/* The value of a term.  It has one where `defined` holds and, if it is a
 * scalar, `scalar` has one; of a compound value everything that can be seen
 * (not what is behind the length, or absent) has one then. */
struct shape {
    const struct lang_type *type;
    const struct lang_term *defined;
    const struct lang_term *scalar; /* as in flat_part */
    const struct shape **items;
    size_t count;
};

struct flattener {
    const struct flat *flat;
    struct simplifier s;
};

const struct shape *shape_of(struct flattener *f, const struct lang_term *term);
const struct shape *shape_of_value(struct flattener *f, const struct lang_type *type, const struct lang_value *value);
const struct shape *shape_of_part(struct flattener *f, const struct flat_part *part, enum lang_side side);
const struct shape *shape_if(struct flattener *f, const struct lang_term *condition, const struct shape *a,
                             const struct shape *b);
const struct shape *shape_guarded(struct flattener *f, const struct shape *shape, const struct lang_term *guard);
struct shape *shape_new(struct flattener *f, const struct lang_type *type, const struct lang_term *scalar,
                        size_t count); /* defined */

/* Boolean terms: it has a value; both have one and they compare so. */
const struct lang_term *shape_defined(struct flattener *f, const struct shape *shape);
const struct lang_term *shapes_equal(struct flattener *f, const struct shape *a, const struct shape *b);
const struct lang_term *shapes_less(struct flattener *f, enum lang_op op, const struct shape *a, const struct shape *b);
const struct lang_term *shape_term(struct flattener *f, const struct shape *shape);

/* i < length, as a Boolean term of a List's shape. */
const struct lang_term *shape_reaches(struct flattener *f, const struct shape *list, size_t i);

/* The greatest length of each List in the symbols, read from the assertions. */
struct list_bound {
    const struct lang_type *type;
    size_t asked;     /* as long as something that is said needs it */
    size_t most;      /* SIZE_MAX: nothing is said */
    struct list_bound *items; /* OBJECT: fields; OPTION, LIST: one */
    size_t count;
};
#define LIST_MOST 1000 /* and longer ones are not looked for */
#define LIST_MORE 3    /* beyond what is asked for, where nothing else is said */
struct list_bound *list_bounds(struct arena *arena, const struct lang_symbol *const *symbols, size_t symbol_count,
                               const struct lang_term *const *assertions, size_t assertion_count);

#endif
