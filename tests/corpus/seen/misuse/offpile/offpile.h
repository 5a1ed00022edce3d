#ifndef OFFPILE_H
#define OFFPILE_H

#include <stddef.h>
#include <stdint.h>

// A pile of memory that is addressed by offsets.
//
// All that is put on a pile lives in one block, so it can be written to disk
// or sent in one go.  Since the block moves when it grows, things on a pile
// refer to each other by op_off and never by pointer.

typedef struct offpile offpile;

typedef uint32_t op_off;
#define OP_NIL ((op_off)0)

// The size a pile can grow to.
#define OP_LIMIT (16u << 20)

offpile *op_open(void);
void op_close(offpile *p);

// Room for n bytes, zeroed, aligned to 8.  OP_NIL if the pile is full.
// Every function that puts something on the pile may move it: pointers that
// op_ptr() gave before are dead then, offsets are not.
op_off op_alloc(offpile *p, size_t n);

// Where an offset points to right now; NULL for OP_NIL.  Offsets are those
// which this very pile has given out.  They're not checked.
void *op_ptr(const offpile *p, op_off off);

// Copies a string onto the pile.  It has to come from elsewhere, not from the
// pile itself; for that see op_dup().
op_off op_text(offpile *p, const char *text);

// Copies n bytes which are on the pile already.
op_off op_dup(offpile *p, op_off off, size_t n);

// Lists of numbers.  OP_NIL is the empty one.  op_cons() gives a new list with
// the number in front, or OP_NIL if the pile is full; the old list is its
// rest and stays what it was.
op_off op_cons(offpile *p, uint32_t number, op_off rest);
uint32_t op_car(const offpile *p, op_off list); // of a list that's not empty
op_off op_cdr(const offpile *p, op_off list);   // ditto
size_t op_length(const offpile *p, op_off list);

// Checkpoints.  op_undo() throws away what was put on the pile since
// op_mark(); the offsets of that are void.  Marks nest: undoing one voids
// those that were made after it.
typedef struct {
    uint32_t used;
} op_checkpoint;

op_checkpoint op_mark(const offpile *p);
void op_undo(offpile *p, op_checkpoint c);

size_t op_used(const offpile *p);

#endif
