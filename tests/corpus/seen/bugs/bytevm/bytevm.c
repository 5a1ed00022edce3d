#include "bytevm.h"

#include <string.h>

enum opcode {
    OP_NOP,
    OP_PUSH,
    OP_ADD,
    OP_SUB,
    OP_MUL,
    OP_DIV,
    OP_NEG,
    OP_LESS,
    OP_DUP,
    OP_PICK,
    OP_DROP,
    OP_SWAP,
    OP_JUMP,
    OP_JUMPZ,
    OP_HALT,
    OPCODES
};

/* What an instruction has after its opcode, what it needs on the stack and by
 * how much the stack grows at most. */
static const struct {
    unsigned char operand, needs, grows;
} shape[OPCODES] = {
    [OP_NOP] = {0, 0, 0},  [OP_PUSH] = {1, 0, 1}, [OP_ADD] = {0, 2, 0},
    [OP_SUB] = {0, 2, 0},  [OP_MUL] = {0, 2, 0},  [OP_DIV] = {0, 2, 0},
    [OP_NEG] = {0, 1, 0},  [OP_LESS] = {0, 2, 0}, [OP_DUP] = {0, 1, 1},
    [OP_PICK] = {1, 0, 1}, [OP_DROP] = {0, 1, 0}, [OP_SWAP] = {0, 2, 0},
    [OP_JUMP] = {1, 0, 0}, [OP_JUMPZ] = {1, 1, 0}, [OP_HALT] = {0, 0, 0},
};

void bytevm_init(struct bytevm *vm)
{
    memset(vm, 0, sizeof *vm);
}

void bytevm_rewind(struct bytevm *vm)
{
    vm->pc = 0;
}

enum bytevm_status bytevm_push(struct bytevm *vm, int32_t value)
{
    if (vm->depth >= BYTEVM_STACK)
        return BYTEVM_OVERFLOW;
    vm->stack[vm->depth++] = value;
    return BYTEVM_OK;
}

enum bytevm_status bytevm_pop(struct bytevm *vm, int32_t *value)
{
    if (vm->depth == 0)
        return BYTEVM_UNDERFLOW;
    vm->depth--;
    if (value != NULL)
        *value = vm->stack[vm->depth];
    return BYTEVM_OK;
}

enum bytevm_status bytevm_peek(const struct bytevm *vm, unsigned index, int32_t *value)
{
    if (index >= vm->depth)
        return BYTEVM_UNDERFLOW;
    *value = vm->stack[vm->depth - 1 - index];
    return BYTEVM_OK;
}

/* The 32 bits as a signed number. */
static int32_t wrap(uint32_t bits)
{
    if (bits <= INT32_MAX)
        return (int32_t)bits;
    return (int32_t)(bits - 0x80000000u) + INT32_MIN;
}

static int32_t as_signed(uint8_t byte)
{
    return byte < 128 ? byte : (int32_t)byte - 256;
}

static int32_t compute(enum opcode op, int32_t a, int32_t b)
{
    uint32_t x = (uint32_t)a, y = (uint32_t)b;

    switch (op) {
    case OP_ADD:
        return wrap(x + y);
    case OP_SUB:
        return wrap(x - y);
    case OP_MUL:
        return wrap(x * y);
    case OP_DIV:
        return b == -1 ? wrap(0u - x) : a / b;
    default:
        return a < b;
    }
}

/* Moves *pc by a signed distance; 0 if that leads out of the code. */
static int branch(size_t *pc, int32_t distance, size_t size)
{
    if (distance < 0 ? (size_t)-distance > *pc : (size_t)distance > size - *pc)
        return 0;
    *pc = distance < 0 ? *pc - (size_t)-distance : *pc + (size_t)distance;
    return 1;
}

enum bytevm_status bytevm_step(struct bytevm *vm, const uint8_t *code, size_t size)
{
    int32_t *stack = vm->stack;
    unsigned depth = vm->depth;
    size_t next;
    uint8_t op, operand = 0;

    if (vm->pc >= size)
        return BYTEVM_HALT;
    op = code[vm->pc];
    next = vm->pc + 1;
    if (op >= OPCODES)
        return BYTEVM_OPCODE;
    if (shape[op].operand) {
        if (next >= size)
            return BYTEVM_OPCODE;
        operand = code[next++];
    }
    if (depth < shape[op].needs)
        return BYTEVM_UNDERFLOW;
    if (BYTEVM_STACK - depth < shape[op].grows)
        return BYTEVM_OVERFLOW;

    switch (op) {
    case OP_PUSH:
        vm->stack[depth++] = as_signed(operand);
        break;
    case OP_ADD:
    case OP_SUB:
    case OP_MUL:
    case OP_DIV:
    case OP_LESS:
        if (op == OP_DIV && stack[depth - 1] == 0)
            return BYTEVM_DIVIDE;
        stack[depth - 2] = compute((enum opcode)op, stack[depth - 2], stack[depth - 1]);
        depth--;
        break;
    case OP_NEG:
        stack[depth - 1] = wrap(0u - (uint32_t)stack[depth - 1]);
        break;
    case OP_DUP:
        stack[depth] = stack[depth - 1];
        depth++;
        break;
    case OP_PICK:
        if (operand > depth)
            return BYTEVM_UNDERFLOW;
        vm->stack[depth] = vm->stack[(int)depth - 1 - operand];
        depth++;
        break;
    case OP_DROP:
        depth--;
        break;
    case OP_SWAP: {
        int32_t top = stack[depth - 1];

        stack[depth - 1] = stack[depth - 2];
        stack[depth - 2] = top;
        break;
    }
    case OP_JUMP:
        if (!branch(&next, as_signed(operand), size))
            return BYTEVM_JUMP;
        break;
    case OP_JUMPZ:
        if (stack[depth - 1] == 0 && !branch(&next, as_signed(operand), size))
            return BYTEVM_JUMP;
        depth--;
        break;
    case OP_HALT:
        return BYTEVM_HALT;
    default:
        break;
    }
    vm->depth = depth;
    vm->pc = next;
    return BYTEVM_OK;
}

enum bytevm_status bytevm_run(struct bytevm *vm, const uint8_t *code, size_t size, unsigned limit)
{
    if (limit > BYTEVM_STEPS)
        limit = BYTEVM_STEPS;
    while (limit-- > 0) {
        enum bytevm_status status = bytevm_step(vm, code, size);

        if (status != BYTEVM_OK)
            return status;
    }
    return BYTEVM_LIMIT;
}

const char *bytevm_text(int status)
{
    static const char *const texts[] = {
        "ok",       "halted",      "step limit",      "stack underflow",
        "overflow", "bad opcode",  "jump out of code", "division by zero",
    };

    if (status < 0 || (size_t)status >= sizeof texts / sizeof *texts)
        return "unknown";
    return texts[status];
}
