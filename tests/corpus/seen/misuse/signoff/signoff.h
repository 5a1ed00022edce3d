#ifndef SIGNOFF_H
#define SIGNOFF_H

/*
 * Approval chains: a document passes through a number of steps, one after the
 * other, and at each of them a person approves or rejects it.
 *
 * Ownership: a step belongs to whoever made it until it is added to a chain.
 * From then on it belongs to that chain and is freed with it; the pointer may
 * still be used for questions as long as the chain exists.  A step can be in
 * one chain only, and only once.
 */

#include <stddef.h>

#define SGN_MAX_STEPS 32
#define SGN_MAX_NAME 47 /* bytes */

typedef struct sgn_step sgn_step;
typedef struct sgn_chain sgn_chain;

typedef enum sgn_state {
    SGN_OPEN,
    SGN_APPROVED,
    SGN_REJECTED
} sgn_state;

/* Told about a change of the chain: see sgn_chain_watch. */
typedef void sgn_watcher(const sgn_chain *chain, void *arg);

/* A step for a person.  NULL if the name is empty or longer than SGN_MAX_NAME,
 * or out of memory. */
sgn_step *sgn_step_new(const char *who);

/* Frees a step that belongs to the caller.  NULL is ignored. */
void sgn_step_free(sgn_step *step);

const char *sgn_step_who(const sgn_step *step);
sgn_state sgn_step_state(const sgn_step *step);

/* A chain without steps, which is open.  NULL if out of memory. */
sgn_chain *sgn_chain_new(void);

/* Frees a chain with its steps.  NULL is ignored. */
void sgn_chain_free(sgn_chain *chain);

/* Adds the caller's step to the end of the chain, which takes it over.  Returns
 * 0; -1 if the chain is full or not open, and the step is still the caller's. */
int sgn_chain_add(sgn_chain *chain, sgn_step *step);

/* Takes the last step out of the chain and gives it back to the caller.  NULL
 * if there is none or it was decided already. */
sgn_step *sgn_chain_pop(sgn_chain *chain);

/* Number of steps. */
size_t sgn_chain_count(const sgn_chain *chain);

/* The step whose turn it is; NULL if there is none. */
const sgn_step *sgn_chain_current(const sgn_chain *chain);

/* Rejected when a step was, approved when all steps are (and there is one),
 * otherwise open. */
sgn_state sgn_chain_state(const sgn_chain *chain);

/* Has fn called, with arg, after every decision on the chain; NULL stops that.
 * fn may look at the chain, but must neither change nor free it. */
void sgn_chain_watch(sgn_chain *chain, sgn_watcher *fn, void *arg);

/* The decision of a person on the current step.  Returns 1 if the chain is now
 * approved or rejected, 0 if it goes on; -1 if it is not this person's turn. */
int sgn_approve(sgn_chain *chain, const char *who);
int sgn_reject(sgn_chain *chain, const char *who);

#endif
