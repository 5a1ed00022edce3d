#include "arithx.h"

#include <stdlib.h>
#include <string.h>

#define MAX_TEXT 1000
#define MAX_DEPTH 64

/* op is '#' for a number, '$' for a variable, '~' for negation (of `left`), or
 * a binary operator. */
struct ax_expr {
    char op;
    int64_t value; /* the number, or the index of the variable */
    ax_expr *left, *right;
};

struct parser {
    const char *at;
    int depth;
    ax_code code;
};

static ax_expr *sum(struct parser *p);

static ax_expr *make(struct parser *p, char op, int64_t value, ax_expr *left, ax_expr *right)
{
    ax_expr *e = malloc(sizeof *e);

    if (!e) {
        ax_free(left);
        ax_free(right);
        p->code = AX_NOMEM;
        return NULL;
    }
    e->op = op;
    e->value = value;
    e->left = left;
    e->right = right;
    return e;
}

static ax_code apply(char op, int64_t a, int64_t b, int64_t *result)
{
    int over = 0;

    switch (op) {
    case '+':
        over = __builtin_add_overflow(a, b, result);
        break;
    case '-':
        over = __builtin_sub_overflow(a, b, result);
        break;
    case '*':
        over = __builtin_mul_overflow(a, b, result);
        break;
    default:
        if (b == 0)
            return AX_DIVZERO;
        if (b == -1) {
            if (op == '%')
                *result = 0;
            else
                over = __builtin_sub_overflow((int64_t)0, a, result);
        } else {
            *result = op == '/' ? a / b : a % b;
        }
    }
    return over ? AX_OVERFLOW : AX_OK;
}

static char peek(struct parser *p)
{
    while (*p->at == ' ')
        p->at++;
    return *p->at;
}

static ax_expr *fail(struct parser *p, ax_code code)
{
    p->code = code;
    return NULL;
}

/* Takes over both operands. */
static ax_expr *binary(struct parser *p, char op, ax_expr *left, ax_expr *right)
{
    if (left->op == '#' && right->op == '#') {
        int64_t value;
        ax_code code = apply(op, left->value, right->value, &value);

        if (code != AX_OK)
            return fail(p, code);
        left->value = value;
        ax_free(right);
        return left;
    }
    return make(p, op, 0, left, right);
}

static ax_expr *number(struct parser *p)
{
    int64_t value = 0;

    for (; *p->at >= '0' && *p->at <= '9'; p->at++)
        if (__builtin_mul_overflow(value, (int64_t)10, &value) ||
            __builtin_add_overflow(value, (int64_t)(*p->at - '0'), &value))
            return fail(p, AX_OVERFLOW);
    return make(p, '#', value, NULL, NULL);
}

static ax_expr *negation(struct parser *p, ax_expr *operand)
{
    if (operand->op == '#') {
        if (operand->value == INT64_MIN) {
            ax_free(operand);
            return fail(p, AX_OVERFLOW);
        }
        operand->value = -operand->value;
        return operand;
    }
    return make(p, '~', 0, operand, NULL);
}

static ax_expr *primary(struct parser *p)
{
    char c = peek(p);
    ax_expr *e;

    if (c >= '0' && c <= '9')
        return number(p);
    if (c >= 'a' && c <= 'z') {
        p->at++;
        return make(p, '$', c - 'a', NULL, NULL);
    }
    if (c != '-' && c != '(')
        return fail(p, AX_SYNTAX);
    if (p->depth == MAX_DEPTH)
        return fail(p, AX_TOOLONG);
    p->depth++;
    p->at++;
    if (c == '-') {
        e = primary(p);
        if (e)
            e = negation(p, e);
    } else {
        e = sum(p);
        if (e && peek(p) != ')') {
            ax_free(e);
            return fail(p, AX_SYNTAX);
        }
        if (e)
            p->at++;
    }
    p->depth--;
    return e;
}

static ax_expr *product(struct parser *p)
{
    ax_expr *left = primary(p), *right;
    char c;

    while (left && ((c = peek(p)) == '*' || c == '/' || c == '%')) {
        p->at++;
        right = primary(p);
        if (!right) {
            ax_free(left);
            return NULL;
        }
        left = binary(p, c, left, right);
    }
    return left;
}

static ax_expr *sum(struct parser *p)
{
    ax_expr *left = product(p), *right;
    char c;

    while (left && ((c = peek(p)) == '+' || c == '-')) {
        p->at++;
        right = product(p);
        if (!right) {
            ax_free(left);
            return NULL;
        }
        left = binary(p, c, left, right);
    }
    return left;
}

ax_expr *ax_compile(const char *text, ax_code *code)
{
    struct parser p = {text, 0, AX_OK};
    ax_expr *e = NULL;

    if (strlen(text) > MAX_TEXT)
        p.code = AX_TOOLONG;
    else
        e = sum(&p);
    if (e && peek(&p) != '\0') {
        ax_free(e);
        e = fail(&p, AX_SYNTAX);
    }
    if (code)
        *code = p.code;
    return e;
}

void ax_free(ax_expr *expr)
{
    if (!expr)
        return;
    ax_free(expr->left);
    ax_free(expr->right);
    free(expr);
}

static ax_code eval(const ax_expr *e, const int64_t *vars, int64_t *result)
{
    int64_t a, b = 0;
    ax_code code;

    if (e->op == '#' || e->op == '$') {
        *result = e->op == '#' ? e->value : vars ? vars[e->value] : 0;
        return AX_OK;
    }
    if ((code = eval(e->left, vars, &a)) != AX_OK)
        return code;
    if (e->op == '~')
        return apply('-', 0, a, result);
    if ((code = eval(e->right, vars, &b)) != AX_OK)
        return code;
    return apply(e->op, a, b, result);
}

ax_code ax_eval(const ax_expr *expr, const int64_t vars[26], int64_t *result)
{
    int64_t value = 0;
    ax_code code = eval(expr, vars, &value);

    if (code == AX_OK)
        *result = value;
    return code;
}

int ax_uses(const ax_expr *expr, char name)
{
    if (!expr)
        return 0;
    if (expr->op == '$')
        return 'a' + expr->value == name;
    return ax_uses(expr->left, name) || ax_uses(expr->right, name);
}

int ax_is_constant(const ax_expr *expr)
{
    if (!expr)
        return 1;
    return expr->op != '$' && ax_is_constant(expr->left) && ax_is_constant(expr->right);
}

size_t ax_size(const ax_expr *expr)
{
    return expr ? 1 + ax_size(expr->left) + ax_size(expr->right) : 0;
}

ax_expr *ax_copy(const ax_expr *expr)
{
    struct parser unused = {NULL, 0, AX_OK};
    ax_expr *left = NULL, *right = NULL;

    if (expr->left && !(left = ax_copy(expr->left)))
        return NULL;
    if (expr->right && !(right = ax_copy(expr->right))) {
        ax_free(left);
        return NULL;
    }
    return make(&unused, expr->op, expr->value, left, right);
}

int ax_equal(const ax_expr *a, const ax_expr *b)
{
    if (!a || !b)
        return a == b;
    return a->op == b->op && a->value == b->value && ax_equal(a->left, b->left) &&
           ax_equal(a->right, b->right);
}

const char *ax_message(ax_code code)
{
    static const char *const text[] = {"ok", "syntax error", "expression too long", "division by zero",
                                       "number out of range", "out of memory"};

    return (size_t)code < sizeof text / sizeof *text ? text[code] : "unknown";
}
