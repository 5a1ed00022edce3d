#include "lispread.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 50
#define MAX_TEXT 10000

struct lisp_datum {
    lisp_kind kind;
    long number;
    char *text;
    lisp_datum *car, *cdr;
};

static lisp_datum *make(lisp_kind kind)
{
    lisp_datum *d = calloc(1, sizeof *d);
    if (d) d->kind = kind;
    return d;
}

static lisp_datum *make_text(lisp_kind kind, const char *s, size_t n)
{
    lisp_datum *d = make(kind);
    if (!d)
        return NULL;
    d->text = malloc(n + 1);
    if (!d->text) {
        free(d);
        return NULL;
    }
    memcpy(d->text, s, n);
    d->text[n] = '\0';
    return d;
}

// The car side nests only as deep as the text did, the cdr side is a loop.
void lisp_free(lisp_datum *d)
{
    while (d) {
        lisp_datum *next = d->cdr;
        lisp_free(d->car);
        free(d->text);
        free(d);
        d = next;
    }
}

static const char *skip(const char *p)
{
    for (;;) {
        p += strspn(p, " \t\r\n\f\v");
        if (*p != ';')
            return p;
        p += strcspn(p, "\n");
    }
}

static bool delimiter(char c)
{
    return c == '\0' || strchr(" \t\r\n\f\v();'\"", c) != NULL;
}

static lisp_status read_any(const char **p, int depth, lisp_datum **out);

static lisp_status read_string(const char **p, lisp_datum **out)
{
    const char *s = *p + 1, *end = s;
    while (*end && *end != '"')
        end += *end == '\\' && end[1] ? 2 : 1;
    if (!*end)
        return LISP_SYNTAX;
    lisp_datum *d = make_text(LISP_STRING, s, (size_t)(end - s));
    if (!d)
        return LISP_NOMEM;
    char *to = d->text;
    for (; s < end; s++) {
        if (*s == '\\')
            s++;
        *to++ = *s;
    }
    *to = '\0';
    *p = end + 1;
    *out = d;
    return LISP_OK;
}

static lisp_status read_atom(const char **p, lisp_datum **out)
{
    const char *s = *p, *end = s;
    while (!delimiter(*end))
        end++;
    size_t n = (size_t)(end - s), sign = *s == '-' || *s == '+';
    if (n > sign && strspn(s + sign, "0123456789") >= n - sign) {
        errno = 0;
        long value = strtol(s, NULL, 10);
        if (errno == ERANGE)
            return LISP_BIG;
        *out = make(LISP_INT);
        if (*out)
            (*out)->number = value;
    } else if (n == 1 && *s == '.') {
        return LISP_SYNTAX;
    } else {
        *out = make_text(LISP_SYMBOL, s, n);
    }
    *p = end;
    return *out ? LISP_OK : LISP_NOMEM;
}

static lisp_status read_quote(const char **p, int depth, lisp_datum **out)
{
    ++*p;
    lisp_datum *inner = NULL;
    lisp_status st = read_any(p, depth + 1, &inner);
    if (st != LISP_OK)
        return st == LISP_END ? LISP_SYNTAX : st;
    lisp_datum *list = make(LISP_PAIR), *second = make(LISP_PAIR);
    lisp_datum *name = make_text(LISP_SYMBOL, "quote", 5);
    if (!list || !second || !name) {
        lisp_free(inner), lisp_free(list), lisp_free(second), lisp_free(name);
        return LISP_NOMEM;
    }
    second->car = inner;
    list->car = name;
    list->cdr = second;
    *out = list;
    return LISP_OK;
}

static lisp_status read_list(const char **p, int depth, lisp_datum **out)
{
    lisp_datum *head = NULL, *tail = NULL;
    lisp_status st = LISP_OK;
    ++*p;
    for (;;) {
        *p = skip(*p);
        if (**p == ')') {
            ++*p;
            *out = head;
            return LISP_OK;
        }
        bool dotted = **p == '.' && delimiter((*p)[1]);
        if (dotted)
            ++*p;
        lisp_datum *item = NULL;
        st = read_any(p, depth + 1, &item);
        if (st != LISP_OK)
            break;
        if (dotted) {
            tail->cdr = item;
            *p = skip(*p);
            if (**p != ')') {
                st = LISP_SYNTAX;
                break;
            }
            ++*p;
            *out = head;
            return LISP_OK;
        }
        lisp_datum *pair = make(LISP_PAIR);
        if (!pair) {
            lisp_free(item);
            st = LISP_NOMEM;
            break;
        }
        pair->car = item;
        if (tail)
            tail->cdr = pair;
        else
            head = pair;
        tail = pair;
    }
    lisp_free(head);
    return st == LISP_END ? LISP_SYNTAX : st;
}

