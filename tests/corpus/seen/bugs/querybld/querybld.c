#include "querybld.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    char *name, *value;
};

struct qb {
    unsigned flags;
    size_t count;
    struct pair pairs[QB_MAX_PAIRS];
};

qb *qb_new(unsigned flags)
{
    qb *q;

    if (flags & ~(unsigned)(QB_PLUS | QB_CRLF | QB_SEMI))
        return NULL;
    q = malloc(sizeof *q);
    if (!q)
        return NULL;
    q->flags = flags;
    q->count = 0;
    return q;
}

static void free_pair(struct pair *pair)
{
    free(pair->name);
    free(pair->value);
}

void qb_free(qb *q)
{
    if (!q)
        return;
    for (size_t i = 0; i < q->count; i++)
        free_pair(&q->pairs[i]);
    free(q);
}

static char *copy_text(const char *text)
{
    size_t length = strlen(text);
    char *copy;

    if (length > QB_MAX_TEXT)
        return NULL;
    copy = malloc(length + 1);
    if (copy)
        memcpy(copy, text, length + 1);
    return copy;
}

static int make_pair(struct pair *pair, const char *name, const char *value)
{
    if (!*name)
        return -1;
    pair->name = copy_text(name);
    if (!pair->name)
        return -1;
    pair->value = NULL;
    if (value) {
        pair->value = copy_text(value);
        if (!pair->value) {
            free(pair->name);
            return -1;
        }
    }
    return 0;
}

int qb_add(qb *q, const char *name, const char *value)
{
    if (q->count >= QB_MAX_PAIRS || make_pair(&q->pairs[q->count], name, value) < 0)
        return -1;
    q->count++;
    return 0;
}

int qb_add_int(qb *q, const char *name, long long value)
{
    char text[32];

    snprintf(text, sizeof text, "%lld", value);
    return qb_add(q, name, text);
}

int qb_remove(qb *q, const char *name)
{
    struct pair gone[QB_MAX_PAIRS];
    size_t kept = 0, removed = 0;

    /* The name may be a value of ours: nothing is freed before the end. */
    for (size_t i = 0; i < q->count; i++) {
        if (strcmp(q->pairs[i].name, name) == 0)
            gone[removed++] = q->pairs[i];
        else
            q->pairs[kept++] = q->pairs[i];
    }
    q->count = kept;
    for (size_t i = 0; i < removed; i++)
        free_pair(&gone[i]);
    return (int)removed;
}

int qb_set(qb *q, const char *name, const char *value)
{
    struct pair pair;

    if (make_pair(&pair, name, value) < 0)
        return -1;
    if (q->count >= QB_MAX_PAIRS) {
        size_t i = 0;

        while (i < q->count && strcmp(q->pairs[i].name, pair.name) != 0)
            i++;
        if (i == q->count) {
            free_pair(&pair);
            return -1;
        }
    }
    qb_remove(q, pair.name);
    q->pairs[q->count++] = pair;
    return 0;
}

size_t qb_count(const qb *q)
{
    return q->count;
}

const char *qb_value(const qb *q, const char *name)
{
    for (size_t i = 0; i < q->count; i++)
        if (strcmp(q->pairs[i].name, name) == 0)
            return q->pairs[i].value;
    return NULL;
}

static int is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

/* How long the text is when it is encoded. */
static size_t encoded_length(const qb *q, const char *text)
{
    size_t length = 0;

    for (; *text; text++)
        length += is_plain(*text) || (*text == ' ' && (q->flags & QB_PLUS)) ? 1 : 3;
    return length;
}

static char *put_hex(char *out, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";

    *out++ = '%';
    *out++ = digits[byte >> 4];
    *out++ = digits[byte & 15];
    return out;
}

/* Writes the encoded text; returns the place after it. */
static char *encode(const qb *q, char *out, const char *text)
{
    for (; *text; text++) {
        if (is_plain(*text)) {
            *out++ = *text;
        } else if (*text == ' ' && (q->flags & QB_PLUS)) {
            *out++ = '+';
        } else if ((*text == '\r' || *text == '\n') && (q->flags & QB_CRLF)) {
            if (text[0] == '\r' && text[1] == '\n')
                text++;
            out = put_hex(out, '\r');
            out = put_hex(out, '\n');
        } else {
            out = put_hex(out, (unsigned char)*text);
        }
    }
    return out;
}

char *qb_string(const qb *q)
{
    size_t size = 1;
    char *string, *out;

    for (size_t i = 0; i < q->count; i++) {
        size += (i > 0) + encoded_length(q, q->pairs[i].name);
        if (q->pairs[i].value)
            size += 1 + encoded_length(q, q->pairs[i].value);
    }
    string = malloc(size);
    if (!string)
        return NULL;
    out = string;
    for (size_t i = 0; i < q->count; i++) {
        if (i > 0)
            *out++ = q->flags & QB_SEMI ? ';' : '&';
        out = encode(q, out, q->pairs[i].name);
        if (q->pairs[i].value) {
            *out++ = '=';
            out = encode(q, out, q->pairs[i].value);
        }
    }
    *out = '\0';
    return string;
}
