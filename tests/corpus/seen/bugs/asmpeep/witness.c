#include "asmpeep.h"

int main(void)
{
    Asm *as = asm_new();
    AsmInsn insn;
    uint8_t code[64];
    if (asm_emit(as, OP_PUSH) || asm_emit(as, (AsmOp)77) || asm_jump(as, OP_JMP, 0) || asm_peephole(as) != 0 ||
        asm_target(as, 0) != -1 || asm_encode(as, code, 0) != 0)
        return 2;
    int end = asm_label(as), loop = asm_here(as);
    asm_push(as, -2);
    asm_push(as, 3);
    asm_emit(as, OP_POP);
    asm_emit(as, OP_NEG);
    asm_jump(as, OP_JZ, end);
    asm_jump(as, OP_JMP, loop);
    if (asm_encode(as, code, sizeof code) != 0 || !asm_bind(as, end) || asm_bind(as, end) || asm_bind(as, 9))
        return 2;
    asm_emit(as, OP_HALT);
    if (asm_peephole(as) != 2 || asm_count(as) != 5 || asm_target(as, end) != 4 || asm_target(as, loop) != 0)
        return 2;
    if (!asm_at(as, 0, &insn) || insn.op != OP_PUSH || insn.arg != -2 || asm_at(as, 5, &insn))
        return 2;
    if (asm_encode(as, code, sizeof code) != 17 || code[1] != 0xfe || code[7] != 4 || asm_encode(as, code, 3) != 17)
        return 2;
    asm_free(as);
    as = asm_new();
    asm_emit(as, OP_NEG);
    asm_here(as);
    asm_emit(as, OP_NEG);
    if (asm_peephole(as) != 0)
        return 2;
    asm_emit(as, OP_NOP);
    int last = asm_here(as);
#ifndef LEGAL
    if (asm_peephole(as) != 1)
        return 2;
#endif
    asm_target(as, last);
    asm_free(as);
    return 0;
}
