#ifndef FORTHLET_H
#define FORTHLET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A small stack machine.
 *
 * A program is an array of instructions that the caller owns.  fl_run() does
 * not look where it goes: a program has to be checked with fl_verify() first,
 * against the machine it will run on and the depth that its stack then has.
 */

typedef enum { FL_PUSH, FL_DROP, FL_DUP, FL_SWAP, FL_ADD, FL_SUB, FL_MUL, FL_STORE, FL_LOAD } fl_op;

typedef struct fl_instr {
    fl_op op;
    int32_t arg; /* of FL_PUSH the number, of FL_STORE and FL_LOAD the cell */
} fl_instr;

#define FL_STACK 32
#define FL_CELLS 16

typedef struct fl_machine {
    int32_t stack[FL_STACK];
    size_t depth;
    int32_t cells[FL_CELLS];
} fl_machine;

/* Has to be called before anything else.  Empties the stack and zeroes the
 * cells. */
void fl_init(fl_machine *m);

/* False if the stack is full. */
bool fl_push(fl_machine *m, int32_t value);
/* The stack must not be empty. */
int32_t fl_pop(fl_machine *m);
/* The element n below the top: 0 is the top itself.  n must be less than the
 * depth. */
int32_t fl_pick(const fl_machine *m, size_t n);
size_t fl_depth(const fl_machine *m);

/* Whether a program can run on the machine as it is: it has only known
 * instructions and cells, and its stack never runs over or under. */
bool fl_verify(const fl_machine *m, const fl_instr *program, size_t length);

/* Runs a program that fl_verify() accepts.  Arithmetic wraps around. */
void fl_run(fl_machine *m, const fl_instr *program, size_t length);

/* Name of an instruction, "?" if it is unknown. */
const char *fl_name(fl_op op);

/* Finds an instruction by its name; false, and *op left alone, if there is no
 * such one. */
bool fl_parse(const char *name, fl_op *op);

#endif