static lisp_status read_any(const char **p, int depth, lisp_datum **out)
{
    *p = skip(*p);
    if (**p == '\0')
        return LISP_END;
    if (depth > MAX_DEPTH)
        return LISP_DEEP;
    switch (**p) {
    case '(': return read_list(p, depth, out);
    case ')': return LISP_SYNTAX;
    case '\'': return read_quote(p, depth, out);
    case '"': return read_string(p, out);
    default: return read_atom(p, out);
    }
}

lisp_status lisp_read(const char *text, lisp_datum **datum, const char **rest)
{
    const char *p = text;
    *datum = NULL;
    if (strlen(text) > MAX_TEXT)
        return LISP_BIG;
    lisp_status st = read_any(&p, 1, datum);
    if (st == LISP_OK && rest)
        *rest = p;
    return st;
}

lisp_kind lisp_kind_of(const lisp_datum *d) { return d ? d->kind : LISP_NIL; }
const lisp_datum *lisp_car(const lisp_datum *d) { return d ? d->car : NULL; }
const lisp_datum *lisp_cdr(const lisp_datum *d) { return d ? d->cdr : NULL; }
long lisp_int(const lisp_datum *d) { return d ? d->number : 0; }
const char *lisp_text(const lisp_datum *d) { return d ? d->text : NULL; }

long lisp_length(const lisp_datum *d)
{
    long n = 0;
    for (; lisp_kind_of(d) == LISP_PAIR; d = d->cdr)
        n++;
    return d ? -1 : n;
}

bool lisp_equal(const lisp_datum *a, const lisp_datum *b)
{
    for (; lisp_kind_of(a) == LISP_PAIR && lisp_kind_of(b) == LISP_PAIR; a = a->cdr, b = b->cdr)
        if (!lisp_equal(a->car, b->car))
            return false;
    if (!a || !b)
        return a == b;
    return a->kind == b->kind && a->number == b->number &&
           (a->text == b->text || (a->text && b->text && strcmp(a->text, b->text) == 0));
}

struct sink {
    char *buf;
    size_t size, len;
};

static void put(struct sink *s, char c)
{
    if (s->size && s->len < s->size - 1)
        s->buf[s->len] = c;
    s->len++;
}

static void put_all(struct sink *s, const char *text)
{
    while (*text)
        put(s, *text++);
}

static void write_datum(struct sink *s, const lisp_datum *d)
{
    char number[32];
    const char *t;
    switch (lisp_kind_of(d)) {
    case LISP_NIL:
        put_all(s, "()");
        break;
    case LISP_INT:
        snprintf(number, sizeof number, "%ld", d->number);
        put_all(s, number);
        break;
    case LISP_SYMBOL:
        put_all(s, d->text);
        break;
    case LISP_STRING:
        put(s, '"');
        for (t = d->text; *t; t++) {
            if (*t == '"' || *t == '\\')
                put(s, '\\');
            put(s, *t);
        }
        put(s, '"');
        break;
    case LISP_PAIR:
        put(s, '(');
        write_datum(s, d->car);
        for (d = d->cdr; lisp_kind_of(d) == LISP_PAIR; d = d->cdr) {
            put(s, ' ');
            write_datum(s, d->car);
        }
        if (d) {
            put_all(s, " . ");
            write_datum(s, d);
        }
        put(s, ')');
        break;
    }
}

size_t lisp_write(const lisp_datum *d, char *buf, size_t size)
{
    struct sink s = {buf, size, 0};
    write_datum(&s, d);
    if (size)
        buf[s.len < size ? s.len : size - 1] = '\0';
    return s.len;
}
