#include "exprown.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST 4096 /* nodes of a tree */

struct expr {
    char op; /* 'n' number, 'v' variable, '~' negation or + - * */
    char name;
    long value;
    int nodes;
    expr *child[2];
};

static expr *make(char op, expr *left, expr *right)
{
    int nodes = 1 + (left ? left->nodes : 0) + (right ? right->nodes : 0);
    expr *e = nodes > LARGEST ? NULL : calloc(1, sizeof *e);
    if (!e) {
        expr_free(left);
        expr_free(right);
        return NULL;
    }
    e->op = op;
    e->nodes = nodes;
    e->child[0] = left;
    e->child[1] = right;
    return e;
}

expr *expr_number(long value)
{
    expr *e = make('n', NULL, NULL);
    if (e)
        e->value = value;
    return e;
}

expr *expr_variable(char name)
{
    if (name < 'a' || name > 'z')
        return NULL;
    expr *e = make('v', NULL, NULL);
    if (e)
        e->name = name;
    return e;
}

expr *expr_negate(expr *of)
{
    return of ? make('~', of, NULL) : NULL;
}

expr *expr_binary(char op, expr *left, expr *right)
{
    if (!left || !right || (op != '+' && op != '-' && op != '*')) {
        expr_free(left);
        expr_free(right);
        return NULL;
    }
    return make(op, left, right);
}

expr *expr_clone(const expr *e)
{
    if (!e)
        return NULL;
    switch (e->op) {
    case 'n':
        return expr_number(e->value);
    case 'v':
        return expr_variable(e->name);
    case '~':
        return expr_negate(expr_clone(e->child[0]));
    default: {
        expr *left = expr_clone(e->child[0]);
        return expr_binary(e->op, left, left ? expr_clone(e->child[1]) : NULL);
    }
    }
}

void expr_free(expr *e)
{
    if (!e)
        return;
    expr_free(e->child[0]);
    expr_free(e->child[1]);
    free(e);
}

const expr *expr_child(const expr *e, int which)
{
    return which == 0 || which == 1 ? e->child[which] : NULL;
}

long expr_eval(const expr *e, const long *values)
{
    unsigned long a, b;
    switch (e->op) {
    case 'n':
        return e->value;
    case 'v':
        return values[e->name - 'a'];
    }
    a = (unsigned long)expr_eval(e->child[0], values);
    if (e->op == '~')
        return (long)(0 - a);
    b = (unsigned long)expr_eval(e->child[1], values);
    return (long)(e->op == '+' ? a + b : e->op == '-' ? a - b : a * b);
}

static expr *substituted(const expr *e, char name, const expr *by)
{
    if (e->op == 'v')
        return expr_clone(e->name == name ? by : e);
    if (e->op == 'n')
        return expr_clone(e);
    if (e->op == '~')
        return expr_negate(substituted(e->child[0], name, by));
    expr *left = substituted(e->child[0], name, by);
    return expr_binary(e->op, left, left ? substituted(e->child[1], name, by) : NULL);
}

expr *expr_substitute(expr *e, char name, const expr *by)
{
    expr *result = substituted(e, name, by);
    expr_free(e);
    return result;
}

bool expr_equal(const expr *a, const expr *b)
{
    if (a->op != b->op || a->value != b->value || a->name != b->name)
        return false;
    for (int i = 0; i < 2; i++)
        if (a->child[i] && !expr_equal(a->child[i], b->child[i]))
            return false;
    return true;
}

static char *put(char *to, const expr *e)
{
    switch (e->op) {
    case 'n':
        return to + sprintf(to, e->value < 0 ? "(%ld)" : "%ld", e->value);
    case 'v':
        *to++ = e->name;
        return to;
    case '~':
        *to++ = '(';
        *to++ = '-';
        to = put(to, e->child[0]);
        break;
    default:
        *to++ = '(';
        to = put(to, e->child[0]);
        *to++ = e->op;
        to = put(to, e->child[1]);
    }
    *to++ = ')';
    return to;
}

char *expr_text(const expr *e)
{
    char *text = malloc((size_t)e->nodes * 24 + 1);
    if (text)
        *put(text, e) = '\0';
    return text;
}
