#include "tclist.h"

#include <stdlib.h>
#include <string.h>

/* How an element has to be written. */
enum style { BARE, BRACED, ESCAPED };

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

const char *tl_strerror(int result)
{
    switch (result) {
    case TL_OK: return "no error";
    case TL_EBRACE: return "unmatched open brace in list";
    case TL_EQUOTE: return "unmatched open quote in list";
    case TL_ETRAIL: return "list element followed by text instead of space";
    case TL_ERANGE: return "index out of range";
    case TL_ENOMEM: return "out of memory";
    default: return "unknown error";
    }
}

static char unescape(char c)
{
    switch (c) {
    case 'n': return '\n';
    case 't': return '\t';
    case 'r': return '\r';
    case 'v': return '\v';
    case 'f': return '\f';
    default: return c;
    }
}

/* Finds the next element from *at on: 1 when there is one, 0 at the end, a
 * negative tl_result for an error.  The element is copied to out, which has
 * room for the rest of the text, when out is not NULL. */
static int next_element(const char **at, char *out)
{
    const char *p = *at;
    size_t n = 0;

    while (is_space(*p))
        p++;
    if (*p == '\0') {
        *at = p;
        return 0;
    }
    if (*p == '{') {
        size_t depth = 1;
        const char *start = ++p;

        for (;; p++) {
            if (*p == '\0')
                return -TL_EBRACE;
            if (*p == '\\' && p[1] != '\0')
                p++;
            else if (*p == '{')
                depth++;
            else if (*p == '}' && --depth == 0)
                break;
        }
        n = (size_t)(p - start);
        if (out != NULL)
            memcpy(out, start, n);
        p++;
        if (*p != '\0' && !is_space(*p))
            return -TL_ETRAIL;
    } else {
        int quoted = *p == '"';

        if (quoted)
            p++;
        while (*p != '\0' && (quoted ? *p != '"' : !is_space(*p))) {
            char c = *p++;
            if (c == '\\' && *p != '\0')
                c = unescape(*p++);
            if (out != NULL)
                out[n] = c;
            n++;
        }
        if (quoted) {
            if (*p != '"')
                return -TL_EQUOTE;
            p++;
            if (*p != '\0' && !is_space(*p))
                return -TL_ETRAIL;
        }
    }
    if (out != NULL)
        out[n] = '\0';
    *at = p;
    return 1;
}

tl_result tl_count(const char *text, size_t *count)
{
    size_t n = 0;
    int found;

    *count = 0;
    while ((found = next_element(&text, NULL)) > 0)
        n++;
    if (found < 0)
        return (tl_result)-found;
    *count = n;
    return TL_OK;
}

void tl_free(char **elements)
{
    size_t i;

    if (elements == NULL)
        return;
    for (i = 0; elements[i] != NULL; i++)
        free(elements[i]);
    free(elements);
}

static char *duplicate(const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = malloc(n);

    if (copy != NULL)
        memcpy(copy, text, n);
    return copy;
}

tl_result tl_split(const char *text, char ***out, size_t *count)
{
    size_t n, i;
    char **elements;
    char *scratch;
    tl_result result;

    *out = NULL;
    if (count != NULL)
        *count = 0;
    result = tl_count(text, &n);
    if (result != TL_OK)
        return result;
    elements = calloc(n + 1, sizeof *elements);
    scratch = malloc(strlen(text) + 1);
    if (elements == NULL || scratch == NULL)
        goto memory;
    for (i = 0; i < n; i++) {
        next_element(&text, scratch);
        elements[i] = duplicate(scratch);
        if (elements[i] == NULL)
            goto memory;
    }
    free(scratch);
    *out = elements;
    if (count != NULL)
        *count = n;
    return TL_OK;

memory:
    tl_free(elements);
    free(scratch);
    return TL_ENOMEM;
}

tl_result tl_index(const char *text, size_t index, char **out)
{
    size_t n;
    char *scratch;
    tl_result result = tl_count(text, &n);

    *out = NULL;
    if (result != TL_OK)
        return result;
    if (index >= n)
        return TL_ERANGE;
    scratch = malloc(strlen(text) + 1);
    if (scratch == NULL)
        return TL_ENOMEM;
    do
        next_element(&text, scratch);
    while (index-- > 0);
    *out = duplicate(scratch);
    free(scratch);
    return *out != NULL ? TL_OK : TL_ENOMEM;
}

/* Braces are the nicest way, where the text allows them. */
static enum style style_of(const char *string)
{
    const char *p = string;
    long long open = 0;
    int plain = *p != '\0' && *p != '{' && *p != '"';

    for (; *p != '\0'; p++) {
        if (is_space(*p)) {
            plain = 0;
        } else if (*p == '\\') {
            plain = 0;
            p++;
            if (*p == '\0')
                return ESCAPED;
        } else if (*p == '{') {
            plain = 0;
            open++;
        } else if (*p == '}') {
            plain = 0;
            open--;
        }
    }
    if (plain)
        return BARE;
    return open == 0 ? BRACED : ESCAPED;
}

struct sink {
    char *buf;
    size_t size;
    size_t length;
};

static void emit(struct sink *s, char c)
{
    if (s->length < s->size)
        s->buf[s->length] = c;
    s->length++;
}

static void emit_escaped(struct sink *s, char c)
{
    static const char letters[] = "tnvfr";

    if (c >= '\t' && c <= '\r') {
        emit(s, '\\');
        emit(s, letters[c - '\t']);
        return;
    }
    if (c == ' ' || c == '\\' || c == '{' || c == '}' || c == '"')
        emit(s, '\\');
    emit(s, c);
}

static void emit_element(struct sink *s, const char *string)
{
    enum style style = style_of(string);

    if (style == BRACED)
        emit(s, '{');
    for (; *string != '\0'; string++) {
        if (style == ESCAPED)
            emit_escaped(s, *string);
        else
            emit(s, *string);
    }
    if (style == BRACED)
        emit(s, '}');
}

size_t tl_quote(const char *string, char *buf, size_t size)
{
    struct sink s = { buf, size, 0 };

    emit_element(&s, string);
    if (size > 0)
        buf[s.length < size ? s.length : size - 1] = '\0';
    return s.length;
}

static void emit_all(struct sink *s, const char *const *elements, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (i > 0)
            emit(s, ' ');
        emit_element(s, elements[i]);
    }
    emit(s, '\0');
}

char *tl_merge(const char *const *elements, size_t n)
{
    struct sink s = { NULL, 0, 0 };
    size_t size;

    emit_all(&s, elements, n);
    size = s.length;
    s.buf = malloc(size);
    if (s.buf == NULL)
        return NULL;
    s.size = size;
    s.length = 0;
    emit_all(&s, elements, n);
    return s.buf;
}
