#include "tomlmini.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct pair {
    char *key;
    tm_type type;
    long number; /* also of TM_BOOL */
    char *string;
} pair;

struct tm_doc {
    pair *pairs;
    size_t count, capacity;
};

static char *copy_of(const char *from, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, from, length);
        copy[length] = '\0';
    }
    return copy;
}

static const char *skip(const char *at)
{
    while (*at == ' ' || *at == '\t' || *at == '\r')
        at++;
    return at;
}

static bool is_key(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-';
}

void tm_free(tm_doc *doc)
{
    if (doc == NULL)
        return;
    for (size_t i = 0; i < doc->count; i++) {
        free(doc->pairs[i].key);
        free(doc->pairs[i].string);
    }
    free(doc->pairs);
    free(doc);
}

/* A new pair at the end, with that key; NULL when memory is out. */
static pair *add(tm_doc *doc, const char *key, size_t length)
{
    if (doc->count == doc->capacity) {
        size_t capacity = doc->capacity == 0 ? 4 : doc->capacity * 2;
        pair *pairs = realloc(doc->pairs, capacity * sizeof *pairs);
        if (pairs == NULL)
            return NULL;
        doc->pairs = pairs;
        doc->capacity = capacity;
    }
    pair *p = &doc->pairs[doc->count];
    memset(p, 0, sizeof *p);
    p->key = copy_of(key, length);
    if (p->key == NULL)
        return NULL;
    doc->count++;
    return p;
}

/* Reads a value; the position behind it, or NULL. */
static const char *value(pair *p, const char *at)
{
    if (*at == '"') {
        size_t length = strcspn(at + 1, "\"\n");
        if (at[1 + length] != '"')
            return NULL;
        p->type = TM_STRING;
        p->string = copy_of(at + 1, length);
        return p->string == NULL ? NULL : at + length + 2;
    }
    if (strncmp(at, "true", 4) == 0 || strncmp(at, "false", 5) == 0) {
        p->type = TM_BOOL;
        p->number = *at == 't';
        return at + (*at == 't' ? 4 : 5);
    }
    bool minus = *at == '-';
    at += minus;
    if (!isdigit((unsigned char)*at))
        return NULL;
    p->type = TM_INT;
    for (; isdigit((unsigned char)*at); at++) {
        int digit = *at - '0';
        if (p->number < (LONG_MIN + digit) / 10)
            return NULL;
        p->number = p->number * 10 - digit;
    }
    if (!minus) {
        if (p->number == LONG_MIN)
            return NULL;
        p->number = -p->number;
    }
    return at;
}

/* Reads a line; its end, or NULL when it is wrong. */
static const char *line(tm_doc *doc, const char *at)
{
    at = skip(at);
    if (is_key(*at)) {
        const char *key = at;
        while (is_key(*at))
            at++;
        size_t length = (size_t)(at - key);
        at = skip(at);
        if (*at != '=')
            return NULL;
        pair *p = add(doc, key, length);
        if (p == NULL)
            return NULL;
        at = value(p, skip(at + 1));
        if (at == NULL) {
            free(p->key);
            return NULL;
        }
        at = skip(at);
    }
    if (*at == '#')
        at += strcspn(at, "\n");
    return *at == '\0' || *at == '\n' ? at : NULL;
}

tm_doc *tm_parse(const char *text, int *error_line)
{
    int number = 0;
    tm_doc *doc = calloc(1, sizeof *doc);
    while (doc != NULL) {
        number++;
        text = line(doc, text);
        if (text == NULL) {
            tm_free(doc);
            doc = NULL;
        } else if (*text++ == '\0') {
            break;
        }
    }
    if (doc == NULL && error_line != NULL)
        *error_line = number;
    return doc;
}

static const pair *find(const tm_doc *doc, const char *key, tm_type type)
{
    for (size_t i = 0; i < doc->count; i++)
        if (strcmp(doc->pairs[i].key, key) == 0)
            return type == TM_MISSING || doc->pairs[i].type == type ? &doc->pairs[i] : NULL;
    return NULL;
}

size_t tm_count(const tm_doc *doc)
{
    return doc->count;
}

const char *tm_key(const tm_doc *doc, size_t i)
{
    return i < doc->count ? doc->pairs[i].key : NULL;
}

tm_type tm_type_of(const tm_doc *doc, const char *key)
{
    const pair *p = find(doc, key, TM_MISSING);
    return p == NULL ? TM_MISSING : p->type;
}

bool tm_get_int(const tm_doc *doc, const char *key, long *value)
{
    const pair *p = find(doc, key, TM_INT);
    if (p != NULL)
        *value = p->number;
    return p != NULL;
}

bool tm_get_bool(const tm_doc *doc, const char *key, bool *value)
{
    const pair *p = find(doc, key, TM_BOOL);
    if (p != NULL)
        *value = p->number != 0;
    return p != NULL;
}

const char *tm_get_string(const tm_doc *doc, const char *key)
{
    const pair *p = find(doc, key, TM_STRING);
    return p == NULL ? NULL : p->string;
}
