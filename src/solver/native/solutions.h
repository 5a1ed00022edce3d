/* All solutions of assertions over scalar symbols, in a form that can be
 * counted, drawn from and narrowed without search.
 *
 * Conjuncts that share no symbol are independent: the solutions are a product
 * of parts.  A part with one symbol is a set (a language, numbers, a few
 * values).  A part with several is split into cases that exclude each other:
 * by the values of a symbol that has few (a choice, a Boolean, an Enum, a row),
 * or by an atom of a disjunction; within a case it is a product of parts again.
 * (So the whole is a decomposable, deterministic tree, as in knowledge
 * compilation: A. Darwiche, P. Marquis, A Knowledge Compilation Map, 2002.)
 * An equation x = t gives x away.  Strings that are coupled by their lengths
 * only are their lengths first, and strings of those lengths then.  What is
 * left couples symbols in a way that takes a solver, for that part alone. */
#ifndef ASSAY_SOLVER_NATIVE_SOLUTIONS_H
#define ASSAY_SOLVER_NATIVE_SOLUTIONS_H

#include "solver/native/integers.h"
#include "solver/native/linear.h"
#include "solver/native/reals.h"
#include "solver/native/strings.h"
#include "solver/solver.h"

enum part_kind {
    PART_STRING,   /* one symbol: strings */
    PART_INTEGER,  /* one Integer, Date or DateTime: integers */
    PART_REAL,     /* one Real: reals */
    PART_FINITE,   /* one Boolean, Enum, row or choice: values */
    PART_DERIVED,  /* one symbol that is a term over symbols of earlier parts: derived */
    PART_LINEAR,   /* Integers, Dates, and Strings by their lengths: linear */
    PART_CASES,    /* cases, which exclude each other; each over all symbols of the part */
    PART_FOREIGN,  /* foreign: a solver is asked */
    PART_SAMPLED,  /* candidates are drawn and tested; may miss some (a backreference, s != t …) */
    PART_GUESSED,  /* the value of one symbol is drawn and put in; may miss some (s contains t …) */
};

enum solutions_state { SOLUTIONS_SOME, SOLUTIONS_NONE, SOLUTIONS_UNKNOWN };

/* What the pointers of a part lead to belongs to the store (store.h) of the
 * solutions that it was made for; those that were narrowed from them share it. */
struct part {
    enum part_kind kind;
    enum solutions_state state; /* never NONE: then there are no parts */
    bool exact;
    const struct lang_symbol **symbols; /* by index */
    size_t symbol_count;
    struct terms assertions; /* what is said about them, simplified */
    struct strings *strings;         /* STRING */
    struct integers *integers;       /* INTEGER */
    struct reals *reals;             /* REAL */
    const struct lang_value **values; /* FINITE */
    size_t value_count;
    const struct lang_term *derived; /* DERIVED */
    struct linear *linear;           /* LINEAR: variable k is symbols[k] or its length */
    struct strings **lengths_of;     /* LINEAR: [symbol_count], NULL where the symbol is no String */
    struct solutions **cases;        /* CASES: each has some, or may have */
    size_t case_count;
    struct foreign *foreign;
    struct sampled *sampled;
    struct guessed *guessed;
    struct order *order; /* counts and orders, made when first needed */
};

struct solutions_options {
    enum strings_alphabet alphabet;
    const char *solver; /* for parts that take one; NULL: such parts are SOLUTIONS_UNKNOWN */
    /* Its seed, and its `interrupted`, which is asked while compiling, narrowing and drawing, too: the state is
     * UNKNOWN then, or a draw ends, and nothing is proved; why says "interrupted". */
    const struct solver_options *solver_options;
    size_t case_limit; /* 0: 100000 */
    unsigned guessed;  /* symbols whose values were guessed and put in before (guessed.c); 0 for all others */
};

struct solutions {
    struct store *store; /* what is made on the way; shared by cases */
    struct arena arena;  /* for who uses these solutions */
    struct solutions_options options;
    const struct lang_symbol *const *symbols; /* all of the problem; index is the place */
    size_t symbol_count;
    /* Those that these solutions give values to, by index: of a case those of the part, without choices that say
     * nothing there (these are 0). */
    const struct lang_symbol **own;
    size_t own_count;
    const struct lang_value **fixed; /* [own_count]: of those that can only be this; else NULL */
    struct part *parts;              /* every other symbol of these solutions is in one; DERIVED ones are last */
    size_t part_count;
    size_t *part_of; /* [own_count]; SIZE_MAX: fixed */
    enum solutions_state state;
    bool exact;      /* nothing is left out: by alphabet, by sampling, by a solver that gave up */
    struct text why; /* UNKNOWN, or not exact: for the user */
};

/* Never NULL; look at state.  symbols[i] may be NULL where there is none.  Symbols and terms must outlive it.  An error
 * only where the regexes are beyond every limit; the state is UNKNOWN then. */
struct solutions *solutions_of(const struct lang_symbol *const *symbols, size_t symbol_count,
                               const struct lang_term *const *assertions, size_t assertion_count,
                               const struct solutions_options *options, struct error *error);
void solutions_free(struct solutions *solutions);

/* The only value of a symbol, and the part that gives it one; NULL, SIZE_MAX: there is none. */
const struct lang_value *solutions_fixed(const struct solutions *solutions, const struct lang_symbol *symbol);
size_t solutions_part_of(const struct solutions *solutions, const struct lang_symbol *symbol);

bool solutions_count(struct solutions *solutions, mpz_t count); /* false: infinite or not known */
/* The i-th solution of the order of this seed; different for different i, and
 * every beginning is spread over all of them.  Values of all symbols, in the arena.  False:
 * there is no i-th (proved, if exact).  Independent parts vary together.  Where
 * the end of a part shows only when it is reached (SAMPLED, GUESSED, FOREIGN, LINEAR),
 * draw i = 0, 1, … in order. */
bool solutions_draw(struct solutions *solutions, uint64_t seed, uint64_t i, struct arena *arena,
                    const struct lang_value **values);
/* Puts 0 for all choices: those that matter get other values when parts are drawn one by one. */
void solutions_begin(const struct solutions *solutions, struct arena *arena, const struct lang_value **values);
/* The same for one part alone; the others' values are not touched.  DERIVED parts: after all others. */
bool part_draw(struct solutions *solutions, size_t part, uint64_t seed, uint64_t i, struct arena *arena,
               const struct lang_value **values);
bool part_count(struct solutions *solutions, size_t part, mpz_t count);
/* Puts the fixed values, and those that follow from the values of all other parts. */
void solutions_derive(struct solutions *solutions, struct arena *arena, const struct lang_value **values);

/* Those for which the term holds too.  Never NULL; it may outlive the given ones. */
struct solutions *solutions_narrow(const struct solutions *solutions, const struct lang_term *term,
                                   struct error *error);

/* For tests and --stats: "suffix: 4512 strings; x, y: linear; s, t: asks z3". */
void solutions_print(const struct solutions *solutions, struct text *out);

#endif
