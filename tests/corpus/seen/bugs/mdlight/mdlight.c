#include "mdlight.h"

#include <stdlib.h>
#include <string.h>

bool md_special(char c)
{
    return c == '*' || c == '`' || c == '\\';
}

void md_start(md_reader *reader, const char *text)
{
    reader->at = text;
}

md_piece md_next(md_reader *reader)
{
    const char *p = reader->at;
    md_piece piece = {MD_TEXT, p, 1};
    const char *next = p + 1;
    switch (*p) {
    case '\0':
        piece.kind = MD_END;
        piece.length = 0;
        next = p;
        break;
    case '*':
        piece.kind = p[1] == '*' ? MD_STRONG : MD_EM;
        piece.length = p[1] == '*' ? 2 : 1;
        next = p + piece.length;
        break;
    case '`': {
        const char *close = strchr(p + 1, '`');
        if (close != NULL) {
            piece.kind = MD_CODE;
            piece.begin = p + 1;
            piece.length = (size_t)(close - p - 1);
            next = close + 1;
        }
        break;
    }
    case '\\':
        piece.begin = p + 1;
        next = p + 2;
        break;
    default:
        while (*next != '\0' && !md_special(*next))
            next++;
        piece.length = (size_t)(next - p);
    }
    reader->at = next;
    return piece;
}

struct out {
    char *text;
    size_t length;
};

static void put(struct out *out, const char *text, size_t length)
{
    if (out->text != NULL)
        memcpy(out->text + out->length, text, length);
    out->length += length;
}

static void put_html(struct out *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '<')
            put(out, "&lt;", 4);
        else if (text[i] == '&')
            put(out, "&amp;", 5);
        else
            put(out, &text[i], 1);
    }
}

static void render(struct out *out, const char *text, bool html)
{
    bool em = false, strong = false;
    md_reader reader;
    md_start(&reader, text);
    for (;;) {
        md_piece piece = md_next(&reader);
        if (piece.kind == MD_END)
            break;
        if (!html) {
            if (piece.kind == MD_TEXT || piece.kind == MD_CODE)
                put(out, piece.begin, piece.length);
        } else if (piece.kind == MD_EM) {
            em = !em;
            put(out, em ? "<i>" : "</i>", em ? 3 : 4);
        } else if (piece.kind == MD_STRONG) {
            strong = !strong;
            put(out, strong ? "<b>" : "</b>", strong ? 3 : 4);
        } else {
            if (piece.kind == MD_CODE)
                put(out, "<code>", 6);
            put_html(out, piece.begin, piece.length);
            if (piece.kind == MD_CODE)
                put(out, "</code>", 7);
        }
    }
    if (em)
        put(out, "</i>", 4);
    if (strong)
        put(out, "</b>", 4);
    put(out, "", 1);
}

static char *rendered(const char *text, bool html)
{
    struct out out = {NULL, 0};
    render(&out, text, html);
    out.text = malloc(out.length);
    if (out.text == NULL)
        return NULL;
    out.length = 0;
    render(&out, text, html);
    return out.text;
}

char *md_html(const char *text)
{
    return rendered(text, true);
}

char *md_plain(const char *text)
{
    return rendered(text, false);
}

char *md_escape(const char *text)
{
    char *escaped = malloc(2 * strlen(text) + 1), *to = escaped;
    if (escaped == NULL)
        return NULL;
    for (; *text != '\0'; text++) {
        if (md_special(*text))
            *to++ = '\\';
        *to++ = *text;
    }
    *to = '\0';
    return escaped;
}

size_t md_count(const char *text)
{
    md_reader reader;
    size_t count = 0;
    md_start(&reader, text);
    while (md_next(&reader).kind != MD_END)
        count++;
    return count;
}
