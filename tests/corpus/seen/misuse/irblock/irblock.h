#ifndef IRBLOCK_H
#define IRBLOCK_H

/*
 * A small intermediate representation: functions of basic blocks of
 * instructions, as a compiler's back end works on.
 *
 * All objects belong to their function and are freed with it. Preconditions
 * are asserted.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ir_func ir_func;
typedef struct ir_block ir_block;
typedef struct ir_insn ir_insn;

typedef enum { IR_CONST, IR_ADD, IR_SUB, IR_MUL, IR_LESS, IR_RETURN, IR_JUMP, IR_BRANCH } ir_op;

ir_func *ir_func_new(void);
void ir_func_free(ir_func *func);

/* A new block without instructions. The first one is the entry. These and the
 * following return NULL if memory is out. */
ir_block *ir_block_new(ir_func *func);

/* Append an instruction to a block that does not end yet. Operands are values
 * (not RETURN, JUMP or BRANCH) of the same function. */
ir_insn *ir_const(ir_block *block, int64_t number);
/* IR_ADD, IR_SUB and IR_MUL (which wrap around), or IR_LESS (0 or 1). */
ir_insn *ir_binary(ir_block *block, ir_op op, ir_insn *left, ir_insn *right);

/* The same, and end the block. Targets are blocks of the same function. */
ir_insn *ir_return(ir_block *block, ir_insn *value);
ir_insn *ir_jump(ir_block *block, ir_block *target);
/* To `yes` if the condition is not 0. */
ir_insn *ir_branch(ir_block *block, ir_insn *condition, ir_block *yes, ir_block *no);

/* How often a value is an operand. */
size_t ir_uses(const ir_insn *insn);
ir_op ir_opcode(const ir_insn *insn);

/* Uses another value of the function wherever `old` is an operand. */
void ir_replace(ir_insn *old, ir_insn *by);
/* Removes and frees an instruction, which must have no uses. */
void ir_erase(ir_insn *insn);
/* Makes constants of operations on constants; how many. */
size_t ir_fold(ir_func *func);

/* Number of instructions. */
size_t ir_size(const ir_func *func);

/* Interprets the function, of which all blocks end. A value that has not been
 * computed yet is 0. False if it does not return within `steps` instructions,
 * of which IR_MAX_STEPS are the most, or has no block. */
#define IR_MAX_STEPS 100000
bool ir_run(ir_func *func, size_t steps, int64_t *result);

#endif
