#ifndef EPSNFA_H
#define EPSNFA_H

#include <stddef.h>

/**
 * @file epsnfa.h
 * @brief Nondeterministic finite automata with empty moves.
 *
 * The states of an automaton are numbered from 0; state 0 is the start.  Any
 * number of states may accept.  Edges may form any graph: cycles, loops at a
 * state, several edges between the same two states.
 */

#define NFA_MAX_STATES 256   /**< states of one automaton */
#define NFA_MAX_EDGES  4096  /**< edges of one automaton, both kinds together */

typedef struct nfa nfa;

/** @brief Called for a state; a value other than 0 ends the enumeration. */
typedef int nfa_visit(int state, void *arg);

/**
 * @brief Makes an automaton without edges, in which no state accepts.
 * @param states number of states, 1 to NFA_MAX_STATES
 * @return the automaton, to be freed with nfa_free(); NULL if the number is
 *         out of range or memory is short
 */
nfa *nfa_new(int states);

/** @brief Frees an automaton; NULL is allowed. */
void nfa_free(nfa *m);

/** @brief Number of states. */
int nfa_states(const nfa *m);

/**
 * @brief Makes a state accept (@p yes not 0) or not.
 * @return 0, or -1 if there is no such state
 */
int nfa_accept(nfa *m, int state, int yes);

/**
 * @brief Adds an edge that reads the character @p c.
 * @return 0, or -1 if a state does not exist, there are too many edges or
 *         memory is short
 */
int nfa_edge(nfa *m, int from, int to, unsigned char c);

/** @brief Adds an empty move, which reads nothing.  Returns as nfa_edge(). */
int nfa_eps(nfa *m, int from, int to);

/**
 * @brief Whether the automaton accepts a text.
 * @param text @p len bytes, not NUL-terminated; may be NULL if @p len is 0
 * @return 1 or 0, or -1 if memory is short
 */
int nfa_match(const nfa *m, const char *text, size_t len);

/**
 * @brief Enumerates, in rising order, the states that can be reached from
 *        @p state by empty moves alone, @p state itself among them.
 * The function must not change the automaton.
 * @return 0, what @p fn returned if that was not 0, or -1 if there is no such
 *         state or memory is short
 */
int nfa_closure(const nfa *m, int state, nfa_visit *fn, void *arg);

/**
 * @brief Whether the automaton accepts any text at all.
 * @return 1 or 0
 */
int nfa_nonempty(const nfa *m);

#endif
