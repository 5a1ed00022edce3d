#include "rpndesk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct op {
    char name[RPN_MAX_NAME + 1];
    int args;
    rpn_operator *fn;
    void *user;
    unsigned long calls;
};

struct rpndesk {
    double *stack;
    size_t depth, room;
    struct op *ops;
    size_t op_count;
    int nest;
};

static const char blanks[] = " \t\r\n";

rpndesk *rpn_new(void)
{
    return calloc(1, sizeof(rpndesk));
}

void rpn_free(rpndesk *desk)
{
    if (desk) {
        free(desk->stack);
        free(desk->ops);
        free(desk);
    }
}

static struct op *find(const rpndesk *desk, const char *name, size_t n)
{
    for (size_t i = 0; i < desk->op_count; i++)
        if (strlen(desk->ops[i].name) == n && memcmp(desk->ops[i].name, name, n) == 0)
            return &desk->ops[i];
    return NULL;
}

static int like_number(const char *s)
{
    if (*s == '+' || *s == '-')
        s++;
    return *s == '.' || (*s >= '0' && *s <= '9');
}

rpn_result rpn_define(rpndesk *desk, const char *name, int args, rpn_operator *fn, void *user)
{
    size_t n = strlen(name);
    struct op *op;

    if (n < 1 || n > RPN_MAX_NAME || strcspn(name, blanks) != n || like_number(name))
        return RPN_INVALID;
    if (args < 0 || args > RPN_MAX_ARGS || !fn)
        return RPN_INVALID;
    op = find(desk, name, n);
    if (!op) {
        struct op *ops;
        if (desk->op_count == RPN_MAX_OPS)
            return RPN_OVERFLOW;
        ops = malloc((desk->op_count + 1) * sizeof *ops);
        if (!ops)
            return RPN_NOMEM;
        if (desk->op_count)
            memcpy(ops, desk->ops, desk->op_count * sizeof *ops);
        free(desk->ops);
        desk->ops = ops;
        op = &ops[desk->op_count++];
        memcpy(op->name, name, n + 1);
    }
    op->args = args;
    op->fn = fn;
    op->user = user;
    op->calls = 0;
    return RPN_OK;
}

unsigned long rpn_calls(const rpndesk *desk, const char *name)
{
    const struct op *op = find(desk, name, strlen(name));
    return op ? op->calls : 0;
}

rpn_result rpn_push(rpndesk *desk, double x)
{
    if (desk->depth == RPN_MAX_DEPTH)
        return RPN_OVERFLOW;
    if (desk->depth == desk->room) {
        size_t room = desk->room ? desk->room * 2 : 4;
        double *stack = realloc(desk->stack, room * sizeof *stack);
        if (!stack)
            return RPN_NOMEM;
        desk->stack = stack;
        desk->room = room;
    }
    desk->stack[desk->depth++] = x;
    return RPN_OK;
}

rpn_result rpn_pop(rpndesk *desk, double *x)
{
    if (desk->depth == 0)
        return RPN_UNDERFLOW;
    desk->depth--;
    if (x)
        *x = desk->stack[desk->depth];
    return RPN_OK;
}

double rpn_top(const rpndesk *desk)
{
    assert(desk->depth > 0);
    return desk->stack[desk->depth - 1];
}

size_t rpn_depth(const rpndesk *desk)
{
    return desk->depth;
}

const double *rpn_stack(const rpndesk *desk)
{
    return desk->depth ? desk->stack : NULL;
}

static int word_is(const char *word, size_t n, const char *name)
{
    return strlen(name) == n && memcmp(word, name, n) == 0;
}

/* Runs a built-in operator; RPN_UNKNOWN when it is none. */
static rpn_result builtin(rpndesk *desk, const char *word, size_t n)
{
    double *top;

    if (n == 1 && strchr("+-*/", *word)) {
        if (desk->depth < 2)
            return RPN_UNDERFLOW;
        top = desk->stack + desk->depth - 2;
        if (*word == '/' && top[1] == 0)
            return RPN_INVALID;
        switch (*word) {
        case '+': top[0] += top[1]; break;
        case '-': top[0] -= top[1]; break;
        case '*': top[0] *= top[1]; break;
        default: top[0] /= top[1]; break;
        }
        desk->depth--;
        return RPN_OK;
    }
    if (word_is(word, n, "swap")) {
        if (desk->depth < 2)
            return RPN_UNDERFLOW;
        top = desk->stack + desk->depth - 2;
        double x = top[0];
        top[0] = top[1];
        top[1] = x;
        return RPN_OK;
    }
    if (word_is(word, n, "drop"))
        return rpn_pop(desk, NULL);
    if (word_is(word, n, "dup"))
        return desk->depth ? rpn_push(desk, desk->stack[desk->depth - 1]) : RPN_UNDERFLOW;
    if (word_is(word, n, "neg")) {
        if (desk->depth == 0)
            return RPN_UNDERFLOW;
        desk->stack[desk->depth - 1] = -desk->stack[desk->depth - 1];
        return RPN_OK;
    }
    return RPN_UNKNOWN;
}

static rpn_result call(rpndesk *desk, struct op *op)
{
    double args[RPN_MAX_ARGS] = {0}, result = 0;
    size_t n = (size_t)op->args;

    if (desk->depth < n)
        return RPN_UNDERFLOW;
    desk->depth -= n;
    if (n)
        memcpy(args, desk->stack + desk->depth, n * sizeof *args);
    if (op->fn(args, &result, op->user) != 0) {
        op->calls++;
        for (size_t i = 0; i < n; i++)
            if (rpn_push(desk, args[i]) != RPN_OK)
                break;
        return RPN_REFUSED;
    }
    op->calls++;
    return rpn_push(desk, result);
}

static rpn_result word(rpndesk *desk, const char *at, size_t n)
{
    rpn_result r;
    struct op *op;

    if (like_number(at)) {
        char *end;
        double x = strtod(at, &end);
        return end == at + n ? rpn_push(desk, x) : RPN_UNKNOWN;
    }
    r = builtin(desk, at, n);
    if (r != RPN_UNKNOWN)
        return r;
    op = find(desk, at, n);
    return op ? call(desk, op) : RPN_UNKNOWN;
}

rpn_result rpn_run(rpndesk *desk, const char *text)
{
    rpn_result r = RPN_OK;

    if (desk->nest == RPN_MAX_NEST)
        return RPN_OVERFLOW;
    desk->nest++;
    text += strspn(text, blanks);
    while (*text && r == RPN_OK) {
        size_t n = strcspn(text, blanks);
        r = word(desk, text, n);
        text += n;
        text += strspn(text, blanks);
    }
    desk->nest--;
    return r;
}
