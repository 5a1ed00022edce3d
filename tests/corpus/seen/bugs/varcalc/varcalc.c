#include "varcalc.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct varcalc {
    int count;
    char names[VC_VARS][VC_NAME + 1];
    double values[VC_VARS];
};

struct parser {
    const varcalc *calc;
    const char *at;
    int depth;
};

static const struct function {
    const char *name;
    int args; /* 0: any number */
} functions[] = {{"abs", 1}, {"mean", 2}, {"min", 0}, {"max", 0}, {NULL, 0}};

static double apply(const char *name, const double *args, int n)
{
    double value = args[0];

    if (strcmp(name, "abs") == 0)
        return value < 0 ? -value : value;
    if (strcmp(name, "mean") == 0)
        return value / 2 + args[1] / 2;
    while (--n > 0)
        if (name[1] == 'i' ? args[n] < value : args[n] > value)
            value = args[n];
    return value;
}

/* Copies the name at TEXT; returns its length, 0 when there is none or it is
 * too long. */
static size_t take_name(const char *text, char name[VC_NAME + 1])
{
    size_t n = 0;

    if (isalpha((unsigned char)*text))
        for (n = 1; isalnum((unsigned char)text[n]);)
            if (++n > VC_NAME)
                return 0;
    memcpy(name, text, n);
    name[n] = '\0';
    return n;
}

static char peek(struct parser *p)
{
    while (*p->at == ' ')
        p->at++;
    return *p->at;
}

/* Leaves the parser at the next thing that is not a blank. */
static int expression(struct parser *p, double *value);

static int call(struct parser *p, const char *name, double *value)
{
    const struct function *f = functions;
    double args[VC_ARGS];
    int n = 0, status;

    while (f->name && strcmp(f->name, name) != 0)
        f++;
    if (!f->name)
        return VC_UNKNOWN;
    p->at++;
    if (peek(p) != ')')
        for (;; p->at++) {
            if (n == VC_ARGS)
                return VC_COUNT;
            if ((status = expression(p, &args[n++])))
                return status;
            if (*p->at != ',')
                break;
        }
    if (*p->at++ != ')')
        return VC_SYNTAX;
    if (f->args && n != f->args)
        return VC_COUNT;
    *value = apply(f->name, args, n);
    return VC_OK;
}

static int primary(struct parser *p, double *value)
{
    char c = peek(p), name[VC_NAME + 1], *end;
    size_t n;
    int status;

    if (c == '(') {
        p->at++;
        status = expression(p, value);
        return !status && *p->at++ != ')' ? VC_SYNTAX : status;
    }
    if (isdigit((unsigned char)c) || c == '.') {
        *value = strtod(p->at, &end);
        n = (size_t)(end - p->at);
        p->at = end;
        return n ? VC_OK : VC_SYNTAX;
    }
    if ((n = take_name(p->at, name)) == 0)
        return isalpha((unsigned char)c) ? VC_UNKNOWN : VC_SYNTAX;
    p->at += n;
    return peek(p) == '(' ? call(p, name, value) : vc_get(p->calc, name, value);
}

static int factor(struct parser *p, double *value)
{
    double sign = 1;
    int status;

    for (; peek(p) == '-'; p->at++)
        sign = -sign;
    if (!(status = primary(p, value)))
        *value *= sign;
    return status;
}

/* Terms with + and - between them, or factors with * and /. */
static int chain(struct parser *p, double *value, int sums)
{
    double right = 0;
    int status = sums ? chain(p, value, 0) : factor(p, value);
    char c;

    while (!status && ((c = peek(p)) == (sums ? '+' : '*') || c == (sums ? '-' : '/'))) {
        p->at++;
        status = sums ? chain(p, &right, 0) : factor(p, &right);
        if (status || (c == '/' && right == 0))
            return status ? status : VC_RANGE;
        *value = c == '+' ? *value + right : c == '-' ? *value - right : c == '*' ? *value * right : *value / right;
    }
    return status;
}

static int expression(struct parser *p, double *value)
{
    int status;

    if (p->depth > VC_DEEP)
        return VC_DEPTH;
    p->depth++;
    status = chain(p, value, 1);
    p->depth--;
    return status;
}

varcalc *vc_new(void)
{
    return calloc(1, sizeof(varcalc));
}

void vc_free(varcalc *calc)
{
    free(calc);
}

int vc_set(varcalc *calc, const char *name, double value)
{
    char copy[VC_NAME + 1];
    size_t n = take_name(name, copy);
    int i = 0;

    if (n == 0 || name[n] != '\0')
        return VC_NAMING;
    while (i < calc->count && strcmp(calc->names[i], name) != 0)
        i++;
    if (i == VC_VARS)
        return VC_FULL;
    if (i == calc->count)
        strcpy(calc->names[calc->count++], copy);
    calc->values[i] = value;
    return VC_OK;
}

int vc_get(const varcalc *calc, const char *name, double *value)
{
    int i = 0;

    while (i < calc->count && strcmp(calc->names[i], name) != 0)
        i++;
    if (i == calc->count)
        return VC_UNKNOWN;
    *value = calc->values[i];
    return VC_OK;
}

int vc_eval(const varcalc *calc, const char *text, double *result)
{
    struct parser p = {calc, text, 0};
    double value = 0;
    int status = expression(&p, &value);

    if (status || *p.at)
        return status ? status : VC_SYNTAX;
    if (!(value - value == 0))
        return VC_RANGE;
    *result = value;
    return VC_OK;
}
