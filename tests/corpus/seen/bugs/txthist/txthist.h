/*
 * txthist - undo history of a text field
 *
 * The history holds states of the text.  txthist_record() is called after
 * every change with the text as it is now; older states are forgotten when
 * there are more than the limit.
 */
#ifndef TXTHIST_H
#define TXTHIST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct txthist txthist_t;

#define TXTHIST_MAX_LIMIT 1000

/* Creates an empty history of up to limit states.
 * The limit must be at least 1 and at most TXTHIST_MAX_LIMIT, else NULL is
 * returned. */
txthist_t *txthist_create(size_t limit);

/* Destroys a history; NULL is ignored. */
void txthist_destroy(txthist_t *hist);

/* Records a copy of the text as the current state.  States that could have
 * been redone are forgotten.  Returns false if memory is exhausted. */
bool txthist_record(txthist_t *hist, const char *text);

/* The current state, NULL if nothing has been recorded yet.  Texts returned
 * from a history remain valid until the next txthist_record(),
 * txthist_forget() or txthist_destroy(). */
const char *txthist_current(const txthist_t *hist);

/* Goes back to the previous state and returns it.  NULL if there is none. */
const char *txthist_undo(txthist_t *hist);

/* Goes forward again.  NULL if there is nothing to redo. */
const char *txthist_redo(txthist_t *hist);

/* How many times undo or redo can be called with success. */
size_t txthist_undos(const txthist_t *hist);
size_t txthist_redos(const txthist_t *hist);

/* Forgets all states but the current one. */
void txthist_forget(txthist_t *hist);

#endif
