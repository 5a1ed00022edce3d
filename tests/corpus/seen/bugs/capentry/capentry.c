#include "capentry.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct capentry {
    char *names;  // the names, a NUL behind each
    size_t size;  // of the names
    char *fields; // the rest, as it was read
};

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// The colon or the NUL that ends the field.
static const char *field_end(const char *p)
{
    while (*p != '\0' && *p != ':') {
        if (*p == '\\' && p[1] != '\0')
            p++;
        p++;
    }
    return p;
}

// The beginning of the next field that is not empty, or NULL.
static const char *field_start(const char *p)
{
    while (blank(*p) || *p == ':')
        p++;
    return *p == '\0' ? NULL : p;
}

// What follows the capability's name in its field, or NULL. `kinds` are the
// characters that may follow.
static const char *find(const capentry *e, const char *id, const char *kinds)
{
    size_t length = strlen(id);
    if (length == 0)
        return NULL;
    const char *p = e->fields;
    while ((p = field_start(p)) != NULL) {
        const char *end = field_end(p);
        if ((size_t)(end - p) >= length && memcmp(p, id, length) == 0) {
            const char *rest = p + length;
            char kind = rest == end ? ':' : *rest;
            if (kind == '@')
                return NULL;
            if (kind == ':' || kind == '#' || kind == '=')
                return strchr(kinds, kind) != NULL ? rest : NULL;
        }
        p = end;
    }
    return NULL;
}

capentry *cap_read(const char *text)
{
    size_t length = 0;
    while (length <= CAP_MAXLEN && text[length] != '\0')
        length++;
    size_t names = strcspn(text, ":");
    if (length > CAP_MAXLEN || names == 0 || text[0] == '|')
        return NULL;
    capentry *e = malloc(sizeof *e);
    if (e == NULL)
        return NULL;
    e->names = malloc(names + 1);
    e->fields = malloc(length - names + 1);
    if (e->names == NULL || e->fields == NULL) {
        cap_free(e);
        return NULL;
    }
    memcpy(e->names, text, names);
    e->names[names] = '\0';
    e->size = names + 1;
    for (size_t i = 0; i < names; i++)
        if (e->names[i] == '|')
            e->names[i] = '\0';
    memcpy(e->fields, text + names, length - names + 1);
    return e;
}

void cap_free(capentry *e)
{
    if (e == NULL)
        return;
    free(e->names);
    free(e->fields);
    free(e);
}

const char *cap_name(const capentry *e)
{
    return e->names;
}

bool cap_is(const capentry *e, const char *name)
{
    for (size_t at = 0; at < e->size; at += strlen(e->names + at) + 1)
        if (*name != '\0' && strcmp(e->names + at, name) == 0)
            return true;
    return false;
}

bool cap_flag(const capentry *e, const char *id)
{
    return find(e, id, ":") != NULL;
}

bool cap_number(const capentry *e, const char *id, long *value)
{
    const char *p = find(e, id, "#");
    if (p == NULL || p[1] < '0' || p[1] > '9')
        return false;
    char *end;
    errno = 0;
    long n = strtol(p + 1, &end, 0);
    if (errno != 0 || (*end != '\0' && *end != ':'))
        return false;
    *value = n;
    return true;
}

// Decodes one character behind a backslash and goes past it.
static char unescape(const char **at)
{
    const char *p = *at;
    if (*p >= '0' && *p <= '7') {
        unsigned code = 0;
        for (int i = 0; i < 3 && *p >= '0' && *p <= '7'; i++)
            code = code * 8 + (unsigned)(*p++ - '0');
        *at = p;
        return (char)(unsigned char)code;
    }
    *at = p + 1;
    switch (*p) {
    case 'E':
    case 'e':
        return '\033';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    default:
        return *p;
    }
}

long cap_string(const capentry *e, const char *id, char *out, size_t size)
{
    const char *p = find(e, id, "=");
    if (p == NULL)
        return -1;
    p++;
    size_t length = 0;
    while (*p != '\0' && *p != ':') {
        char c = *p++;
        if (c == '\\')
            c = unescape(&p);
        else if (c == '^' && *p != '\0' && *p != ':' && *p != '\\')
            c = *p++ & 037;
        if (size > 0 && length < size - 1)
            out[length] = c;
        length++;
    }
    if (size > 0)
        out[length < size ? length : size - 1] = '\0';
    return (long)length;
}

size_t cap_fields(const capentry *e)
{
    size_t count = 0;
    const char *p = e->fields;
    while ((p = field_start(p)) != NULL) {
        count++;
        p = field_end(p);
    }
    return count;
}
