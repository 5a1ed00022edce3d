#ifndef FSMTAB_H
#define FSMTAB_H

#include <stdbool.h>
#include <stddef.h>

/* Finite state machines over characters.

   A machine is first built from states and edges, then compiled once, and only
   then run.  A compiled machine cannot be changed any more. */
typedef struct fsmtab fsmtab;

/* A state of the machine that fsmtab_add_state was called with. */
typedef int fsmtab_state;

fsmtab *fsmtab_new(void);
void fsmtab_free(fsmtab *machine); /* NULL is ignored */

/* Building: not for a compiled machine.

   The first state that is added is the start.  Returns -1 when there are too
   many states, of which 100 are possible. */
fsmtab_state fsmtab_add_state(fsmtab *machine, bool accepting);
/* When `c` comes in state `from`, the next state is `to`; a later edge takes
   the place of an earlier one.  False when there are more than 1000 edges. */
bool fsmtab_add_edge(fsmtab *machine, fsmtab_state from, unsigned char c, fsmtab_state to);
/* Ends the building, for a machine with at least one state; false when memory is
   out. */
bool fsmtab_compile(fsmtab *machine);

bool fsmtab_is_compiled(const fsmtab *machine);
size_t fsmtab_state_count(const fsmtab *machine);

/* Running: only for a compiled machine.

   Whether a text leads from the start to an accepting state. */
bool fsmtab_match(const fsmtab *machine, const char *text);
/* The length of the longest accepted beginning of the text, or -1. */
long fsmtab_longest(const fsmtab *machine, const char *text);

#endif
