#include "inifeed.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct inifeed {
    inifeed_handler handler;
    void *ctx;
    char *section;          /* NULL: none yet */
    char line[INIFEED_LINE + 1];
    size_t len;
    unsigned long number;
    int result;
    int busy;               /* in the handler */
};

inifeed *inifeed_new(inifeed_handler handler, void *ctx)
{
    inifeed *p = calloc(1, sizeof *p);
    if (p) {
        p->handler = handler;
        p->ctx = ctx;
        p->number = 1;
    }
    return p;
}

void inifeed_free(inifeed *p)
{
    if (p)
        free(p->section);
    free(p);
}

void inifeed_reset(inifeed *p)
{
    assert(!p->busy);
    free(p->section);
    p->section = NULL;
    p->len = 0;
    p->number = 1;
    p->result = 0;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Without the blanks at both ends of s..end, where a NUL is put. */
static char *trim(char *s, char *end)
{
    while (end > s && is_blank(end[-1]))
        end--;
    *end = '\0';
    while (is_blank(*s))
        s++;
    return s;
}

static int one_line(inifeed *p)
{
    char *s = trim(p->line, p->line + p->len), *end = s + strlen(s);

    if (!*s || *s == ';' || *s == '#')
        return 0;
    if (*s == '[') {
        if (end[-1] != ']' || end - s < 3)
            return INIFEED_SYNTAX;
        char *name = trim(s + 1, end - 1);
        if (!*name)
            return INIFEED_SYNTAX;
        char *section = malloc(strlen(name) + 1);
        if (!section)
            return INIFEED_MEMORY;
        free(p->section);
        p->section = strcpy(section, name);
        return 0;
    }
    char *equals = strchr(s, '=');
    if (!equals)
        return INIFEED_SYNTAX;
    char *value = trim(equals + 1, end);
    char *key = trim(s, equals);
    if (!*key)
        return INIFEED_SYNTAX;
    if (!p->handler)
        return 0;
    p->busy = 1;
    int result = p->handler(p->ctx, p->section ? p->section : "", key, value);
    p->busy = 0;
    return result;
}

int inifeed_push(inifeed *p, const char *data, size_t len)
{
    assert(!p->busy);
    for (; len && !p->result; data++, len--) {
        if (*data == '\n') {
            p->result = one_line(p);
            p->len = 0;
            p->number += !p->result;
        } else if (*data == '\0') {
            p->result = INIFEED_SYNTAX;
        } else if (p->len == INIFEED_LINE) {
            p->result = INIFEED_LONG;
        } else {
            p->line[p->len++] = *data;
        }
    }
    return p->result;
}

int inifeed_finish(inifeed *p)
{
    assert(!p->busy);
    if (!p->result && p->len) {
        p->result = one_line(p);
        p->len = 0;
    }
    return p->result;
}

unsigned long inifeed_line(const inifeed *p)
{
    return p->number;
}
