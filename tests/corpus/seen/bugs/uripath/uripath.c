#include "uripath.h"

#include <stdlib.h>
#include <string.h>

struct uripath {
    char *text;
    size_t length;
};

static bool is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* pchar of the RFC, without percent-encoded ones */
static bool is_pchar(char c)
{
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
        return true;
    return c != '\0' && strchr("-._~!$&'()*+,;=:@", c) != NULL;
}

static uripath *make(const char *head, size_t head_length, const char *tail, size_t tail_length)
{
    uripath *p = malloc(sizeof *p);

    if (p == NULL)
        return NULL;
    p->length = head_length + tail_length;
    p->text = malloc(p->length + 1);
    if (p->text == NULL) {
        free(p);
        return NULL;
    }
    memcpy(p->text, head, head_length);
    memcpy(p->text + head_length, tail, tail_length);
    p->text[p->length] = '\0';
    return p;
}

uripath *uripath_parse(const char *text)
{
    size_t n = 0;

    while (text[n] != '\0') {
        unsigned char c = (unsigned char)text[n];
        if (n >= URIPATH_MAX || c <= ' ' || c > 126 || c == '?' || c == '#')
            return NULL;
        if (c == '%' && (!is_hex(text[n + 1]) || !is_hex(text[n + 2])))
            return NULL;
        n++;
    }
    return make(text, n, "", 0);
}

uripath *uripath_dup(const uripath *p)
{
    return make(p->text, p->length, "", 0);
}

void uripath_free(uripath *p)
{
    if (p == NULL)
        return;
    free(p->text);
    free(p);
}

const char *uripath_text(const uripath *p)
{
    return p->text;
}

size_t uripath_length(const uripath *p)
{
    return p->length;
}

bool uripath_absolute(const uripath *p)
{
    return p->text[0] == '/';
}

size_t uripath_count(const uripath *p)
{
    size_t n = 1;

    if (p->length == 0)
        return 0;
    for (size_t i = 1; i < p->length; i++)
        if (p->text[i] == '/')
            n++;
    return n;
}

int uripath_segment(const uripath *p, size_t i, char *buf, size_t size)
{
    const char *from = p->text;
    size_t n;

    if (i >= uripath_count(p))
        return -1;
    if (*from == '/')
        from++;
    for (; i > 0; i--)
        from = strchr(from, '/') + 1;
    n = strcspn(from, "/");
    if (size > 0) {
        size_t room = n < size - 1 ? n : size - 1;
        memcpy(buf, from, room);
        buf[room] = '\0';
    }
    return (int)n;
}

int uripath_append(uripath *p, const char *segment)
{
    static const char digits[] = "0123456789ABCDEF";
    size_t need = p->length, n;
    bool slash = p->length > 0 && p->text[p->length - 1] != '/';
    char *text, *to;

    if (*segment == '\0')
        return -1;
    need += slash;
    for (n = 0; segment[n] != '\0'; n++) {
        need += is_pchar(segment[n]) ? 1 : 3;
        if (need > URIPATH_MAX)
            return -1;
    }
    text = malloc(need + 1);
    if (text == NULL)
        return -1;
    memcpy(text, p->text, p->length);
    to = text + p->length;
    if (slash)
        *to++ = '/';
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)segment[i];
        if (is_pchar(segment[i])) {
            *to++ = segment[i];
        } else {
            *to++ = '%';
            *to++ = digits[c >> 4];
            *to++ = digits[c & 15];
        }
    }
    *to = '\0';
    free(p->text);
    p->text = text;
    p->length = need;
    return 0;
}

int uripath_pop(uripath *p)
{
    size_t n = p->length;

    if (n == 0 || (n == 1 && p->text[0] == '/'))
        return -1;
    while (n > 0 && p->text[n - 1] != '/')
        n--;
    if (n > 1)
        n--;
    p->text[n] = '\0';
    p->length = n;
    return 0;
}

static bool is_dots(const char *segment, size_t length, size_t dots)
{
    return length == dots && strncmp(segment, "..", dots) == 0;
}

void uripath_normalize(uripath *p)
{
    char *text = p->text;
    bool absolute = uripath_absolute(p);
    size_t base = absolute ? 1 : 0;
    size_t from = base, to = base, depth = 0;

    for (;;) {
        size_t n = strcspn(text + from, "/");
        bool last = from + n == p->length;

        if (is_dots(text + from, n, 2) && depth > 0) {
            to--;
            while (to > base && text[to - 1] != '/')
                to--;
            depth--;
        } else if (!is_dots(text + from, n, 1) && !(absolute && is_dots(text + from, n, 2))) {
            if (!is_dots(text + from, n, 2))
                depth++;
            memmove(text + to, text + from, n);
            to += n;
            if (!last)
                text[to++] = '/';
        }
        if (last)
            break;
        from += n + 1;
    }
    if (to > base && text[base] == '/') {
        memmove(text + 2, text, to);
        memcpy(text, absolute ? "/." : "./", 2);
        to += 2;
    }
    text[to] = '\0';
    p->length = to;
}

uripath *uripath_resolve(const uripath *base, const uripath *ref)
{
    uripath *p;

    if (ref->length == 0) {
        p = uripath_dup(base);
    } else if (uripath_absolute(ref)) {
        p = uripath_dup(ref);
    } else {
        size_t n = base->length;
        while (n > 0 && base->text[n - 1] != '/')
            n--;
        if (n + ref->length > URIPATH_MAX)
            return NULL;
        p = make(base->text, n, ref->text, ref->length);
    }
    if (p != NULL)
        uripath_normalize(p);
    return p;
}
