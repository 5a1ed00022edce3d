#include "jptrb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct jptrb {
    char *text; /* NULL while it is empty */
    size_t len;
};

jptrb *jptrb_new(void)
{
    return calloc(1, sizeof(jptrb));
}

void jptrb_free(jptrb *p)
{
    if (p == NULL)
        return;
    free(p->text);
    free(p);
}

static void adopt(jptrb *p, char *text, size_t len)
{
    free(p->text);
    p->text = text;
    p->len = len;
}

jptrb_status jptrb_assign(jptrb *p, const char *text)
{
    size_t len = strlen(text);

    if (len > 0 && text[0] != '/')
        return JPTRB_ESYNTAX;
    if (len > JPTRB_MAX_TEXT)
        return JPTRB_ELIMIT;
    for (const char *c = strchr(text, '~'); c != NULL; c = strchr(c + 1, '~'))
        if (c[1] != '0' && c[1] != '1')
            return JPTRB_ESYNTAX;

    char *copy = malloc(len + 1);
    if (copy == NULL)
        return JPTRB_ENOMEM;
    memcpy(copy, text, len + 1);
    adopt(p, copy, len);
    return JPTRB_OK;
}

/* Room that a key takes in the text form. */
static size_t escaped_length(const char *key)
{
    size_t len = 0;
    for (; *key != '\0'; key++)
        len += *key == '~' ? 2 : 1;
    return len;
}

static char *escape(char *to, const char *key)
{
    for (; *key != '\0'; key++) {
        switch (*key) {
        case '~':
            *to++ = '~';
            *to++ = '0';
            break;
        case '/':
            *to++ = '~';
            *to++ = '1';
            break;
        default:
            *to++ = *key;
        }
    }
    return to;
}

jptrb_status jptrb_push_key(jptrb *p, const char *key)
{
    size_t need = p->len + 1 + escaped_length(key);
    if (need > JPTRB_MAX_TEXT)
        return JPTRB_ELIMIT;

    char *grown = malloc(need + 1);
    if (grown == NULL)
        return JPTRB_ENOMEM;
    if (p->len > 0)
        memcpy(grown, p->text, p->len);
    grown[p->len] = '/';
    char *end = escape(grown + p->len + 1, key);
    *end = '\0';
    adopt(p, grown, (size_t)(end - grown));
    return JPTRB_OK;
}

jptrb_status jptrb_push_index(jptrb *p, size_t index)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%zu", index);
    return jptrb_push_key(p, digits);
}

jptrb_status jptrb_pop(jptrb *p)
{
    if (p->len == 0)
        return JPTRB_ERANGE;
    p->len = (size_t)(strrchr(p->text, '/') - p->text);
    p->text[p->len] = '\0';
    return JPTRB_OK;
}

size_t jptrb_depth(const jptrb *p)
{
    size_t depth = 0;
    for (const char *c = jptrb_text(p); *c != '\0'; c++)
        depth += *c == '/';
    return depth;
}

const char *jptrb_text(const jptrb *p)
{
    return p->text != NULL ? p->text : "";
}

jptrb_status jptrb_token(const jptrb *p, size_t i, char *out, size_t cap, size_t *len)
{
    const char *c = strchr(jptrb_text(p), '/');
    while (c != NULL && i > 0) {
        c = strchr(c + 1, '/');
        i--;
    }
    if (c == NULL)
        return JPTRB_ERANGE;

    size_t n = 0;
    for (c++; *c != '\0' && *c != '/'; c++, n++) {
        char plain = *c;
        if (plain == '~')
            plain = *++c == '0' ? '~' : '/';
        if (n + 1 < cap)
            out[n] = plain;
    }
    if (cap > 0)
        out[n < cap ? n : cap - 1] = '\0';
    if (len != NULL)
        *len = n;
    return JPTRB_OK;
}

bool jptrb_contains(const jptrb *a, const jptrb *b)
{
    if (a->len > b->len)
        return false;
    if (a->len == 0)
        return true;
    return memcmp(a->text, b->text, a->len) == 0 && (b->text[a->len] == '/' || b->text[a->len] == '\0');
}

const char *jptrb_strerror(jptrb_status status)
{
    switch (status) {
    case JPTRB_OK: return "ok";
    case JPTRB_ENOMEM: return "out of memory";
    case JPTRB_ESYNTAX: return "not a JSON Pointer";
    case JPTRB_ELIMIT: return "pointer too long";
    case JPTRB_ERANGE: return "no such token";
    }
    return "unknown status";
}
