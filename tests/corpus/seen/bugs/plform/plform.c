#include "plform.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { NUM, VAR, NOT, COND, OR, AND, EQ, NE, LT, LE, GT, GE, ADD, SUB, MUL, DIV, MOD };

struct node {
    int op, a, b, c;
    unsigned long num;
};

struct plform {
    int root, count;
    struct node nodes[PLFORM_NODES];
};

struct parser {
    const char *s;
    plform *f;
    int depth, bad;
};

static int ternary(struct parser *p);

static int enter(struct parser *p)
{
    if (++p->depth > 60)
        p->bad = 1;
    return !p->bad;
}

static void blanks(struct parser *p)
{
    p->s += strspn(p->s, " \t");
}

static int accept(struct parser *p, const char *token)
{
    size_t n = strlen(token);
    blanks(p);
    if (strncmp(p->s, token, n))
        return 0;
    p->s += n;
    return 1;
}

static unsigned long binary(int op, unsigned long a, unsigned long b)
{
    switch (op) {
    case OR: return a || b;
    case AND: return a && b;
    case EQ: return a == b;
    case LT: return a < b;
    case LE: return a <= b;
    case NE: return a != b;
    case GT: return a > b;
    case GE: return a >= b;
    case ADD: return a + b;
    case SUB: return a - b;
    case MUL: return a * b;
    case DIV: return a / b;
    }
    return a % b;
}

static int node(struct parser *p, int op, int a, int b, int c, unsigned long num)
{
    plform *f = p->f;
    p->bad |= f->count == PLFORM_NODES;
    if (p->bad)
        return 0;
    f->nodes[f->count] = (struct node){ op, a, b, c, num };
    return f->count++;
}

static int fold(struct parser *p, int op, int a, int b)
{
    struct node *nodes = p->f->nodes;
    if (p->bad || nodes[a].op != NUM || nodes[b].op != NUM)
        return node(p, op, a, b, 0, 0);
    if (op == DIV && nodes[b].num == 0)
        nodes[a].num = 0;
    else
        nodes[a].num = binary(op, nodes[a].num, nodes[b].num);
    return a;
}

static int unary(struct parser *p)
{
    int a = 0;
    if (!enter(p))
        return 0;
    blanks(p);
    if (*p->s == '!' && p->s[1] != '=') {
        p->s++;
        a = unary(p);
        if (!p->bad && p->f->nodes[a].op == NUM)
            p->f->nodes[a].num = !p->f->nodes[a].num;
        else
            a = node(p, NOT, a, 0, 0, 0);
    } else if (accept(p, "(")) {
        a = ternary(p);
        p->bad |= !accept(p, ")");
    } else if (accept(p, "n")) {
        a = node(p, VAR, 0, 0, 0, 0);
    } else if (*p->s >= '0' && *p->s <= '9') {
        unsigned long num = 0;
        for (; *p->s >= '0' && *p->s <= '9'; p->s++) {
            unsigned digit = (unsigned)(*p->s - '0');
            p->bad |= num > (ULONG_MAX - digit) / 10;
            num = num * 10 + digit;
        }
        a = node(p, NUM, 0, 0, 0, num);
    } else
        p->bad = 1;
    p->depth--;
    return a;
}

static const struct { const char *token; int op, level; } levels[] = {
    { "||", OR, 0 }, { "&&", AND, 1 }, { "==", EQ, 2 }, { "!=", NE, 2 },
    { "<=", LE, 3 }, { ">=", GE, 3 }, { "<", LT, 3 }, { ">", GT, 3 },
    { "+", ADD, 4 }, { "-", SUB, 4 }, { "*", MUL, 5 }, { "/", DIV, 5 }, { "%", MOD, 5 },
};

static int operators(struct parser *p, int level)
{
    if (level == 6)
        return unary(p);
    int a = operators(p, level + 1);
    while (!p->bad) {
        size_t i = 0, n = sizeof levels / sizeof *levels;
        while (i < n && (levels[i].level != level || !accept(p, levels[i].token)))
            i++;
        if (i == n)
            break;
        a = fold(p, levels[i].op, a, operators(p, level + 1));
    }
    return a;
}

static int ternary(struct parser *p)
{
    if (!enter(p))
        return 0;
    int a = operators(p, 0);
    if (!p->bad && accept(p, "?")) {
        int b = ternary(p);
        p->bad |= !accept(p, ":");
        a = node(p, COND, a, b, ternary(p), 0);
    }
    p->depth--;
    return a;
}

plform *plform_parse(const char *expr)
{
    struct parser p = { .s = expr, .f = calloc(1, sizeof(plform)) };
    if (!p.f)
        return NULL;
    p.f->root = ternary(&p);
    blanks(&p);
    if (!p.bad && !*p.s)
        return p.f;
    free(p.f);
    return NULL;
}

plform *plform_header(const char *header, unsigned *nplurals)
{
    struct parser p = { .s = header };
    unsigned n = 0;
    char expr[1024];
    if (!accept(&p, "nplurals") || !accept(&p, "="))
        return NULL;
    blanks(&p);
    while (*p.s >= '0' && *p.s <= '9' && n <= 100)
        n = n * 10 + (unsigned)(*p.s++ - '0');
    if (n < 1 || n > 100 || !accept(&p, ";") || !accept(&p, "plural") || !accept(&p, "="))
        return NULL;
    size_t len = strcspn(p.s, ";");
    if (len >= sizeof expr)
        return NULL;
    memcpy(expr, p.s, len);
    expr[len] = '\0';
    *nplurals = n;
    return plform_parse(expr);
}

void plform_free(plform *f)
{
    free(f);
}

static unsigned long eval(const plform *f, int i, unsigned long n)
{
    const struct node *x = &f->nodes[i];
    switch (x->op) {
    case NUM: return x->num;
    case VAR: return n;
    case NOT: return !eval(f, x->a, n);
    case COND: return eval(f, x->a, n) ? eval(f, x->b, n) : eval(f, x->c, n);
    }
    unsigned long a = eval(f, x->a, n), b = eval(f, x->b, n);
    if ((x->op == DIV || x->op == MOD) && b == 0)
        return 0;
    return binary(x->op, a, b);
}

unsigned long plform_eval(const plform *f, unsigned long n)
{
    return eval(f, f->root, n);
}

unsigned plform_index(const plform *f, unsigned nplurals, unsigned long n)
{
    unsigned long form = plform_eval(f, n);
    return form < nplurals ? (unsigned)form : 0;
}
