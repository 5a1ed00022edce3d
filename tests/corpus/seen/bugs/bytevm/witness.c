#include "bytevm.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
static enum bytevm_status run(struct bytevm *vm, const uint8_t *code, size_t size)
{
    bytevm_rewind(vm);
    return bytevm_run(vm, code, size, 1000);
}

#define RUN(...) run(&vm, (const uint8_t[]){__VA_ARGS__}, sizeof (const uint8_t[]){__VA_ARGS__})

int main(void)
{
    struct bytevm vm;
    int32_t v;
    bytevm_init(&vm);
    assert(bytevm_run(&vm, NULL, 0, 1) == BYTEVM_HALT);
    assert(bytevm_run(&vm, NULL, 0, 0) == BYTEVM_LIMIT);
    assert(bytevm_pop(&vm, NULL) == BYTEVM_UNDERFLOW);
    assert(bytevm_peek(&vm, 0, &v) == BYTEVM_UNDERFLOW);
    assert(RUN(1, 7, 1, 0xFF, 9, 1, 2, 3, 14) == BYTEVM_HALT);
    assert(bytevm_pop(&vm, &v) == BYTEVM_OK && v == 1);
    bytevm_init(&vm);
    assert(bytevm_push(&vm, INT32_MIN) == BYTEVM_OK && bytevm_push(&vm, -1) == BYTEVM_OK);
    assert(RUN(5) == BYTEVM_HALT);
    assert(bytevm_peek(&vm, 0, &v) == BYTEVM_OK && v == INT32_MIN);
    assert(RUN(6, 8, 4, 8, 2) == BYTEVM_HALT);
    assert(RUN(1, 0, 5) == BYTEVM_DIVIDE && vm.depth == 2);
    assert(RUN(3, 3) == BYTEVM_UNDERFLOW && vm.depth == 1);
    assert(RUN(9, 2) == BYTEVM_UNDERFLOW && RUN(9, 255) == BYTEVM_UNDERFLOW);
    assert(RUN(9) == BYTEVM_OPCODE && RUN(15) == BYTEVM_OPCODE && RUN(255) == BYTEVM_OPCODE);
    assert(RUN(12, 0xFE) == BYTEVM_LIMIT && RUN(12, 0xFD) == BYTEVM_JUMP);
    assert(RUN(12, 1) == BYTEVM_JUMP && RUN(12, 0) == BYTEVM_HALT && RUN(12, 0x80) == BYTEVM_JUMP);
    bytevm_rewind(&vm);
    assert(bytevm_run(&vm, (const uint8_t[]){12, 0xFE}, 2, UINT_MAX) == BYTEVM_LIMIT);
    bytevm_init(&vm);
    assert(RUN(1, 0, 13, 100) == BYTEVM_JUMP && vm.depth == 1);
    assert(RUN(8, 12, 0xFD) == BYTEVM_OVERFLOW && vm.depth == BYTEVM_STACK);
    assert(bytevm_push(&vm, 1) == BYTEVM_OVERFLOW);
    assert(RUN(9, 11) == BYTEVM_OVERFLOW && RUN(10, 11, 7, 10) == BYTEVM_HALT);
    assert(strcmp(bytevm_text(BYTEVM_HALT), "halted") == 0);
    assert(strcmp(bytevm_text(INT_MIN), bytevm_text(8)) == 0);
    return 0;
}
#else
int main(void)
{
    static const uint8_t code[] = {0x09, 0x00};
    struct bytevm vm;
    bytevm_init(&vm);
    return bytevm_run(&vm, code, sizeof code, 10) != BYTEVM_UNDERFLOW;
}
#endif
