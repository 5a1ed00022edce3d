#include "sumvm.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum op { OP_NUM, OP_VAR, OP_NEG, OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_CALL, OP_JZ, OP_JMP };
enum fun { F_SUM, F_PROD, F_MIN, F_MAX };

struct ins {
    enum op op;
    int which;      /* variable, function */
    size_t arg;     /* target of a jump, number of arguments */
    double num;
};

struct sumvm {
    struct ins *code;
    size_t n, room;
    size_t stack;   /* cells evaluation needs */
};

struct compiler {
    sumvm *f;
    const char *text, *p;
    size_t depth;   /* cells in use at this point of the code */
    int nesting;
};

static int choice(struct compiler *c);

static void blanks(struct compiler *c)
{
    while (*c->p == ' ' || *c->p == '\t')
        c->p++;
}

static int take(struct compiler *c, char ch)
{
    blanks(c);
    if (*c->p != ch)
        return 0;
    c->p++;
    return 1;
}

static struct ins *emit(struct compiler *c, enum op op)
{
    sumvm *f = c->f;
    struct ins *i;

    if (f->n == f->room) {
        size_t room = f->room ? f->room * 2 : 8;
        struct ins *code = realloc(f->code, room * sizeof *code);
        if (!code)
            return NULL;
        f->code = code;
        f->room = room;
    }
    i = &f->code[f->n++];
    memset(i, 0, sizeof *i);
    i->op = op;
    switch (op) {
    case OP_NUM: case OP_VAR:
        if (++c->depth > f->stack)
            f->stack = c->depth;
        break;
    case OP_ADD: case OP_SUB: case OP_MUL: case OP_DIV: case OP_JZ:
        c->depth--;
        break;
    default: break;
    }
    return i;
}

static int call(struct compiler *c, int fun)
{
    size_t args = 0;
    struct ins *i;

    if (!take(c, '('))
        return -1;
    if (!take(c, ')')) {
        do {
            if (choice(c))
                return -1;
            args++;
        } while (take(c, ','));
        if (!take(c, ')'))
            return -1;
    }
    if (!(i = emit(c, OP_CALL)))
        return -1;
    i->which = fun;
    i->arg = args;
    c->depth = c->depth - args + 1;
    return 0;
}

static int word(struct compiler *c)
{
    static const char *const names[] = { "sum", "prod", "min", "max" };
    size_t n = 0;
    struct ins *i;

    while (c->p[n] >= 'a' && c->p[n] <= 'z')
        n++;
    if (n > 1) {
        for (int k = 0; k < 4; k++)
            if (strlen(names[k]) == n && memcmp(names[k], c->p, n) == 0) {
                c->p += n;
                return call(c, k);
            }
        return -1;
    }
    if (!(i = emit(c, OP_VAR)))
        return -1;
    i->which = *c->p++ - 'a';
    return 0;
}

static int factor(struct compiler *c)
{
    if (take(c, '-')) {
        c->nesting++;
        if (c->nesting > SUMVM_MAX_NESTING || factor(c) || !emit(c, OP_NEG))
            return -1;
        c->nesting--;
        return 0;
    }
    if (take(c, '('))
        return choice(c) || !take(c, ')') ? -1 : 0;
    if (*c->p >= 'a' && *c->p <= 'z')
        return word(c);
    if ((*c->p >= '0' && *c->p <= '9') || *c->p == '.') {
        char *end;
        double num = strtod(c->p, &end);
        struct ins *i;
        if (end == c->p || (*c->p == '0' && (c->p[1] == 'x' || c->p[1] == 'X')))
            return -1;
        if (!(i = emit(c, OP_NUM)))
            return -1;
        i->num = num;
        c->p = end;
        return 0;
    }
    return -1;
}

/* Operands with operators between them: signs[0] is op, signs[1] the one after it. */
static int chain(struct compiler *c, int (*operand)(struct compiler *), const char *signs, enum op op)
{
    if (operand(c))
        return -1;
    for (;;) {
        enum op found = op;
        if (take(c, signs[1]))
            found = op + 1;
        else if (!take(c, signs[0]))
            return 0;
        if (operand(c) || !emit(c, found))
            return -1;
    }
}

