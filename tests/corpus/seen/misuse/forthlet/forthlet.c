#include "forthlet.h"

#include <assert.h>
#include <string.h>

static const struct {
    const char *name;
    size_t takes, gives;
} ops[] = {
    [FL_PUSH] = {"push", 0, 1}, [FL_DROP] = {"drop", 1, 0}, [FL_DUP] = {"dup", 1, 2},
    [FL_SWAP] = {"swap", 2, 2}, [FL_ADD] = {"add", 2, 1},   [FL_SUB] = {"sub", 2, 1},
    [FL_MUL] = {"mul", 2, 1},   [FL_STORE] = {"store", 1, 0}, [FL_LOAD] = {"load", 0, 1},
};

#define OPS (sizeof ops / sizeof ops[0])

void fl_init(fl_machine *m)
{
    memset(m, 0, sizeof *m);
}

bool fl_push(fl_machine *m, int32_t value)
{
    if (m->depth == FL_STACK)
        return false;
    m->stack[m->depth++] = value;
    return true;
}

int32_t fl_pop(fl_machine *m)
{
    assert(m->depth > 0);
    return m->stack[--m->depth];
}

int32_t fl_pick(const fl_machine *m, size_t n)
{
    assert(n < m->depth);
    return m->stack[m->depth - 1 - n];
}

size_t fl_depth(const fl_machine *m)
{
    return m->depth;
}

bool fl_verify(const fl_machine *m, const fl_instr *program, size_t length)
{
    size_t depth = m->depth;
    for (size_t i = 0; i < length; i++) {
        fl_op op = program[i].op;
        if ((size_t)op >= OPS || depth < ops[op].takes)
            return false;
        if ((op == FL_STORE || op == FL_LOAD) && (program[i].arg < 0 || program[i].arg >= FL_CELLS))
            return false;
        depth = depth - ops[op].takes + ops[op].gives;
        if (depth > FL_STACK)
            return false;
    }
    return true;
}

void fl_run(fl_machine *m, const fl_instr *program, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        int32_t *top = m->stack + m->depth;
        int32_t arg = program[i].arg;
        switch (program[i].op) {
        case FL_PUSH:
            *top = arg;
            break;
        case FL_DUP:
            *top = top[-1];
            break;
        case FL_SWAP: {
            int32_t other = top[-1];
            top[-1] = top[-2];
            top[-2] = other;
            break;
        }
        case FL_ADD:
            top[-2] = (int32_t)((uint32_t)top[-2] + (uint32_t)top[-1]);
            break;
        case FL_SUB:
            top[-2] = (int32_t)((uint32_t)top[-2] - (uint32_t)top[-1]);
            break;
        case FL_MUL:
            top[-2] = (int32_t)((uint32_t)top[-2] * (uint32_t)top[-1]);
            break;
        case FL_STORE:
            m->cells[arg] = top[-1];
            break;
        case FL_LOAD:
            *top = m->cells[arg];
            break;
        case FL_DROP:
            break;
        }
        m->depth = m->depth - ops[program[i].op].takes + ops[program[i].op].gives;
    }
}

const char *fl_name(fl_op op)
{
    return (size_t)op < OPS ? ops[op].name : "?";
}

bool fl_parse(const char *name, fl_op *op)
{
    for (size_t i = 0; i < OPS; i++) {
        if (strcmp(ops[i].name, name) == 0) {
            *op = (fl_op)i;
            return true;
        }
    }
    return false;
}
