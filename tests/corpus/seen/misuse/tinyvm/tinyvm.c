#include "tinyvm.h"

#include <stdlib.h>

struct tinyvm {
    uint32_t *stack;
    uint32_t *registers;
};

tinyvm *tinyvm_new(void)
{
    tinyvm *vm = calloc(1, sizeof *vm);
    if (vm == NULL)
        return NULL;
    vm->stack = calloc(TINYVM_STACK, sizeof *vm->stack);
    vm->registers = calloc(TINYVM_REGISTERS, sizeof *vm->registers);
    if (vm->stack == NULL || vm->registers == NULL) {
        tinyvm_free(vm);
        return NULL;
    }
    return vm;
}

void tinyvm_free(tinyvm *vm)
{
    if (vm == NULL)
        return;
    free(vm->stack);
    free(vm->registers);
    free(vm);
}

static const struct {
    int takes;
    int puts;
    bool operand;
} operations[] = {
    [TINYVM_HALT] = {0, 0, false}, [TINYVM_PUSH] = {0, 1, true}, [TINYVM_POP] = {1, 0, false},
    [TINYVM_DUP] = {1, 2, false},  [TINYVM_SWAP] = {2, 2, false}, [TINYVM_ADD] = {2, 1, false},
    [TINYVM_SUB] = {2, 1, false},  [TINYVM_MUL] = {2, 1, false},  [TINYVM_LOAD] = {0, 1, true},
    [TINYVM_STORE] = {1, 0, true}, [TINYVM_JUMP] = {0, 0, true},  [TINYVM_JZERO] = {1, 0, true},
};

#define UNKNOWN (-1)

/* Notes the height of the stack at a place that is ahead. */
static bool reach(int *heights, size_t place, size_t length, int height)
{
    if (place > length || (heights[place] != UNKNOWN && heights[place] != height))
        return false;
    heights[place] = height;
    return true;
}

bool tinyvm_verify(const uint8_t *code, size_t length)
{
    int heights[TINYVM_LENGTH + 1];
    if (length > TINYVM_LENGTH)
        return false;
    for (size_t i = 0; i <= length; i++)
        heights[i] = UNKNOWN;
    heights[0] = 0;
    /* Jumps go forward only, so that all ways to a place are known when it is
       reached.  Code that no way leads to must not be there. */
    size_t at = 0;
    while (at < length) {
        uint8_t operation = code[at];
        int height = heights[at];
        if (height == UNKNOWN || operation >= sizeof operations / sizeof *operations ||
            height < operations[operation].takes)
            return false;
        height += operations[operation].puts - operations[operation].takes;
        if (height > TINYVM_STACK)
            return false;
        size_t next = at + 1;
        uint8_t operand = 0;
        if (operations[operation].operand) {
            if (next == length || heights[next] != UNKNOWN)
                return false;
            operand = code[next++];
        }
        if ((operation == TINYVM_LOAD || operation == TINYVM_STORE) && operand >= TINYVM_REGISTERS)
            return false;
        if ((operation == TINYVM_JUMP || operation == TINYVM_JZERO) && !reach(heights, next + operand, length, height))
            return false;
        if (operation != TINYVM_HALT && operation != TINYVM_JUMP && !reach(heights, next, length, height))
            return false;
        at = next;
    }
    return true;
}

uint32_t tinyvm_run(tinyvm *vm, const uint8_t *code, size_t length)
{
    uint32_t *top = vm->stack; /* behind the last number */
    for (size_t at = 0; at < length && code[at] != TINYVM_HALT;) {
        switch (code[at++]) {
        case TINYVM_PUSH:
            *top++ = code[at++];
            break;
        case TINYVM_POP:
            top--;
            break;
        case TINYVM_DUP:
            top[0] = top[-1];
            top++;
            break;
        case TINYVM_SWAP: {
            uint32_t upper = top[-1];
            top[-1] = top[-2];
            top[-2] = upper;
            break;
        }
        case TINYVM_ADD:
            top--;
            top[-1] += top[0];
            break;
        case TINYVM_SUB:
            top--;
            top[-1] -= top[0];
            break;
        case TINYVM_MUL:
            top--;
            top[-1] *= top[0];
            break;
        case TINYVM_LOAD:
            *top++ = vm->registers[code[at++]];
            break;
        case TINYVM_STORE:
            vm->registers[code[at++]] = *--top;
            break;
        case TINYVM_JUMP:
            at += 1 + (size_t)code[at];
            break;
        case TINYVM_JZERO:
            at += 1 + (*--top == 0 ? (size_t)code[at] : 0);
            break;
        default:
            abort();
        }
    }
    return top == vm->stack ? 0 : top[-1];
}

bool tinyvm_set(tinyvm *vm, unsigned number, uint32_t value)
{
    if (number >= TINYVM_REGISTERS)
        return false;
    vm->registers[number] = value;
    return true;
}

bool tinyvm_get(const tinyvm *vm, unsigned number, uint32_t *value)
{
    if (number >= TINYVM_REGISTERS)
        return false;
    *value = vm->registers[number];
    return true;
}
