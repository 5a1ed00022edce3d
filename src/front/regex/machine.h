/* What the files of this room know of each other's types. */
#ifndef ASSAY_FRONT_REGEX_MACHINE_H
#define ASSAY_FRONT_REGEX_MACHINE_H

#include "base/dice.h"
#include "front/regex/ast.h"
#include "front/regex/dfa.h"
#include "front/regex/nfa.h"
#include "front/regex/regex.h"
#include "front/regex/subsets.h"

struct regex {
    struct arena arena;
    struct ast_pattern *pattern;
    bool search;
    size_t state_limit, step_limit;
    size_t steps; /* of backtracking, in all */
    enum { HALVES_NOT_ASKED, HALVES_NEVER, HALVES_PERHAPS } halves; /* regex_may_match_halves, once it was asked */
    struct matcher *matcher;     /* made by the first match */
    struct program *program;     /* made by the first backtracking */
};

/* A range of characters that lead from one state to the same other one.  A
 * run is this edge and those behind it with the same target: characters of one
 * run are told apart by their number only, whatever edges they are on. */
struct language_edge {
    uint32_t lo, size, target;
    uint32_t run_size, run_edges;
};

/* edges[offsets[q] .. offsets[q + 1]) leave state q, by character. */
struct language {
    struct dfa dfa;
    size_t state_limit;
    struct language_edge *edges;
    size_t *offsets;
};

/* Another tree in place of the regex's own, for the classes of a cover. */
struct language *language_of_tree(const struct regex *regex, const struct ast *root, const struct charset *alphabet,
                                  struct error *error);
struct language *language_of_dfa(struct dfa dfa, size_t limit); /* takes it over; it is minimal */
/* Without the flag u: does it surely match no string with a character beyond U+FFFF? */
bool regex_excludes_pairs(const struct regex *regex);
void matcher_free(struct matcher *matcher);
void program_free(struct program *program);

/* Uniform below a limit of any size. */
void dice_below_large(struct dice *dice, const mpz_t limit, mpz_t out);

#endif
