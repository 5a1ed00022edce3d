/* A nondeterministic automaton with guards.
 *
 * Every assertion is a guard: an edge that consumes nothing and may be taken
 * where its look holds (or, negative, does not hold).  ^ $ \b \B are written
 * with one-character looks, so lookahead and lookbehind are all there is. */
#ifndef ASSAY_FRONT_REGEX_NFA_H
#define ASSAY_FRONT_REGEX_NFA_H

#include "front/regex/ast.h"

enum nfa_kind {
    NFA_SET,   /* reads a character of set, goes to out[0] */
    NFA_SPLIT, /* out[0] or out[1] */
    NFA_GUARD, /* out[0] where the look holds */
    NFA_END,   /* matched up to here; reads nothing */
};

/* State 0 has matched and takes whatever follows. */
#define NFA_ACCEPT 0u

struct nfa_state {
    enum nfa_kind kind;
    bool negative;
    uint32_t set, look;
    uint32_t out[2];
};

/* behind: what was read so far ends with the content.  The content starts at
 * `entry`, which for a lookbehind loops over any character first, and is
 * complete in `end` (ahead: NFA_ACCEPT).  Looks inside come before outside. */
struct nfa_look {
    bool behind;
    uint32_t entry, end;
    uint32_t tracker; /* behind: its number among the lookbehinds */
    const struct ast *content;
};

struct nfa {
    struct arena arena; /* of the sets */
    VECTOR(struct nfa_state) states;
    VECTOR(struct charset) sets;
    VECTOR(struct nfa_look) looks;
    uint32_t entry;
    uint32_t trackers; /* number of lookbehinds */
    size_t limit;
    bool too_large;
};

/* search: the pattern may stand anywhere in the string.  Backreferences must
 * not occur.  False: more than limit states. */
bool nfa_build(struct nfa *nfa, const struct ast *root, struct ast_flags flags, bool search, size_t limit,
               struct error *error);
void nfa_release(struct nfa *nfa);

#endif
