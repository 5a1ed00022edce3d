#include "patlet.h"

#include <string.h>

enum { CHAR, ANY, SPLIT, JUMP, MATCH };

struct compiler {
    struct patlet *p;
    const char *s;
    int depth;
    enum patlet_status status;
};

static void fail(struct compiler *c, enum patlet_status status)
{
    if (c->status == PATLET_OK)
        c->status = status;
}

/* Puts an instruction at a place and moves the following up.  Jumps are
 * relative and never cross the place. */
static void insert(struct compiler *c, int place, int op, int ch, int to)
{
    struct patlet *p = c->p;

    if (p->length >= PATLET_CODE - 1) { /* one is kept for MATCH */
        fail(c, PATLET_TOOBIG);
        return;
    }
    memmove(&p->code[place + 1], &p->code[place], (size_t)(p->length - place) * sizeof p->code[0]);
    p->code[place].op = (unsigned char)op;
    p->code[place].ch = (unsigned char)ch;
    p->code[place].to = (signed char)to;
    p->length++;
}

static void sequence(struct compiler *c);

/* One character or group, without what follows it. */
static void atom(struct compiler *c)
{
    char ch = *c->s;

    switch (ch) {
    case '(':
        if (++c->depth > PATLET_DEPTH) {
            fail(c, PATLET_TOOBIG);
            return;
        }
        c->s++;
        sequence(c);
        if (c->status != PATLET_OK)
            return;
        if (*c->s != ')') {
            fail(c, PATLET_SYNTAX);
            return;
        }
        c->s++;
        c->depth--;
        return;
    case '*':
    case '+':
    case '?':
        fail(c, PATLET_SYNTAX);
        return;
    case '.':
        insert(c, c->p->length, ANY, 0, 0);
        break;
    case '\\':
        ch = *++c->s;
        if (ch == '\0') {
            fail(c, PATLET_SYNTAX);
            return;
        }
        insert(c, c->p->length, CHAR, (unsigned char)ch, 0);
        break;
    default:
        insert(c, c->p->length, CHAR, (unsigned char)ch, 0);
        break;
    }
    c->s++;
}

static void sequence(struct compiler *c)
{
    while (c->status == PATLET_OK && *c->s != '\0' && *c->s != ')') {
        int start = c->p->length;
        atom(c);
        if (c->status != PATLET_OK)
            return;
        int size = c->p->length - start;
        switch (*c->s) {
        case '*':
            insert(c, start, SPLIT, 0, size + 2);
            insert(c, c->p->length, JUMP, 0, -(size + 1));
            c->s++;
            break;
        case '+':
            insert(c, c->p->length, SPLIT, 0, -size);
            c->s++;
            break;
        case '?':
            insert(c, start, SPLIT, 0, size + 1);
            c->s++;
            break;
        default:
            break;
        }
    }
}

enum patlet_status patlet_compile(struct patlet *p, const char *pattern)
{
    struct compiler c = { p, pattern, 0, PATLET_OK };

    memset(p, 0, sizeof *p);
    sequence(&c);
    if (c.status == PATLET_OK && *c.s != '\0')
        c.status = PATLET_SYNTAX;
    if (c.status != PATLET_OK) {
        p->length = 0;
        return c.status;
    }
    p->code[p->length++].op = MATCH;
    return PATLET_OK;
}

const char *patlet_strstatus(enum patlet_status status)
{
    switch (status) {
    case PATLET_OK:
        return "no error";
    case PATLET_SYNTAX:
        return "syntax error in pattern";
    case PATLET_TOOBIG:
        return "pattern too big";
    }
    return "unknown status";
}

/* The instructions which wait for the next character. */
struct threads {
    int count;
    unsigned char at[PATLET_CODE];
    bool has[PATLET_CODE];
};

static void add(struct threads *t, const struct patlet *p, int at)
{
    const struct patlet_op *op = &p->code[at];

    switch (op->op) {
    case JUMP:
        add(t, p, at + op->to);
        break;
    case SPLIT:
        add(t, p, at + 1);
        add(t, p, at + op->to);
        break;
    default:
        if (!t->has[at]) {
            t->has[at] = true;
            t->at[t->count++] = (unsigned char)at;
        }
        break;
    }
}

/* Matches at the start of the text; false, or the longest match's end. */
static bool run(const struct patlet *p, const char *text, size_t length, size_t *end)
{
    struct threads now = { 0 }, next;
    bool matched = false;

    if (p->length == 0)
        return false;
    add(&now, p, 0);
    for (size_t i = 0;; i++) {
        memset(&next, 0, sizeof next);
        for (int k = 0; k < now.count; k++) {
            int at = now.at[k];
            const struct patlet_op *op = &p->code[at];
            if (op->op == MATCH) {
                matched = true;
                *end = i;
            } else if (i < length && (op->op == ANY || op->ch == (unsigned char)text[i])) {
                add(&next, p, at + 1);
            }
        }
        if (next.count == 0)
            break;
        now = next;
    }
    return matched;
}

bool patlet_match(const struct patlet *p, const char *text, size_t length)
{
    size_t end;

    return run(p, text, length, &end) && end == length;
}

static bool find_from(const struct patlet *p, const char *text, size_t length, size_t from, size_t *start, size_t *end)
{
    for (size_t i = from; i <= length; i++) {
        size_t stop;
        if (run(p, length ? text + i : text, length - i, &stop)) {
            *start = i;
            *end = i + stop;
            return true;
        }
    }
    return false;
}

bool patlet_find(const struct patlet *p, const char *text, size_t length, size_t *start, size_t *end)
{
    return find_from(p, text, length, 0, start, end);
}

void patlet_first(struct patlet_walk *w, const struct patlet *p, const char *text, size_t length)
{
    w->pattern = p;
    w->text = text;
    w->length = length;
    w->at = 0;
    w->done = false;
}

bool patlet_next(struct patlet_walk *w, size_t *start, size_t *end)
{
    size_t from, to;

    if (w->done)
        return false;
    if (!find_from(w->pattern, w->text, w->length, w->at, &from, &to)) {
        w->done = true;
        return false;
    }
    if (to == w->length)
        w->done = true;
    w->at = to > from ? to : to + 1;
    *start = from;
    *end = to;
    return true;
}

size_t patlet_count(const struct patlet *p, const char *text, size_t length)
{
    struct patlet_walk w;
    size_t start, end, count = 0;

    patlet_first(&w, p, text, length);
    while (patlet_next(&w, &start, &end))
        count++;
    return count;
}
