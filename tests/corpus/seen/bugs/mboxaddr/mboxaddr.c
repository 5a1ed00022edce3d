#include "mboxaddr.h"

#include <stdlib.h>
#include <string.h>

/* A part of the text that is being parsed. */
struct span {
    const char *s;
    size_t n;
};

static struct span trim(const char *s, size_t n)
{
    struct span span;

    while (n > 0 && (s[0] == ' ' || s[0] == '\t'))
        s++, n--;
    while (n > 0 && (s[n - 1] == ' ' || s[n - 1] == '\t'))
        n--;
    span.s = s;
    span.n = n;
    return span;
}

static int is_alnum(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static int lower(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int is_control(unsigned char c)
{
    return (c < 0x20 && c != '\t') || c == 0x7f;
}

/* Words separated by single dots, of letters, digits and the characters EXTRA. */
static int is_dotted(struct span t, const char *extra)
{
    size_t word = 0;

    for (size_t i = 0; i < t.n; i++) {
        if (t.s[i] == '.') {
            if (word == 0)
                return 0;
            word = 0;
        } else if (is_alnum((unsigned char)t.s[i]) || strchr(extra, t.s[i]) != NULL) {
            word++;
        } else {
            return 0;
        }
    }
    return word > 0;
}

static int keep(struct span t, char **out)
{
    char *copy = malloc(t.n + 1);

    if (copy == NULL)
        return MBX_ENOMEM;
    memcpy(copy, t.s, t.n);
    copy[t.n] = '\0';
    *out = copy;
    return MBX_OK;
}

/* Copies what stands between two quotes and takes the backslashes away. */
static int unquote(struct span t, char **out)
{
    char *copy = malloc(t.n + 1);
    size_t n = 0;

    if (copy == NULL)
        return MBX_ENOMEM;
    for (size_t i = 0; i < t.n; i++) {
        char c = t.s[i];

        if (c == '\\' && ++i < t.n)
            c = t.s[i];
        else if (c == '\\' || c == '"')
            goto bad;
        if (is_control((unsigned char)c))
            goto bad;
        copy[n++] = c;
    }
    copy[n] = '\0';
    *out = copy;
    return MBX_OK;

bad:
    free(copy);
    return MBX_ESYNTAX;
}

static int parse_display(struct span t, char **out)
{
    if (t.n == 0)
        return MBX_OK;
    if (t.s[0] == '"') {
        struct span inner = { t.s + 1, t.n - 2 };

        if (t.s[t.n - 1] != '"')
            return MBX_ESYNTAX;
        return unquote(inner, out);
    }
    for (size_t i = 0; i < t.n; i++)
        if (is_control((unsigned char)t.s[i]) || strchr("\"<>()[],;:@\\", t.s[i]) != NULL)
            return MBX_ESYNTAX;
    return keep(t, out);
}

static int parse_spec(struct span t, struct mbx_addr *out)
{
    const char *at = t.n > 0 ? memchr(t.s, '@', t.n) : NULL;
    struct span local, domain;
    int code;

    if (at == NULL)
        return MBX_ESYNTAX;
    local.s = t.s;
    local.n = (size_t)(at - t.s);
    domain.s = at + 1;
    domain.n = t.n - local.n - 1;
    if (!is_dotted(local, "!#$%&'*+-/=?^_`{|}~") || !is_dotted(domain, "-"))
        return MBX_ESYNTAX;
    code = keep(local, &out->local);
    if (code == MBX_OK)
        code = keep(domain, &out->domain);
    return code;
}

int mbx_parse(const char *text, struct mbx_addr *out)
{
    size_t n = strlen(text);
    struct span all, display = { NULL, 0 }, spec;
    int code;

    out->display = out->local = out->domain = NULL;
    if (n > MBX_TEXT_MAX)
        return MBX_ELONG;
    all = trim(text, n);
    spec = all;
    if (all.n > 0 && all.s[all.n - 1] == '>') {
        size_t open = all.n - 1;

        while (open > 0 && all.s[open] != '<')
            open--;
        if (all.s[open] != '<')
            return MBX_ESYNTAX;
        display = trim(all.s, open);
        spec = trim(all.s + open + 1, all.n - open - 2);
    }
    code = parse_display(display, &out->display);
    if (code == MBX_OK)
        code = parse_spec(spec, out);
    if (code != MBX_OK)
        mbx_clear(out);
    return code;
}

void mbx_clear(struct mbx_addr *a)
{
    free(a->display);
    free(a->local);
    free(a->domain);
    a->display = a->local = a->domain = NULL;
}

int mbx_copy(struct mbx_addr *dst, const struct mbx_addr *src)
{
    struct span t;
    int code = MBX_OK;

    if (dst == src)
        return MBX_OK;
    dst->display = dst->local = dst->domain = NULL;
    if (src->display != NULL) {
        t.s = src->display, t.n = strlen(t.s);
        code = keep(t, &dst->display);
    }
    t.s = src->local, t.n = strlen(t.s);
    if (code == MBX_OK)
        code = keep(t, &dst->local);
    t.s = src->domain, t.n = strlen(t.s);
    if (code == MBX_OK)
        code = keep(t, &dst->domain);
    if (code != MBX_OK)
        mbx_clear(dst);
    return code;
}

int mbx_same(const struct mbx_addr *a, const struct mbx_addr *b)
{
    const char *p = a->domain, *q = b->domain;

    if (strcmp(a->local, b->local) != 0)
        return 0;
    while (*p != '\0' && lower((unsigned char)*p) == lower((unsigned char)*q))
        p++, q++;
    return *p == '\0' && *q == '\0';
}

/* Where mbx_format() has got to. */
struct sink {
    char *buf;
    size_t size, n;
};

static void put(struct sink *k, char c)
{
    if (k->n + 1 < k->size)
        k->buf[k->n] = c;
    k->n++;
}

static void puts_to(struct sink *k, const char *s)
{
    while (*s != '\0')
        put(k, *s++);
}

size_t mbx_format(const struct mbx_addr *a, char *buf, size_t size)
{
    struct sink k = { buf, size, 0 };

    if (a->display != NULL) {
        put(&k, '"');
        for (const char *s = a->display; *s != '\0'; s++) {
            if (*s == '"' || *s == '\\')
                put(&k, '\\');
            put(&k, *s);
        }
        puts_to(&k, "\" <");
    }
    puts_to(&k, a->local);
    put(&k, '@');
    puts_to(&k, a->domain);
    if (a->display != NULL)
        put(&k, '>');
    if (size > 0)
        buf[k.n < size ? k.n : size - 1] = '\0';
    return k.n;
}

const char *mbx_strerror(int code)
{
    switch (code) {
    case MBX_OK:
        return "no error";
    case MBX_ESYNTAX:
        return "not a mailbox address";
    case MBX_ELONG:
        return "text too long";
    case MBX_ENOMEM:
        return "out of memory";
    default:
        return "unknown error";
    }
}
