#include "uricomp.h"

#include <stdlib.h>
#include <string.h>

static int alpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int digit(char c)
{
    return c >= '0' && c <= '9';
}

static int hex(char c)
{
    return digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* Whether a slice may be a component. */
static int fits(uri_part part, const char *text, size_t length)
{
    static const char *const extra[URI_PARTS] = {
        "+-.", "-._~!$&'()*+,;=%", "", "-._~!$&'()*+,;=%:@/", "-._~!$&'()*+,;=%:@/?", "-._~!$&'()*+,;=%:@/?",
    };
    if (part == URI_SCHEME && (length == 0 || !alpha(text[0])))
        return 0;
    for (size_t i = 0; i < length; i++) {
        if (digit(text[i]) || (part != URI_PORT && alpha(text[i])))
            continue;
        if (text[i] == '\0' || strchr(extra[part], text[i]) == NULL)
            return 0;
        if (text[i] == '%' && (length - i < 3 || !hex(text[i + 1]) || !hex(text[i + 2])))
            return 0;
    }
    return 1;
}

void uricomp_init(uricomp *uri)
{
    for (int i = 0; i < URI_PARTS; i++) {
        uri->part[i].first = NULL;
        uri->part[i].length = 0;
    }
    uri->owned = 0;
}

static void release(uricomp *uri, int part)
{
    if (uri->owned & 1u << part)
        free((char *)uri->part[part].first);
    uri->owned &= ~(1u << part);
    uri->part[part].first = NULL;
    uri->part[part].length = 0;
}

void uricomp_clear(uricomp *uri)
{
    for (int i = 0; i < URI_PARTS; i++)
        release(uri, i);
}

static char *duplicate(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static int assign(uricomp *uri, uri_part part, const char *first, size_t length)
{
    uri->part[part].first = first;
    uri->part[part].length = length;
    return fits(part, first, length);
}

static int split(uricomp *uri, const char *text)
{
    size_t length = strcspn(text, ":/?#");
    if (text[length] == ':') {
        if (!assign(uri, URI_SCHEME, text, length))
            return 0;
        text += length + 1;
    }
    if (text[0] == '/' && text[1] == '/') {
        text += 2;
        length = strcspn(text, ":/?#");
        if (!assign(uri, URI_HOST, text, length))
            return 0;
        text += length;
        if (*text == ':') {
            text++;
            length = strcspn(text, "/?#");
            if (!assign(uri, URI_PORT, text, length))
                return 0;
            text += length;
        }
    }
    length = strcspn(text, "?#");
    if (!assign(uri, URI_PATH, text, length))
        return 0;
    text += length;
    if (*text == '?') {
        text++;
        length = strcspn(text, "#");
        if (!assign(uri, URI_QUERY, text, length))
            return 0;
        text += length;
    }
    return *text == '\0' || assign(uri, URI_FRAGMENT, text + 1, strlen(text + 1));
}

int uricomp_parse(uricomp *uri, const char *text)
{
    uricomp_init(uri);
    if (split(uri, text))
        return 0;
    uricomp_init(uri);
    return -1;
}

static int own(uricomp *uri, int part)
{
    uri_slice *slice = &uri->part[part];
    if (slice->first == NULL || (uri->owned & 1u << part))
        return 0;
    char *copy = duplicate(slice->first, slice->length);
    if (copy == NULL)
        return -1;
    slice->first = copy;
    uri->owned |= 1u << part;
    return 0;
}

int uricomp_own(uricomp *uri)
{
    for (int i = 0; i < URI_PARTS; i++)
        if (own(uri, i) != 0)
            return -1;
    return 0;
}

int uricomp_set(uricomp *uri, uri_part part, const char *text)
{
    if ((unsigned)part >= URI_PARTS)
        return -1;
    if (text == NULL) {
        release(uri, part);
        return 0;
    }
    size_t length = strlen(text);
    char *copy = fits(part, text, length) ? duplicate(text, length) : NULL;
    if (copy == NULL)
        return -1;
    release(uri, part);
    uri->part[part].first = copy;
    uri->part[part].length = length;
    uri->owned |= 1u << part;
    return 0;
}

int uricomp_copy(uricomp *to, const uricomp *from)
{
    *to = *from;
    to->owned = 0;
    for (int i = URI_SCHEME; i < URI_FRAGMENT; i++) {
        if ((from->owned & 1u << i) && own(to, i) != 0) {
            uricomp_clear(to);
            return -1;
        }
    }
    to->owned = from->owned;
    return 0;
}

int uricomp_normalize(uricomp *uri)
{
    if (uricomp_own(uri) != 0)
        return -1;
    for (int i = 0; i < URI_PARTS; i++) {
        char *text = (char *)uri->part[i].first;
        for (size_t at = 0; at < uri->part[i].length; at++) {
            int lower = i == URI_SCHEME || i == URI_HOST;
            int escape = (at >= 1 && text[at - 1] == '%') || (at >= 2 && text[at - 2] == '%');
            if (lower && text[at] >= 'A' && text[at] <= 'Z')
                text[at] = (char)(text[at] - 'A' + 'a');
            else if (!lower && escape && text[at] >= 'a' && text[at] <= 'f')
                text[at] = (char)(text[at] - 'a' + 'A');
        }
    }
    return 0;
}

int uricomp_equal(const uricomp *a, const uricomp *b)
{
    for (int i = 0; i < URI_PARTS; i++) {
        const uri_slice *x = &a->part[i], *y = &b->part[i];
        if ((x->first == NULL) != (y->first == NULL) || x->length != y->length)
            return 0;
        if (x->length > 0 && memcmp(x->first, y->first, x->length) != 0)
            return 0;
    }
    return 1;
}

size_t uricomp_print(const uricomp *uri, char *out, size_t size)
{
    static const char *const before[URI_PARTS] = {"", "//", ":", "", "?", "#"};
    size_t length = 0;
    for (int i = 0; i < URI_PARTS; i++) {
        if (uri->part[i].first == NULL)
            continue;
        for (const char *c = before[i]; *c != '\0'; c++, length++)
            if (length + 1 < size)
                out[length] = *c;
        for (size_t at = 0; at < uri->part[i].length; at++, length++)
            if (length + 1 < size)
                out[length] = uri->part[i].first[at];
        if (i == URI_SCHEME && length++ + 1 < size)
            out[length - 1] = ':';
    }
    if (size > 0)
        out[length < size ? length : size - 1] = '\0';
    return length;
}
