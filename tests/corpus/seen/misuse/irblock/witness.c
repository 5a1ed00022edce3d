#include "irblock.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    int64_t result;
    ir_func *func = ir_func_new(), *other = ir_func_new();
    if (ir_run(func, 9, &result))
        return 2;
    ir_block *entry = ir_block_new(func), *yes = ir_block_new(func), *no = ir_block_new(func), *far = ir_block_new(other);
    ir_insn *big = ir_const(entry, INT64_MAX), *one = ir_const(entry, 1), *sum = ir_binary(entry, IR_ADD, big, one);
    ir_insn *less = ir_binary(entry, IR_LESS, sum, big), *alien = ir_const(far, 4);
    ir_insn *branch = ir_branch(entry, less, yes, no);
    ir_return(yes, sum);
    ir_jump(no, no);
    if (!ir_run(func, 6, &result) || result != INT64_MIN || ir_run(func, 5, &result) || ir_uses(sum) != 2)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (ir_fold(func) != 2 || ir_opcode(less) != IR_CONST || ir_uses(big) != 0 || ir_size(func) != 7)
        return 2;
    ir_erase(big);
    ir_replace(less, less);
    ir_insn *zero = less;
    ir_replace(sum, one);
    if (ir_uses(sum) != 0 || ir_uses(one) != 1 || ir_uses(zero) != 1)
        return 2;
    ir_erase(sum);
    if (!ir_run(func, SIZE_MAX, &result) || result != 1)
        return 2;
    ir_erase(branch);
    ir_insn *twice = ir_binary(entry, IR_MUL, one, one);
    ir_insn *minus = ir_binary(entry, IR_SUB, twice, twice);
    ir_replace(twice, minus);
    branch = ir_branch(entry, minus, yes, no);
    if (ir_uses(minus) != 3 || ir_run(func, SIZE_MAX, &result))
        return 2;
    ir_return(far, alien);
    ir_func_free(func);
    ir_func_free(other);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ir_erase(sum);
        break;
    case 2:
        ir_const(entry, 1);
        break;
    case 3:
        ir_binary(far, IR_ADD, alien, one);
        break;
    case 4:
        ir_erase(branch);
        ir_insn *end = ir_jump(entry, yes);
        ir_return(ir_block_new(func), end);
        break;
    case 5:
        ir_jump(far, yes);
        break;
    case 6:
        ir_run(other, 1, &result);
        break;
    case 7:
        ir_erase(branch);
        ir_opcode(branch);
        break;
    case 8:
        ir_func_free(func);
        ir_uses(one);
        break;
    case 9:
        ir_binary(far, IR_RETURN, alien, alien);
        break;
    case 10:
        ir_replace(one, alien);
        break;
    }
#endif
    return 0;
}
