#include "urlquery.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct field {
    char *name;
    char *value;
};

struct urlquery {
    size_t count;
    struct field *fields;
};

static int digit(char character)
{
    if (character >= '0' && character <= '9')
        return character - '0';
    if (character >= 'a' && character <= 'f')
        return character - 'a' + 10;
    if (character >= 'A' && character <= 'F')
        return character - 'A' + 10;
    return -1;
}

/* Decodes a string in its place: it only gets shorter. */
static void unescape(char *text)
{
    char *out = text;
    for (const char *in = text; *in != '\0'; in++) {
        if (*in == '+') {
            *out++ = ' ';
            continue;
        }
        if (*in == '%') {
            int high = digit(in[1]), low = digit(in[2]);
            if (high >= 0 && low >= 0 && high + low > 0) {
                *out++ = (char)(16 * high + low);
                in += 2;
                continue;
            }
        }
        *out++ = *in;
    }
    *out = '\0';
}

/* A decoded copy of a piece of the text. */
static char *decoded(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    unescape(copy);
    return copy;
}

static bool add(urlquery *query, const char *text, size_t length)
{
    const char *equals = memchr(text, '=', length);
    size_t name = equals != NULL ? (size_t)(equals - text) : length;
    size_t value = equals != NULL ? name + 1 : length;
    struct field *fields = realloc(query->fields, (query->count + 1) * sizeof *fields);
    if (fields == NULL)
        return false;
    query->fields = fields;
    struct field *field = &fields[query->count];
    field->name = decoded(text, name);
    field->value = decoded(text + value, length - value);
    query->count++;
    return field->name != NULL && field->value != NULL;
}

urlquery *urlquery_parse(const char *text)
{
    urlquery *query = calloc(1, sizeof *query);
    if (query == NULL)
        return NULL;
    for (;;) {
        size_t length = strcspn(text, "&");
        if (length > 0 && !add(query, text, length)) {
            urlquery_free(query);
            return NULL;
        }
        if (text[length] == '\0')
            return query;
        text += length + 1;
    }
}

void urlquery_free(urlquery *query)
{
    if (query == NULL)
        return;
    for (size_t i = 0; i < query->count; i++) {
        free(query->fields[i].name);
        free(query->fields[i].value);
    }
    free(query->fields);
    free(query);
}

size_t urlquery_count(const urlquery *query)
{
    return query->count;
}

const char *urlquery_name(const urlquery *query, size_t index)
{
    return index < query->count ? query->fields[index].name : NULL;
}

const char *urlquery_value(const urlquery *query, size_t index)
{
    return index < query->count ? query->fields[index].value : NULL;
}

const char *urlquery_get(const urlquery *query, const char *name)
{
    for (size_t i = 0; i < query->count; i++)
        if (strcmp(query->fields[i].name, name) == 0)
            return query->fields[i].value;
    return NULL;
}

static bool plain(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || (character != '\0' && strchr("-._~", character) != NULL);
}

char *urlquery_escape(const char *text)
{
    char *escaped = malloc(3 * strlen(text) + 1), *out = escaped;
    if (escaped == NULL)
        return NULL;
    for (; *text != '\0'; text++) {
        if (plain(*text)) {
            *out++ = *text;
            continue;
        }
        *out++ = '%';
        *out++ = "0123456789ABCDEF"[(unsigned char)*text >> 4];
        *out++ = "0123456789ABCDEF"[(unsigned char)*text & 15];
    }
    *out = '\0';
    return escaped;
}
