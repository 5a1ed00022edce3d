#include "iniquote.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static bool control(char c)
{
    return (unsigned char)c < 0x20 || c == 0x7f;
}

static bool at_end(char c)
{
    return c == '\0' || c == '\n';
}

static bool comment(char c)
{
    return c == ';' || c == '#';
}

static const char *skip(const char *p)
{
    while (blank(*p))
        p++;
    return p;
}

static const char *trim(const char *from, const char *to)
{
    while (to > from && blank(to[-1]))
        to--;
    return to;
}

static bool split_section(const char *p, struct iq_line *out)
{
    const char *name = skip(p), *end;

    for (p = name; !at_end(*p) && *p != ']'; p++)
        ;
    if (*p != ']')
        return false;
    end = trim(name, p);
    p = skip(p + 1);
    if (end == name || (!at_end(*p) && !comment(*p)))
        return false;
    out->kind = IQ_SECTION;
    out->name = name;
    out->namelen = (size_t)(end - name);
    return true;
}

static bool split_pair(const char *p, struct iq_line *out)
{
    const char *name = p, *end, *value;
    bool quoted = false;

    while (!at_end(*p) && *p != '=' && *p != '"' && !comment(*p))
        p++;
    if (*p != '=')
        return false;
    end = trim(name, p);
    if (end == name)
        return false;
    value = skip(p + 1);
    for (p = value; !at_end(*p); p++) {
        if (*p == '\\' && !at_end(p[1]))
            p++;
        else if (*p == '"')
            quoted = !quoted;
        else if (comment(*p) && !quoted)
            break;
    }
    out->kind = IQ_PAIR;
    out->name = name;
    out->namelen = (size_t)(end - name);
    out->value = value;
    out->valuelen = (size_t)(trim(value, p) - value);
    return true;
}

enum iq_kind iq_split(const char *line, struct iq_line *out)
{
    const char *p = skip(line);

    *out = (struct iq_line){IQ_BAD, NULL, 0, NULL, 0};
    if (at_end(*p) || comment(*p))
        out->kind = IQ_EMPTY;
    else if (*p == '[')
        split_section(p + 1, out);
    else
        split_pair(p, out);
    return out->kind;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool iq_named(const struct iq_line *l, const char *name)
{
    if (!l->name || strlen(name) != l->namelen)
        return false;
    for (size_t i = 0; i < l->namelen; i++)
        if (lower(l->name[i]) != lower(name[i]))
            return false;
    return true;
}

char *iq_value(const struct iq_line *l)
{
    if (l->kind != IQ_PAIR)
        return NULL;
    char *copy = malloc(l->valuelen + 1);
    if (!copy)
        return NULL;
    memcpy(copy, l->value, l->valuelen);
    copy[l->valuelen] = '\0';
    if (!iq_check(copy)) {
        free(copy);
        return NULL;
    }
    iq_unescape(copy);
    return copy;
}

bool iq_needs_quotes(const char *s)
{
    return *s == '\0' || blank(*s) || blank(s[strlen(s) - 1]);
}

/* The letter that stands for c after a backslash, 0 if c needs none, 'x' for
   a number. */
static char escape_of(char c)
{
    switch (c) {
    case '\n': return 'n';
    case '\t': return 't';
    case '\r': return 'r';
    case '\\': case '"': case ';': case '#': return c;
    }
    return control(c) ? 'x' : 0;
}

size_t iq_escaped_size(const char *s)
{
    size_t n = iq_needs_quotes(s) ? 3 : 1;

    for (; *s; s++) {
        char e = escape_of(*s);
        n += e == 'x' ? 4 : e ? 2 : 1;
    }
    return n;
}

char *iq_escape(char *dst, const char *s)
{
    static const char digits[] = "0123456789abcdef";
    bool quotes = iq_needs_quotes(s);
    char *p = dst;

    if (quotes)
        *p++ = '"';
    for (; *s; s++) {
        char e = escape_of(*s);
        if (e)
            *p++ = '\\';
        *p++ = e ? e : *s;
        if (e == 'x') {
            *p++ = digits[(unsigned char)*s >> 4];
            *p++ = digits[(unsigned char)*s & 15];
        }
    }
    if (quotes)
        *p++ = '"';
    *p = '\0';
    return dst;
}

static int digit(char c)
{
    c = lower(c);
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The character of the escape whose backslash is at *p, *p then after it;
   NUL if it is none. */
static char unescape_one(const char **p)
{
    char c = (*p)[1];
    int hi, lo;

    switch (c) {
    case 'n': c = '\n'; break;
    case 't': c = '\t'; break;
    case 'r': c = '\r'; break;
    case '\\': case '"': case ';': case '#': break;
    case 'x':
        hi = digit((*p)[2]);
        lo = hi < 0 ? -1 : digit((*p)[3]);
        if (lo < 0)
            return '\0';
        *p += 4;
        return (char)(unsigned char)(hi * 16 + lo);
    default:
        return '\0';
    }
    *p += 2;
    return c;
}

bool iq_check(const char *text)
{
    bool quoted = *text == '"';
    const char *p = quoted ? text + 1 : text;

    while (*p) {
        if (*p == '\\') {
            if (unescape_one(&p) == '\0')
                return false;
            continue;
        }
        if (*p == '"')
            return quoted && p[1] == '\0';
        if (control(*p) || (!quoted && comment(*p)))
            return false;
        p++;
    }
    return !quoted;
}

size_t iq_unescape(char *text)
{
    const char *p = text;
    char *to = text;
    bool quoted = *text == '"';

    if (quoted)
        p++;
    while (*p && !(quoted && *p == '"')) {
        char c = *p;
        if (c == '\\') {
            c = unescape_one(&p);
            assert(c != '\0');
        } else {
            p++;
        }
        *to++ = c;
    }
    assert(!quoted || (p[0] == '"' && p[1] == '\0'));
    *to = '\0';
    return (size_t)(to - text);
}
