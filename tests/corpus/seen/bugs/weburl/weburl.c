#include "weburl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NPARTS 8

struct weburl {
    char *parts[NPARTS]; /* by weburl_part; NULL when not there */
};

static char *copy_n(const char *s, size_t n)
{
    char *copy = malloc(n + 1);

    if (copy) {
        memcpy(copy, s, n);
        copy[n] = '\0';
    }
    return copy;
}

static int is_alpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Whether s[0 .. n) has only letters, digits and characters of `more`. */
static int only(const char *s, size_t n, const char *more)
{
    for (size_t i = 0; i < n; i++) {
        if (!is_alpha(s[i]) && !(s[i] >= '0' && s[i] <= '9') && !strchr(more, s[i]))
            return 0;
    }
    return 1;
}

static int valid_host(const char *s, size_t n)
{
    if (n > 0 && s[0] == '[') {
        if (n < 4 || n > 60 || s[n - 1] != ']')
            return 0;
        for (size_t i = 1; i < n - 1; i++) {
            if (!strchr("0123456789abcdefABCDEF:.", s[i]))
                return 0;
        }
        return memchr(s, ':', n) != NULL;
    }
    return n > 0 && only(s, n, "-._");
}

static int valid_port(const char *s, size_t n)
{
    long number = 0;

    for (size_t i = 0; i < n && i < 5 && s[i] >= '0' && s[i] <= '9'; i++) {
        number = number * 10 + (s[i] - '0');
        if (i == n - 1)
            return number <= 65535;
    }
    return 0;
}

/* Whether s[0 .. n), without a NUL in it, can be this part. */
static int valid(weburl_part part, const char *s, size_t n)
{
    const char *stop = "";

    if (n > WEBURL_PART_MAX)
        return 0;
    switch (part) {
    case WEBURL_SCHEME: return n > 0 && is_alpha(s[0]) && only(s, n, "+-.");
    case WEBURL_HOST: return valid_host(s, n);
    case WEBURL_ZONE: return n > 0 && only(s, n, "-._~");
    case WEBURL_PORT: return valid_port(s, n);
    case WEBURL_USER: stop = "@/?#"; break;
    case WEBURL_PATH:
        if (n == 0 || s[0] != '/')
            return 0;
        stop = "?#";
        break;
    case WEBURL_QUERY: stop = "#"; break;
    case WEBURL_FRAGMENT: break;
    default: return 0;
    }
    for (size_t i = 0; i < n; i++) {
        if (s[i] <= ' ' || s[i] > '~' || strchr(stop, s[i]))
            return 0;
    }
    return 1;
}

weburl *weburl_new(void)
{
    return calloc(1, sizeof(weburl));
}

void weburl_free(weburl *url)
{
    if (!url)
        return;
    for (int i = 0; i < NPARTS; i++)
        free(url->parts[i]);
    free(url);
}

/* Puts a value, which is now the URL's, in the place of a part. */
static void replace(weburl *url, weburl_part part, char *value)
{
    if (part == WEBURL_HOST)
        replace(url, WEBURL_ZONE, NULL);
    free(url->parts[part]);
    url->parts[part] = value;
}

static weburl_status set_n(weburl *url, weburl_part part, const char *s, size_t n)
{
    const char *host = url->parts[WEBURL_HOST];
    char *value;

    if (!valid(part, s, n) || (part == WEBURL_ZONE && (!host || host[0] != '[')))
        return WEBURL_BAD;
    value = copy_n(s, n);
    if (!value)
        return WEBURL_NOMEM;
    if (part == WEBURL_SCHEME || part == WEBURL_HOST) {
        for (char *p = value; *p; p++) {
            if (*p >= 'A' && *p <= 'Z')
                *p = (char)(*p - 'A' + 'a');
        }
    }
    replace(url, part, value);
    return WEBURL_OK;
}

weburl_status weburl_set(weburl *url, weburl_part part, const char *value)
{
    if ((unsigned)part >= NPARTS)
        return WEBURL_BAD;
    if (value)
        return set_n(url, part, value, strlen(value));
    replace(url, part, NULL);
    return WEBURL_OK;
}

const char *weburl_get(const weburl *url, weburl_part part)
{
    return (unsigned)part < NPARTS ? url->parts[part] : NULL;
}

