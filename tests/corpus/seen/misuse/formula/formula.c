#include "formula.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum code { PUSH, LOAD, CALL, NATIVE, NEGATE, ADD, SUB, MUL, DIV, POWER };

struct op {
    enum code code;
    union {
        double number;
        const double *value;
        double (*native)(double);
        fm_symbol symbol; /* of which the name is not used */
    } u;
};

#define DIGITS "0123456789"

/* At every level of nesting an operand each for sum, product and power. */
#define STACK (3 * (FM_MAX_DEPTH + 2) + 4)

struct formula {
    size_t count;
    struct op *ops;
};

struct parser {
    const char *text, *at;
    const fm_symbol *table;
    size_t symbols;
    struct op *ops; /* never more than there are characters */
    size_t count;
    int depth;
};

static const struct {
    const char *name;
    double (*native)(double);
} natives[] = {
    {"sqrt", sqrt}, {"abs", fabs}, {"sin", sin}, {"cos", cos}, {"exp", exp}, {"log", log}};

static int parse_sum(struct parser *p);
static int parse_unary(struct parser *p);

static struct op *emit(struct parser *p, enum code code)
{
    struct op *op = &p->ops[p->count++];

    op->code = code;
    return op;
}

static char peek(struct parser *p)
{
    while (*p->at == ' ' || *p->at == '\t')
        p->at++;
    return *p->at;
}

static int digit(char c)
{
    return c >= '0' && c <= '9';
}

static int letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static int parse_number(struct parser *p)
{
    char copy[FM_MAX_TEXT + 1];
    const char *s = p->at;
    size_t len = strspn(s, DIGITS), digits = len;

    s += len;
    if (*s == '.') {
        len = strspn(++s, DIGITS);
        digits += len;
        s += len;
    }
    if (digits == 0)
        return -1;
    if (*s == 'e' || *s == 'E') {
        const char *e = s + 1;

        if (*e == '+' || *e == '-')
            e++;
        if (digit(*e))
            s = e + strspn(e, DIGITS);
    }
    len = (size_t)(s - p->at);
    memcpy(copy, p->at, len);
    copy[len] = '\0';
    emit(p, PUSH)->u.number = strtod(copy, NULL);
    p->at = s;
    return 0;
}

static int same(const char *name, const char *s, size_t len)
{
    return strlen(name) == len && memcmp(name, s, len) == 0;
}

/* "( sum )", within one more level of nesting. */
static int parse_group(struct parser *p)
{
    if (peek(p) != '(' || p->depth == FM_MAX_DEPTH)
        return -1;
    p->at++;
    p->depth++;
    if (parse_sum(p) != 0 || peek(p) != ')')
        return -1;
    p->at++;
    p->depth--;
    return 0;
}

static int parse_name(struct parser *p)
{
    const char *name = p->at, *end = name;
    size_t len;

    while (letter(*end) || digit(*end))
        end++;
    len = (size_t)(end - name);
    for (size_t i = 0; i < p->symbols; i++) {
        const fm_symbol *symbol = &p->table[i];

        if (!same(symbol->name, name, len))
            continue;
        p->at = end;
        if (symbol->value) {
            emit(p, LOAD)->u.value = symbol->value;
            return 0;
        }
        if (parse_group(p) != 0)
            return -1;
        emit(p, CALL)->u.symbol = *symbol;
        return 0;
    }
    for (size_t i = 0; i < sizeof natives / sizeof *natives; i++) {
        if (!same(natives[i].name, name, len))
            continue;
        p->at = end;
        if (parse_group(p) != 0)
            return -1;
        emit(p, NATIVE)->u.native = natives[i].native;
        return 0;
    }
    if (!same("pi", name, len))
        return -1;
    p->at = end;
    emit(p, PUSH)->u.number = acos(-1.0);
    return 0;
}

static int parse_power(struct parser *p)
{
    char c = peek(p);

    if ((c == '(' ? parse_group(p) : letter(c) ? parse_name(p) : parse_number(p)) != 0)
        return -1;
    if (peek(p) != '^')
        return 0;
    if (p->depth == FM_MAX_DEPTH)
        return -1;
    p->at++;
    p->depth++;
    if (parse_unary(p) != 0)
        return -1;
    p->depth--;
    emit(p, POWER);
    return 0;
}

static int parse_unary(struct parser *p)
{
    char sign = peek(p);

    if (sign != '-' && sign != '+')
        return parse_power(p);
    if (p->depth == FM_MAX_DEPTH)
        return -1;
    p->at++;
    p->depth++;
    if (parse_unary(p) != 0)
        return -1;
    p->depth--;
    if (sign == '-')
        emit(p, NEGATE);
    return 0;
}

static int parse_product(struct parser *p)
{
    int bad = parse_unary(p);

    for (char c; !bad && ((c = peek(p)) == '*' || c == '/');) {
        p->at++;
        bad = parse_unary(p);
        if (!bad)
            emit(p, c == '*' ? MUL : DIV);
    }
    return bad;
}

static int parse_sum(struct parser *p)
{
    int bad = parse_product(p);

    for (char c; !bad && ((c = peek(p)) == '+' || c == '-');) {
        p->at++;
        bad = parse_product(p);
        if (!bad)
            emit(p, c == '+' ? ADD : SUB);
    }
    return bad;
}

formula *fm_compile(const char *text, const fm_symbol *table, size_t count, size_t *error)
{
    struct parser p = {text, text, table, count, NULL, 0, 0};
    size_t len = strlen(text);
    formula *f;

    if (error)
        *error = 1;
    if (len > FM_MAX_TEXT || count > FM_MAX_SYMBOLS)
        return NULL;
    f = calloc(1, sizeof *f);
    p.ops = calloc(len + 1, sizeof *p.ops);
    if (!f || !p.ops || parse_sum(&p) != 0 || peek(&p) != '\0') {
        if (error)
            *error = (size_t)(p.at - text) + 1;
        free(p.ops);
        free(f);
        return NULL;
    }
    f->ops = p.ops;
    f->count = p.count;
    if (error)
        *error = 0;
    return f;
}

double fm_eval(const formula *f)
{
    double stack[STACK];
    size_t top = 0; /* numbers on the stack */

    for (size_t i = 0; i < f->count; i++) {
        const struct op *op = &f->ops[i];
        double right = top > 0 ? stack[top - 1] : 0;
        switch (op->code) {
        case PUSH: stack[top++] = op->u.number; break;
        case LOAD: stack[top++] = *op->u.value; break;
        case CALL: stack[top - 1] = op->u.symbol.call(op->u.symbol.ctx, right); break;
        case NATIVE: stack[top - 1] = op->u.native(right); break;
        case NEGATE: stack[top - 1] = -right; break;
        case ADD: stack[--top - 1] += right; break;
        case SUB: stack[--top - 1] -= right; break;
        case MUL: stack[--top - 1] *= right; break;
        case DIV: stack[--top - 1] /= right; break;
        case POWER: top--; stack[top - 1] = pow(stack[top - 1], right); break;
        }
    }
    return stack[0];
}

void fm_free(formula *f)
{
    if (!f)
        return;
    free(f->ops);
    free(f);
}

int fm_reads(const formula *f, const double *value)
{
    for (size_t i = 0; i < f->count; i++)
        if (f->ops[i].code == LOAD && f->ops[i].u.value == value)
            return 1;
    return 0;
}

double fm_quick(const char *text, const fm_symbol *table, size_t count)
{
    formula *f = fm_compile(text, table, count, NULL);
    double result;

    if (!f)
        return NAN;
    result = fm_eval(f);
    fm_free(f);
    return result;
}
