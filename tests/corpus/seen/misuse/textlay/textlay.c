#include "textlay.h"

#include <stdlib.h>
#include <string.h>

struct textlay {
    textlay_measure *measure;
    void *user;
    char *text;
    size_t len;
    int width;
    textlay_line *first, *last;
};

static int one_each(const char *text, size_t len, void *user)
{
    (void)text, (void)user;
    return (int)len;
}

static void drop_lines(textlay *lay)
{
    textlay_line *l = lay->first;
    while (l != NULL) {
        textlay_line *next = (textlay_line *)l->next;
        free(l);
        l = next;
    }
    lay->first = lay->last = NULL;
}

textlay *textlay_new(textlay_measure *measure, void *user)
{
    textlay *lay = calloc(1, sizeof *lay);
    if (lay == NULL)
        return NULL;
    lay->text = calloc(1, 1);
    if (lay->text == NULL) {
        free(lay);
        return NULL;
    }
    lay->measure = measure ? measure : one_each;
    lay->user = user;
    return lay;
}

void textlay_free(textlay *lay)
{
    if (lay == NULL)
        return;
    drop_lines(lay);
    free(lay->text);
    free(lay);
}

int textlay_set_text(textlay *lay, const char *text)
{
    size_t len = strlen(text);
    if (len > TEXTLAY_MAX)
        return -1;
    char *copy = malloc(len + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, text, len + 1);
    drop_lines(lay);
    free(lay->text);
    lay->text = copy;
    lay->len = len;
    return 0;
}

void textlay_set_width(textlay *lay, int width)
{
    drop_lines(lay);
    lay->width = width;
}

const char *textlay_text(const textlay *lay)
{
    return lay->text;
}

static int measure(const textlay *lay, const char *from, const char *to)
{
    if (from == to)
        return 0;
    int width = lay->measure(from, (size_t)(to - from), lay->user);
    return width < 0 ? 0 : width;
}

static int add_line(textlay *lay, const char *from, const char *to, int width)
{
    textlay_line *l = malloc(sizeof *l);
    if (l == NULL)
        return -1;
    l->text = from;
    l->len = (size_t)(to - from);
    l->width = width;
    l->next = NULL;
    if (lay->last != NULL)
        lay->last->next = l;
    else
        lay->first = l;
    lay->last = l;
    return 0;
}

/* The paragraph has no spaces at its ends. */
static int break_paragraph(textlay *lay, const char *p, const char *end)
{
    if (lay->width <= 0 || p == end)
        return add_line(lay, p, end, measure(lay, p, end));
    while (p < end) {
        const char *stop = p, *word = p;
        int width = 0;
        while (stop < end) {
            while (word < end && *word == ' ')
                word++;
            while (word < end && *word != ' ')
                word++;
            int wider = measure(lay, p, word);
            if (stop > p && wider > lay->width)
                break;
            stop = word;
            width = wider;
        }
        if (add_line(lay, p, stop, width) != 0)
            return -1;
        p = stop;
        while (p < end && *p == ' ')
            p++;
    }
    return 0;
}

static void make_lines(textlay *lay)
{
    const char *p = lay->text, *end = p + lay->len;
    if (lay->first != NULL)
        return;
    while (p < end) {
        const char *newline = memchr(p, '\n', (size_t)(end - p));
        const char *from = p, *to = newline ? newline : end;
        p = newline ? newline + 1 : end;
        while (from < to && *from == ' ')
            from++;
        while (from < to && to[-1] == ' ')
            to--;
        if (break_paragraph(lay, from, to) != 0) {
            drop_lines(lay);
            return;
        }
    }
}

const textlay_line *textlay_first(textlay *lay)
{
    make_lines(lay);
    return lay->first;
}

size_t textlay_count(textlay *lay)
{
    size_t n = 0;
    for (const textlay_line *l = textlay_first(lay); l != NULL; l = l->next)
        n++;
    return n;
}

int textlay_extent(textlay *lay)
{
    int widest = 0;
    for (const textlay_line *l = textlay_first(lay); l != NULL; l = l->next)
        if (l->width > widest)
            widest = l->width;
    return widest;
}

const textlay_line *textlay_at(textlay *lay, size_t offset)
{
    if (offset >= lay->len)
        return NULL;
    const textlay_line *l = textlay_first(lay);
    while (l != NULL && l->next != NULL && (size_t)(l->next->text - lay->text) <= offset)
        l = l->next;
    return l;
}

void textlay_copy(const textlay_line *line, char *out)
{
    memcpy(out, line->text, line->len);
    out[line->len] = '\0';
}
