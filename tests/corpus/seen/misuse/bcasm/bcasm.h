#ifndef BCASM_H
#define BCASM_H

#include <stddef.h>
#include <stdint.h>

/* Byte code for a stack machine on 32-bit numbers that wrap around.
 *
 * Code is made with an assembler, bc_asm.  Jumps go to labels, which can be
 * used before they are placed:
 *
 *     bc_asm *a = bc_new();
 *     bc_label done = bc_label_new(a);
 *     bc_arg(a, 0);
 *     bc_jump(a, BC_JZ, done);
 *     ...
 *     bc_place(a, done);
 *     bc_op(a, BC_RET);
 *     bc_code *code = bc_finish(a);    // a is gone
 *
 * The machine is fast because it checks nothing: code has to take from the
 * stack only what it has put there, has at most BC_STACK values on it, and
 * reaches BC_RET with at least one.  bc_run() is given as many arguments as the
 * code uses. */

#define BC_STACK 32
#define BC_LABELS 64  /* of an assembler */
#define BC_CELLS 4096 /* of code; what is more makes bc_finish() return NULL */

typedef struct bc_asm bc_asm;
typedef struct bc_code bc_code;
typedef int bc_label;

typedef enum { BC_ADD, BC_SUB, BC_MUL, BC_LESS, BC_DUP, BC_SWAP, BC_DROP, BC_RET } bc_opcode;
typedef enum { BC_JMP, BC_JZ } bc_jumpcode; /* BC_JZ takes a value and jumps when it is 0 */

bc_asm *bc_new(void);
void bc_discard(bc_asm *a); /* instead of bc_finish() */

void bc_op(bc_asm *a, bc_opcode op);
void bc_const(bc_asm *a, int32_t n); /* puts n on the stack */
void bc_arg(bc_asm *a, uint8_t which); /* puts an argument on the stack */

/* -1 when there are BC_LABELS */
bc_label bc_label_new(bc_asm *a);
/* To a label of this assembler. */
void bc_jump(bc_asm *a, bc_jumpcode jump, bc_label to);
/* Once for each label. */
void bc_place(bc_asm *a, bc_label label);

/* All labels that are jumped to have been placed.  Frees the assembler.  NULL
 * when memory is out or the code too long. */
bc_code *bc_finish(bc_asm *a);
void bc_free(bc_code *code);
size_t bc_length(const bc_code *code);

/* Runs at most `steps` instructions.  1 and the result when BC_RET is reached,
 * else 0. */
int bc_run(const bc_code *code, const int32_t *args, uint16_t steps, int32_t *result);

#endif
