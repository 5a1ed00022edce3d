/* How assertions become parts (solutions.h).
 *
 *     compile.c    a product: facts put in, equations, components
 *     components.c symbols that hang together
 *     derive.c     equations x = t that give x away
 *     single.c     parts of one symbol
 *     coupled.c    Integers and lengths in linear constraints
 *     cases.c      what to split a component by, and the cases
 *     sampled.c    candidates that are tested
 *     guessed.c    values of one symbol that are put in
 *     foreign.c    solvers that are asked */
#ifndef ASSAY_SOLVER_NATIVE_COMPILE_H
#define ASSAY_SOLVER_NATIVE_COMPILE_H

#include "solver/native/order.h"

/* A conjunct and its symbols, by index; all in the store's arena. */
struct conjunct {
    const struct lang_term *term;
    const struct lang_symbol *const *symbols;
    size_t count;
};
struct conjuncts {
    struct conjunct *items;
    size_t count, capacity;
}; /* a VECTOR */

/* Adds the conjuncts of a simple term; false: it is false, and the last one says so (it has no symbols). */
bool conjuncts_add(struct store *store, struct conjuncts *conjuncts, const struct lang_term *term);
bool conjunct_mentions(const struct conjunct *conjunct, const struct lang_symbol *symbol);

/* Symbols that hang together, and all that is said about them. */
struct component {
    const struct lang_symbol **symbols; /* by index */
    size_t symbol_count;
    struct conjuncts conjuncts;
};
/* The own symbols of solutions that are neither fixed nor given away (by place in own), as components by their
 * first symbols. */
struct component *components_of(struct solutions *solutions, const struct conjuncts *conjuncts, const bool *given_away,
                                size_t *count);
void release_components(struct component *components, size_t count);
/* Those about this symbol alone; freed by the caller. */
struct terms component_terms(const struct component *component, const struct lang_symbol *symbol);

/* Fills in solutions that are blank but for some fixed values: what the
 * conjuncts say about its own symbols.  The conjuncts are used up. */
void compile_product(struct solutions *solutions, struct conjuncts *conjuncts, bool inside_case);
/* Parts of other solutions are put in as they are; then finish. */
void product_add(struct solutions *solutions, struct part part);
struct part part_blank(struct store *store, const struct component *component, enum part_kind kind);
struct part part_copy(const struct part *part); /* the symbols and assertions its own */
void product_finish(struct solutions *solutions); /* state, exact, part_of from the parts */
void product_none(struct solutions *solutions);
/* The store's error is told, released and forgotten. */
void settle_error(struct solutions *solutions, struct error *error);
void solutions_doubt(struct solutions *solutions, const struct lang_term *term, const char *why); /* UNKNOWN */

/* ---- each tries, and says whether it could ---- */

enum compiled { COMPILED, COMPILED_NONE, COMPILED_NOT };

enum compiled compile_single(struct store *store, const struct component *component, struct part *part);
enum compiled compile_coupled(struct store *store, const struct component *component, struct part *part);
enum compiled compile_cases(struct store *store, const struct component *component, struct part *part);
/* Tests candidates of those conjuncts that can be compiled; thorough: all of a few, or a good part of many. */
enum compiled compile_sampled(struct store *store, const struct component *component, bool thorough, struct part *part);
enum compiled compile_guessed(struct store *store, const struct component *component, struct part *part);
enum compiled compile_foreign(struct store *store, const struct component *component, struct part *part);

/* An equation x = t among the conjuncts that gives x away; the conjuncts are
 * without it then, and with t for x.  eager: only where nothing gets harder. */
struct derivation {
    const struct lang_symbol *symbol;
    const struct lang_term *term;
};
bool derive(struct store *store, struct conjuncts *conjuncts, bool eager, struct derivation *derivation);

/* ---- domains ---- */

bool symbol_is_finite(const struct lang_symbol *symbol); /* Boolean, Enum, row, choice */
size_t symbol_value_count(const struct lang_symbol *symbol);
const struct lang_value *symbol_value_at(struct arena *arena, const struct lang_symbol *symbol, size_t index);
/* The values for which the terms hold, in the arena; false: one could not be evaluated. */
bool finite_values(struct store *store, const struct lang_symbol *symbol, const struct lang_term *const *terms,
                   size_t count, const struct lang_value ***values, size_t *value_count);
/* NULL: cannot be decided.  Dates stay in their years. */
struct integers *integers_of_symbol(const struct lang_symbol *symbol, const struct lang_term *const *terms,
                                    size_t count);

/* x = c or c = x, or a Boolean x, not x. */
bool is_fact(struct store *store, const struct lang_term *term, const struct lang_symbol **symbol,
             const struct lang_value **value);

struct sampled;
bool sampled_draw(struct sampled *sampled, uint64_t seed, uint64_t i, struct arena *arena,
                  const struct lang_value **values);
bool sampled_count(const struct sampled *sampled, mpz_t count);
struct guessed;
bool guessed_draw(struct guessed *guessed, uint64_t seed, uint64_t i, struct arena *arena,
                  const struct lang_value **values);
struct foreign;
bool foreign_draw(struct foreign *foreign, const struct terms *assertions, uint64_t seed, uint64_t i,
                  struct arena *arena, const struct lang_value **values);
bool foreign_count(const struct foreign *foreign, mpz_t count);
bool foreign_gave_up(const struct foreign *foreign); /* it ended without a proof */

#endif
