#ifndef FSMDEF_H
#define FSMDEF_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Deterministic finite automata over bytes.
 *
 * First the definition: fsmdef_state() and fsmdef_edge() in any order. Then
 * fsmdef_seal(), after which the definition can not be changed any more.
 * Only sealed definitions can be run:
 *
 *   fsmrun *r = fsmrun_start(def);
 *   while (fsmrun_step(r, *text)) text++;
 *   fsmrun_stop(r);
 *
 * All runs have to be stopped before their definition is freed.
 */
typedef struct fsmdef fsmdef;
typedef struct fsmrun fsmrun;

#define FSMDEF_MAX_STATES 64

fsmdef *fsmdef_create(void);
void fsmdef_free(fsmdef *def);

/** Adds a state and returns its number, the first is 0 and the start; -1 when there are too many. */
int fsmdef_state(fsmdef *def, bool accepting);

/**
 * From state to state on the bytes first to last. Later edges overrule earlier
 * ones. Both states must exist.
 */
void fsmdef_edge(fsmdef *def, int from, int to, unsigned char first, unsigned char last);

/** The definition must have a state. Sealing again does nothing. */
void fsmdef_seal(fsmdef *def);
bool fsmdef_is_sealed(const fsmdef *def);

/** Whether the whole text is accepted. The definition must be sealed. */
bool fsmdef_match(const fsmdef *def, const char *text);

/** NULL when memory is out. The definition must be sealed. */
fsmrun *fsmrun_start(fsmdef *def);
void fsmrun_stop(fsmrun *run);

/** False when there is no edge for the byte; the state stays then. */
bool fsmrun_step(fsmrun *run, unsigned char byte);
int fsmrun_state(const fsmrun *run);
bool fsmrun_accepting(const fsmrun *run);

#endif
