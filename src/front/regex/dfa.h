/* Deterministic automata over an alphabet that is cut into atoms. */
#ifndef ASSAY_FRONT_REGEX_DFA_H
#define ASSAY_FRONT_REGEX_DFA_H

#include "base/error.h"
#include "front/regex/partition.h"

struct nfa;

#define DFA_NONE UINT32_MAX /* as a target or start: no string is accepted from here */

/* next[state * alphabet.atoms + atom].  Invariant after dfa_minimise: every
 * state is reachable and leads to an accepting one, no two are equivalent,
 * and the start, if there is one, is 0. */
struct dfa {
    struct partition alphabet;
    uint32_t states, start;
    uint32_t *next;
    bool *accepts;
};

enum dfa_operation { DFA_AND, DFA_OR, DFA_MINUS };

/* All of these give a minimal automaton, or false and an error when there are
 * more than `limit` states (before minimisation). */
bool dfa_of_nfa(struct dfa *dfa, const struct nfa *nfa, struct charset alphabet, size_t limit, struct error *error);
bool dfa_combine(struct dfa *dfa, const struct dfa *a, const struct dfa *b, enum dfa_operation operation, size_t limit,
                 struct error *error);
void dfa_complement(struct dfa *dfa, const struct dfa *a); /* in its own alphabet */
void dfa_release(struct dfa *dfa);

/* Replaces the automaton by the smallest one (A. Valmari, Fast brief practical
 * DFA minimization, 2012). */
void dfa_minimise(struct dfa *dfa);

#endif
