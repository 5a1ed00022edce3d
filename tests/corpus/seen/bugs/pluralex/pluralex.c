#include "pluralex.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum op { NUM, VAR, NOT, MUL, DIV, MOD, ADD, SUB, LT, GT, LE, GE, EQ, NE, AND, OR, COND };

struct node {
    enum op op;
    unsigned long num;
    int a, b, c; /* operands, indexes of nodes */
};

struct plx {
    unsigned forms;
    int root, used;
    struct node node[PLX_MAX_TEXT + 1];
};

struct parser {
    plx *p;
    const char *s;
    int depth;
};

static void blanks(struct parser *ps)
{
    while (*ps->s == ' ' || *ps->s == '\t')
        ps->s++;
}

/* A new node, or -1.  A text has fewer nodes than characters. */
static int add_node(struct parser *ps, enum op op, unsigned long num, int a, int b, int c)
{
    if (ps->p->used > PLX_MAX_TEXT)
        return -1;
    ps->p->node[ps->p->used] = (struct node){op, num, a, b, c};
    return ps->p->used++;
}

static unsigned long apply(enum op op, unsigned long x, unsigned long y)
{
    switch (op) {
    case MUL: return x * y;
    case ADD: return x + y;
    case SUB: return x - y;
    case LT: return x < y;
    case GT: return x > y;
    case LE: return x <= y;
    case GE: return x >= y;
    case EQ: return x == y;
    case NE: return x != y;
    case AND: return x && y;
    case OR: return x || y;
    default: return 0;
    }
}

static int is_num(const struct parser *ps, int i)
{
    return ps->p->node[i].op == NUM;
}

/* A node for two operands, or their value if both are numbers. */
static int binary(struct parser *ps, enum op op, int a, int b)
{
    unsigned long x, y;

    if (!is_num(ps, a) || !is_num(ps, b))
        return add_node(ps, op, 0, a, b, -1);
    x = ps->p->node[a].num;
    y = ps->p->node[b].num;
    switch (op) {
    case DIV:
        x = y != 0 ? x / y : 0;
        break;
    case MOD:
        x = x % y;
        break;
    default:
        x = apply(op, x, y);
        break;
    }
    ps->p->node[a].num = x;
    return a;
}

static int ternary(struct parser *ps);

static int primary(struct parser *ps)
{
    unsigned long num = 0;
    int a;

    blanks(ps);
    if (*ps->s == 'n') {
        ps->s++;
        return add_node(ps, VAR, 0, -1, -1, -1);
    }
    if (*ps->s == '!') {
        if (++ps->depth > PLX_MAX_DEPTH)
            return -1;
        ps->s++;
        a = primary(ps);
        ps->depth--;
        if (a < 0)
            return -1;
        if (!is_num(ps, a))
            return add_node(ps, NOT, 0, a, -1, -1);
        ps->p->node[a].num = !ps->p->node[a].num;
        return a;
    }
    if (*ps->s == '(') {
        if (++ps->depth > PLX_MAX_DEPTH)
            return -1;
        ps->s++;
        a = ternary(ps);
        ps->depth--;
        if (a < 0)
            return -1;
        blanks(ps);
        if (*ps->s != ')')
            return -1;
        ps->s++;
        return a;
    }
    if (*ps->s < '0' || *ps->s > '9')
        return -1;
    for (; *ps->s >= '0' && *ps->s <= '9'; ps->s++) {
        unsigned long digit = (unsigned long)(*ps->s - '0');

        if (num > (ULONG_MAX - digit) / 10)
            return -1;
        num = num * 10 + digit;
    }
    return add_node(ps, NUM, num, -1, -1, -1);
}

/* The operator at the text, and how tight it binds; 0 if there is none. */
static int peek(struct parser *ps, enum op *op, int *len)
{
    static const struct {
        char text[3];
        enum op op;
        int level;
    } table[] = {
        {"||", OR, 1}, {"&&", AND, 2}, {"==", EQ, 3}, {"!=", NE, 3}, {"<=", LE, 4},
        {">=", GE, 4}, {"<", LT, 4},   {">", GT, 4},  {"+", ADD, 5}, {"-", SUB, 5},
        {"*", MUL, 6}, {"/", DIV, 6},  {"%", MOD, 6},
    };

    blanks(ps);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        size_t n = strlen(table[i].text);

        if (strncmp(ps->s, table[i].text, n) == 0) {
            *op = table[i].op;
            *len = (int)n;
            return table[i].level;
        }
    }
    return 0;
}

/* Operators of at least this level, all left-associative. */
static int operators(struct parser *ps, int least)
{
    int a = primary(ps), len = 0, level;
    enum op op = NUM;

    while (a >= 0 && (level = peek(ps, &op, &len)) >= least) {
        int b;

        ps->s += len;
        b = operators(ps, level + 1);
        if (b < 0)
            return -1;
        a = binary(ps, op, a, b);
    }
    return a;
}

static int ternary(struct parser *ps)
{
    int a, b, c;

    a = operators(ps, 1);
    if (a < 0)
        return -1;
    blanks(ps);
    if (*ps->s != '?')
        return a;
    if (++ps->depth > PLX_MAX_DEPTH)
        return -1;
    ps->s++;
    b = ternary(ps);
    if (b < 0)
        return -1;
    blanks(ps);
    if (*ps->s != ':')
        return -1;
    ps->s++;
    c = ternary(ps);
    if (c < 0)
        return -1;
    ps->depth--;
    if (is_num(ps, a))
        return ps->p->node[a].num ? b : c;
    return add_node(ps, COND, 0, a, b, c);
}

plx *plx_compile(const char *expr, unsigned nforms)
{
    struct parser ps = {NULL, expr, 0};

    if (strlen(expr) > PLX_MAX_TEXT || nforms < 1 || nforms > PLX_MAX_FORMS)
        return NULL;
    ps.p = calloc(1, sizeof *ps.p);
    if (ps.p == NULL)
        return NULL;
    ps.p->forms = nforms;
    ps.p->root = ternary(&ps);
    blanks(&ps);
    if (ps.p->root < 0 || *ps.s != '\0') {
        free(ps.p);
        return NULL;
    }
    return ps.p;
}

void plx_free(plx *p)
{
    free(p);
}

unsigned plx_forms(const plx *p)
{
    return p->forms;
}

static unsigned long eval(const plx *p, int i, unsigned long n)
{
    const struct node *e = &p->node[i];
    unsigned long x, y;

    switch (e->op) {
    case NUM:
        return e->num;
    case VAR:
        return n;
    case NOT:
        return !eval(p, e->a, n);
    case COND:
        return eval(p, e->a, n) ? eval(p, e->b, n) : eval(p, e->c, n);
    case DIV:
    case MOD:
        x = eval(p, e->a, n);
        y = eval(p, e->b, n);
        if (y == 0)
            return 0;
        return e->op == DIV ? x / y : x % y;
    default:
        x = eval(p, e->a, n);
        y = eval(p, e->b, n);
        return apply(e->op, x, y);
    }
}

unsigned long plx_eval(const plx *p, unsigned long n)
{
    return eval(p, p->root, n);
}

unsigned plx_index(const plx *p, unsigned long n)
{
    unsigned long value = eval(p, p->root, n);

    return value < p->forms ? (unsigned)value : 0;
}

const char *plx_pick(const plx *p, unsigned long n, const char *const *forms)
{
    return forms[plx_index(p, n)];
}

int plx_constant(const plx *p)
{
    return p->node[p->root].op == NUM;
}
