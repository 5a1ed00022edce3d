#include "ssaval.h"

#include <assert.h>
#include <stdlib.h>

enum kind { CONST, ARG, BIN };

struct ssaval {
    struct ssaval *next;
    size_t no;
    enum kind kind;
    ssaval_op op;
    int64_t k;
    size_t arg;
    const ssaval *a, *b;
};

struct ssaval_fn {
    size_t nargs, count;
    ssaval *first, **last;
    const ssaval *ret;
};

ssaval_fn *ssaval_fn_new(size_t nargs)
{
    if (nargs > SSAVAL_MAX_ARGS)
        return NULL;
    ssaval_fn *f = calloc(1, sizeof *f);
    if (f == NULL)
        return NULL;
    f->nargs = nargs;
    f->last = &f->first;
    return f;
}

void ssaval_fn_free(ssaval_fn *f)
{
    if (f == NULL)
        return;
    for (ssaval *v = f->first, *next; v != NULL; v = next) {
        next = v->next;
        free(v);
    }
    free(f);
}

static ssaval *make(ssaval_fn *f, enum kind kind)
{
    assert(f->ret == NULL);
    if (f->count == SSAVAL_MAX)
        return NULL;
    ssaval *v = calloc(1, sizeof *v);
    if (v == NULL)
        return NULL;
    v->kind = kind;
    v->no = f->count++;
    *f->last = v;
    f->last = &v->next;
    return v;
}

const ssaval *ssaval_const(ssaval_fn *f, int64_t k)
{
    ssaval *v = make(f, CONST);
    if (v != NULL)
        v->k = k;
    return v;
}

const ssaval *ssaval_arg(ssaval_fn *f, size_t i)
{
    assert(i < f->nargs);
    ssaval *v = make(f, ARG);
    if (v != NULL)
        v->arg = i;
    return v;
}

const ssaval *ssaval_bin(ssaval_fn *f, ssaval_op op, const ssaval *a, const ssaval *b)
{
    if (a == NULL || b == NULL || (int)op < SSAVAL_ADD || (int)op > SSAVAL_LESS)
        return NULL;
    ssaval *v = make(f, BIN);
    if (v != NULL) {
        v->op = op;
        v->a = a;
        v->b = b;
    }
    return v;
}

void ssaval_ret(ssaval_fn *f, const ssaval *v)
{
    assert(f->ret == NULL);
    assert(v != NULL);
    f->ret = v;
}

size_t ssaval_count(const ssaval_fn *f)
{
    return f->count;
}

size_t ssaval_no(const ssaval *v)
{
    return v->no;
}

static int apply(ssaval_op op, int64_t a, int64_t b, int64_t *r)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch (op) {
    case SSAVAL_ADD: *r = (int64_t)(x + y); return 0;
    case SSAVAL_SUB: *r = (int64_t)(x - y); return 0;
    case SSAVAL_MUL: *r = (int64_t)(x * y); return 0;
    case SSAVAL_DIV:
        if (b == 0)
            return -1;
        *r = b == -1 ? (int64_t)(0 - x) : a / b;
        return 0;
    case SSAVAL_LESS: break;
    }
    *r = a < b;
    return 0;
}

int ssaval_eval(const ssaval_fn *f, const int64_t *args, int64_t *out)
{
    assert(f->ret != NULL);
    int status = 0;
    int64_t *reg = malloc(f->count * sizeof *reg);
    if (reg == NULL)
        return -2;
    for (const ssaval *v = f->first; v != NULL && status == 0; v = v->next) {
        switch (v->kind) {
        case CONST: reg[v->no] = v->k; break;
        case ARG: reg[v->no] = args[v->arg]; break;
        case BIN: status = apply(v->op, reg[v->a->no], reg[v->b->no], &reg[v->no]); break;
        }
    }
    if (status == 0)
        *out = reg[f->ret->no];
    free(reg);
    return status;
}
