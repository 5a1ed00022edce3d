/* Scalars only: Options, Lists and Objects taken apart, so that solvers see
 * Booleans, numbers, Strings, Enums, Dates, DateTimes and rows.
 *
 *     ?(Option T)  a Boolean 'present' and a T, which is T's first value where it is absent
 *     ?(List T)    an Integer, its length 0..most, and so many Ts; those behind the length are T's first value
 *     ?(Object …)  its fields
 * First values are false, 0, "", the first constant or row, 1970-01-01; nothing
 * is gained by varying what nobody sees, and no two scalar solutions mean the
 * same.  The longest list comes from what the assertions say about its length;
 * where they say nothing it is a few more than they ask for, and `bounded` is
 * true: that no more solutions are found then proves nothing. */
#ifndef ASSAY_SOLVER_FLATTEN_H
#define ASSAY_SOLVER_FLATTEN_H

#include "solver/simplify.h"

struct flat {
    struct arena *arena;                      /* not its own */
    const struct lang_symbol *const *symbols; /* scalars; index is the place in this array */
    size_t symbol_count;
    struct terms assertions; /* the given ones over scalars, simplified conjuncts; and what is said above;
                                and that a choice is 0..choices-1, a Date in its years */
    bool bounded;
    size_t original_count;
    struct flat_part *parts; /* of each original symbol: how it is put together again */
};

void flatten(struct flat *flat, struct arena *arena, const struct lang_symbol *const *symbols, size_t symbol_count,
             const struct lang_term *const *assertions, size_t assertion_count);
/* Lists of which nothing is said may be so much longer. */
void flatten_longer(struct flat *flat, struct arena *arena, const struct lang_symbol *const *symbols,
                    size_t symbol_count, const struct lang_term *const *assertions, size_t assertion_count,
                    size_t longer);
void flat_release(struct flat *flat);

/* A term over the original symbols, over scalars; sides stay, and the result is
 * simple (simplify.h).  In a Boolean term every type is a scalar.  Another
 * scalar term that may be undefined for its structure's sake is (ite has-value t
 * u), where u never has a value: (string->number ""), (at "" 0), a date plus
 * that, and of an Enum or row (the none).  A compound term is put together
 * again of scalars. */
const struct lang_term *flat_term(const struct flat *flat, const struct lang_term *term);
/* Values of the original symbols from those of the scalars, and back.  Values that do not fit (a longer list) give false. */
void flat_lift(const struct flat *flat, struct arena *arena, const struct lang_value *const *scalars,
               const struct lang_value **originals);
bool flat_lower(const struct flat *flat, struct arena *arena, const struct lang_value *const *originals,
                const struct lang_value **scalars);
const struct lang_value *first_value(struct arena *arena, const struct lang_type *type);

#endif
