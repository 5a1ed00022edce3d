#include "hunkdiff.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct edit {
    hd_op op;
    unsigned line;
    char *text;
};

struct hd_script {
    struct edit *edits;
    size_t count, room;
};

hd_script *hd_new(void)
{
    return calloc(1, sizeof(hd_script));
}

void hd_free(hd_script *s)
{
    if (!s)
        return;
    for (size_t i = 0; i < s->count; i++)
        free(s->edits[i].text);
    free(s->edits);
    free(s);
}

static int add(hd_script *s, int op, unsigned line, const char *text, size_t len)
{
    if (op != HD_INSERT && op != HD_DELETE && op != HD_REPLACE)
        return -1;
    if (line == 0)
        return -1;
    if (s->count == s->room) {
        size_t room = s->room ? 2 * s->room : 4;
        struct edit *e = realloc(s->edits, room * sizeof *e);
        if (!e)
            return -1;
        s->edits = e;
        s->room = room;
    }
    char *copy = malloc(len + 1);
    if (!copy)
        return -1;
    if (len)
        memcpy(copy, text, len);
    copy[len] = '\0';
    s->edits[s->count].op = (hd_op)op;
    s->edits[s->count].line = line;
    s->edits[s->count].text = copy;
    s->count++;
    return 0;
}

int hd_add(hd_script *s, hd_op op, unsigned line, const char *text)
{
    if (op == HD_DELETE)
        return add(s, op, line, NULL, 0);
    if (strchr(text, '\n'))
        return -1;
    return add(s, op, line, text, strlen(text));
}

/* One edit from p up to end. */
static int parse_edit(hd_script *s, const char *p, const char *end)
{
    int op = *p++;
    unsigned line = 0;
    const char *digits = p;
    for (; p < end && *p >= '0' && *p <= '9'; p++) {
        unsigned d = (unsigned)(*p - '0');
        if (line > (UINT_MAX - d) / 10)
            return -1;
        line = 10 * line + d;
    }
    if (p == digits)
        return -1;
    if (op == HD_DELETE)
        return p == end ? add(s, op, line, NULL, 0) : -1;
    if (p == end || *p != ' ')
        return -1;
    p++;
    return add(s, op, line, p, (size_t)(end - p));
}

hd_script *hd_parse(const char *text, unsigned *errline)
{
    hd_script *s = hd_new();
    unsigned n = 1;
    if (!s) {
        if (errline)
            *errline = 0;
        return NULL;
    }
    while (*text) {
        const char *end = strchr(text, '\n');
        if (!end)
            end = text + strlen(text);
        if (end == text || parse_edit(s, text, end)) {
            if (errline)
                *errline = n;
            free(s->edits);
            free(s);
            return NULL;
        }
        text = *end ? end + 1 : end;
        n++;
    }
    return s;
}

size_t hd_count(const hd_script *s)
{
    return s->count;
}

hd_op hd_get_op(const hd_script *s, size_t i)
{
    return i < s->count ? s->edits[i].op : (hd_op)0;
}

unsigned hd_get_line(const hd_script *s, size_t i)
{
    return i < s->count ? s->edits[i].line : 0;
}

const char *hd_get_text(const hd_script *s, size_t i)
{
    return i < s->count ? s->edits[i].text : NULL;
}

long hd_balance(const hd_script *s)
{
    long n = 0;
    for (size_t i = 0; i < s->count; i++)
        n += s->edits[i].op == HD_INSERT ? 1 : s->edits[i].op == HD_DELETE ? -1 : 0;
    return n;
}

char *hd_format(const hd_script *s)
{
    size_t size = 1;
    for (size_t i = 0; i < s->count; i++)
        size += strlen(s->edits[i].text) + 16;
    char *out = malloc(size);
    if (!out)
        return NULL;
    size_t at = 0;
    out[0] = '\0';
    for (size_t i = 0; i < s->count; i++) {
        const struct edit *e = &s->edits[i];
        at += (size_t)snprintf(out + at, size - at, "%c%u%s%s\n", (int)e->op, e->line,
                               e->op == HD_DELETE ? "" : " ", e->text);
    }
    return out;
}
