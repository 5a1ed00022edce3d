/* bytevm: a stack machine for byte code that nobody has checked.
 *
 * Instructions (B is the byte that follows the opcode):
 *   00    nop                       09 B  pick: copy the B-th value from the
 *   01 B  push B, signed                  top (0 is the top itself)
 *   02    add   a b -- a+b          0A    drop  a --
 *   03    sub   a b -- a-b          0B    swap  a b -- b a
 *   04    mul   a b -- a*b          0C B  jump B bytes, signed, counted
 *   05    div   a b -- a/b                from the next instruction
 *   06    neg   a -- -a             0D B  jump likewise if a is 0   a --
 *   07    less  a b -- a<b          0E    halt
 *   08    dup   a -- a a
 * Arithmetic wraps around at 32 bits; INT32_MIN / -1 is INT32_MIN.
 *
 * Any bytes can be run: bad code ends with an error, never worse.  After an
 * error the machine stands at the instruction in question, and the stack is as
 * it was before that instruction.
 */
#ifndef BYTEVM_H
#define BYTEVM_H

#include <stddef.h>
#include <stdint.h>

#define BYTEVM_STACK 12
#define BYTEVM_STEPS 100000u

enum bytevm_status {
    BYTEVM_OK,        /* from bytevm_step: go on */
    BYTEVM_HALT,      /* halt, or the end of the code was reached */
    BYTEVM_LIMIT,     /* from bytevm_run: enough steps */
    BYTEVM_UNDERFLOW, /* too few values on the stack */
    BYTEVM_OVERFLOW,  /* too many */
    BYTEVM_OPCODE,    /* no such instruction, or its operand is missing */
    BYTEVM_JUMP,      /* a jump to outside of the code */
    BYTEVM_DIVIDE     /* division by zero */
};

/* The machine: to be set up with bytevm_init, then read only. */
struct bytevm {
    int32_t stack[BYTEVM_STACK];
    unsigned depth;
    size_t pc;
};

/* Empties the stack and goes to the beginning of the code. */
void bytevm_init(struct bytevm *vm);

/* Goes to the beginning of the code and leaves the stack as it is. */
void bytevm_rewind(struct bytevm *vm);

/* Puts a value on the stack: BYTEVM_OK or BYTEVM_OVERFLOW. */
enum bytevm_status bytevm_push(struct bytevm *vm, int32_t value);

/* Takes the top off the stack; value may be NULL.  BYTEVM_OK or
 * BYTEVM_UNDERFLOW. */
enum bytevm_status bytevm_pop(struct bytevm *vm, int32_t *value);

/* Looks at the index-th value from the top, 0 being the top.  BYTEVM_OK or
 * BYTEVM_UNDERFLOW. */
enum bytevm_status bytevm_peek(const struct bytevm *vm, unsigned index, int32_t *value);

/* Executes one instruction of the code, which has size bytes.  code may be NULL
 * if that is 0. */
enum bytevm_status bytevm_step(struct bytevm *vm, const uint8_t *code, size_t size);

/* Executes at most limit instructions, until one does not give BYTEVM_OK.  A
 * limit of more than BYTEVM_STEPS is taken as that. */
enum bytevm_status bytevm_run(struct bytevm *vm, const uint8_t *code, size_t size, unsigned limit);

/* A status in words, a constant; "unknown" for other numbers. */
const char *bytevm_text(int status);

#endif
