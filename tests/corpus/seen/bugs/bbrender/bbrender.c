#include "bbrender.h"

#include <string.h>

static const struct {
    const char *name, *open, *close;
} tags[] = {
    { "", "", "" },
    { "b", "<b>", "</b>" },
    { "i", "<i>", "</i>" },
    { "u", "<u>", "</u>" },
    { "s", "<s>", "</s>" },
    { "quote", "<blockquote>", "</blockquote>" },
    { "url", "", "</a>" },
    { "code", "<pre>", "</pre>" },
};

#define NTAGS ((int)(sizeof tags / sizeof tags[0]))

const char *bb_name(enum bb_tag tag)
{
    int n = (int)tag;

    return n >= 0 && n < NTAGS ? tags[n].name : "";
}

static enum bb_tag lookup(const char *name, size_t len)
{
    int n;

    for (n = 1; n < NTAGS; n++)
        if (strlen(tags[n].name) == len && memcmp(tags[n].name, name, len) == 0)
            return (enum bb_tag)n;
    return BB_NONE;
}

void bb_start(struct bb_reader *r, const char *src)
{
    r->at = src;
    r->depth = 0;
    memset(r->open, 0, sizeof r->open);
}

static enum bb_tag innermost(const struct bb_reader *r)
{
    return r->depth > 0 ? (enum bb_tag)r->open[r->depth - 1] : BB_NONE;
}

static enum bb_kind close_tag(struct bb_reader *r, struct bb_piece *piece, const char *rest)
{
    piece->kind = BB_CLOSE;
    piece->tag = innermost(r);
    piece->text = rest;
    piece->len = 0;
    r->depth--;
    r->at = rest;
    return BB_CLOSE;
}

static enum bb_kind text(struct bb_reader *r, struct bb_piece *piece, const char *end)
{
    piece->kind = BB_TEXT;
    piece->tag = BB_NONE;
    piece->text = r->at;
    piece->len = (size_t)(end - r->at);
    r->at = end;
    return BB_TEXT;
}

/* Inside of [code] only the closing tag counts. */
static enum bb_kind next_code(struct bb_reader *r, struct bb_piece *piece)
{
    const char *end = strstr(r->at, "[/code]");

    if (end == r->at)
        return close_tag(r, piece, end + 7);
    if (end == NULL)
        end = r->at + strlen(r->at);
    return text(r, piece, end);
}

enum bb_kind bb_next(struct bb_reader *r, struct bb_piece *piece)
{
    const char *p = r->at, *end;
    size_t len, n;
    enum bb_tag tag;

    if (innermost(r) == BB_CODE)
        return next_code(r, piece);
    if (*p == '\0') {
        if (r->depth > 0)
            return close_tag(r, piece, p);
        piece->kind = BB_END;
        piece->tag = BB_NONE;
        piece->text = p;
        piece->len = 0;
        return BB_END;
    }
    if (*p != '[')
        return text(r, piece, p + strcspn(p, "["));
    end = p + 1 + strcspn(p + 1, "[]");
    if (*end != ']')
        return text(r, piece, end);
    len = (size_t)(end - p) - 1;
    if (len > 0 && p[1] == '/') {
        tag = lookup(p + 2, len - 1);
        if (tag != BB_NONE && tag == innermost(r))
            return close_tag(r, piece, end + 1);
        return text(r, piece, end + 1);
    }
    n = strcspn(p + 1, "=]");
    tag = lookup(p + 1, n);
    if (tag == BB_NONE || r->depth == BB_DEPTH)
        return text(r, piece, end + 1);
    /* An address for url and for url only. */
    if (tag == BB_URL ? len < n + 2 : n != len)
        return text(r, piece, end + 1);
    piece->kind = BB_OPEN;
    piece->tag = tag;
    piece->text = tag == BB_URL ? p + 1 + n + 1 : end;
    piece->len = tag == BB_URL ? len - n - 1 : 0;
    r->open[r->depth++] = (unsigned char)tag;
    r->at = end + 1;
    return BB_OPEN;
}

struct sink {
    char *out;
    size_t size, len;
};

static void emit(struct sink *k, const char *s, size_t n)
{
    if (k->len + 1 < k->size) {
        size_t room = k->size - 1 - k->len;

        memcpy(k->out + k->len, s, n < room ? n : room);
    }
    k->len += n;
}

static void emit_str(struct sink *k, const char *s)
{
    emit(k, s, strlen(s));
}

static void emit_escaped(struct sink *k, const char *s, size_t n)
{
    for (; n > 0; s++, n--)
        switch (*s) {
        case '<': emit_str(k, "&lt;"); break;
        case '>': emit_str(k, "&gt;"); break;
        case '&': emit_str(k, "&amp;"); break;
        case '"': emit_str(k, "&quot;"); break;
        default: emit(k, s, 1);
        }
}

static size_t finish(struct sink *k)
{
    if (k->size > 0)
        k->out[k->len < k->size ? k->len : k->size - 1] = '\0';
    return k->len;
}

size_t bb_html(const char *src, char *out, size_t size)
{
    struct sink k = { out, size, 0 };
    struct bb_reader r;
    struct bb_piece piece;

    bb_start(&r, src);
    while (bb_next(&r, &piece) != BB_END) {
        if (piece.kind == BB_TEXT) {
            emit_escaped(&k, piece.text, piece.len);
        } else if (piece.kind == BB_CLOSE) {
            emit_str(&k, tags[piece.tag].close);
        } else if (piece.tag == BB_URL) {
            emit_str(&k, "<a href=\"");
            emit_escaped(&k, piece.text, piece.len);
            emit_str(&k, "\">");
        } else {
            emit_str(&k, tags[piece.tag].open);
        }
    }
    return finish(&k);
}

size_t bb_plain(const char *src, char *out, size_t size)
{
    struct sink k = { out, size, 0 };
    struct bb_reader r;
    struct bb_piece piece;

    bb_start(&r, src);
    while (bb_next(&r, &piece) != BB_END)
        if (piece.kind == BB_TEXT)
            emit(&k, piece.text, piece.len);
    return finish(&k);
}

size_t bb_count(const char *src, enum bb_tag tag)
{
    struct bb_reader r;
    struct bb_piece piece;
    size_t count = 0;

    bb_start(&r, src);
    while (bb_next(&r, &piece) != BB_END)
        count += piece.kind == BB_OPEN && piece.tag == tag;
    return count;
}
