/* What the kinds of features share.  A kind is a row of functions. */
#ifndef ASSAY_SOLVER_NATIVE_FEATURE_PARTS_H
#define ASSAY_SOLVER_NATIVE_FEATURE_PARTS_H

#include "front/lang/term.h"
#include "solver/native/feature.h"

struct feature_kind {
    bool (*count)(struct feature *feature, mpz_t count);
    bool (*draw)(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                 const struct lang_value **values, const struct lang_value **value);
    bool (*reach)(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                  struct arena *arena, const struct lang_value **values);
    const struct integers *(*integers)(struct feature *feature); /* these two may be NULL */
    const struct reals *(*reals)(struct feature *feature);
    void (*release)(struct feature *feature); /* what is beyond the struct itself; may be NULL */
};

/* The first member of every kind's own struct. */
struct feature {
    const struct feature_kind *kind;
    struct solutions *solutions;
    const struct lang_term *term; /* fixed symbols are constants in it; in the arena */
    size_t part;
    bool exact;
    struct arena arena;
};

/* Each gives NULL where it is not for this term, and takes the arena over where it is. */
typedef struct feature *feature_maker(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_symbol(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_length(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_linear(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_cover(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_slice(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_groups(struct solutions *solutions, const struct lang_term *term, size_t part);
struct feature *feature_of_cases(struct solutions *solutions, const struct lang_term *term, size_t part);

/* The term's value; NULL: undefined. */
const struct lang_value *feature_value(const struct feature *feature, struct arena *arena,
                                       const struct lang_value *const *values);
/* i modulo count, where there are so few. */
uint64_t feature_wrap(uint64_t i, const mpz_t count);

/* Place i of a shuffled order of 0 .. size-1 (i < size): steps of the golden section from a place of the seed. */
struct shuffle {
    mpz_t size, stride, shift;
    uint64_t seed;
    bool has_seed;
};
void shuffle_init(struct shuffle *shuffle, const mpz_t size); /* size > 0 */
void shuffle_release(struct shuffle *shuffle);
void shuffle_at(struct shuffle *shuffle, uint64_t seed, const mpz_t i, mpz_t out);
uint64_t shuffle_small(uint64_t size, uint64_t seed, uint64_t i);

#endif
