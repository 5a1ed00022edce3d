#include "tinyvm.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    tinyvm *vm = tinyvm_new();
    uint32_t value = 0;
    static const uint8_t program[] = {TINYVM_LOAD, 0, TINYVM_JZERO, 8, TINYVM_PUSH, 7, TINYVM_LOAD, 0, TINYVM_MUL, TINYVM_JUMP, 2,
                                      TINYVM_HALT, TINYVM_PUSH, 9, TINYVM_DUP, TINYVM_STORE, 1};
    if (tinyvm_verify(program, sizeof program))
        return 2; /* nothing leads to the TINYVM_HALT */
    static const uint8_t right[] = {TINYVM_LOAD, 0, TINYVM_JZERO, 7, TINYVM_PUSH, 7, TINYVM_LOAD, 0, TINYVM_MUL, TINYVM_JUMP, 2,
                                    TINYVM_PUSH, 9, TINYVM_DUP, TINYVM_STORE, 1};
    if (!tinyvm_verify(right, sizeof right) || tinyvm_run(vm, right, sizeof right) != 9 || !tinyvm_set(vm, 0, 6) ||
        tinyvm_run(vm, right, sizeof right) != 42 || !tinyvm_get(vm, 1, &value) || value != 42)
        return 2;
    if (tinyvm_set(vm, TINYVM_REGISTERS, 1) || tinyvm_get(vm, TINYVM_REGISTERS, &value) || !tinyvm_verify(NULL, 0) ||
        tinyvm_run(vm, NULL, 0) != 0 || tinyvm_verify(right, SIZE_MAX))
        return 2;
    /* whatever is accepted can be run */
    uint32_t random = 1;
    int accepted = 0;
    for (int i = 0; i < 300000; i++) {
        uint8_t bytes[12];
        size_t length = i % 13;
        uint8_t *code = malloc(length > 0 ? length : 1);
        for (size_t j = 0; j < length; j++) {
            random = random * 1664525u + 1013904223u;
            code[j] = bytes[j] = random >> 16 & 64 ? (random >> 24) % 4 : (random >> 24) % 13;
        }
        if (tinyvm_verify(code, length)) {
            tinyvm_run(vm, code, length);
            accepted += length > 3;
        }
        free(code);
    }
    if (accepted < 100)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    static const uint8_t wrong[] = {TINYVM_ADD};
    if (count > 1 && atoi(arguments[1]) == 2) {
        uint8_t *code = calloc(1, 1);
        code[0] = TINYVM_PUSH;
        tinyvm_verify(code, 2);
    } else {
        tinyvm_run(vm, wrong, 1);
    }
#endif
    tinyvm_free(vm);
    return 0;
}
