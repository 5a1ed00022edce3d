#include "stakvm.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct sv_machine {
    sv_ins *code; /* NULL as long as nothing was loaded */
    int32_t *stack;
    size_t depth;
    size_t room;
    sv_host host;
    void *ctx;
};

enum { FIRST_ROOM = 4 };

sv_machine *sv_open(void)
{
    return calloc(1, sizeof(sv_machine));
}

void sv_close(sv_machine *m)
{
    if (!m)
        return;
    free(m->code);
    free(m->stack);
    free(m);
}

int sv_load(sv_machine *m, const sv_ins *code, size_t n)
{
    sv_ins *copy;

    if (n > SV_CODE)
        return SV_ECODE;
    for (size_t i = 0; i < n; i++) {
        int op = (int)code[i].op;

        if (op < SV_HALT || op > SV_CALL)
            return SV_ECODE;
        if ((op == SV_JUMP || op == SV_JZERO) && (code[i].arg < 0 || (size_t)code[i].arg > n))
            return SV_ECODE;
    }
    copy = malloc((n + 1) * sizeof *copy);
    if (!copy)
        return SV_EMEMORY;
    if (n > 0)
        memcpy(copy, code, n * sizeof *copy);
    copy[n] = (sv_ins){SV_HALT, 0};
    free(m->code);
    m->code = copy;
    return SV_OK;
}

void sv_set_host(sv_machine *m, sv_host host, void *ctx)
{
    m->host = host;
    m->ctx = ctx;
}

int sv_push(sv_machine *m, int32_t number)
{
    if (m->depth == SV_STACK)
        return SV_EOVER;
    if (m->depth == m->room) {
        size_t room = m->room ? m->room * 2 : FIRST_ROOM;
        int32_t *stack = realloc(m->stack, room * sizeof *stack);

        if (!stack)
            return SV_EMEMORY;
        m->stack = stack;
        m->room = room;
    }
    m->stack[m->depth++] = number;
    return SV_OK;
}

int32_t sv_pop(sv_machine *m)
{
    assert(m->depth > 0);
    return m->stack[--m->depth];
}

size_t sv_depth(const sv_machine *m)
{
    return m->depth;
}

int32_t *sv_slot(sv_machine *m, size_t i)
{
    return i < m->depth ? &m->stack[m->depth - 1 - i] : NULL;
}

void sv_clear(sv_machine *m)
{
    m->depth = 0;
}

/* How many numbers an instruction needs on the stack. */
static size_t needs(sv_op op)
{
    switch (op) {
    case SV_ADD:
    case SV_SUB:
    case SV_MUL:
    case SV_DIV:
    case SV_SWAP:
        return 2;
    case SV_DUP:
    case SV_DROP:
    case SV_JZERO:
        return 1;
    default:
        return 0;
    }
}

static int32_t wrap(uint32_t u)
{
    return u <= INT32_MAX ? (int32_t)u : (int32_t)(u - INT32_MAX - 1) + INT32_MIN;
}

/* An instruction with two numbers; the stack has them. */
static int binary(sv_machine *m, sv_op op)
{
    int32_t *a = &m->stack[m->depth - 2], *b = a + 1, was = *a;

    switch (op) {
    case SV_ADD:
        *a = wrap((uint32_t)*a + (uint32_t)*b);
        break;
    case SV_SUB:
        *a = wrap((uint32_t)*a - (uint32_t)*b);
        break;
    case SV_MUL:
        *a = wrap((uint32_t)*a * (uint32_t)*b);
        break;
    case SV_DIV:
        if (*b == 0 || (*a == INT32_MIN && *b == -1))
            return SV_EDIV;
        *a /= *b;
        break;
    default: /* SV_SWAP */
        *a = *b;
        *b = was;
        return SV_OK;
    }
    m->depth--;
    return SV_OK;
}

int sv_run(sv_machine *m, unsigned steps)
{
    size_t at = 0;

    assert(m->code);
    if (steps > SV_STEPS)
        steps = SV_STEPS;
    for (;;) {
        sv_ins ins = m->code[at++];
        int error = SV_OK;

        if (ins.op == SV_HALT)
            return SV_OK;
        if (steps-- == 0)
            return SV_ESTEPS;
        if (m->depth < needs(ins.op))
            return SV_EUNDER;
        switch (ins.op) {
        case SV_LIT:
            error = sv_push(m, ins.arg);
            break;
        case SV_DUP:
            error = sv_push(m, m->stack[m->depth - 1]);
            break;
        case SV_DROP:
            m->depth--;
            break;
        case SV_JUMP:
            at = (size_t)ins.arg;
            break;
        case SV_JZERO:
            if (m->stack[--m->depth] == 0)
                at = (size_t)ins.arg;
            break;
        case SV_CALL:
            if (!m->host || m->host(m, ins.arg, m->ctx) != 0)
                error = SV_EHOST;
            break;
        default:
            error = binary(m, ins.op);
            break;
        }
        if (error != SV_OK)
            return error;
    }
}
