/* What solutions are made of, while they are made and afterwards.
 *
 * The store of solutions owns all that their parts point to; cases share it,
 * and solutions that were narrowed keep the store of those they come from.
 * Compilation (compile.h) goes on in it. */
#ifndef ASSAY_SOLVER_NATIVE_STORE_H
#define ASSAY_SOLVER_NATIVE_STORE_H

#include "solver/native/solutions.h"

struct kept {
    void *what;
    void (*release)(void *what);
};

/* Languages are the dear thing; the same assertions on the same symbol come again in many cases. */
struct known_strings {
    const struct lang_symbol *symbol;
    const struct lang_term *const *terms;
    size_t count;
    uint64_t hash;
    enum strings_alphabet alphabet;
    struct strings *strings; /* NULL: they are not regular */
};

struct store {
    size_t references;
    struct store *origin; /* of the solutions that these were narrowed from; NULL: none */
    struct arena arena;   /* terms and values */
    VECTOR(struct kept) kept;
    struct known_strings *known; /* open addressing by hash */
    size_t known_count, known_capacity;

    struct solutions_options options;
    const struct lang_symbol *const *symbols; /* of the whole problem */
    size_t symbol_count;
    size_t *places; /* [symbol_count]: scratch, used between two calls only; the origin's, if there is one */
    const struct lang_value **values; /* [symbol_count]: scratch like places, NULL between two calls */
    const struct lang_symbol **choices; /* all of the problem; the origin's, if there is one */
    size_t choice_count;
    const struct lang_value *nothing; /* 0, of choices that do not matter */
    size_t case_count; /* made so far, against options.case_limit */
    size_t case_cells; /* own symbols of all of these together */
    /* Work that candidates may still take, in bytes of their strings and 16 for each: where all of a few are tried,
     * and where some of many are.  Counted, not measured: the same on every machine. */
    uint64_t effort_of_all, effort;
    size_t guesses; /* that may still be tried; each makes solutions */
    bool interrupted; /* who uses the solutions wants no more: nothing is proved from now on */
    unsigned asked;   /* how often since the callback was called */
    bool sampling;     /* candidates are being made: what needs candidates itself is no help */
    struct error *error;
    const char *too_large; /* why a language could not be made, the first time; NULL: all could */
};

struct store *store_new(const struct lang_symbol *const *symbols, size_t symbol_count,
                        const struct solutions_options *options, struct store *origin);
void store_release(struct store *store);
/* Must this end?  Asks solver_options.interrupted now and then, and stays so. */
bool store_interrupted(struct store *store);
/* Releases it when the store goes; returns it. */
void *store_keep(struct store *store, void *what, void (*release)(void *what));

/* NULL: not regular, or too many states (store->too_large says so then). */
struct strings *store_strings(struct store *store, const struct lang_symbol *symbol,
                              const struct lang_term *const *terms, size_t count, enum strings_alphabet alphabet);

/* Solutions without anything in them yet, of these symbols (by index); a case's belong to the store. */
struct solutions *solutions_blank(struct store *store, const struct lang_symbol *const *own, size_t own_count);
struct solutions *solutions_case(struct store *store, const struct lang_symbol *const *own, size_t own_count);

/* Where it stands among symbols that are sorted by index; SIZE_MAX: nowhere. */
size_t symbol_place(const struct lang_symbol *const *symbols, size_t count, const struct lang_symbol *symbol);
/* These are its own symbols from now on; what is fixed stays so. */
void solutions_own(struct solutions *solutions, const struct lang_symbol *const *own, size_t own_count);
/* It can only be this from now on; one of the own symbols. */
void solutions_fix(struct solutions *solutions, const struct lang_symbol *symbol, const struct lang_value *value);

/* Equal as written; places and shared parts do not matter. */
bool term_same(const struct lang_term *a, const struct lang_term *b);
bool term_about(const struct lang_term *term, const struct lang_symbol *symbol);
uint64_t term_hash(const struct lang_term *term);

#endif
