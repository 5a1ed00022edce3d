#include "parcomb.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define DEEPEST 2000
#define STEPS   1000000L

enum kind { LIT, RANGE, SEQ, ALT, STAR, NOT, CALL };

struct pc {
    enum kind kind;
    int height;
    pc *a, *b;
    int rule;
    unsigned char lo, hi;
    size_t len;
    char text[];
};

struct pc_grammar {
    pc *rule[PC_RULES];
    int n;
};

struct run {
    const pc_grammar *g;
    const char *text;
    size_t len;
    long steps;
    int depth;
    long entered[PC_RULES];
};

static size_t alive;

static pc *make(enum kind kind, size_t extra)
{
    pc *p = calloc(1, sizeof *p + extra);
    if (p) {
        p->kind = kind;
        p->height = 1;
        alive++;
    }
    return p;
}

size_t pc_alive(void)
{
    return alive;
}

void pc_drop(pc *p)
{
    if (!p)
        return;
    pc_drop(p->a);
    pc_drop(p->b);
    free(p);
    alive--;
}

pc *pc_lit(const char *text)
{
    size_t n = strlen(text);
    pc *p = make(LIT, n + 1);
    if (p) {
        p->len = n;
        memcpy(p->text, text, n + 1);
    }
    return p;
}

pc *pc_range(char lo, char hi)
{
    pc *p = make(RANGE, 0);
    if (p) {
        p->lo = (unsigned char)lo;
        p->hi = (unsigned char)hi;
    }
    return p;
}

static pc *two(enum kind kind, pc *a, pc *b)
{
    pc *p = NULL;
    if (a && b) {
        int h = a->height > b->height ? a->height : b->height;
        if (h < PC_HEIGHT && (p = make(kind, 0)) != NULL) {
            p->a = a;
            p->b = b;
            p->height = h + 1;
            return p;
        }
    }
    pc_drop(a);
    pc_drop(b);
    return NULL;
}

static pc *one(enum kind kind, pc *a)
{
    pc *p = NULL;
    if (a && a->height < PC_HEIGHT && (p = make(kind, 0)) != NULL) {
        p->a = a;
        p->height = a->height + 1;
        return p;
    }
    pc_drop(a);
    return NULL;
}

pc *pc_seq(pc *a, pc *b)
{
    return two(SEQ, a, b);
}

pc *pc_alt(pc *a, pc *b)
{
    return two(ALT, a, b);
}

pc *pc_star(pc *a)
{
    return one(STAR, a);
}

pc *pc_not(pc *a)
{
    return one(NOT, a);
}

pc *pc_call(int rule)
{
    pc *p = rule < 0 ? NULL : make(CALL, 0);
    if (p)
        p->rule = rule;
    return p;
}

pc_grammar *pc_grammar_new(void)
{
    return calloc(1, sizeof(pc_grammar));
}

void pc_grammar_free(pc_grammar *g)
{
    if (!g)
        return;
    for (int i = 0; i < g->n; i++)
        pc_drop(g->rule[i]);
    free(g);
}

int pc_rule(pc_grammar *g)
{
    return g->n < PC_RULES ? g->n++ : -1;
}

int pc_define(pc_grammar *g, int rule, pc *body)
{
    assert(rule >= 0 && rule < g->n && !g->rule[rule]);
    g->rule[rule] = body;
    return body ? 0 : -1;
}

static long match(struct run *r, const pc *p, long at);

static long enter(struct run *r, int rule, long at)
{
    assert(rule >= 0 && rule < r->g->n && r->g->rule[rule]);
    long before = r->entered[rule];
    assert(before != at);
    r->entered[rule] = at;
    long end = match(r, r->g->rule[rule], at);
    r->entered[rule] = before;
    return end;
}

static long step(struct run *r, const pc *p, long at)
{
    long end;
    switch (p->kind) {
    case LIT:
        return p->len <= r->len - (size_t)at && memcmp(r->text + at, p->text, p->len) == 0 ? at + (long)p->len : PC_NOMATCH;
    case RANGE: {
        unsigned char c = (unsigned char)r->text[at];
        return (size_t)at < r->len && p->lo <= c && c <= p->hi ? at + 1 : PC_NOMATCH;
    }
    case SEQ:
        end = match(r, p->a, at);
        return end < 0 ? end : match(r, p->b, end);
    case ALT:
        end = match(r, p->a, at);
        return end == PC_NOMATCH ? match(r, p->b, at) : end;
    case STAR:
        while ((end = match(r, p->a, at)) >= 0) {
            assert(end > at);
            at = end;
        }
        return end == PC_NOMATCH ? at : end;
    case NOT:
        end = match(r, p->a, at);
        return end == PC_GIVEUP ? end : end == PC_NOMATCH ? at : PC_NOMATCH;
    case CALL:
        return enter(r, p->rule, at);
    }
    return PC_NOMATCH;
}

static long match(struct run *r, const pc *p, long at)
{
    if (r->steps == STEPS || r->depth == DEEPEST)
        return PC_GIVEUP;
    r->steps++;
    r->depth++;
    long end = step(r, p, at);
    r->depth--;
    return end;
}

long pc_match(const pc_grammar *g, int rule, const char *text)
{
    struct run r = { .g = g, .text = text, .len = strlen(text) };
    for (int i = 0; i < PC_RULES; i++)
        r.entered[i] = -1;
    return enter(&r, rule, 0);
}
