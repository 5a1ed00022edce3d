#include "marktok.h"

#include <string.h>

static enum marktok_kind fail(marktok *mt, const char *why)
{
    mt->error = why;
    mt->string = "";
    mt->nattrs = 0;
    return mt->kind = MT_ERROR;
}

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static int is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '-' || c == '_' || c == ':' || c == '.';
}

/* The character at p, NUL at the end of the document. */
static char peek(const marktok *mt, const char *p)
{
    return p < mt->end ? *p : '\0';
}

static void skip_space(marktok *mt)
{
    while (is_space(peek(mt, mt->at)))
        mt->at++;
}

/* Decodes the entities from start up to stop and ends the string; returns 0 if
 * an entity is unknown. */
static int decode(char *start, char *stop)
{
    static const struct {
        const char *name;
        size_t len;
        char c;
    } known[] = {{"lt;", 3, '<'}, {"gt;", 3, '>'}, {"amp;", 4, '&'}, {"quot;", 5, '"'}, {"apos;", 5, '\''}};
    char *to = start;
    for (char *p = start; p < stop;) {
        if (*p == '\0')
            return 0;
        if (*p != '&') {
            *to++ = *p++;
            continue;
        }
        size_t i = 0, left = (size_t)(stop - ++p);
        while (i < sizeof known / sizeof *known &&
               (left < known[i].len || memcmp(p, known[i].name, known[i].len) != 0))
            i++;
        if (i == sizeof known / sizeof *known)
            return 0;
        *to++ = known[i].c;
        p += known[i].len;
    }
    *to = '\0';
    return 1;
}

static char *scan_name(marktok *mt)
{
    char *start = mt->at;
    while (is_name(peek(mt, mt->at)))
        mt->at++;
    return mt->at > start ? start : NULL;
}

/* The rest of an opening tag behind its name, which ends at name_end. */
static enum marktok_kind open_tag(marktok *mt, char *name, char *name_end)
{
    for (;;) {
        char *before = mt->at;
        skip_space(mt);
        char c = peek(mt, mt->at);
        if (c == '>') {
            mt->at++;
            break;
        }
        if (c == '/') {
            if (peek(mt, mt->at + 1) != '>')
                return fail(mt, "'/' within a tag");
            mt->at += 2;
            mt->close_next = 1;
            break;
        }
        if (before == mt->at)
            return fail(mt, "malformed tag");
        if (mt->nattrs == MARKTOK_MAX_ATTRS)
            return fail(mt, "too many attributes");
        char *attr = scan_name(mt);
        char *attr_end = mt->at;
        if (!attr)
            return fail(mt, "malformed tag");
        skip_space(mt);
        if (peek(mt, mt->at) != '=')
            return fail(mt, "attribute without a value");
        mt->at++;
        skip_space(mt);
        char quote = peek(mt, mt->at);
        if (quote != '"' && quote != '\'')
            return fail(mt, "attribute without quotes");
        char *value = ++mt->at;
        while (mt->at < mt->end && *mt->at != quote)
            mt->at++;
        if (mt->at == mt->end)
            return fail(mt, "attribute without an end");
        if (!decode(value, mt->at++))
            return fail(mt, "malformed value of an attribute");
        *attr_end = '\0';
        mt->attr[mt->nattrs][0] = attr;
        mt->attr[mt->nattrs++][1] = value;
    }
    if (mt->depth == MARKTOK_MAX_DEPTH)
        return fail(mt, "too many open elements");
    *name_end = '\0';
    mt->open[mt->depth++] = name;
    mt->string = name;
    return mt->kind = MT_OPEN;
}

static enum marktok_kind close_tag(marktok *mt)
{
    char *name = scan_name(mt);
    char *name_end = mt->at;
    skip_space(mt);
    if (!name || peek(mt, mt->at) != '>')
        return fail(mt, "malformed closing tag");
    mt->at++;
    *name_end = '\0';
    if (mt->depth == 0 || strcmp(mt->open[mt->depth - 1], name) != 0)
        return fail(mt, "closing tag of no open element");
    mt->depth--;
    mt->string = name;
    return mt->kind = MT_CLOSE;
}

void marktok_init(marktok *mt, char *doc, size_t len)
{
    memset(mt, 0, sizeof *mt);
    mt->at = doc;
    mt->end = doc + len;
    mt->string = "";
    mt->kind = MT_TEXT;
}

enum marktok_kind marktok_next(marktok *mt)
{
    if (mt->kind <= MT_END)
        return mt->kind;
    mt->nattrs = 0;
    if (mt->close_next) {
        mt->close_next = 0;
        mt->string = mt->open[--mt->depth];
        return mt->kind = MT_CLOSE;
    }
    for (;;) {
        if (!mt->in_tag) {
            char *start = mt->at;
            while (mt->at < mt->end && *mt->at != '<')
                mt->at++;
            char *stop = mt->at;
            if (mt->at < mt->end) {
                mt->at++;
                mt->in_tag = 1;
            }
            if (stop > start) {
                if (!decode(start, stop))
                    return fail(mt, "malformed text");
                mt->string = start;
                return mt->kind = MT_TEXT;
            }
            if (!mt->in_tag) {
                if (mt->depth > 0)
                    return fail(mt, "open elements at the end");
                mt->string = "";
                return mt->kind = MT_END;
            }
        }
        mt->in_tag = 0;
        if (mt->end - mt->at < 3 || memcmp(mt->at, "!--", 3) != 0)
            break;
        mt->at += 3;
        while (mt->end - mt->at >= 3 && memcmp(mt->at, "-->", 3) != 0)
            mt->at++;
        if (mt->end - mt->at < 3)
            return fail(mt, "comment without an end");
        mt->at += 3;
    }
    if (peek(mt, mt->at) == '/') {
        mt->at++;
        return close_tag(mt);
    }
    char *name = scan_name(mt);
    if (!name)
        return fail(mt, "'<' without a name");
    return open_tag(mt, name, mt->at);
}

const char *marktok_string(const marktok *mt)
{
    return mt->string;
}

size_t marktok_attrs(const marktok *mt)
{
    return mt->nattrs;
}

const char *marktok_attr_name(const marktok *mt, size_t i)
{
    return i < mt->nattrs ? mt->attr[i][0] : NULL;
}

const char *marktok_attr_value(const marktok *mt, size_t i)
{
    return i < mt->nattrs ? mt->attr[i][1] : NULL;
}

const char *marktok_attr(const marktok *mt, const char *name)
{
    for (size_t i = 0; i < mt->nattrs; i++)
        if (strcmp(mt->attr[i][0], name) == 0)
            return mt->attr[i][1];
    return NULL;
}

size_t marktok_depth(const marktok *mt)
{
    return mt->depth;
}

const char *marktok_error(const marktok *mt)
{
    return mt->error;
}
