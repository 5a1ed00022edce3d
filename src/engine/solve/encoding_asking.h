/* What the four ways of asking share; see encoding.h. */
#ifndef ASSAY_ENGINE_SOLVE_ENCODING_ASKING_H
#define ASSAY_ENGINE_SOLVE_ENCODING_ASKING_H

#include "engine/solve/encoding.h"

/* A feature of strings that is an Integer of its own, chosen before the string. */
struct lazy {
    const struct lang_term *of; /* (length s) or (cover-class s); HERE */
    const struct lang_symbol *symbol;
};

/* A form that numbers in order can serve: instead of 'different from each',
 * 'beyond the last'; upwards, then from the first one downwards. */
struct order {
    const struct form *form;           /* KEY or APART; NULL: not (or no longer) in order */
    const struct lang_term *feature;   /* its feature, lazily */
    const struct lang_value *first;    /* NULL: none yet */
    bool down;
};

/* What a symbol may be by itself, to be drawn from. */
struct pin {
    const struct lang_symbol *symbol;
    const struct lazy *chosen; /* a String's length or class; NULL: none */
    struct feature *feature;   /* its values, to be reached */
    uint64_t draws;
};
struct pins {
    bool made, off;
    struct solutions *solutions; /* of what is said about each symbol alone */
    VECTOR(struct pin) candidates;
    size_t first; /* those that have been chosen by length or class stand before the others */
    size_t width; /* how many are pinned at once */
    unsigned calm, rest, resting, unknown;
    uint64_t turns;
};

/* Ranges of the order's feature that cannot meet. */
struct ranges {
    bool open; /* the numbers are made */
    bool left; /* next begins one that was not asked for */
    struct integers_packing *packing;
    mpz_t distance, next;
    size_t chunk;
    VECTOR(const struct lang_value **) choices; /* of the last questions */
    size_t taken;
};

struct asking {
    struct arena arena;
    struct solver *solver;
    const char *solver_name;
    struct solver_options options;
    struct solver_statistics earlier; /* of a solver that was left */
    enum encoding encoding;           /* never AUTO */
    bool automatic;
    const struct flat *flat;
    const struct form *form;
    const struct form *core; /* a KEY or APART that says the same wherever its feature is defined; or NULL */
    uint64_t n;
    const struct lang_value *const *const *before;
    size_t before_count;

    /* one at a time */
    VECTOR(struct lazy) lazies;
    struct terms late;      /* assertions about strings, said once lazies are chosen; none when joint */
    bool joint;             /* everything is said at once, but for classes */
    unsigned failures;      /* choices without a string, one after the other */
    bool incomplete;        /* something was left out without a proof */
    struct order order;
    struct pins pins;
    struct ranges ranges;
    bool ranging; /* inputs come from ranges, in order; no bound has been said */
    VECTOR(const struct lang_value *const *) found; /* scalars */
    const struct lang_value **values;

    /* all at once: answered[k * symbol_count + index] */
    const struct lang_value **answered;
    uint64_t given;
    bool asked;
    bool fewer_proved; /* auto: distinct has no solution for n */
};

/* encoding_one.c */
bool one_begin(struct asking *asking, struct error *error);
enum asked one_next(struct asking *asking, struct arena *arena, const struct lang_value **scalars, struct text *why);

/* encoding_copies.c */
bool copies_begin(struct asking *asking, struct error *error);
enum asked copies_next(struct asking *asking, struct arena *arena, const struct lang_value **scalars, struct text *why);

/* encoding_lazy.c */
void lazy_find(struct asking *asking);                                                      /* in the relation */
const struct lang_term *lazy_rewrite(struct asking *asking, const struct lang_term *term); /* in a term that is HERE */
bool lazy_mentions_strings(const struct lang_term *term);
bool lazy_assert_ranges(struct asking *asking, struct error *error);
/* After a choice of lazies: says that the strings are as chosen. */
bool lazy_link(struct asking *asking, const struct lang_value *const *chosen, struct error *error);
/* Strings of a class match its regex: that need not be said twice, which costs solvers much. */
bool lazy_implies(const struct asking *asking, const struct lang_value *const *chosen, const struct lang_term *term);
const struct lang_term *lazy_block(struct asking *asking, const struct lang_value *const *chosen);
/* Are the strings in the classes that were chosen for them?  A pattern may be ambiguous. */
bool lazy_agrees(struct asking *asking, const struct lang_value *const *chosen, const struct lang_value *const *values);

/* encoding_pins.c */
void pins_release(struct asking *asking);
size_t pins_width(struct asking *asking); /* how many to say; 0: none this time */
/* In the level that is open.  chosen: lengths and classes; NULL: not chosen. */
bool pins_say(struct asking *asking, const struct lang_value *const *chosen, size_t width, size_t *said,
              struct error *error);
size_t pins_failed(struct asking *asking, bool unknown); /* how many to try now */
void pins_succeeded(struct asking *asking);

struct solutions *pins_solutions(struct asking *asking); /* NULL: there are none, or they are not known */

/* encoding_ranges.c */
void ranges_begin(struct asking *asking);
void ranges_release(struct ranges *ranges);
/* Values of the next one, in order; false: no further one was found in ranges. */
bool ranges_next(struct asking *asking, struct arena *arena, struct text *why);

/* encoding_form.c */
const struct form *form_core(const struct form *form);
/* Inputs differ iff their keys do: every set that cannot be extended has one of each key, so all are as large. */
bool form_is_by_keys(const struct form *form);
bool form_in_order(const struct form *core);
/* What differs from known: over HERE. */
const struct lang_term *difference_from(struct asking *asking, const struct lang_value *const *known);
const struct lang_term *beyond(struct asking *asking, const struct lang_value *last, bool down);

#endif
