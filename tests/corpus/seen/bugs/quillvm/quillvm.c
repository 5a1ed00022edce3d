#include "quillvm.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CODE_PUSH = 100, CODE_ARG };

struct instruction {
    int code;
    int64_t value;
};

struct qv_prog {
    struct instruction list[QV_MAX];
    size_t length;
    size_t depth;     /* of the stack behind the last instruction */
    size_t max_depth; /* the greatest depth anywhere */
};

static const struct {
    const char *name;
    unsigned char takes, leaves;
} ops[] = {
    [QV_ADD] = {"add", 2, 1},  [QV_SUB] = {"sub", 2, 1},   [QV_MUL] = {"mul", 2, 1},
    [QV_DIV] = {"div", 2, 1},  [QV_MOD] = {"mod", 2, 1},   [QV_MAX2] = {"max", 2, 1},
    [QV_NEG] = {"neg", 1, 1},  [QV_SQR] = {"sqr", 1, 1},   [QV_DUP] = {"dup", 1, 2},
    [QV_OVER] = {"over", 2, 3}, [QV_SWAP] = {"swap", 2, 2}, [QV_DROP] = {"drop", 1, 0},
};

qv_prog *qv_new(void)
{
    return calloc(1, sizeof(qv_prog));
}

qv_prog *qv_clone(const qv_prog *p)
{
    qv_prog *copy = malloc(sizeof *copy);
    if (copy)
        *copy = *p;
    return copy;
}

void qv_free(qv_prog *p)
{
    free(p);
}

static int append(qv_prog *p, int code, int64_t value, size_t takes, size_t leaves)
{
    if (p->length == QV_MAX)
        return QV_FULL;
    if (p->depth < takes)
        return QV_SHALLOW;
    p->list[p->length].code = code;
    p->list[p->length].value = value;
    p->length++;
    p->depth = p->depth - takes + leaves;
    if (p->depth > p->max_depth)
        p->max_depth = p->depth;
    return QV_OK;
}

int qv_push(qv_prog *p, int64_t value)
{
    return append(p, CODE_PUSH, value, 0, 1);
}

int qv_arg(qv_prog *p, int i)
{
    if (i < 0 || i >= QV_ARGS)
        return QV_BADARG;
    return append(p, CODE_ARG, i, 0, 1);
}

int qv_op(qv_prog *p, int op)
{
    if (op < QV_ADD || op > QV_DROP)
        return QV_BADOP;
    return append(p, op, 0, ops[op].takes, ops[op].leaves);
}

size_t qv_length(const qv_prog *p)
{
    return p->length;
}

size_t qv_depth(const qv_prog *p)
{
    return p->depth;
}

static int64_t wrap(uint64_t u)
{
    int64_t i;
    memcpy(&i, &u, sizeof i);
    return i;
}

/* Replaces the two values below sp by one; 0 upon a division by zero. */
static int binary(int op, int64_t *sp)
{
    int64_t a = sp[-2], b = sp[-1], r = 0;
    switch (op) {
    case QV_ADD:
        r = wrap((uint64_t)a + (uint64_t)b);
        break;
    case QV_SUB:
        r = wrap((uint64_t)a - (uint64_t)b);
        break;
    case QV_MUL:
        r = wrap((uint64_t)a * (uint64_t)b);
        break;
    case QV_DIV:
        if (b == 0)
            return 0;
        r = b == -1 ? wrap(0 - (uint64_t)a) : a / b;
        break;
    case QV_MOD:
        if (b == 0)
            return 0;
        r = b == -1 ? 0 : a % b;
        break;
    default:
        r = a > b ? a : b;
        break;
    }
    sp[-2] = r;
    return 1;
}

/* Runs on a stack of p->max_depth values. */
static int execute(const qv_prog *p, const int64_t *args, int64_t *stack, int64_t *result)
{
    int64_t *sp = stack; /* behind the top */
    int64_t t;
    for (size_t i = 0; i < p->length; i++) {
        const struct instruction *in = &p->list[i];
        switch (in->code) {
        case CODE_PUSH:
            *sp++ = in->value;
            break;
        case CODE_ARG:
            *sp++ = args[in->value];
            break;
        case QV_NEG:
            sp[-1] = wrap(0 - (uint64_t)sp[-1]);
            break;
        case QV_SQR:
            sp[0] = sp[-1];
            binary(QV_MUL, sp + 1);
            break;
        case QV_DUP:
            sp[0] = sp[-1];
            sp++;
            break;
        case QV_OVER:
            sp[0] = sp[-2];
            sp++;
            break;
        case QV_SWAP:
            t = sp[-1];
            sp[-1] = sp[-2];
            sp[-2] = t;
            break;
        case QV_DROP:
            sp--;
            break;
        default:
            if (!binary(in->code, sp))
                return QV_DIVZERO;
            sp--;
            break;
        }
    }
    *result = sp[-1];
    return QV_OK;
}

int qv_run(const qv_prog *p, const int64_t *args, size_t n, int64_t *result)
{
    if (p->depth == 0)
        return QV_EMPTY;
    for (size_t i = 0; i < p->length; i++)
        if (p->list[i].code == CODE_ARG && (uint64_t)p->list[i].value >= n)
            return QV_BADARG;
    int64_t *stack = malloc(p->max_depth * sizeof *stack);
    if (!stack)
        return QV_NOMEM;
    int status = execute(p, args, stack, result);
    free(stack);
    return status;
}

size_t qv_print(const qv_prog *p, char *buf, size_t size)
{
    size_t length = 0;
    if (size > 0)
        buf[0] = '\0';
    for (size_t i = 0; i < p->length; i++) {
        const struct instruction *in = &p->list[i];
        char word[32];
        int n;
        const char *gap = i ? " " : "";
        if (in->code == CODE_PUSH)
            n = snprintf(word, sizeof word, "%s%" PRId64, gap, in->value);
        else if (in->code == CODE_ARG)
            n = snprintf(word, sizeof word, "%s$%" PRId64, gap, in->value);
        else
            n = snprintf(word, sizeof word, "%s%s", gap, ops[in->code].name);
        if (length < size)
            snprintf(buf + length, size - length, "%s", word);
        length += (size_t)n;
    }
    return length;
}

int qv_equal(const qv_prog *a, const qv_prog *b)
{
    if (a->length != b->length)
        return 0;
    for (size_t i = 0; i < a->length; i++)
        if (a->list[i].code != b->list[i].code || a->list[i].value != b->list[i].value)
            return 0;
    return 1;
}
