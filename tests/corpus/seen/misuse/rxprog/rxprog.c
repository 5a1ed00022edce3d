#include "rxprog.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { OP_END, OP_OPEN, OP_CLOSE, OP_ANY, OP_DIGIT, OP_LETTER, OP_SPACE, OP_CHAR };

typedef struct {
    unsigned char op, arg;
    char repeat; /* '*', '?' or 0 */
} Op;

struct RxProg {
    size_t captures, count;
    Op ops[RX_LENGTH + 1];
};

static int ClassOf(char c)
{
    return c == 'd' ? OP_DIGIT : c == 'a' ? OP_LETTER : c == 's' ? OP_SPACE : OP_CHAR;
}

/* The count of ops, or -1. */
static int Translate(RxProg *prog, const char *p)
{
    int open = 0;
    while (*p) {
        Op *op = &prog->ops[prog->count++];
        op->arg = (unsigned char)*p;
        op->repeat = 0;
        if (*p == '(') {
            if (open || prog->captures == RX_CAPTURES)
                return -1;
            op->op = OP_OPEN;
            op->arg = (unsigned char)prog->captures++;
            open = 1;
        } else if (*p == ')') {
            if (!open)
                return -1;
            op->op = OP_CLOSE;
            op->arg = (unsigned char)(prog->captures - 1);
            open = 0;
        } else if (*p == '*' || *p == '?') {
            return -1;
        } else {
            op->op = OP_CHAR;
            if (*p == '.') {
                op->op = OP_ANY;
            } else if (*p == '%') {
                if (!*++p)
                    return -1;
                op->op = (unsigned char)ClassOf(*p);
                op->arg = (unsigned char)*p;
            }
            if (p[1] == '*' || p[1] == '?')
                op->repeat = *++p;
        }
        p++;
    }
    prog->ops[prog->count].op = OP_END;
    return open ? -1 : 0;
}

RxProg *RxCompile(const char *pattern)
{
    RxProg *prog;
    if (strlen(pattern) > RX_LENGTH)
        return NULL;
    prog = calloc(1, sizeof *prog);
    if (prog && Translate(prog, pattern) != 0) {
        free(prog);
        prog = NULL;
    }
    return prog;
}

void RxFree(RxProg *prog)
{
    free(prog);
}

size_t RxCaptures(const RxProg *prog)
{
    return prog->captures;
}

static int Fits(const Op *op, char c)
{
    unsigned char u = (unsigned char)c;
    switch (op->op) {
    case OP_ANY:
        return 1;
    case OP_DIGIT:
        return isdigit(u) != 0;
    case OP_LETTER:
        return isalpha(u) != 0;
    case OP_SPACE:
        return isspace(u) != 0;
    default:
        return u == op->arg;
    }
}

/* Which ops can be reached after each character is kept, not tried one after
   the other, so the time is bounded: reach[i][o] says that op o can match the
   rest from character i. */
static unsigned char *Reach(const RxProg *prog, const char *s, size_t n)
{
    size_t width = prog->count + 1;
    unsigned char *reach = calloc(n + 1, width);
    if (!reach)
        return NULL;
    for (size_t i = n + 1; i-- > 0;) {
        unsigned char *here = reach + i * width, *next = here + width;
        here[prog->count] = i == n;
        for (size_t o = prog->count; o-- > 0;) {
            const Op *op = &prog->ops[o];
            if (op->op == OP_OPEN || op->op == OP_CLOSE) {
                here[o] = here[o + 1];
                continue;
            }
            int fits = i < n && Fits(op, s[i]);
            here[o] = (op->repeat && here[o + 1]) || (fits && next[op->repeat == '*' ? o : o + 1]);
        }
    }
    return reach;
}

int RxMatch(const RxProg *prog, const char *subject, RxSpan *spans)
{
    size_t n = strlen(subject), width = prog->count + 1, i = 0, o = 0;
    unsigned char *reach = Reach(prog, subject, n);
    int matched = reach && reach[0];
    while (matched && spans && o < prog->count) {
        const Op *op = &prog->ops[o];
        if (op->op == OP_OPEN) {
            spans[op->arg].start = subject + i;
            o++;
        } else if (op->op == OP_CLOSE) {
            spans[op->arg].length = (size_t)(subject + i - spans[op->arg].start);
            o++;
        } else {
            size_t after = op->repeat == '*' ? o : o + 1;
            if (i < n && Fits(op, subject[i]) && reach[(i + 1) * width + after]) {
                i++;
                o = after;
            } else {
                o++;
            }
        }
    }
    free(reach);
    return matched;
}

char *RxCopy(const RxSpan *span, char *out, size_t size)
{
    size_t n = span->length;
    assert(size > 0);
    if (n >= size)
        n = size - 1;
    if (n > 0)
        memcpy(out, span->start, n);
    out[n] = '\0';
    return out;
}

int RxNumber(const RxSpan *span)
{
    int value = 0;
    assert(span->length >= 1 && span->length <= 9);
    for (size_t i = 0; i < span->length; i++) {
        assert(isdigit((unsigned char)span->start[i]));
        value = 10 * value + (span->start[i] - '0');
    }
    return value;
}

int RxSame(const RxSpan *a, const RxSpan *b)
{
    return a->length == b->length && (a->length == 0 || memcmp(a->start, b->start, a->length) == 0);
}
