#ifndef TINYVM_H
#define TINYVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A machine for small programs on a stack of numbers, e.g. the rules of a
   packet filter.

   A program is a sequence of bytes.  Some instructions have an operand in the
   byte behind them.  Arithmetic wraps around. */
enum tinyvm_op {
    TINYVM_HALT,  /* ends the program, as its end does */
    TINYVM_PUSH,  /* operand: the number */
    TINYVM_POP,
    TINYVM_DUP,
    TINYVM_SWAP,
    TINYVM_ADD,
    TINYVM_SUB,
    TINYVM_MUL,
    TINYVM_LOAD,  /* operand: the register */
    TINYVM_STORE, /* operand: the register */
    TINYVM_JUMP,  /* operand: how many bytes behind it are skipped */
    TINYVM_JZERO  /* the same, if the number that it takes off is zero */
};

#define TINYVM_STACK 8     /* the most numbers on the stack */
#define TINYVM_REGISTERS 4 /* numbered from 0 */
#define TINYVM_LENGTH 256  /* the most bytes of a program */

typedef struct tinyvm tinyvm;

/* A machine whose registers are 0. */
tinyvm *tinyvm_new(void);
void tinyvm_free(tinyvm *vm);

/* Whether a program can be run: that it knows only the instructions above, with
   their operands, never takes more off the stack than is there or puts more on
   than fits, uses the registers there are, has no instruction that cannot be
   reached, and jumps to instructions or its end, which it reaches with the same
   height of the stack whichever way it comes.  Any bytes may be given. */
bool tinyvm_verify(const uint8_t *code, size_t length);

/* Runs a program on an empty stack; returns the number on top of the stack at
   its end, or 0 when that is empty.  For speed nothing is checked here: the
   program has to be one that tinyvm_verify accepts. */
uint32_t tinyvm_run(tinyvm *vm, const uint8_t *code, size_t length);

/* Registers, which keep their numbers from one run to the next.  False when
   there is no such register. */
bool tinyvm_set(tinyvm *vm, unsigned number, uint32_t value);
bool tinyvm_get(const tinyvm *vm, unsigned number, uint32_t *value);

#endif
