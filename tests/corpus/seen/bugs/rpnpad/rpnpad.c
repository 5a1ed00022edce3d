#include "rpnpad.h"

#include <stddef.h>

rpn_pad rpn_new(void)
{
    rpn_pad pad = {{0}, 0};
    return pad;
}

rpn_status rpn_push(rpn_pad *pad, int64_t number)
{
    if (pad->depth >= RPN_DEPTH)
        return RPN_FULL;
    pad->cell[pad->depth++] = number;
    return RPN_OK;
}

rpn_status rpn_pop(rpn_pad *pad, int64_t *number)
{
    if (pad->depth == 0)
        return RPN_FEW;
    pad->depth--;
    if (number != NULL)
        *number = pad->cell[pad->depth];
    return RPN_OK;
}

static rpn_status power(int64_t base, int64_t exponent, int64_t *result)
{
    int64_t product = 1;
    if (exponent < 0)
        return RPN_RANGE;
    if (base == 0 || base == 1) {
        *result = exponent == 0 ? 1 : base;
        return RPN_OK;
    }
    if (base == -1) {
        *result = exponent & 1 ? -1 : 1;
        return RPN_OK;
    }
    for (; exponent > 0; exponent--)
        if (__builtin_mul_overflow(product, base, &product))
            return RPN_RANGE;
    *result = product;
    return RPN_OK;
}

static rpn_status factorial(int64_t n, int64_t *result)
{
    int64_t product = 1;
    if (n < 0 || n > 20)
        return RPN_RANGE;
    for (; n > 1; n--)
        product *= n;
    *result = product;
    return RPN_OK;
}

static uint64_t magnitude(int64_t n)
{
    return n < 0 ? -(uint64_t)n : (uint64_t)n;
}

static rpn_status common(int64_t a, int64_t b, int64_t *result)
{
    uint64_t x = magnitude(a), y = magnitude(b);
    while (y != 0) {
        uint64_t rest = x % y;
        x = y;
        y = rest;
    }
    if (x > INT64_MAX)
        return RPN_RANGE;
    *result = (int64_t)x;
    return RPN_OK;
}

static rpn_status dyadic(char op, int64_t a, int64_t b, int64_t *result)
{
    switch (op) {
    case '+':
        return __builtin_add_overflow(a, b, result) ? RPN_RANGE : RPN_OK;
    case '-':
        return __builtin_sub_overflow(a, b, result) ? RPN_RANGE : RPN_OK;
    case '*':
        return __builtin_mul_overflow(a, b, result) ? RPN_RANGE : RPN_OK;
    case '/':
        if (b == 0)
            return RPN_ZERO;
        if (a == INT64_MIN && b == -1)
            return RPN_RANGE;
        *result = a / b;
        return RPN_OK;
    case '%':
        if (b == 0)
            return RPN_ZERO;
        *result = a % b;
        return RPN_OK;
    case '^':
        return power(a, b, result);
    default:
        return common(a, b, result);
    }
}

rpn_status rpn_do(rpn_pad *pad, char op)
{
    unsigned depth = pad->depth;
    int64_t *top = pad->cell + depth;
    int64_t result = 0;
    rpn_status status;
    switch (op) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '^':
    case 'g':
        if (depth < 2)
            return RPN_FEW;
        status = dyadic(op, top[-2], top[-1], &result);
        if (status == RPN_OK) {
            top[-2] = result;
            pad->depth--;
        }
        return status;
    case '~':
        if (depth < 1)
            return RPN_FEW;
        if (top[-1] == INT64_MIN)
            return RPN_RANGE;
        top[-1] = -top[-1];
        return RPN_OK;
    case '!':
        if (depth < 1)
            return RPN_FEW;
        return factorial(top[-1], &top[-1]);
    case 'd':
        if (depth < 1)
            return RPN_FEW;
        return rpn_push(pad, top[-1]);
    case 'x':
        if (depth < 2)
            return RPN_FEW;
        result = top[-1];
        top[-1] = top[-2];
        top[-2] = result;
        return RPN_OK;
    default:
        return RPN_UNKNOWN;
    }
}

static bool is_end(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\0';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static rpn_status push_item(rpn_pad *pad, const char **text)
{
    const char *p = *text;
    bool negative = *p == '-';
    int64_t number = 0;
    if (*p == '-' || *p == '+')
        p++;
    for (; is_digit(*p); p++) {
        int digit = *p - '0';
        if (__builtin_mul_overflow(number, 10, &number) ||
            __builtin_add_overflow(number, negative ? -digit : digit, &number))
            return RPN_RANGE;
    }
    if (!is_end(*p))
        return RPN_UNKNOWN;
    *text = p;
    return rpn_push(pad, number);
}

rpn_status rpn_line(rpn_pad *pad, const char *line)
{
    for (;;) {
        rpn_status status;
        while (*line != '\0' && is_end(*line))
            line++;
        if (*line == '\0')
            return RPN_OK;
        if (is_digit(line[0]) || ((line[0] == '-' || line[0] == '+') && is_digit(line[1])))
            status = push_item(pad, &line);
        else if (is_end(line[1]))
            status = rpn_do(pad, *line++);
        else
            status = RPN_UNKNOWN;
        if (status != RPN_OK)
            return status;
    }
}

bool rpn_same(const rpn_pad *a, const rpn_pad *b)
{
    if (a->depth != b->depth)
        return false;
    for (unsigned i = 0; i < a->depth; i++)
        if (a->cell[i] != b->cell[i])
            return false;
    return true;
}
