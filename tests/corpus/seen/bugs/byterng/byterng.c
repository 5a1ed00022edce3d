#include "byterng.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A copy of the value in lower case without blanks around it.  NULL, with
 * *error set, when there is none. */
static char *tidy(const char *value, int *error)
{
    size_t length, i;
    char *copy;

    while (is_blank(*value))
        value++;
    for (length = 0; value[length] != '\0'; length++)
        if (length >= BR_MAX_VALUE) {
            *error = BR_EBAD;
            return NULL;
        }
    while (length > 0 && is_blank(value[length - 1]))
        length--;
    copy = malloc(length + 1);
    if (copy == NULL) {
        *error = BR_ENOMEM;
        return NULL;
    }
    for (i = 0; i < length; i++)
        copy[i] = value[i] >= 'A' && value[i] <= 'Z' ? (char)(value[i] - 'A' + 'a') : value[i];
    copy[length] = '\0';
    return copy;
}

static const char *skip(const char *s)
{
    while (is_blank(*s))
        s++;
    return s;
}

/* Reads a number below BR_UNKNOWN; NULL when there is none. */
static const char *number(const char *s, uint64_t *value)
{
    uint64_t n = 0;

    if (!is_digit(*s))
        return NULL;
    for (; is_digit(*s); s++) {
        uint64_t digit = (uint64_t)(*s - '0');

        if (n > (BR_UNKNOWN - 1 - digit) / 10)
            return NULL;
        n = n * 10 + digit;
    }
    *value = n;
    return s;
}

/* One element of a Range value. */
static const char *range_element(const char *s, struct br_span *span)
{
    span->first = span->last = BR_UNKNOWN;
    if (*s == '-')
        return number(s + 1, &span->last);
    s = number(s, &span->first);
    if (s == NULL || *s != '-')
        return NULL;
    s++;
    if (is_digit(*s)) {
        s = number(s, &span->last);
        if (s != NULL && span->last < span->first)
            return NULL;
    }
    return s;
}

int br_range(const char *value, struct br_span *out, size_t room)
{
    int error = 0, count = 0;
    char *copy = tidy(value, &error);
    const char *s = copy;

    if (copy == NULL)
        return error;
    if (strncmp(s, "bytes=", 6) != 0) {
        free(copy);
        return BR_EBAD;
    }
    s += 6;
    for (;;) {
        struct br_span span;

        s = range_element(skip(s), &span);
        if (s == NULL) {
            count = BR_EBAD;
            break;
        }
        if ((size_t)count >= room) {
            count = BR_EFULL;
            break;
        }
        out[count++] = span;
        s = skip(s);
        if (*s == '\0')
            break;
        if (*s++ != ',') {
            count = BR_EBAD;
            break;
        }
    }
    free(copy);
    return count;
}

/* The span and the size of a Content-Range value. */
static int content_element(const char *s, struct br_part *part)
{
    part->span.first = part->span.last = part->size = BR_UNKNOWN;
    if (*s == '*') {
        s++;
    } else {
        s = number(s, &part->span.first);
        if (s == NULL || *s != '-')
            return BR_EBAD;
        s = number(s + 1, &part->span.last);
        if (s == NULL || part->span.last < part->span.first)
            return BR_EBAD;
    }
    if (*s != '/')
        return BR_EBAD;
    s++;
    if (*s == '*') {
        if (part->span.first == BR_UNKNOWN)
            return BR_EBAD;
        s++;
    } else {
        s = number(s, &part->size);
        if (s == NULL)
            return BR_EBAD;
        if (part->span.first != BR_UNKNOWN && part->span.last >= part->size)
            return BR_EBAD;
    }
    return *s == '\0' ? 0 : BR_EBAD;
}

int br_content(const char *value, struct br_part *out)
{
    struct br_part part;
    int status = 0;
    char separator;
    char *copy = tidy(value, &status);
    const char *s = copy;

    if (copy == NULL)
        return status;
    if (strncmp(s, "bytes", 5) != 0) {
        free(copy);
        return BR_EBAD;
    }
    s += 5;
    separator = *s++;
    s = skip(s);
    if (separator != ' ' && separator != '=')
        status = BR_EBAD;
    else
        status = content_element(s, &part);
    if (status == 0)
        *out = part;
    free(copy);
    return status;
}

int br_format(const struct br_part *part, char *buffer, size_t size)
{
    const struct br_span *span = &part->span;
    char range[48] = "*", total[24] = "*";
    int length;

    if (span->first == BR_UNKNOWN || span->last == BR_UNKNOWN) {
        if (span->first != span->last || part->size == BR_UNKNOWN)
            return BR_EBAD;
    } else {
        if (span->last < span->first || span->last >= part->size)
            return BR_EBAD;
        snprintf(range, sizeof range, "%" PRIu64 "-%" PRIu64, span->first, span->last);
    }
    if (part->size != BR_UNKNOWN)
        snprintf(total, sizeof total, "%" PRIu64, part->size);
    length = snprintf(NULL, 0, "bytes %s/%s", range, total);
    if (length < 0 || (size_t)length >= size)
        return BR_EFULL;
    snprintf(buffer, size, "bytes %s/%s", range, total);
    return 0;
}

int br_resolve(struct br_span *span, uint64_t size)
{
    if (span->first == BR_UNKNOWN) {
        uint64_t wanted = span->last;

        if (wanted == 0 || size == 0)
            return 0;
        span->first = wanted < size ? size - wanted : 0;
        span->last = size - 1;
        return 1;
    }
    if (span->first >= size || span->last < span->first)
        return 0;
    if (span->last >= size)
        span->last = size - 1;
    return 1;
}

static int by_first(const void *a, const void *b)
{
    const struct br_span *x = a, *y = b;

    if (x->first != y->first)
        return x->first < y->first ? -1 : 1;
    return (x->last > y->last) - (x->last < y->last);
}

size_t br_coalesce(struct br_span *spans, size_t n)
{
    size_t i, kept = 0;

    if (n == 0)
        return 0;
    qsort(spans, n, sizeof *spans, by_first);
    for (i = 1; i < n; i++) {
        struct br_span *last = &spans[kept];

        if (spans[i].first <= last->last || spans[i].first - last->last == 1) {
            if (spans[i].last > last->last)
                last->last = spans[i].last;
        } else {
            spans[++kept] = spans[i];
        }
    }
    return kept + 1;
}

uint64_t br_total(const struct br_span *spans, size_t n)
{
    uint64_t total = 0;
    size_t i;

    for (i = 0; i < n; i++) {
        uint64_t width = spans[i].last - spans[i].first;

        if (width >= BR_UNKNOWN - 1 - total)
            return BR_UNKNOWN;
        total += width + 1;
    }
    return total;
}

int br_contains(const struct br_span *spans, size_t n, uint64_t position)
{
    size_t i;

    for (i = 0; i < n; i++)
        if (position >= spans[i].first && position <= spans[i].last)
            return 1;
    return 0;
}
