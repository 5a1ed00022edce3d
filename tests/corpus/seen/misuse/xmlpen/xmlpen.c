#include "xmlpen.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct xmlpen {
    char *buf;          /* len bytes and a zero */
    size_t len, cap;
    size_t depth;
    int in_tag;         /* the > of the last start tag is still to come */
    const char *open[XMLPEN_DEPTH_MAX];
};

xmlpen *xmlpen_new(void)
{
    xmlpen *pen = calloc(1, sizeof *pen);

    if (pen == NULL)
        return NULL;
    pen->cap = 32;
    pen->buf = malloc(pen->cap);
    if (pen->buf == NULL) {
        free(pen);
        return NULL;
    }
    pen->buf[0] = '\0';
    return pen;
}

void xmlpen_free(xmlpen *pen)
{
    if (pen == NULL)
        return;
    free(pen->buf);
    free(pen);
}

/* Makes room for N more bytes.  The old buffer, which the caller's text may
 * lie in, is left in *OLD to be freed when the writing is done. */
static int reserve(xmlpen *pen, size_t n, char **old)
{
    size_t cap = pen->cap;
    char *buf;

    *old = NULL;
    if (n > XMLPEN_SIZE_MAX - pen->len)
        return XMLPEN_ELIMIT;
    if (pen->len + n + 1 <= cap)
        return XMLPEN_OK;
    while (cap < pen->len + n + 1)
        cap *= 2;
    buf = malloc(cap);
    if (buf == NULL)
        return XMLPEN_ENOMEM;
    memcpy(buf, pen->buf, pen->len + 1);
    *old = pen->buf;
    pen->buf = buf;
    pen->cap = cap;
    return XMLPEN_OK;
}

static void put(xmlpen *pen, const char *s, size_t n)
{
    memcpy(pen->buf + pen->len, s, n);
    pen->len += n;
}

static void finish(xmlpen *pen, char *old)
{
    pen->buf[pen->len] = '\0';
    free(old);
}

static const char *escape(char c)
{
    switch (c) {
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '&':
        return "&amp;";
    case '"':
        return "&quot;";
    default:
        return NULL;
    }
}

/* Length of S when escaped, or an error.  *N is set to its length as it is. */
static long escaped_length(const char *s, size_t *n)
{
    size_t length = 0, i;

    for (i = 0; s[i] != '\0'; i++) {
        unsigned char c = (unsigned char)s[i];
        const char *entity = escape(s[i]);

        if ((c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7f)
            return XMLPEN_ECHAR;
        length += entity ? strlen(entity) : 1;
        if (length > XMLPEN_SIZE_MAX)
            return XMLPEN_ELIMIT;
    }
    *n = i;
    return (long)length;
}

static void put_escaped(xmlpen *pen, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const char *entity = escape(s[i]);

        if (entity)
            put(pen, entity, strlen(entity));
        else
            put(pen, s + i, 1);
    }
}

static int is_name(const char *s)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_:";

    if (*s == '\0' || strchr(letters, *s) == NULL)
        return 0;
    for (; *s != '\0'; s++)
        if (strchr(letters, *s) == NULL && strchr("0123456789.-", *s) == NULL)
            return 0;
    return 1;
}

int xmlpen_begin(xmlpen *pen, const char *name)
{
    size_t n;
    char *old;
    int error;

    if (!is_name(name))
        return XMLPEN_ENAME;
    n = strlen(name);
    if (pen->depth == XMLPEN_DEPTH_MAX || n > XMLPEN_SIZE_MAX)
        return XMLPEN_ELIMIT;
    error = reserve(pen, n + 2, &old);
    if (error)
        return error;
    if (pen->in_tag)
        put(pen, ">", 1);
    put(pen, "<", 1);
    put(pen, name, n);
    finish(pen, old);
    pen->open[pen->depth++] = name;
    pen->in_tag = 1;
    return XMLPEN_OK;
}

int xmlpen_attr(xmlpen *pen, const char *name, const char *value)
{
    size_t n, name_length;
    long length;
    char *old;
    int error;

    if (!is_name(name))
        return XMLPEN_ENAME;
    if (!pen->in_tag)
        return XMLPEN_EORDER;
    length = escaped_length(value, &n);
    if (length < 0)
        return (int)length;
    name_length = strlen(name);
    if (name_length > XMLPEN_SIZE_MAX)
        return XMLPEN_ELIMIT;
    error = reserve(pen, name_length + (size_t)length + 4, &old);
    if (error)
        return error;
    put(pen, " ", 1);
    put(pen, name, name_length);
    put(pen, "=\"", 2);
    put_escaped(pen, value, n);
    put(pen, "\"", 1);
    finish(pen, old);
    return XMLPEN_OK;
}

int xmlpen_text(xmlpen *pen, const char *text)
{
    size_t n;
    long length;
    char *old;
    int error;

    if (pen->depth == 0)
        return XMLPEN_EORDER;
    length = escaped_length(text, &n);
    if (length < 0)
        return (int)length;
    error = reserve(pen, (size_t)length + 1, &old);
    if (error)
        return error;
    if (pen->in_tag)
        put(pen, ">", 1);
    pen->in_tag = 0;
    put_escaped(pen, text, n);
    finish(pen, old);
    return XMLPEN_OK;
}

int xmlpen_number(xmlpen *pen, long number)
{
    char digits[32];

    snprintf(digits, sizeof digits, "%ld", number);
    return xmlpen_text(pen, digits);
}

int xmlpen_end(xmlpen *pen)
{
    const char *name;
    size_t n;
    char *old;
    int error;

    assert(pen->depth > 0);
    name = pen->open[pen->depth - 1];
    n = strlen(name);
    error = reserve(pen, n + 3, &old);
    if (error)
        return error;
    if (pen->in_tag) {
        put(pen, "/>", 2);
    } else {
        put(pen, "</", 2);
        put(pen, name, n);
        put(pen, ">", 1);
    }
    finish(pen, old);
    pen->in_tag = 0;
    pen->depth--;
    return XMLPEN_OK;
}

size_t xmlpen_depth(const xmlpen *pen)
{
    return pen->depth;
}

const char *xmlpen_str(const xmlpen *pen, size_t *len)
{
    if (len != NULL)
        *len = pen->len;
    return pen->buf;
}
