#include "turtlet.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORDS 20000
#define MAX_DEPTH 40
#define EDGE 1000000

struct proc {
    struct proc *next;
    char name[TL_MAX_NAME + 1];
    char *body;
};

struct tl_turtle {
    struct proc *procs;
    unsigned count;
    int x, y, heading;
    unsigned words; /* done so far in this run */
};

/* A part of a text that is being run. */
struct span {
    const char *at, *end;
};

struct word {
    const char *text;
    size_t len;
};

tl_turtle *tl_new(void)
{
    return calloc(1, sizeof(tl_turtle));
}

static void proc_free(struct proc *p)
{
    free(p->body);
    free(p);
}

void tl_free(tl_turtle *t)
{
    if (!t)
        return;
    while (t->procs) {
        struct proc *p = t->procs;
        t->procs = p->next;
        proc_free(p);
    }
    free(t);
}

static bool is(struct word w, const char *s)
{
    return strlen(s) == w.len && memcmp(w.text, s, w.len) == 0;
}

static bool reserved(struct word w)
{
    static const char *const words[] = {"fd", "bk", "rt", "lt", "home", "repeat", "erase"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (is(w, words[i]))
            return true;
    return false;
}

/* The link that points to the procedure, or to NULL at the end of the list. */
static struct proc **find(tl_turtle *t, struct word name)
{
    struct proc **link = &t->procs;
    while (*link && !is(name, (*link)->name))
        link = &(*link)->next;
    return link;
}

static struct word word_of(const char *s)
{
    return (struct word){s, strlen(s)};
}

enum tl_status tl_define(tl_turtle *t, const char *name, const char *body)
{
    struct word w = word_of(name);
    if (w.len < 1 || w.len > TL_MAX_NAME || reserved(w))
        return TL_SYNTAX;
    for (size_t i = 0; i < w.len; i++)
        if (name[i] < 'a' || name[i] > 'z')
            return TL_SYNTAX;
    size_t len = strlen(body);
    struct proc **link = find(t, w);
    if (len > TL_MAX_TEXT || (!*link && t->count == TL_MAX_PROCS))
        return TL_LIMIT;
    char *copy = malloc(len + 1);
    if (!copy)
        return TL_NOMEM;
    memcpy(copy, body, len + 1);
    if (*link) {
        free((*link)->body);
        (*link)->body = copy;
        return TL_OK;
    }
    struct proc *p = calloc(1, sizeof *p);
    if (!p) {
        free(copy);
        return TL_NOMEM;
    }
    memcpy(p->name, name, w.len + 1);
    p->body = copy;
    *link = p;
    t->count++;
    return TL_OK;
}

static enum tl_status erase(tl_turtle *t, struct word name)
{
    struct proc **link = find(t, name), *p = *link;
    if (!p)
        return TL_UNKNOWN;
    *link = p->next;
    proc_free(p);
    t->count--;
    return TL_OK;
}

enum tl_status tl_erase(tl_turtle *t, const char *name)
{
    return erase(t, word_of(name));
}

unsigned tl_count(const tl_turtle *t)
{
    return t->count;
}

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The next word of the span; its length is 0 at the end. */
static struct word next_word(struct span *s)
{
    while (s->at < s->end && blank(*s->at))
        s->at++;
    struct word w = {s->at, 0};
    while (s->at < s->end && !blank(*s->at))
        s->at++;
    w.len = (size_t)(s->at - w.text);
    return w;
}

static bool number(struct span *s, int *value)
{
    struct word w = next_word(s);
    size_t i = w.len > 0 && w.text[0] == '-';
    int v = 0;
    if (w.len - i < 1 || w.len - i > 4)
        return false;
    for (size_t k = i; k < w.len; k++) {
        if (w.text[k] < '0' || w.text[k] > '9')
            return false;
        v = v * 10 + (w.text[k] - '0');
    }
    *value = i ? -v : v;
    return true;
}

/* What is between the brackets that come next. */
static bool bracketed(struct span *s, struct span *inner)
{
    if (!is(next_word(s), "["))
        return false;
    inner->at = s->at;
    for (int open = 1; open > 0;) {
        struct word w = next_word(s);
        if (w.len == 0)
            return false;
        if (is(w, "["))
            open++;
        else if (is(w, "]"))
            open--;
        inner->end = w.text;
    }
    return true;
}

static enum tl_status move(tl_turtle *t, int n)
{
    static const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
    int x = t->x + n * dx[t->heading / 90], y = t->y + n * dy[t->heading / 90];
    if (x < -EDGE || x > EDGE || y < -EDGE || y > EDGE)
        return TL_LIMIT;
    t->x = x;
    t->y = y;
    return TL_OK;
}

static enum tl_status run(tl_turtle *t, struct span s, int depth)
{
    if (depth > MAX_DEPTH)
        return TL_LIMIT;
    for (;;) {
        struct word w = next_word(&s);
        enum tl_status status = TL_OK;
        int n;
        if (w.len == 0)
            return TL_OK;
        if (++t->words > MAX_WORDS)
            return TL_LIMIT;
        if (is(w, "fd") || is(w, "bk")) {
            if (!number(&s, &n))
                return TL_SYNTAX;
            status = move(t, w.text[0] == 'f' ? n : -n);
        } else if (is(w, "rt") || is(w, "lt")) {
            if (!number(&s, &n) || n % 90 != 0)
                return TL_SYNTAX;
            if (w.text[0] == 'l')
                n = -n;
            t->heading = ((t->heading + n) % 360 + 360) % 360;
        } else if (is(w, "home")) {
            t->x = t->y = t->heading = 0;
        } else if (is(w, "repeat")) {
            struct span inner;
            if (!number(&s, &n) || n < 0 || n > 999 || !bracketed(&s, &inner))
                return TL_SYNTAX;
            for (; n > 0 && status == TL_OK; n--)
                status = ++t->words > MAX_WORDS ? TL_LIMIT : run(t, inner, depth + 1);
        } else if (is(w, "erase")) {
            struct word name = next_word(&s);
            if (name.len == 0)
                return TL_SYNTAX;
            status = erase(t, name);
        } else if (is(w, "[") || is(w, "]")) {
            return TL_SYNTAX;
        } else {
            const struct proc *p = *find(t, w);
            if (!p)
                return TL_UNKNOWN;
            status = run(t, (struct span){p->body, p->body + strlen(p->body)}, depth + 1);
        }
        if (status != TL_OK)
            return status;
    }
}

enum tl_status tl_run(tl_turtle *t, const char *program)
{
    size_t len = strlen(program);
    if (len > TL_MAX_TEXT)
        return TL_LIMIT;
    t->words = 0;
    return run(t, (struct span){program, program + len}, 0);
}

int tl_x(const tl_turtle *t)
{
    return t->x;
}

int tl_y(const tl_turtle *t)
{
    return t->y;
}

int tl_heading(const tl_turtle *t)
{
    return t->heading;
}
