#ifndef ASMPEEP_H
#define ASMPEEP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Emitter for a little stack machine, with labels and a peephole pass.
 */
typedef struct Asm Asm;

typedef enum {
    OP_NOP,
    OP_PUSH, /* argument: the number */
    OP_POP,
    OP_ADD,
    OP_MUL,
    OP_NEG,
    OP_JMP, /* argument: the label */
    OP_JZ,  /* argument: the label */
    OP_HALT
} AsmOp;

typedef struct {
    AsmOp op;
    int32_t arg; /* 0 when the operation has none */
} AsmInsn;

#define ASM_MAX_INSNS 20000
#define ASM_MAX_LABELS 2000

Asm *asm_new(void);
void asm_free(Asm *as);

/* Appends an instruction without argument. False for the others (PUSH, JMP,
   JZ), for unknown ones and when there is no room or memory. */
bool asm_emit(Asm *as, AsmOp op);
bool asm_push(Asm *as, int32_t number);
/* JMP or JZ to a label, which may be bound later. */
bool asm_jump(Asm *as, AsmOp op, int label);

/* A new label; -1 when there is no room or memory. */
int asm_label(Asm *as);
/* Binds a label to the place of the next instruction. False when it is bound
   already or does not exist. */
bool asm_bind(Asm *as, int label);
/* A new label that is bound to the place of the next instruction. */
int asm_here(Asm *as);

size_t asm_count(const Asm *as);
/* Instruction number i; false when there is none. */
bool asm_at(const Asm *as, size_t i, AsmInsn *insn);

/* The number of the instruction that a label is bound to; this is asm_count()
   for a label at the end.  -1 when it is not bound or does not exist. */
int asm_target(const Asm *as, int label);

/* Removes NOP, PUSH with POP, and NEG with NEG, unless a label is bound between
   the two.  Labels move along with the code.  Returns how many instructions
   were removed. */
size_t asm_peephole(Asm *as);

/* Binary code: a byte for the operation; PUSH, JMP and JZ are followed by
   their argument (jumps: the target) in four bytes, the lowest first.  Writes
   up to `size` bytes.  Returns the size of the whole code, 0 when
   a jump goes to a label that is not bound. */
size_t asm_encode(const Asm *as, uint8_t *code, size_t size);

#endif
