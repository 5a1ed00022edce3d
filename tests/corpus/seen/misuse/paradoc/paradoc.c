#include "paradoc.h"

#include <stdlib.h>
#include <string.h>

struct pd_para {
    char *text;
    const pd_style *style;
};

struct pd_doc {
    pd_para *paras;
    size_t count;
    size_t room;
};

pd_doc *pd_new(void)
{
    return calloc(1, sizeof(pd_doc));
}

void pd_free(pd_doc *doc)
{
    if (!doc)
        return;
    for (size_t i = 0; i < doc->count; i++)
        free(doc->paras[i].text);
    free(doc->paras);
    free(doc);
}

size_t pd_count(const pd_doc *doc)
{
    return doc->count;
}

static char *copy_text(const char *text)
{
    size_t n = strlen(text);
    char *copy;

    if (n > PD_MAX_TEXT)
        return NULL;
    copy = malloc(n + 1);
    if (copy)
        memcpy(copy, text, n + 1);
    return copy;
}

pd_para *pd_insert(pd_doc *doc, size_t index, const pd_style *style, const char *text)
{
    char *copy;
    pd_para *p;

    if (index > doc->count || doc->count == PD_MAX_PARAS)
        return NULL;
    copy = copy_text(text);
    if (!copy)
        return NULL;
    if (doc->count == doc->room) {
        size_t room = doc->room ? doc->room * 2 : 2;
        pd_para *paras = realloc(doc->paras, room * sizeof *paras);

        if (!paras) {
            free(copy);
            return NULL;
        }
        doc->paras = paras;
        doc->room = room;
    }
    p = doc->paras + index;
    memmove(p + 1, p, (doc->count - index) * sizeof *p);
    doc->count++;
    p->text = copy;
    p->style = style;
    return p;
}

pd_para *pd_append(pd_doc *doc, const pd_style *style, const char *text)
{
    return pd_insert(doc, doc->count, style, text);
}

int pd_remove(pd_doc *doc, size_t index)
{
    pd_para *p;

    if (index >= doc->count)
        return -1;
    p = doc->paras + index;
    free(p->text);
    doc->count--;
    memmove(p, p + 1, (doc->count - index) * sizeof *p);
    if (doc->count == 0) {
        free(doc->paras);
        doc->paras = NULL;
        doc->room = 0;
    }
    return 0;
}

pd_para *pd_at(pd_doc *doc, size_t index)
{
    return index < doc->count ? doc->paras + index : NULL;
}

const char *pd_text(const pd_para *para)
{
    return para->text;
}

int pd_set_text(pd_para *para, const char *text)
{
    char *copy = copy_text(text);

    if (!copy)
        return -1;
    free(para->text);
    para->text = copy;
    return 0;
}

const pd_style *pd_style_of(const pd_para *para)
{
    return para->style;
}

void pd_set_style(pd_para *para, const pd_style *style)
{
    para->style = style;
}

int pd_each(pd_doc *doc, int (*fn)(pd_para *para, void *arg), void *arg)
{
    pd_para *p = doc->paras;

    for (size_t left = doc->count; left > 0; left--) {
        int result = fn(p++, arg);

        if (result != 0)
            return result;
    }
    return 0;
}

/* Text that goes to the caller's buffer as far as there is room. */
struct out {
    char *buf;
    size_t cap;
    size_t length;
};

static void put(struct out *o, char c)
{
    if (o->length < o->cap)
        o->buf[o->length] = c;
    o->length++;
}

static int clamp(int n, int low, int high)
{
    return n < low ? low : n > high ? high : n;
}

/* How much of s goes into a line of `width` characters, and in *skip what is
 * dropped after it. */
static size_t line_length(const char *s, size_t width, size_t *skip)
{
    size_t n = 0, end = 0;

    *skip = 0;
    while (s[n] && s[n] != '\n' && n < width) {
        if (s[n] == ' ')
            end = n;
        n++;
    }
    if (s[n] == '\0')
        return n;
    if (s[n] == '\n' || s[n] == ' ') {
        *skip = 1;
        return n;
    }
    if (end > 0) {
        *skip = 1;
        return end;
    }
    return n;
}

static void put_para(struct out *o, const pd_para *p)
{
    static const pd_style plain = { 0, 72, 0 };
    const pd_style *style = p->style ? p->style : &plain;
    int indent = clamp(style->indent, 0, 40);
    size_t width = (size_t)clamp(style->width, 10, 200);
    const char *s = p->text;

    do {
        size_t skip, n = line_length(s, width, &skip);

        for (int i = 0; i < indent; i++)
            put(o, i == 0 && style->bullet && s == p->text ? style->bullet : ' ');
        for (size_t i = 0; i < n; i++)
            put(o, s[i]);
        put(o, '\n');
        s += n + skip;
    } while (*s);
}

size_t pd_render(const pd_doc *doc, char *buf, size_t cap)
{
    struct out o = { buf, cap, 0 };

    for (size_t i = 0; i < doc->count; i++) {
        if (i > 0)
            put(&o, '\n');
        put_para(&o, &doc->paras[i]);
    }
    if (cap > 0)
        buf[o.length < cap ? o.length : cap - 1] = '\0';
    return o.length;
}
