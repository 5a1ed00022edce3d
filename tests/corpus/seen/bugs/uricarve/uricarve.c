#include "uricarve.h"

#include <string.h>

struct cursor {
    const char *at, *end;
};

static struct uric_span span(const char *from, const char *to)
{
    struct uric_span s = { from, (size_t)(to - from) };
    return s;
}

static int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int is_alpha(int c)
{
    c = lower(c);
    return c >= 'a' && c <= 'z';
}

static int is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static int hex(int c)
{
    if (is_digit(c))
        return c - '0';
    c = lower(c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The first of the characters in `stop`, or the end. */
static const char *until(const char *at, const char *end, const char *stop)
{
    while (at < end && (*at == '\0' || !strchr(stop, *at)))
        at++;
    return at;
}

static int carve_scheme(struct cursor *c, struct uric *out)
{
    const char *stop = until(c->at, c->end, ":/?#");

    if (stop == c->end || *stop != ':')
        return URIC_OK;
    if (stop == c->at || !is_alpha(*c->at))
        return URIC_ESCHEME;
    for (const char *p = c->at; p < stop; p++)
        if (!is_alpha(*p) && !is_digit(*p) && *p != '+' && *p != '-' && *p != '.')
            return URIC_ESCHEME;
    out->scheme = span(c->at, stop);
    c->at = stop + 1;
    return URIC_OK;
}

static int carve_port(struct cursor *c, struct uric *out)
{
    int port = 0, digits = 0;

    for (; c->at < c->end && is_digit(*c->at); c->at++, digits++) {
        port = port * 10 + (*c->at - '0');
        if (port > 65535)
            return URIC_EPORT;
    }
    if (c->at < c->end)
        return URIC_EPORT;
    if (digits > 0)
        out->port = port;
    return URIC_OK;
}

/* c spans the authority only. */
static int carve_authority(struct cursor c, struct uric *out)
{
    const char *from, *sign = NULL;
    int status = URIC_OK;

    for (const char *p = c.at; p < c.end; p++)
        if (*p == '@')
            sign = p;
    if (sign) {
        out->user = span(c.at, sign);
        c.at = sign + 1;
    }
    if (c.at < c.end && *c.at == '[') {
        from = ++c.at;
        c.at = until(c.at, c.end, "]");
        out->host = span(from, c.at);
        c.at++;
    } else {
        from = c.at;
        c.at = until(c.at, c.end, ":");
        out->host = span(from, c.at);
    }
    if (c.at != c.end && *c.at == ':') {
        c.at++;
        status = carve_port(&c, out);
    }
    if (status == URIC_OK && c.at != c.end)
        status = URIC_EHOST;
    return status;
}

int uric_parse(struct uric *out, const char *text, size_t len)
{
    struct cursor c;
    const char *stop;
    int status;

    if (!text || len == 0) {
        text = "";
        len = 0;
    }
    c.at = text;
    c.end = text + len;
    out->scheme = out->user = out->host = out->path = out->query = out->fragment = span(text, text);
    out->port = -1;

    if ((status = carve_scheme(&c, out)) != URIC_OK)
        return status;
    if (c.end - c.at >= 2 && c.at[0] == '/' && c.at[1] == '/') {
        struct cursor inner;
        inner.at = c.at + 2;
        inner.end = until(inner.at, c.end, "/?#");
        if ((status = carve_authority(inner, out)) != URIC_OK)
            return status;
        c.at = inner.end;
    }
    stop = until(c.at, c.end, "?#");
    out->path = span(c.at, stop);
    c.at = stop;
    if (c.at < c.end && *c.at == '?') {
        stop = until(++c.at, c.end, "#");
        out->query = span(c.at, stop);
        c.at = stop;
    }
    if (c.at < c.end)
        out->fragment = span(c.at + 1, c.end);
    return URIC_OK;
}

int uric_parse_str(struct uric *out, const char *text)
{
    return uric_parse(out, text, strlen(text));
}

int uric_scheme_is(const struct uric *u, const char *name)
{
    size_t n = strlen(name);

    if (n != u->scheme.len)
        return 0;
    for (size_t i = 0; i < n; i++)
        if (lower(name[i]) != lower(u->scheme.ptr[i]))
            return 0;
    return 1;
}

int uric_port(const struct uric *u)
{
    static const struct {
        const char *name;
        int port;
    } known[] = { { "http", 80 }, { "https", 443 }, { "ftp", 21 }, { "ws", 80 }, { "wss", 443 } };

    if (u->port >= 0)
        return u->port;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (uric_scheme_is(u, known[i].name))
            return known[i].port;
    return -1;
}

size_t uric_decode(struct uric_span in, char *buf, size_t cap)
{
    size_t n = 0;

    for (size_t i = 0; i < in.len; i++, n++) {
        char c = in.ptr[i];
        if (c == '%' && in.len - i > 2 && hex(in.ptr[i + 1]) >= 0 && hex(in.ptr[i + 2]) >= 0) {
            c = (char)(hex(in.ptr[i + 1]) * 16 + hex(in.ptr[i + 2]));
            i += 2;
        }
        if (cap > 0 && n < cap - 1)
            buf[n] = c;
    }
    if (cap > 0)
        buf[n < cap - 1 ? n : cap - 1] = '\0';
    return n;
}

int uric_query_next(struct uric_span *rest, struct uric_span *key, struct uric_span *value)
{
    const char *at = rest->ptr, *end, *stop, *sign;

    if (rest->len == 0)
        return 0;
    end = at + rest->len;
    while (at < end && *at == '&')
        at++;
    if (at == end) {
        *rest = span(end, end);
        return 0;
    }
    stop = until(at, end, "&");
    sign = until(at, stop, "=");
    *key = span(at, sign);
    *value = sign < stop ? span(sign + 1, stop) : span(stop, stop);
    *rest = stop < end ? span(stop + 1, end) : span(end, end);
    return 1;
}

const char *uric_strerror(int code)
{
    switch (code) {
    case URIC_OK: return "no error";
    case URIC_ESCHEME: return "bad scheme";
    case URIC_EHOST: return "bad host";
    case URIC_EPORT: return "bad port";
    }
    return "unknown error";
}