static int product(struct compiler *c)
{
    return chain(c, factor, "*/", OP_MUL);
}

static int sum(struct compiler *c)
{
    return chain(c, product, "+-", OP_ADD);
}

static int choice(struct compiler *c)
{
    size_t jz, jmp;

    if (++c->nesting > SUMVM_MAX_NESTING || sum(c))
        return -1;
    if (take(c, '?')) {
        jz = c->f->n;
        if (!emit(c, OP_JZ) || choice(c) || !take(c, ':'))
            return -1;
        jmp = c->f->n;
        if (!emit(c, OP_JMP))
            return -1;
        c->depth--;     /* the other branch begins without this one's value */
        c->f->code[jz].arg = c->f->n;
        if (choice(c))
            return -1;
        c->f->code[jmp].arg = c->f->n;
    }
    c->nesting--;
    return 0;
}

sumvm *sumvm_compile(const char *text, size_t *where)
{
    struct compiler c = { NULL, text, text, 0, 0 };
    size_t len = 0;

    while (len <= SUMVM_MAX_TEXT && text[len])
        len++;
    c.f = len <= SUMVM_MAX_TEXT ? calloc(1, sizeof *c.f) : NULL;
    if (c.f && choice(&c) == 0) {
        blanks(&c);
        if (!*c.p)
            return c.f;
    }
    if (where)
        *where = (size_t)(c.p - text);
    sumvm_free(c.f);
    return NULL;
}

void sumvm_free(sumvm *f)
{
    if (!f)
        return;
    free(f->code);
    free(f);
}

static double apply(int fun, const double *v, size_t n)
{
    double r = fun == F_SUM ? 0 : fun == F_PROD ? 1 : fun == F_MIN ? INFINITY : -INFINITY;

    for (size_t i = 0; i < n; i++)
        switch (fun) {
        case F_SUM: r += v[i]; break;
        case F_PROD: r *= v[i]; break;
        case F_MIN: r = fmin(r, v[i]); break;
        default: r = fmax(r, v[i]); break;
        }
    return r;
}

int sumvm_eval(const sumvm *f, const double *vars, size_t n, double *result)
{
    double *s = malloc(f->stack * sizeof *s);
    size_t top = 0, pc = 0;

    if (!s && f->stack)
        return -1;
    while (pc < f->n) {
        const struct ins *i = &f->code[pc++];
        switch (i->op) {
        case OP_NUM: s[top++] = i->num; break;
        case OP_VAR: s[top++] = (size_t)i->which < n ? vars[i->which] : 0; break;
        case OP_NEG: s[top - 1] = -s[top - 1]; break;
        case OP_ADD: top--; s[top - 1] += s[top]; break;
        case OP_SUB: top--; s[top - 1] -= s[top]; break;
        case OP_MUL: top--; s[top - 1] *= s[top]; break;
        case OP_DIV: top--; s[top - 1] /= s[top]; break;
        case OP_CALL:
            top -= i->arg;
            s[top] = apply(i->which, s + top, i->arg);
            top++;
            break;
        case OP_JZ:
            if (s[--top] == 0)
                pc = i->arg;
            break;
        case OP_JMP: pc = i->arg; break;
        }
    }
    *result = s[0];
    free(s);
    return 0;
}

unsigned long sumvm_uses(const sumvm *f)
{
    unsigned long bits = 0;

    for (size_t i = 0; i < f->n; i++)
        if (f->code[i].op == OP_VAR)
            bits |= 1ul << f->code[i].which;
    return bits;
}

sumvm *sumvm_clone(const sumvm *f)
{
    sumvm *g = malloc(sizeof *g);

    if (!g)
        return NULL;
    *g = *f;
    g->room = g->n;
    g->code = malloc(g->n * sizeof *g->code);
    if (!g->code) {
        free(g);
        return NULL;
    }
    memcpy(g->code, f->code, g->n * sizeof *g->code);
    return g;
}
