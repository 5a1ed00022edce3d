#include "cellvm.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#define RUN(vm, ...) cvm_run(vm, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))

int main(void)
{
#ifdef LEGAL
    int32_t x;
    cvm *vm = cvm_new(4);
    assert(!cvm_new(0) && !cvm_new(CVM_DEPTH_MAX + 1) && !cvm_new(SIZE_MAX));
    assert(vm && cvm_run(vm, NULL, 0) == CVM_OK && cvm_pop(vm, &x) == CVM_EUNDER);
    for (int op = 0; op < 256; op++) {      /* each on an empty stack, alone */
        uint8_t code = (uint8_t)op;
        cvm_run(vm, &code, 1);
        cvm_reset(vm);
    }
    assert(RUN(vm, CVM_OPS) == CVM_EOP && RUN(vm, CVM_PUSH) == CVM_ECODE && RUN(vm, CVM_JMP) == CVM_ECODE);
    assert(RUN(vm, CVM_PUSH, 7, CVM_PUSH, 0xfe, CVM_OVER, CVM_ADD, CVM_MUL) == CVM_OK);
    assert(cvm_depth(vm) == 1 && cvm_pop(vm, &x) == 0 && x == 35);
    assert(RUN(vm, CVM_PUSH, 1, CVM_PUSH, 2, CVM_PUSH, 3, CVM_ROT, CVM_SUB) == 0);
    assert(cvm_pop(vm, &x) == 0 && x == 2 && cvm_pop(vm, &x) == 0 && x == 2);
    assert(RUN(vm, CVM_PUSH, 1, CVM_DUP, CVM_DUP, CVM_DUP, CVM_DUP) == CVM_EOVER && cvm_depth(vm) == 4);
    assert(RUN(vm, CVM_PUSH, 1) == CVM_EOVER && cvm_push(vm, 1) == CVM_EOVER);
    assert(RUN(vm, CVM_SWAP, CVM_ROT, CVM_DROP, CVM_HALT, 99) == CVM_OK && cvm_depth(vm) == 3);
    cvm_reset(vm);
    for (int op = CVM_ADD; op <= CVM_LESS; op++) {
        static const int32_t edges[] = { INT32_MIN, -1, 1, INT32_MAX, 0 };
        for (int i = 0; i < 25; i++) {
            uint8_t code = (uint8_t)op;
            cvm_reset(vm);
            cvm_push(vm, edges[i / 5]);
            cvm_push(vm, edges[i % 5]);
            int divides = op == CVM_DIV || op == CVM_MOD;
            assert(cvm_run(vm, &code, 1) == (divides && edges[i % 5] == 0 ? CVM_EDIV : CVM_OK));
        }
    }
    cvm_reset(vm);
    assert(RUN(vm, CVM_JMP, 0xfe) == CVM_ESTEPS && RUN(vm, CVM_JMP, 0xfd) == CVM_ECODE);
    assert(RUN(vm, CVM_JMP, 1) == CVM_ECODE && RUN(vm, CVM_JMP, 0) == CVM_OK);
    assert(RUN(vm, CVM_PUSH, 0, CVM_JZ, 100) == CVM_ECODE && cvm_depth(vm) == 1);
    cvm_reset(vm);
    /* count down from 5 */
    assert(RUN(vm, CVM_PUSH, 5, CVM_PUSH, 1, CVM_SUB, CVM_DUP, CVM_JZ, 2, CVM_JMP, 0xf8) == CVM_OK);
    assert(cvm_depth(vm) == 1 && cvm_pop(vm, &x) == 0 && x == 0);
    for (int i = -1; i < 9; i++)
        assert(*cvm_strstatus(i));
    assert(*cvm_strstatus(INT_MIN) && *cvm_strstatus(INT_MAX));
    cvm_free(NULL);
#else
    cvm *vm = cvm_new(2);
    assert(vm != NULL);
    assert(RUN(vm, CVM_PUSH, 1, CVM_PUSH, 2, CVM_OVER) == CVM_EOVER);
#endif
    cvm_free(vm);
    return 0;
}
