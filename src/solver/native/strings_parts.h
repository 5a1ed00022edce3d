/* What the files about strings know of each other. */
#ifndef ASSAY_SOLVER_NATIVE_STRINGS_PARTS_H
#define ASSAY_SOLVER_NATIVE_STRINGS_PARTS_H

#include "front/lang/term.h"
#include "solver/native/integers.h"
#include "solver/native/strings.h"

/* One call of strings_of.  Languages that are made on the way belong to it. */
struct strings_reading {
    struct arena *arena;
    const struct lang_symbol *symbol;
    struct charset alphabet;
    const struct language *all; /* every string over the alphabet */
    bool checksums;             /* look for them too: after everything else, when `lengths` are known */
    const struct language *known;  /* then: only strings in here matter */
    const struct lengths *lengths; /* of those; NULL: not known */
    const struct language *within_known; /* of the last checksum: it has only such strings */
    VECTOR(struct language *) made;
    struct {
        const struct lang_term **items;
        const struct language **languages;
        size_t count, capacity;
    } cache; /* conditions seen before */
    unsigned lifted; /* how deep in conditions that were taken out of atoms */
    struct error *error;
};

/* Keeps a language (NULL: an error, or not recognised) until the reading ends. */
const struct language *reading_keep(struct strings_reading *r, struct language *language);
/* The strings for which a Boolean term holds; NULL: not recognised, or an error. */
const struct language *reading_condition(struct strings_reading *r, const struct lang_term *term);
const struct language *reading_atom(struct strings_reading *r, const struct lang_term *atom);
const struct language *reading_checksum(struct strings_reading *r, const struct lang_term *atom);
const struct language *reading_none(struct strings_reading *r);

/* ---- conditions on the length alone ---- */

typedef VECTOR(const struct lang_term *) strings_conjuncts;

/* All of them as one bounded set of numbers; they leave the list.  NULL: there are none, or it has no end. */
struct lengths *only_lengths(struct strings_reading *r, strings_conjuncts *terms);
void only_free(struct lengths *only);
/* Is the language, cut to these lengths, small as an automaton? */
bool only_is_small(const struct lengths *only, const struct language *language);
const struct language *only_language(struct strings_reading *r, struct lengths *only);
void only_cut(const struct lengths *only, struct lengths *lengths); /* leaves what is in both */
/* Has the language a string of one of these lengths?  True also where that is not known. */
bool only_meets(const struct lengths *only, const struct language *language);

bool same_term(const struct lang_term *a, const struct lang_term *b);
bool is_symbol(const struct strings_reading *r, const struct lang_term *term);
/* The value of a term without symbols; NULL: it has symbols, or none. */
const struct lang_value *closed_value(const struct strings_reading *r, const struct lang_term *term);

/* ---- sets of words ---- */

/* Strings as code points; in the arena. */
uint32_t *code_points(struct arena *arena, const struct lang_value *string, size_t *count);
void push_characters(range_list *ranges, const struct lang_value *string);
struct language *words_language(struct strings_reading *r, const struct lang_value *const *words, size_t count);
/* x such that (op x word), or with `flipped` (op word x); op: EQUAL, LESS, LESS_EQUAL, PREFIX, SUFFIX, CONTAINS. */
struct language *word_language(struct strings_reading *r, enum lang_op op, bool flipped, const struct lang_value *word);

/* ---- string terms as a view of the symbol ---- */

/* A constant, or the characters from..to-1 of the symbol; `to` VIEW_END: as far as it goes. */
#define VIEW_END SIZE_MAX
struct view_piece {
    const struct lang_value *constant; /* NULL: a slice */
    size_t from, to;
};
/* Either pieces in any order; or one slice counted from the end: the last
 * `back` characters without the last `but`. */
struct view {
    VECTOR(struct view_piece) pieces;
    bool from_end;
    size_t back, but;
    size_t need; /* the symbol has at least so many characters, or the term is undefined */
    bool never;  /* it is always undefined */
};
/* False: it is none; nothing to release then. */
bool view_of(const struct strings_reading *r, const struct lang_term *term, struct view *view);
void view_release(struct view *view);
/* The strings of which the view is in the language; NULL: not recognised, or an error. */
const struct language *view_inverse(struct strings_reading *r, const struct view *view,
                                    const struct language *language);

/* ---- numbers that a condition allows ---- */

/* Periodic: n is in it iff member[n mod period]; listed: iff it is in numbers, of which all from `base` on are, or
 * none; else least..greatest, either of which may be missing. */
struct number_set {
    bool periodic, empty, has_least, has_greatest;
    size_t period;
    bool *member;
    mpz_t least, greatest;
    struct integers *numbers;
    size_t base;
};
/* The numbers n for which the atom holds when `source` (the only term in it that mentions a symbol) is n. */
bool number_set_of(struct strings_reading *r, const struct lang_term *atom, const struct lang_term *source,
                   struct number_set *set);
void number_set_release(struct number_set *set);
bool number_set_contains(const struct number_set *set, long long n);
/* From `base` on, n and n + period are alike; false: too large. */
bool number_set_cycle(const struct number_set *set, size_t *base, size_t *period);

/* The strings x such that source(x) is in the set: LENGTH, INDEX, STRING_TO_NUMBER, EDIT_DISTANCE, COVER_CLASS. */
struct language *source_language(struct strings_reading *r, const struct lang_term *source,
                                 const struct number_set *set);
/* The operand of a source that mentions the symbol; NULL: it is no source. */
const struct lang_term *source_operand(const struct lang_term *term);

#endif
