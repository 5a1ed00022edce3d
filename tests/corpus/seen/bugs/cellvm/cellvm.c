#include "cellvm.h"

#include <stdlib.h>

struct cvm {
    int32_t *cells;
    size_t depth;    /* room */
    size_t n;        /* in use */
};

/* What an instruction needs: bytes after it, cells on the stack before and
 * after it. */
static const struct shape {
    unsigned char bytes, before, after;
} shapes[CVM_OPS] = {
    [CVM_HALT] = { 0, 0, 0 },
    [CVM_PUSH] = { 1, 0, 1 },
    [CVM_DROP] = { 0, 1, 0 },
    [CVM_DUP]  = { 0, 1, 2 },
    [CVM_SWAP] = { 0, 2, 2 },
    [CVM_OVER] = { 0, 2, 2 },
    [CVM_ROT]  = { 0, 3, 3 },
    [CVM_ADD]  = { 0, 2, 1 },
    [CVM_SUB]  = { 0, 2, 1 },
    [CVM_MUL]  = { 0, 2, 1 },
    [CVM_DIV]  = { 0, 2, 1 },
    [CVM_MOD]  = { 0, 2, 1 },
    [CVM_LESS] = { 0, 2, 1 },
    [CVM_JMP]  = { 1, 0, 0 },
    [CVM_JZ]   = { 1, 1, 0 },
};

cvm *cvm_new(size_t depth)
{
    cvm *vm;

    if (depth == 0 || depth > CVM_DEPTH_MAX)
        return NULL;
    vm = malloc(sizeof *vm);
    if (vm == NULL)
        return NULL;
    vm->cells = malloc(depth * sizeof *vm->cells);
    if (vm->cells == NULL) {
        free(vm);
        return NULL;
    }
    vm->depth = depth;
    vm->n = 0;
    return vm;
}

void cvm_free(cvm *vm)
{
    if (vm == NULL)
        return;
    free(vm->cells);
    free(vm);
}

static int32_t cell_of(uint32_t bits)
{
    return bits <= INT32_MAX ? (int32_t)bits : -(int32_t)(UINT32_MAX - bits) - 1;
}

static int signed_byte(uint8_t byte)
{
    return byte < 128 ? byte : (int)byte - 256;
}

/* a OP b; b is not 0 if it divides. */
static int32_t arith(int op, int32_t a, int32_t b)
{
    switch (op) {
    case CVM_ADD:
        return cell_of((uint32_t)a + (uint32_t)b);
    case CVM_SUB:
        return cell_of((uint32_t)a - (uint32_t)b);
    case CVM_MUL:
        return cell_of((uint32_t)((uint64_t)(uint32_t)a * (uint32_t)b));
    case CVM_DIV:
        return b == -1 ? cell_of(0 - (uint32_t)a) : a / b;
    case CVM_MOD:
        return b == -1 ? 0 : a % b;
    default:
        return a < b;
    }
}

enum cvm_status cvm_run(cvm *vm, const uint8_t *code, size_t n)
{
    size_t pc = 0;

    for (int steps = 0; pc < n; steps++) {
        const struct shape *shape;
        int32_t *top, cell;
        int op = code[pc], byte = 0, jump = 0;

        if (steps == CVM_STEPS_MAX)
            return CVM_ESTEPS;
        if (op >= CVM_OPS)
            return CVM_EOP;
        shape = &shapes[op];
        if (n - pc - 1 < shape->bytes)
            return CVM_ECODE;
        if (vm->n < shape->before)
            return CVM_EUNDER;
        if (vm->n - shape->before + shape->after > vm->depth)
            return CVM_EOVER;
        if (shape->bytes > 0)
            byte = signed_byte(code[pc + 1]);
        top = vm->cells + vm->n;

        switch (op) {
        case CVM_HALT:
            return CVM_OK;
        case CVM_PUSH:
            vm->cells[vm->n++] = byte;
            break;
        case CVM_DROP:
            vm->n--;
            break;
        case CVM_DUP:
            vm->cells[vm->n++] = top[-1];
            break;
        case CVM_SWAP:
            cell = top[-1];
            top[-1] = top[-2];
            top[-2] = cell;
            break;
        case CVM_OVER:
            vm->cells[vm->n++] = top[-2];
            break;
        case CVM_ROT:
            cell = top[-3];
            top[-3] = top[-2];
            top[-2] = top[-1];
            top[-1] = cell;
            break;
        case CVM_DIV:
        case CVM_MOD:
            if (top[-1] == 0)
                return CVM_EDIV;
            /* fall through */
        case CVM_ADD:
        case CVM_SUB:
        case CVM_MUL:
        case CVM_LESS:
            top[-2] = arith(op, top[-2], top[-1]);
            vm->n--;
            break;
        case CVM_JMP:
            jump = 1;
            break;
        case CVM_JZ:
            jump = top[-1] == 0;
            break;
        }

        if (jump) {
            long to = (long)pc + 2 + byte;

            if (to < 0 || (size_t)to > n)
                return CVM_ECODE;
            pc = (size_t)to;
        } else {
            pc += 1u + shape->bytes;
        }
        if (op == CVM_JZ)
            vm->n--;
    }
    return CVM_OK;
}

enum cvm_status cvm_push(cvm *vm, int32_t cell)
{
    if (vm->n >= vm->depth)
        return CVM_EOVER;
    vm->cells[vm->n++] = cell;
    return CVM_OK;
}

enum cvm_status cvm_pop(cvm *vm, int32_t *cell)
{
    if (vm->n == 0)
        return CVM_EUNDER;
    *cell = vm->cells[--vm->n];
    return CVM_OK;
}

size_t cvm_depth(const cvm *vm)
{
    return vm->n;
}

void cvm_reset(cvm *vm)
{
    vm->n = 0;
}

const char *cvm_strstatus(int status)
{
    static const char *const texts[] = {
        "ok", "stack underflow", "stack overflow", "unknown instruction",
        "bad code", "division by zero", "too many steps",
    };

    if (status < 0 || (size_t)status >= sizeof texts / sizeof *texts)
        return "unknown status";
    return texts[status];
}
