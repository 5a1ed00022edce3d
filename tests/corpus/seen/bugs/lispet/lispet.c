#include "lispet.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_STACK 8

struct function {
    char *body;                 /* NULL when it is not defined */
    char params[LP_MAX_PARAMS];
    int nparams;
};

/* The call that is being evaluated. */
struct frame {
    const struct function *fn;
    const char *at;             /* where its text is read */
    int64_t *args;
};

struct lispet {
    struct function functions[26];
    int64_t *stack;
    size_t top, room;
    struct frame frame;
    int depth;
    long steps;
    enum lp_status status;      /* the first error */
};

static int64_t eval(lispet *in);

lispet *lp_new(void)
{
    lispet *in = calloc(1, sizeof *in);
    if (in == NULL)
        return NULL;
    in->room = FIRST_STACK;
    in->stack = malloc(FIRST_STACK * sizeof *in->stack);
    if (in->stack != NULL)
        return in;
    free(in);
    return NULL;
}

void lp_free(lispet *in)
{
    if (in == NULL)
        return;
    for (int i = 0; i < 26; i++)
        free(in->functions[i].body);
    free(in->stack);
    free(in);
}

static int64_t fail(lispet *in, enum lp_status status)
{
    if (in->status == LP_OK)
        in->status = status;
    return 0;
}

static int64_t push(lispet *in, int64_t value)
{
    if (in->top == in->room) {
        size_t base = in->frame.fn != NULL ? (size_t)(in->frame.args - in->stack) : 0;
        int64_t *stack = realloc(in->stack, in->room * 2 * sizeof *stack);
        if (stack == NULL)
            return fail(in, LP_NOMEM);
        in->stack = stack;
        in->room *= 2;
        in->frame.args = stack + base;
    }
    return in->stack[in->top++] = value;
}

/* 0 .. 25, or -1 */
static int letter(char c) { return c >= 'a' && c <= 'z' ? c - 'a' : -1; }

/* Whether c ends a number or name; NUL does too. */
static int is_end(char c) { return memchr("() \t\n\r", c, 7) != NULL; }

/* The next character that is not a space. */
static char peek(lispet *in)
{
    while (*in->frame.at != '\0' && strchr(" \t\n\r", *in->frame.at) != NULL)
        in->frame.at++;
    return *in->frame.at;
}

static char read_name(lispet *in)
{
    char c = peek(in);
    if (letter(c) < 0 || !is_end(*++in->frame.at))
        fail(in, LP_SYNTAX);
    return c;
}

/* Passes over an expression without evaluating it. */
static void skip(lispet *in)
{
    long long open = 0;
    do {
        char c = peek(in);
        if (c == '\0' || (c == ')' && open == 0)) {
            fail(in, LP_SYNTAX);
        } else if (is_end(c)) {
            in->frame.at++;
            open += c == '(' ? 1 : -1;
        } else {
            while (!is_end(*in->frame.at))
                in->frame.at++;
        }
    } while (open > 0 && in->status == LP_OK);
}

static int64_t parameter(lispet *in, char name)
{
    const struct function *fn = in->frame.fn;
    for (int i = 0; fn != NULL && i < fn->nparams; i++)
        if (fn->params[i] == name)
            return in->frame.args[i];
    return fail(in, LP_UNKNOWN);
}

/* Evaluates the operands up to the closing parenthesis onto the stack. */
static size_t operands(lispet *in)
{
    size_t count = 0;
    for (; in->status == LP_OK && peek(in) != ')'; count++)
        push(in, eval(in));
    if (in->status == LP_OK)
        in->frame.at++;
    return count;
}

static int64_t arithmetic(lispet *in, char op, const int64_t *v, size_t n)
{
    uint64_t u = op == '*';
    for (size_t i = 0; i < n; i++)
        u = op == '*' ? u * (uint64_t)v[i] : u + (uint64_t)v[i];
    if (op == '+' || op == '*')
        return (int64_t)u;
    if (n != 2)
        return fail(in, LP_ARITY);
    if (op == '-')
        return (int64_t)((uint64_t)v[0] - (uint64_t)v[1]);
    if (op == '<' || op == '=')
        return op == '<' ? v[0] < v[1] : v[0] == v[1];
    if (v[1] == 0)
        return fail(in, LP_DIVZERO);
    return v[1] == -1 ? (int64_t)(0 - (uint64_t)v[0]) : v[0] / v[1];
}

