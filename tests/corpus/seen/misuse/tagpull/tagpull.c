#include "tagpull.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct tp_reader {
    const char *text;
    size_t length, at;
    tp_event event;
    int empty;      /* the start tag was that of an empty element */
    char *piece;    /* the strings of this piece, one after the other */
    size_t used;
    size_t nattr;
    size_t name, attr_name[TP_ATTR_MAX], attr_value[TP_ATTR_MAX]; /* in piece */
    int depth;
    char open[TP_DEPTH_MAX][TP_NAME_MAX + 1];
};

tp_reader *tp_open(const char *text, size_t length)
{
    tp_reader *r = calloc(1, sizeof *r);

    if (!r || !(r->piece = calloc(1, 1))) {
        free(r);
        return NULL;
    }
    r->text = text;
    r->length = length;
    r->event = TP_TEXT;
    return r;
}

void tp_close(tp_reader *r)
{
    if (r)
        free(r->piece);
    free(r);
}

static int peek(const tp_reader *r)
{
    return r->at < r->length ? (unsigned char)r->text[r->at] : -1;
}

static int looking_at(const tp_reader *r, const char *s)
{
    size_t n = strlen(s);

    return r->length - r->at >= n && memcmp(r->text + r->at, s, n) == 0;
}

static int is_space(int c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static int is_name(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c > 0 && strchr("-_.:", c));
}

static void skip_space(tp_reader *r)
{
    while (is_space(peek(r)))
        r->at++;
}

/* Copies n bytes to the piece, which has room for them. */
static void keep(tp_reader *r, const char *s, size_t n)
{
    memcpy(r->piece + r->used, s, n);
    r->used += n;
}

/* Copies up to `end`, with entities replaced; 0, or -1 for an unknown one. */
static int keep_text(tp_reader *r, size_t end)
{
    static const struct { const char *name; char c; } entities[] = { { "&lt;", '<' }, { "&gt;", '>' }, { "&amp;", '&' }, { "&quot;", '"' }, { "&apos;", '\'' } };
    const size_t n = sizeof entities / sizeof *entities;

    while (r->at < end) {
        size_t i = 0;

        if (r->text[r->at] == '\0')
            return -1;
        if (r->text[r->at] != '&') {
            keep(r, r->text + r->at++, 1);
            continue;
        }
        while (i < n && !looking_at(r, entities[i].name))
            i++;
        if (i == n || strlen(entities[i].name) > end - r->at)
            return -1;
        keep(r, &entities[i].c, 1);
        r->at += strlen(entities[i].name);
    }
    keep(r, "", 1);
    return 0;
}

/* Copies a name; its length, 0 when there is none. */
static size_t keep_name(tp_reader *r)
{
    size_t start = r->at;

    while (is_name(peek(r)))
        r->at++;
    keep(r, r->text + start, r->at - start);
    keep(r, "", 1);
    return r->at - start;
}

/* The end of the tag or text that begins here. */
static size_t piece_end(const tp_reader *r)
{
    size_t end = r->at;
    char quote = 0;
    int tag = r->text[r->at] == '<';

    for (; end < r->length; end++) {
        char c = r->text[end];

        if (!tag && c == '<')
            break;
        if (tag && !quote && c == '>')
            return end + 1;
        if (tag && (c == '"' || c == '\''))
            quote = !quote ? c : quote == c ? 0 : quote;
    }
    return end;
}

static int read_attr(tp_reader *r)
{
    size_t name = r->used;
    const char *quote;
    int c;

    if (r->nattr == TP_ATTR_MAX || keep_name(r) == 0 || tp_attr(r, r->piece + name))
        return -1;
    skip_space(r);
    if (peek(r) != '=')
        return -1;
    r->at++;
    skip_space(r);
    c = peek(r);
    if (c != '"' && c != '\'')
        return -1;
    r->at++;
    quote = memchr(r->text + r->at, c, r->length - r->at);
    if (!quote)
        return -1;
    r->attr_name[r->nattr] = name;
    r->attr_value[r->nattr] = r->used;
    if (keep_text(r, (size_t)(quote - r->text)) != 0)
        return -1;
    r->at++;
    r->nattr++;
    return 0;
}

