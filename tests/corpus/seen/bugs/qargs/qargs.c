#include "qargs.h"

#include <stdlib.h>
#include <string.h>

struct pair {
    char *key;
    char *value;
    int doomed;
};

struct qargs {
    struct pair *pairs;
    size_t count;
    size_t room;
};

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* A decoded copy of the bytes from p to end. */
static char *decode(const char *p, const char *end)
{
    char *copy = malloc((size_t)(end - p) + 1);
    char *out = copy;

    if (copy == NULL)
        return NULL;
    while (p < end) {
        if (*p == '%' && end - p >= 2) {
            int high = hex_digit(p[1]);
            int low = high < 0 ? -1 : hex_digit(p[2]);

            if (low >= 0 && (high | low) != 0) {
                *out++ = (char)(high * 16 + low);
                p += 3;
                continue;
            }
        }
        *out++ = *p == '+' ? ' ' : *p;
        p++;
    }
    *out = '\0';
    return copy;
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text);
    char *copy;

    if (size > QARGS_MAX_TEXT)
        return NULL;
    copy = malloc(size + 1);
    if (copy != NULL)
        memcpy(copy, text, size + 1);
    return copy;
}

/* Takes both strings over, also when it fails. */
static int append(qargs *q, char *key, char *value)
{
    if (key == NULL || value == NULL || q->count >= QARGS_MAX_PAIRS)
        goto fail;
    if (q->count == q->room) {
        size_t room = q->room == 0 ? 8 : q->room * 2;
        struct pair *pairs = realloc(q->pairs, room * sizeof *pairs);

        if (pairs == NULL)
            goto fail;
        q->pairs = pairs;
        q->room = room;
    }
    q->pairs[q->count].key = key;
    q->pairs[q->count].value = value;
    q->pairs[q->count].doomed = 0;
    q->count++;
    return 0;
fail:
    free(key);
    free(value);
    return -1;
}

static int parse_pair(qargs *q, const char *p, const char *end)
{
    const char *equals;
    char *key, *value;

    if (p == end)
        return 0;
    equals = memchr(p, '=', (size_t)(end - p));
    if (equals == NULL) {
        key = decode(p, end);
        value = decode(end, end);
    } else {
        key = decode(p, equals);
        value = decode(equals + 1, end);
    }
    return append(q, key, value);
}

qargs *qargs_parse(const char *text, size_t len)
{
    qargs *q;
    char *raw;
    const char *p, *end;

    if (len > QARGS_MAX_TEXT)
        return NULL;
    if (len > 0 && memchr(text, '\0', len) != NULL)
        return NULL;
    q = calloc(1, sizeof *q);
    if (q == NULL || len == 0)
        return q;
    raw = malloc(len);
    if (raw == NULL) {
        free(q);
        return NULL;
    }
    memcpy(raw, text, len);
    p = raw;
    end = raw + len;
    for (;;) {
        const char *stop = memchr(p, '&', (size_t)(end - p));

        if (stop == NULL)
            stop = end;
        if (parse_pair(q, p, stop) < 0) {
            free(raw);
            qargs_free(q);
            return NULL;
        }
        if (stop == end || stop + 1 == end)
            break;
        p = stop + 1;
    }
    free(raw);
    return q;
}

void qargs_free(qargs *q)
{
    if (q == NULL)
        return;
    for (size_t i = 0; i < q->count; i++) {
        free(q->pairs[i].key);
        free(q->pairs[i].value);
    }
    free(q->pairs);
    free(q);
}

size_t qargs_count(const qargs *q)
{
    return q->count;
}

const char *qargs_key(const qargs *q, size_t index)
{
    return index < q->count ? q->pairs[index].key : NULL;
}

const char *qargs_value(const qargs *q, size_t index)
{
    return index < q->count ? q->pairs[index].value : NULL;
}

const char *qargs_get(const qargs *q, const char *key, size_t nth)
{
    for (size_t i = 0; i < q->count; i++)
        if (strcmp(q->pairs[i].key, key) == 0 && nth-- == 0)
            return q->pairs[i].value;
    return NULL;
}

int qargs_add(qargs *q, const char *key, const char *value)
{
    return append(q, duplicate(key), duplicate(value));
}

size_t qargs_remove(qargs *q, const char *key)
{
    size_t kept = 0, removed;

    /* key may be a string of q itself: nothing is freed before all is compared */
    for (size_t i = 0; i < q->count; i++)
        q->pairs[i].doomed = strcmp(q->pairs[i].key, key) == 0;
    for (size_t i = 0; i < q->count; i++) {
        if (q->pairs[i].doomed) {
            free(q->pairs[i].key);
            free(q->pairs[i].value);
        } else {
            q->pairs[kept++] = q->pairs[i];
        }
    }
    removed = q->count - kept;
    q->count = kept;
    return removed;
}

static char *encode(char *out, const char *text)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    static const char digits[] = "0123456789ABCDEF";

    for (; *text != '\0'; text++) {
        unsigned char byte = (unsigned char)*text;

        if (strchr(plain, *text) != NULL) {
            *out++ = *text;
        } else {
            *out++ = '%';
            *out++ = digits[byte >> 4];
            *out++ = digits[byte & 15];
        }
    }
    return out;
}

char *qargs_build(const qargs *q)
{
    size_t size = 1;
    char *text, *out;

    for (size_t i = 0; i < q->count; i++)
        size += 3 * (strlen(q->pairs[i].key) + strlen(q->pairs[i].value)) + 2;
    text = malloc(size);
    if (text == NULL)
        return NULL;
    out = text;
    for (size_t i = 0; i < q->count; i++) {
        if (i > 0)
            *out++ = '&';
        out = encode(out, q->pairs[i].key);
        *out++ = '=';
        out = encode(out, q->pairs[i].value);
    }
    *out = '\0';
    return text;
}
