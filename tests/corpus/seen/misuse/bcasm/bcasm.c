#include "bcasm.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { OP_CONST = 100, OP_ARG, OP_JMP, OP_JZ };

struct cell {
    int32_t op, value;
};

struct bc_asm {
    struct cell cells[BC_CELLS];
    size_t count;
    int32_t places[BC_LABELS]; /* -1 until it is placed */
    int labels;
    int full;
};

struct bc_code {
    size_t count;
    struct cell cells[];
};

bc_asm *bc_new(void)
{
    return calloc(1, sizeof(bc_asm));
}

void bc_discard(bc_asm *a)
{
    free(a);
}

static void emit(bc_asm *a, int32_t op, int32_t value)
{
    if (a->count == BC_CELLS) {
        a->full = 1;
        return;
    }
    a->cells[a->count].op = op;
    a->cells[a->count].value = value;
    a->count++;
}

void bc_op(bc_asm *a, bc_opcode op)
{
    assert((unsigned)op <= BC_RET);
    emit(a, (int32_t)op, 0);
}

void bc_const(bc_asm *a, int32_t n)
{
    emit(a, OP_CONST, n);
}

void bc_arg(bc_asm *a, uint8_t which)
{
    emit(a, OP_ARG, which);
}

bc_label bc_label_new(bc_asm *a)
{
    if (a->labels == BC_LABELS)
        return -1;
    a->places[a->labels] = -1;
    return a->labels++;
}

void bc_jump(bc_asm *a, bc_jumpcode jump, bc_label to)
{
    assert(to >= 0 && to < a->labels);
    emit(a, jump == BC_JMP ? OP_JMP : OP_JZ, to);
}

void bc_place(bc_asm *a, bc_label label)
{
    assert(label >= 0 && label < a->labels);
    assert(a->places[label] == -1);
    a->places[label] = (int32_t)a->count;
}

bc_code *bc_finish(bc_asm *a)
{
    bc_code *code = a->full ? NULL : malloc(sizeof *code + a->count * sizeof code->cells[0]);
    if (code != NULL) {
        code->count = a->count;
        memcpy(code->cells, a->cells, a->count * sizeof code->cells[0]);
        for (size_t i = 0; i < code->count; i++) {
            struct cell *c = &code->cells[i];
            if (c->op == OP_JMP || c->op == OP_JZ) {
                assert(a->places[c->value] != -1);
                c->value = a->places[c->value];
            }
        }
    }
    free(a);
    return code;
}

void bc_free(bc_code *code)
{
    free(code);
}

size_t bc_length(const bc_code *code)
{
    return code->count;
}

static int32_t wrapped(uint32_t n)
{
    return n <= INT32_MAX ? (int32_t)n : -(int32_t)(UINT32_MAX - n) - 1;
}

int bc_run(const bc_code *code, const int32_t *args, uint16_t steps, int32_t *result)
{
    int32_t stack[BC_STACK] = {0};
    int sp = 0; /* the next free place */
    size_t at = 0;
    for (; steps > 0 && at < code->count; steps--) {
        const struct cell *c = &code->cells[at++];
        uint32_t b;
        switch (c->op) {
        case OP_CONST:
            stack[sp++] = c->value;
            break;
        case OP_ARG:
            stack[sp++] = args[c->value];
            break;
        case OP_JMP:
            at = (size_t)c->value;
            break;
        case OP_JZ:
            if (stack[--sp] == 0)
                at = (size_t)c->value;
            break;
        case BC_ADD:
            b = (uint32_t)stack[--sp];
            stack[sp - 1] = wrapped((uint32_t)stack[sp - 1] + b);
            break;
        case BC_SUB:
            b = (uint32_t)stack[--sp];
            stack[sp - 1] = wrapped((uint32_t)stack[sp - 1] - b);
            break;
        case BC_MUL:
            b = (uint32_t)stack[--sp];
            stack[sp - 1] = wrapped((uint32_t)stack[sp - 1] * b);
            break;
        case BC_LESS:
            sp--;
            stack[sp - 1] = stack[sp - 1] < stack[sp];
            break;
        case BC_DUP:
            stack[sp] = stack[sp - 1];
            sp++;
            break;
        case BC_SWAP:
            b = (uint32_t)stack[sp - 1];
            stack[sp - 1] = stack[sp - 2];
            stack[sp - 2] = wrapped(b);
            break;
        case BC_DROP:
            sp--;
            break;
        case BC_RET:
            *result = stack[sp - 1];
            return 1;
        }
    }
    return 0;
}
