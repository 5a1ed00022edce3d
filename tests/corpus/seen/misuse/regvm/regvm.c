#include "regvm.h"

#include <assert.h>
#include <string.h>

void regvm_init(struct regvm *vm)
{
    memset(vm, 0, sizeof *vm);
    vm->code = NULL;
    vm->host = NULL;
    vm->data = NULL;
}

void regvm_set_host(struct regvm *vm, regvm_host host, void *data)
{
    vm->host = host;
    vm->data = data;
}

bool regvm_verify(const struct regvm_insn *code, size_t length)
{
    if (length == 0 || code[length - 1].op != RV_HALT)
        return false;
    for (size_t i = 0; i < length; i++) {
        const struct regvm_insn *insn = &code[i];
        if (insn->op > RV_CALL || insn->a >= REGVM_REGISTERS || insn->b >= REGVM_REGISTERS)
            return false;
        if (insn->op == RV_JNZ && insn->value >= length)
            return false;
    }
    return true;
}

void regvm_load(struct regvm *vm, const struct regvm_insn *code, size_t length)
{
    vm->code = code;
    vm->length = length;
}

bool regvm_run(struct regvm *vm, uint32_t steps)
{
    size_t pc = 0;
    assert(vm->code != NULL);
    if (steps > REGVM_MAX_STEPS)
        steps = REGVM_MAX_STEPS;
    while (steps-- > 0) {
        const struct regvm_insn *insn = &vm->code[pc++];
        switch (insn->op) {
        case RV_HALT:
            return true;
        case RV_LOAD:
            vm->reg[insn->a] = insn->value;
            break;
        case RV_MOVE:
            vm->reg[insn->a] = vm->reg[insn->b];
            break;
        case RV_ADD:
            vm->reg[insn->a] += vm->reg[insn->b];
            break;
        case RV_SUB:
            vm->reg[insn->a] -= vm->reg[insn->b];
            break;
        case RV_JNZ:
            if (vm->reg[insn->a] != 0)
                pc = insn->value;
            break;
        case RV_CALL:
            assert(vm->host != NULL);
            vm->reg[insn->a] = vm->host(vm->data, vm->reg[insn->b]);
            break;
        default:
            assert(!"verified program");
        }
    }
    return false;
}

uint32_t regvm_get(const struct regvm *vm, unsigned index)
{
    assert(index < REGVM_REGISTERS);
    return vm->reg[index];
}

void regvm_set(struct regvm *vm, unsigned index, uint32_t value)
{
    assert(index < REGVM_REGISTERS);
    vm->reg[index] = value;
}

const char *regvm_op_name(uint8_t op)
{
    static const char *const names[] = {"halt", "load", "move", "add", "sub", "jnz", "call"};
    return op <= RV_CALL ? names[op] : "?";
}
