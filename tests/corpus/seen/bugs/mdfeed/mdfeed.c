#include "mdfeed.h"

#include <stdlib.h>
#include <string.h>

struct block {
    mdfeed_kind kind;
    char *text;
    size_t len;
    struct block *next;
};

struct mdfeed {
    struct block *first, **tail;
    struct block *open;     /* to which text is added, or NULL */
    size_t count;
};

mdfeed *mdfeed_open(void)
{
    mdfeed *d = calloc(1, sizeof *d);
    if (d)
        d->tail = &d->first;
    return d;
}

static struct block *begin(mdfeed *d, mdfeed_kind kind, const char *text, size_t len)
{
    struct block *b;
    if (d->count == MDFEED_BLOCKS || len > MDFEED_TEXT || !(b = calloc(1, sizeof *b)))
        return NULL;
    b->text = malloc(len + 1);
    if (!b->text) {
        free(b);
        return NULL;
    }
    memcpy(b->text, text, len);
    b->text[len] = '\0';
    b->len = len;
    b->kind = kind;
    *d->tail = b;
    d->tail = &b->next;
    d->count++;
    return b;
}

static int extend(struct block *b, const char *text, size_t len)
{
    if (len > MDFEED_TEXT || b->len + 1 + len > MDFEED_TEXT)
        return -1;
    char *grown = malloc(b->len + 1 + len + 1);
    if (!grown)
        return -1;
    memcpy(grown, b->text, b->len);
    grown[b->len++] = ' ';
    memcpy(grown + b->len, text, len);
    grown[b->len += len] = '\0';
    free(b->text);
    b->text = grown;
    return 0;
}

/* Three or more of c and nothing else. */
static int underline(const char *s, size_t len, char c)
{
    for (size_t i = 0; i < len; i++)
        if (s[i] != c)
            return 0;
    return len >= 3;
}

static int alone(mdfeed *d, mdfeed_kind kind, const char *text, size_t len)
{
    d->open = NULL;
    return begin(d, kind, text, len) ? 0 : -1;
}

int mdfeed_line(mdfeed *d, const char *line)
{
    size_t len = strcspn(line, "\r\n");
    while (len && (*line == ' ' || *line == '\t')) {
        line++;
        len--;
    }
    while (len && (line[len - 1] == ' ' || line[len - 1] == '\t'))
        len--;

    if (len == 0) {
        d->open = NULL;
        return 0;
    }
    if (underline(line, len, '-')) {
        if (!d->open || d->open->kind != MDFEED_PARA)
            return alone(d, MDFEED_RULE, "", 0);
        d->open->kind = MDFEED_H2;
        d->open = NULL;
        return 0;
    }
    if (underline(line, len, '=') && d->open->kind == MDFEED_PARA) {
        d->open->kind = MDFEED_H1;
        d->open = NULL;
        return 0;
    }
    if (len > 2 && !strncmp(line, "# ", 2))
        return alone(d, MDFEED_H1, line + 2, len - 2);
    if (len > 3 && !strncmp(line, "## ", 3))
        return alone(d, MDFEED_H2, line + 3, len - 3);
    if (len > 2 && !strncmp(line, "- ", 2)) {
        d->open = begin(d, MDFEED_ITEM, line + 2, len - 2);
        return d->open ? 0 : -1;
    }
    if (d->open)
        return extend(d->open, line, len);
    d->open = begin(d, MDFEED_PARA, line, len);
    return d->open ? 0 : -1;
}

size_t mdfeed_count(const mdfeed *d)
{
    return d->count;
}

static const struct block *at(const mdfeed *d, size_t i)
{
    const struct block *b = d->first;
    while (b && i--)
        b = b->next;
    return b;
}

int mdfeed_kind_at(const mdfeed *d, size_t i)
{
    const struct block *b = at(d, i);
    return b ? (int)b->kind : -1;
}

const char *mdfeed_text_at(const mdfeed *d, size_t i)
{
    const struct block *b = at(d, i);
    return b ? b->text : NULL;
}

/* Adds text at out when that is not NULL; returns the length. */
static size_t add(char *out, const char *text, int escape)
{
    size_t len = 0;
    for (; *text; text++) {
        const char *s = escape && *text == '<' ? "&lt;" : escape && *text == '&' ? "&amp;" : NULL;
        size_t n = s ? strlen(s) : 1;
        if (out)
            memcpy(out + len, s ? s : text, n);
        len += n;
    }
    return len;
}

static size_t render(const mdfeed *d, char *out)
{
    static const char *const tags[][2] = {
        { "<h1>", "</h1>\n" }, { "<h2>", "</h2>\n" }, { "<p>", "</p>\n" }, { "<li>", "</li>\n" }, { "<hr>", "\n" },
    };
    size_t len = 0;
    int list = 0;
    for (const struct block *b = d->first; b; b = b->next) {
        if (list != (b->kind == MDFEED_ITEM)) {
            list = !list;
            len += add(out ? out + len : NULL, list ? "<ul>\n" : "</ul>\n", 0);
        }
        len += add(out ? out + len : NULL, tags[b->kind][0], 0);
        len += add(out ? out + len : NULL, b->text, 1);
        len += add(out ? out + len : NULL, tags[b->kind][1], 0);
    }
    if (list)
        len += add(out ? out + len : NULL, "</ul>\n", 0);
    return len;
}

char *mdfeed_close(mdfeed *d)
{
    if (!d)
        return NULL;
    char *html = malloc(render(d, NULL) + 1);
    if (html)
        html[render(d, html)] = '\0';
    for (struct block *b = d->first, *next; b; b = next) {
        next = b->next;
        free(b->text);
        free(b);
    }
    free(d);
    return html;
}
