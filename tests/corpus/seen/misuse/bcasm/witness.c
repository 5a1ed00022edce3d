#include "bcasm.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    bc_asm *a = bc_new();
    int32_t args[2] = {5, 1}, r = 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    /* sums 5 + 4 + ... + 1 */
    bc_label again = bc_label_new(a), done = bc_label_new(a);
    bc_const(a, 0);
    bc_arg(a, 0);
    bc_place(a, again);
    bc_op(a, BC_DUP);
    bc_jump(a, BC_JZ, done);
    bc_op(a, BC_DUP);
    bc_arg(a, 1);
    bc_op(a, BC_SUB);
    bc_op(a, BC_SWAP);
    bc_const(a, 1);
    bc_op(a, BC_MUL);
    bc_op(a, BC_DROP);
    bc_jump(a, BC_JMP, again);
    bc_place(a, done);
    bc_op(a, BC_DROP);
    bc_op(a, BC_RET);
    bc_code *code = bc_finish(a);
    if (!bc_run(code, args, 1000, &r) || r != 0 || bc_run(code, args, 3, &r) || bc_length(code) != 14)
        return 2;
    bc_free(code);
    a = bc_new();
    bc_const(a, INT32_MAX);
    bc_const(a, 1);
    bc_op(a, BC_ADD);
    bc_const(a, 0);
    bc_op(a, BC_LESS);
    bc_op(a, BC_RET);
    code = bc_finish(a);
    if (!bc_run(code, NULL, 100, &r) || r != 1)
        return 2;
    bc_free(code);
    a = bc_new();
    code = bc_finish(a);
    if (bc_run(code, NULL, 100, &r))
        return 2;
    bc_free(code);
    a = bc_new();
    while (bc_label_new(a) >= 0) {
    }
    for (int i = 0; i < 5000; i++)
        bc_const(a, i);
    if (bc_finish(a) != NULL)
        return 2;
    bc_discard(bc_new());
#else
    bc_code *code;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bc_op(a, BC_ADD);
        bc_run(bc_finish(a), args, 9, &r);
        break;
    case 2:
        bc_jump(a, BC_JMP, bc_label_new(a));
        bc_finish(a);
        break;
    case 3: {
        bc_label l = bc_label_new(a);
        bc_place(a, l);
        bc_place(a, l);
        break;
    }
    case 4:
        bc_finish(a);
        bc_op(a, BC_RET);
        break;
    case 5:
        bc_jump(a, BC_JMP, 3);
        break;
    case 6:
        bc_arg(a, 2);
        code = bc_finish(a);
        bc_run(code, args, 9, &r);
        break;
    case 7:
        for (int i = 0; i < 33; i++)
            bc_const(a, i);
        code = bc_finish(a);
        bc_run(code, args, 99, &r);
        break;
    }
#endif
    return 0;
}
