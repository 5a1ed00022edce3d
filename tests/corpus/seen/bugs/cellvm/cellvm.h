#ifndef CELLVM_H
#define CELLVM_H

/* cellvm - a stack machine for 32-bit cells, for scripts in settings files.
 *
 * Code may come from anywhere: every fault in it is found while it runs and
 * returned as an error.  The stack is kept between runs. */

#include <stddef.h>
#include <stdint.h>

#define CVM_DEPTH_MAX 1024   /* deepest stack */
#define CVM_STEPS_MAX 10000  /* instructions in a run */

enum cvm_op {        /*  before -- after, top at the right */
    CVM_HALT,        /*         --            end of the run */
    CVM_PUSH,        /*         -- n          n is the next byte, signed */
    CVM_DROP,        /*       a --            */
    CVM_DUP,         /*       a -- a a        */
    CVM_SWAP,        /*     a b -- b a        */
    CVM_OVER,        /*     a b -- a b a      */
    CVM_ROT,         /*   a b c -- b c a      */
    CVM_ADD,         /*     a b -- a+b        arithmetic wraps around */
    CVM_SUB,         /*     a b -- a-b        */
    CVM_MUL,         /*     a b -- a*b        */
    CVM_DIV,         /*     a b -- a/b        towards zero */
    CVM_MOD,         /*     a b -- a%b        has the sign of a */
    CVM_LESS,        /*     a b -- a<b        0 or 1 */
    CVM_JMP,         /*         --            by the next byte, signed, from the instruction's end */
    CVM_JZ,          /*       a --            the same if a is 0 */
    CVM_OPS
};

enum cvm_status {
    CVM_OK,
    CVM_EUNDER,      /* too few cells on the stack */
    CVM_EOVER,       /* no room on the stack */
    CVM_EOP,         /* no such instruction */
    CVM_ECODE,       /* the code ends within an instruction, or a jump leaves it */
    CVM_EDIV,        /* division by 0 */
    CVM_ESTEPS       /* more than CVM_STEPS_MAX instructions */
};

typedef struct cvm cvm;

/* A machine whose stack holds DEPTH cells, 1 to CVM_DEPTH_MAX; NULL for other
 * numbers or without memory. */
cvm *cvm_new(size_t depth);

/* vm may be NULL. */
void cvm_free(cvm *vm);

/* Runs N bytes of code until HALT or the code's end.  An instruction that
 * fails changes nothing; those before it have been done.  code may be NULL
 * if n is 0. */
enum cvm_status cvm_run(cvm *vm, const uint8_t *code, size_t n);

/* Put a cell on the stack: CVM_OK or CVM_EOVER.
 * Take one off into *cell: CVM_OK or CVM_EUNDER. */
enum cvm_status cvm_push(cvm *vm, int32_t cell);
enum cvm_status cvm_pop(cvm *vm, int32_t *cell);

/* Cells on the stack. */
size_t cvm_depth(const cvm *vm);

/* Empties the stack. */
void cvm_reset(cvm *vm);

/* Text for a status, also for an unknown one. */
const char *cvm_strstatus(int status);

#endif
