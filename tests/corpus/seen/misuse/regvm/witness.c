#include "regvm.h"

#include <stdlib.h>
#include <string.h>

static uint32_t twice(void *data, uint32_t argument)
{
    (void)data;
    return 2 * argument;
}

static const struct regvm_insn product[] = {
    /* r0 = r1 * r2 */
    {RV_LOAD, 3, 0, 1}, {RV_ADD, 0, 1, 0}, {RV_SUB, 2, 3, 0}, {RV_JNZ, 2, 0, 1}, {RV_CALL, 4, 0, 0}, {RV_HALT, 0, 0, 0}};
static const struct regvm_insn bad[] = {{RV_MOVE, 0, 9, 0}, {RV_HALT, 0, 0, 0}};
static const struct regvm_insn open_end[] = {{RV_LOAD, 0, 0, 0}};

int main(int count, char **arguments)
{
    struct regvm vm;
    memset(&vm, 0xa5, sizeof vm);
#ifdef LEGAL
    (void)count, (void)arguments;
    regvm_init(&vm);
    if (!regvm_verify(product, 6) || regvm_verify(bad, 2) || regvm_verify(open_end, 1) || regvm_verify(NULL, 0))
        return 2;
    regvm_set_host(&vm, twice, NULL);
    regvm_load(&vm, product, 6);
    regvm_set(&vm, 1, 6);
    regvm_set(&vm, 2, 7);
    if (!regvm_run(&vm, 1000) || regvm_get(&vm, 0) != 42 || regvm_get(&vm, 4) != 84 || regvm_run(&vm, 1) ||
        regvm_run(&vm, 0) || regvm_run(&vm, UINT32_MAX))
        return 2;
    if (strcmp(regvm_op_name(RV_ADD), "add") != 0 || strcmp(regvm_op_name(7), "?") != 0)
        return 2;
#else
    (void)twice;
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    if (rule != 6)
        regvm_init(&vm);
    switch (rule) {
    case 1:
        regvm_run(&vm, 1);
        break;
    case 2:
        regvm_load(&vm, bad, 2);
        regvm_run(&vm, 9);
        break;
    case 3:
        regvm_load(&vm, open_end, 1);
        regvm_run(&vm, 9);
        break;
    case 4:
        regvm_load(&vm, product, 6);
        regvm_set(&vm, 2, 1);
        regvm_run(&vm, 99);
        break;
    case 5:
        regvm_set(&vm, REGVM_REGISTERS, 1);
        break;
    case 6:
        regvm_run(&vm, 1);
        break;
    case 7: {
        struct regvm_insn *code = calloc(1, sizeof *code);
        regvm_load(&vm, code, 1);
        free(code);
        regvm_run(&vm, 1);
        break;
    }
    case 8:
        regvm_verify(product, 7);
        break;
    }
#endif
    return 0;
}