static tp_event read_start(tp_reader *r)
{
    size_t length;

    r->at++;
    r->name = r->used;
    length = keep_name(r);
    if (length == 0 || length > TP_NAME_MAX || r->depth == TP_DEPTH_MAX)
        return TP_ERROR;
    for (;;) {
        int spaces = is_space(peek(r));

        skip_space(r);
        r->empty = looking_at(r, "/>");
        if (r->empty || peek(r) == '>')
            break;
        if (!spaces || read_attr(r) != 0)
            return TP_ERROR;
    }
    r->at += r->empty ? 2 : 1;
    strcpy(r->open[r->depth++], r->piece + r->name);
    return TP_START;
}

static tp_event read_end(tp_reader *r)
{
    r->at += 2;
    r->name = r->used;
    keep_name(r);
    skip_space(r);
    if (peek(r) != '>' || r->depth == 0 || strcmp(r->open[r->depth - 1], r->piece + r->name) != 0)
        return TP_ERROR;
    r->at++;
    r->depth--;
    return TP_END;
}

/* Makes room for the strings of a piece of n bytes. */
static int new_piece(tp_reader *r, size_t n)
{
    char *piece = n < (size_t)-1 - 2 * TP_ATTR_MAX - 4 ? malloc(n + 2 * TP_ATTR_MAX + 4) : NULL;

    if (!piece)
        return -1;
    free(r->piece);
    r->piece = piece;
    r->piece[0] = '\0';
    r->used = 0;
    r->name = 0;
    r->nattr = 0;
    return 0;
}

static tp_event read_piece(tp_reader *r)
{
    size_t end;

    if (r->empty) {
        r->empty = 0;
        if (new_piece(r, TP_NAME_MAX) != 0)
            return TP_ERROR;
        r->depth--;
        keep(r, r->open[r->depth], strlen(r->open[r->depth]) + 1);
        return TP_END;
    }
    end = r->at < r->length ? piece_end(r) : r->at;
    if (new_piece(r, end - r->at) != 0)
        return TP_ERROR;
    if (r->at == r->length)
        return r->depth == 0 ? TP_END_OF_TEXT : TP_ERROR;
    if (looking_at(r, "</"))
        return read_end(r);
    if (peek(r) == '<')
        return read_start(r);
    return keep_text(r, end) == 0 ? TP_TEXT : TP_ERROR;
}

tp_event tp_next(tp_reader *r)
{
    if (r->event > TP_END_OF_TEXT) {
        r->event = read_piece(r);
        if (r->event <= TP_END_OF_TEXT) {
            r->nattr = 0;
            r->piece[0] = '\0';
        }
    }
    return r->event;
}

tp_event tp_skip(tp_reader *r)
{
    int depth = r->depth;

    if (r->event != TP_START)
        return r->event;
    while (tp_next(r) > TP_END_OF_TEXT && r->depth >= depth) {}
    return r->event;
}

const char *tp_name(const tp_reader *r)
{
    return r->event == TP_START || r->event == TP_END ? r->piece + r->name : "";
}

const char *tp_text(const tp_reader *r)
{
    return r->event == TP_TEXT ? r->piece : "";
}

const char *tp_attr(const tp_reader *r, const char *name)
{
    for (size_t i = 0; i < r->nattr; i++)
        if (strcmp(r->piece + r->attr_name[i], name) == 0)
            return r->piece + r->attr_value[i];
    return NULL;
}

size_t tp_attr_count(const tp_reader *r)
{
    return r->nattr;
}

const char *tp_attr_name(const tp_reader *r, size_t i)
{
    assert(i < r->nattr);
    return r->piece + r->attr_name[i];
}

const char *tp_attr_value(const tp_reader *r, size_t i)
{
    assert(i < r->nattr);
    return r->piece + r->attr_value[i];
}

int tp_depth(const tp_reader *r)
{
    return r->depth;
}
