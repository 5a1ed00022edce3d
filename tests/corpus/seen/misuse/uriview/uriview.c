#include "uriview.h"

#include <string.h>

static const struct uriview_span absent = {NULL, 0};

static struct uriview_span span(const char *from, const char *to)
{
    struct uriview_span s = {from, (size_t)(to - from)};

    return s;
}

/* The first of some characters between two places, or the second place. */
static const char *find(const char *from, const char *to, const char *chars)
{
    while (from < to && (*from == '\0' || strchr(chars, *from) == NULL))
        from++;
    return from;
}

static int is_alpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_scheme(const char *from, const char *to)
{
    if (from == to || !is_alpha(*from))
        return 0;
    for (; from < to; from++)
        if (!is_alpha(*from) && !is_digit(*from) && strchr("+-.", *from) == NULL)
            return 0;
    return 1;
}

static int parse_port(const char *from, const char *to, int *port)
{
    int number = 0;

    *port = -1;
    if (from == to)
        return 0;
    for (; from < to; from++) {
        if (!is_digit(*from))
            return -1;
        number = number * 10 + (*from - '0');
        if (number > 65535)
            return -1;
    }
    *port = number;
    return 0;
}

static int parse_authority(struct uriview *view, const char *from, const char *to)
{
    const char *at = find(from, to, "@");
    const char *end;

    if (at < to) {
        view->user = span(from, at);
        from = at + 1;
    }
    if (from < to && *from == '[') {
        end = find(from, to, "]");
        if (end == to)
            return -1;
        view->host = span(from + 1, end);
        end++;
        if (end < to && *end != ':')
            return -1;
    } else {
        end = find(from, to, ":");
        view->host = span(from, end);
    }
    if (end < to)
        return parse_port(end + 1, to, &view->port);
    return 0;
}

int uriview_parse(struct uriview *view, const char *text, size_t len)
{
    const char *at = text, *end = text + len, *stop;

    view->scheme = view->user = view->host = absent;
    view->path = view->query = view->fragment = absent;
    view->port = -1;
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)text[i] <= ' ' || text[i] == 0x7F)
            return -1;

    stop = find(at, end, ":/?#");
    if (stop < end && *stop == ':' && is_scheme(at, stop)) {
        view->scheme = span(at, stop);
        at = stop + 1;
    }
    if (end - at >= 2 && at[0] == '/' && at[1] == '/') {
        stop = find(at + 2, end, "/?#");
        if (parse_authority(view, at + 2, stop) != 0)
            return -1;
        at = stop;
    }
    stop = find(at, end, "?#");
    view->path = span(at, stop);
    at = stop;
    if (at < end && *at == '?') {
        stop = find(at, end, "#");
        view->query = span(at + 1, stop);
        at = stop;
    }
    if (at < end)
        view->fragment = span(at + 1, end);
    return 0;
}

struct uriview_span uriview_of(const char *string)
{
    return span(string, string + strlen(string));
}

int uriview_same(struct uriview_span a, struct uriview_span b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

void uriview_begin(struct uriview_iter *iter, struct uriview_span query)
{
    iter->rest = query;
}

int uriview_next(struct uriview_iter *iter, struct uriview_span *name,
                 struct uriview_span *value)
{
    const char *at, *end, *stop, *sign;

    if (iter->rest.len == 0)
        return 0;
    at = iter->rest.ptr;
    end = at + iter->rest.len;
    while (at < end && *at == '&')
        at++;
    stop = find(at, end, "&");
    iter->rest = span(stop, end);
    if (at == end)
        return 0;
    sign = find(at, stop, "=");
    *name = span(at, sign);
    *value = sign < stop ? span(sign + 1, stop) : absent;
    return 1;
}

int uriview_lookup(struct uriview_span query, const char *name,
                   struct uriview_span *value)
{
    struct uriview_span wanted = uriview_of(name), found, its;
    struct uriview_iter iter;

    uriview_begin(&iter, query);
    while (uriview_next(&iter, &found, &its))
        if (uriview_same(found, wanted)) {
            *value = its;
            return 1;
        }
    return 0;
}

static int hex(char c)
{
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

size_t uriview_decode(char *out, struct uriview_span s)
{
    size_t used = 0;

    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '%' && s.len - i > 2 && hex(s.ptr[i + 1]) >= 0 && hex(s.ptr[i + 2]) >= 0) {
            out[used++] = (char)(unsigned char)(hex(s.ptr[i + 1]) * 16 + hex(s.ptr[i + 2]));
            i += 2;
        } else {
            out[used++] = s.ptr[i];
        }
    }
    out[used] = '\0';
    return used;
}
