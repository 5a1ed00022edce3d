#include "asmpeep.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define UNBOUND ((size_t)-1)

struct Asm {
    AsmInsn *insns;
    size_t count;
    size_t room;
    size_t *labels; /* places, at most `count`, or UNBOUND */
    int label_count;
    int label_room;
};

Asm *asm_new(void)
{
    return calloc(1, sizeof(Asm));
}

void asm_free(Asm *as)
{
    if (as == NULL)
        return;
    free(as->insns);
    free(as->labels);
    free(as);
}

static bool append(Asm *as, AsmOp op, int32_t arg)
{
    if (as->count == ASM_MAX_INSNS)
        return false;
    if (as->count == as->room) {
        size_t room = as->room * 2 + 8;
        AsmInsn *insns = realloc(as->insns, room * sizeof *insns);
        if (insns == NULL)
            return false;
        as->insns = insns;
        as->room = room;
    }
    as->insns[as->count++] = (AsmInsn){op, arg};
    return true;
}

bool asm_emit(Asm *as, AsmOp op)
{
    switch (op) {
    case OP_NOP:
    case OP_POP:
    case OP_ADD:
    case OP_MUL:
    case OP_NEG:
    case OP_HALT:
        return append(as, op, 0);
    default:
        return false;
    }
}

bool asm_push(Asm *as, int32_t number)
{
    return append(as, OP_PUSH, number);
}

static bool has_label(const Asm *as, int label)
{
    return label >= 0 && label < as->label_count;
}

bool asm_jump(Asm *as, AsmOp op, int label)
{
    return (op == OP_JMP || op == OP_JZ) && has_label(as, label) && append(as, op, label);
}

int asm_label(Asm *as)
{
    if (as->label_count == ASM_MAX_LABELS)
        return -1;
    if (as->label_count == as->label_room) {
        int room = as->label_room + 16;
        size_t *labels = realloc(as->labels, (size_t)room * sizeof *labels);
        if (labels == NULL)
            return -1;
        as->labels = labels;
        as->label_room = room;
    }
    as->labels[as->label_count] = UNBOUND;
    return as->label_count++;
}

bool asm_bind(Asm *as, int label)
{
    if (!has_label(as, label) || as->labels[label] != UNBOUND)
        return false;
    as->labels[label] = as->count;
    return true;
}

int asm_here(Asm *as)
{
    int label = asm_label(as);
    if (label >= 0)
        asm_bind(as, label);
    return label;
}

size_t asm_count(const Asm *as)
{
    return as->count;
}

bool asm_at(const Asm *as, size_t i, AsmInsn *insn)
{
    if (i >= as->count)
        return false;
    *insn = as->insns[i];
    return true;
}

int asm_target(const Asm *as, int label)
{
    if (!has_label(as, label) || as->labels[label] == UNBOUND)
        return -1;
    assert(as->labels[label] <= as->count);
    return (int)as->labels[label];
}

static bool labelled(const Asm *as, size_t place)
{
    for (int i = 0; i < as->label_count; i++)
        if (as->labels[i] == place)
            return true;
    return false;
}

/* How many instructions from here on can go. */
static size_t idle(const Asm *as, size_t place)
{
    AsmOp op = as->insns[place].op;
    if (op == OP_NOP)
        return 1;
    if (place + 1 >= as->count || labelled(as, place + 1))
        return 0;
    AsmOp next = as->insns[place + 1].op;
    return (op == OP_PUSH && next == OP_POP) || (op == OP_NEG && next == OP_NEG) ? 2 : 0;
}

static void cut(Asm *as, size_t place, size_t count)
{
    as->count -= count;
    memmove(as->insns + place, as->insns + place + count, (as->count - place) * sizeof *as->insns);
    for (int i = 0; i < as->label_count; i++)
        if (as->labels[i] != UNBOUND && as->labels[i] > place + count)
            as->labels[i] -= count;
}

size_t asm_peephole(Asm *as)
{
    size_t before = as->count, place = 0;
    while (place < as->count) {
        size_t count = idle(as, place);
        if (count > 0) {
            cut(as, place, count);
            if (place > 0)
                place--;
        } else {
            place++;
        }
    }
    return before - as->count;
}

size_t asm_encode(const Asm *as, uint8_t *code, size_t size)
{
    size_t length = 0;
    for (size_t i = 0; i < as->count; i++) {
        AsmInsn insn = as->insns[i];
        bool jump = insn.op == OP_JMP || insn.op == OP_JZ;
        int32_t arg = jump ? asm_target(as, insn.arg) : insn.arg;
        if (jump && arg < 0)
            return 0;
        if (length < size)
            code[length] = (uint8_t)insn.op;
        length++;
        for (int shift = 0; (jump || insn.op == OP_PUSH) && shift < 32; shift += 8, length++)
            if (length < size)
                code[length] = (uint8_t)((uint32_t)arg >> shift);
    }
    return length;
}