/* The authority s[0 .. n): user@host:port, the host perhaps with a zone. */
static weburl_status parse_authority(weburl *u, const char *s, size_t n)
{
    const char *end = s + n;
    const char *at = memchr(s, '@', n);
    const char *stop;
    weburl_status status = WEBURL_OK;

    if (at) {
        status = set_n(u, WEBURL_USER, s, (size_t)(at - s));
        if (status != WEBURL_OK)
            return status;
        s = at + 1;
    }
    if (s < end && *s == '[') {
        const char *close = memchr(s, ']', (size_t)(end - s));
        const char *mark = close ? memchr(s, '%', (size_t)(close - s)) : NULL;

        if (!close)
            return WEBURL_BAD;
        stop = close + 1;
        if (mark) {
            char host[64];
            size_t length = (size_t)(mark - s);

            if (length > sizeof host - 1 || close - mark < 3 || memcmp(mark, "%25", 3) != 0)
                return WEBURL_BAD;
            memcpy(host, s, length);
            host[length] = ']';
            status = set_n(u, WEBURL_HOST, host, length + 1);
            if (status == WEBURL_OK)
                status = set_n(u, WEBURL_ZONE, mark + 3, (size_t)(close - mark - 3));
        } else {
            status = set_n(u, WEBURL_HOST, s, (size_t)(stop - s));
        }
    } else {
        stop = memchr(s, ':', (size_t)(end - s));
        if (!stop)
            stop = end;
        status = set_n(u, WEBURL_HOST, s, (size_t)(stop - s));
    }
    if (status == WEBURL_OK && stop < end) {
        if (*stop != ':')
            return WEBURL_BAD;
        status = set_n(u, WEBURL_PORT, stop + 1, (size_t)(end - stop - 1));
    }
    return status;
}

weburl_status weburl_parse(const char *text, weburl **url)
{
    const char *s = strstr(text, "://");
    weburl_status status;
    weburl *u;
    size_t n;

    *url = NULL;
    if (!s)
        return WEBURL_BAD;
    u = weburl_new();
    if (!u)
        return WEBURL_NOMEM;
    status = set_n(u, WEBURL_SCHEME, text, (size_t)(s - text));
    s += 3;
    n = strcspn(s, "/?#");
    if (status == WEBURL_OK)
        status = parse_authority(u, s, n);
    s += n;
    n = strcspn(s, "?#");
    if (status == WEBURL_OK && n > 0)
        status = set_n(u, WEBURL_PATH, s, n);
    s += n;
    if (*s == '?') {
        n = strcspn(++s, "#");
        if (status == WEBURL_OK)
            status = set_n(u, WEBURL_QUERY, s, n);
        s += n;
    }
    if (*s == '#' && status == WEBURL_OK)
        status = set_n(u, WEBURL_FRAGMENT, s + 1, strlen(s + 1));
    if (status != WEBURL_OK) {
        weburl_free(u);
        return status;
    }
    *url = u;
    return WEBURL_OK;
}

weburl *weburl_dup(const weburl *url)
{
    static const weburl_part order[] = {
        WEBURL_SCHEME, WEBURL_USER, WEBURL_HOST, WEBURL_PORT,
        WEBURL_PATH, WEBURL_QUERY, WEBURL_FRAGMENT,
    };
    weburl *copy = weburl_new();

    if (!copy)
        return NULL;
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        const char *value = url->parts[order[i]];

        if (value && weburl_set(copy, order[i], value) != WEBURL_OK) {
            weburl_free(copy);
            return NULL;
        }
    }
    return copy;
}

int weburl_equal(const weburl *a, const weburl *b)
{
    for (int i = 0; i < NPARTS; i++) {
        const char *x = a->parts[i], *y = b->parts[i];

        if (!x != !y || (x && strcmp(x, y) != 0))
            return 0;
    }
    return 1;
}

static char *put(char *to, const char *before, const char *s, const char *after)
{
    return s ? to + sprintf(to, "%s%s%s", before, s, after) : to;
}

char *weburl_format(const weburl *url)
{
    char *const *p = url->parts;
    size_t size = 32;
    char *text, *to;

    if (!p[WEBURL_SCHEME] || !p[WEBURL_HOST])
        return NULL;
    for (int i = 0; i < NPARTS; i++)
        size += p[i] ? strlen(p[i]) : 0;
    text = to = malloc(size);
    if (!text)
        return NULL;
    to = put(to, "", p[WEBURL_SCHEME], "://");
    to = put(to, "", p[WEBURL_USER], "@");
    to = put(to, "", p[WEBURL_HOST], "");
    if (p[WEBURL_ZONE])
        to = put(to - 1, "%25", p[WEBURL_ZONE], "]"); /* over the host's bracket */
    to = put(to, ":", p[WEBURL_PORT], "");
    to = put(to, "", p[WEBURL_PATH], "");
    to = put(to, "?", p[WEBURL_QUERY], "");
    put(to, "#", p[WEBURL_FRAGMENT], "");
    return text;
}
