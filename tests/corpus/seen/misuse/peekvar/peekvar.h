#ifndef PEEKVAR_H
#define PEEKVAR_H

// peekvar -- watch a program's variables
//
// Put the variables you care about on a board, then print the board now and
// then, or poll it to hear about changes.  Meant for debug overlays and
// simulators.
//
// The board refers to names and variables, it does not copy them.  Both must
// stay where they are until the entry is removed or the board is closed.
// String literals and static variables are just right; be careful with locals.
//
// Pointers are never NULL, unless it says so.

#include <stdbool.h>
#include <stddef.h>

typedef struct pv_board pv_board;

#define PV_MAX 32 // entries on a board

// NULL if out of memory.
pv_board *pv_open(void);

// The board is gone afterwards.  The variables remain yours.
void pv_close(pv_board *board);

// Put a variable on the board.  Returns false if the board is full or has an
// entry of that name already.
bool pv_int(pv_board *board, const char *name, const int *variable);
bool pv_real(pv_board *board, const char *name, const double *variable);
// The variable points to a string, or is NULL.
bool pv_text(pv_board *board, const char *name, const char *const *variable);

// Take it off again.  Returns false if there is none of that name.
bool pv_remove(pv_board *board, const char *name);

int pv_count(const pv_board *board);

// Called by pv_poll.  It may look at the board and print it, but must not put
// entries on it, remove any, poll or close it.
typedef void pv_changed(const char *name, void *user);

// Calls `changed` for every variable whose value is not what it was at the
// last poll, or when it was put on the board, in the order they were put
// there.  Returns how many there were.  `changed` can be NULL.
int pv_poll(pv_board *board, pv_changed *changed, void *user);

// Prints lines like "speed = 3" into the buffer, which has `size` bytes, and
// terminates them with '\0' if size is not 0.  What doesn't fit is cut off.
// The buffer must not be that of a name or a watched text.  It can be NULL
// if size is 0.
// Returns the length that all of it has.
size_t pv_print(const pv_board *board, char *buffer, size_t size);

#endif