static int64_t call(lispet *in, const struct function *fn)
{
    size_t base = in->top, n;
    int64_t value = 0;
    if (fn->body == NULL)
        return fail(in, LP_UNKNOWN);
    n = operands(in);
    if (in->status == LP_OK && n != (size_t)fn->nparams)
        fail(in, LP_ARITY);
    if (in->status == LP_OK) {
        struct frame caller = in->frame;
        in->frame.fn = fn;
        in->frame.at = fn->body;
        in->frame.args = in->stack + base;
        value = eval(in);
        in->frame = caller;
    }
    in->top = base;
    return value;
}

/* What follows `(:'.  All but the last before the parenthesis are names. */
static int64_t define(lispet *in)
{
    struct function f = { 0 }, *old;
    const char *start;
    size_t n;
    char name = read_name(in);
    for (;; f.params[f.nparams++] = read_name(in)) {
        peek(in);
        start = in->frame.at;
        skip(in);
        if (in->status != LP_OK)
            return 0;
        n = (size_t)(in->frame.at - start);
        if (peek(in) == ')')
            break;
        if (f.nparams == LP_MAX_PARAMS)
            return fail(in, LP_PARAMS);
        in->frame.at = start;
    }
    in->frame.at++;
    f.body = calloc(n + 1, 1);
    if (f.body == NULL)
        return fail(in, LP_NOMEM);
    memcpy(f.body, start, n);
    old = &in->functions[letter(name)];
    free(old->body);
    *old = f;
    return 0;
}

static int64_t choose(lispet *in)
{
    int64_t value, condition = eval(in);
    if (condition == 0)
        skip(in);
    value = eval(in);
    if (condition != 0)
        skip(in);
    if (peek(in) != ')')
        return fail(in, LP_SYNTAX);
    in->frame.at++;
    return value;
}

static int64_t form(lispet *in)
{
    size_t base = in->top, n;
    int64_t value = 0;
    char op = peek(in);
    if (op == '\0' || (letter(op) < 0 && strchr("+-*/<=?:", op) == NULL) || !is_end(*++in->frame.at))
        return fail(in, LP_SYNTAX);
    if (op == ':')
        return in->depth == 1 ? define(in) : fail(in, LP_SYNTAX);
    if (op == '?')
        return choose(in);
    if (letter(op) >= 0)
        return call(in, &in->functions[letter(op)]);
    n = operands(in);
    if (in->status == LP_OK)
        value = arithmetic(in, op, in->stack + base, n);
    in->top = base;
    return value;
}

static int64_t eval(lispet *in)
{
    uint64_t u = 0;
    if (in->status != LP_OK)
        return 0;
    if (++in->steps > LP_MAX_STEPS)
        return fail(in, LP_STEPS);
    if (peek(in) == '(') {
        if (in->depth == LP_MAX_DEPTH)
            return fail(in, LP_DEPTH);
        in->depth++;
        in->frame.at++;
        int64_t value = form(in);
        in->depth--;
        return value;
    }
    if (letter(*in->frame.at) >= 0)
        return parameter(in, read_name(in));
    int minus = *in->frame.at == '-';
    in->frame.at += minus;
    if (is_end(*in->frame.at))
        return fail(in, LP_SYNTAX);
    for (; !is_end(*in->frame.at); in->frame.at++) {
        if (*in->frame.at < '0' || *in->frame.at > '9')
            return fail(in, LP_SYNTAX);
        u = u * 10 + (uint64_t)(*in->frame.at - '0');
    }
    return (int64_t)(minus ? 0 - u : u);
}

enum lp_status lp_eval(lispet *in, const char *text, long long *value)
{
    int64_t v;
    in->status = LP_OK;
    in->steps = 0, in->top = 0;
    in->frame.fn = NULL;
    in->frame.at = text;
    do
        v = eval(in);
    while (in->status == LP_OK && peek(in) != '\0');
    if (in->status == LP_OK && value != NULL)
        *value = v;
    return in->status;
}

int lp_arity(const lispet *in, char name)
{
    int i = letter(name);
    return i < 0 || in->functions[i].body == NULL ? -1 : in->functions[i].nparams;
}

enum lp_status lp_undef(lispet *in, char name)
{
    if (lp_arity(in, name) < 0)
        return LP_UNKNOWN;
    free(in->functions[letter(name)].body);
    in->functions[letter(name)].body = NULL;
    return LP_OK;
}
