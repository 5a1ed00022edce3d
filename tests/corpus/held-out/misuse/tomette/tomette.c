#include "tomette.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct tom_value {
    tom_type type;
    union {
        long long integer;
        int boolean;
        char *string;
        struct {
            tom_value *items;
            size_t length;
        } array;
    } as;
};

struct entry {
    struct entry *next;
    char *table, *key;
    tom_value value;
};

struct tom_doc { struct entry *entries; };

struct parser {
    const char *at;
    int line, no_memory;
};

static int is_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static void skip_blanks(struct parser *p)
{
    while (*p->at == ' ' || *p->at == '\t')
        p->at++;
}

/* realloc() that notes its failure. */
static void *grab(struct parser *p, void *old, size_t size)
{
    void *got = realloc(old, size);

    p->no_memory |= !got;
    return got;
}

/* A copy of the next n characters, which are then behind us. */
static char *take(struct parser *p, size_t n)
{
    char *copy = grab(p, NULL, n + 1);

    if (!copy)
        return NULL;
    memcpy(copy, p->at, n);
    copy[n] = '\0';
    p->at += n;
    return copy;
}

static char *scan_name(struct parser *p)
{
    size_t n = 0;

    while (is_name(p->at[n]))
        n++;
    return n == 0 ? NULL : take(p, n);
}

/* Frees what a value holds, not the value. */
static void clear_value(tom_value *v)
{
    if (v->type == TOM_STRING)
        free(v->as.string);
    if (v->type == TOM_ARRAY) {
        while (v->as.array.length > 0)
            clear_value(&v->as.array.items[--v->as.array.length]);
        free(v->as.array.items);
    }
}

static int scan_string(struct parser *p, tom_value *v)
{
    size_t n = strcspn(++p->at, "\"\n");

    if (p->at[n] != '"')
        return -1;
    v->type = TOM_STRING;
    v->as.string = take(p, n);
    p->at++;
    return v->as.string ? 0 : -1;
}

static int scan_integer(struct parser *p, tom_value *v)
{
    int negative = *p->at == '-';
    long long n = 0;

    if (*p->at == '-' || *p->at == '+')
        p->at++;
    if (*p->at < '0' || *p->at > '9')
        return -1;
    for (; *p->at >= '0' && *p->at <= '9'; p->at++) {
        int digit = *p->at - '0';

        if (n < (LLONG_MIN + digit) / 10)
            return -1;
        n = n * 10 - digit;
    }
    if (!negative && n == LLONG_MIN)
        return -1;
    v->type = TOM_INTEGER;
    v->as.integer = negative ? n : -n;
    return 0;
}

static int scan_value(struct parser *p, tom_value *v, int depth);

static int scan_array(struct parser *p, tom_value *v, int depth)
{
    if (depth == TOM_DEPTH_MAX)
        return -1;
    v->type = TOM_ARRAY;
    v->as.array.items = NULL;
    v->as.array.length = 0;
    p->at++;
    for (skip_blanks(p); *p->at != ']'; skip_blanks(p)) {
        size_t length = v->as.array.length;
        tom_value *items = grab(p, v->as.array.items, (length + 1) * sizeof *items);

        if (!items)
            goto fail;
        v->as.array.items = items;
        if (scan_value(p, &items[length], depth + 1) != 0)
            goto fail;
        v->as.array.length++;
        skip_blanks(p);
        if (*p->at == ',')
            p->at++;
        else if (*p->at != ']')
            goto fail;
    }
    p->at++;
    return 0;
fail:
    clear_value(v);
    return -1;
}

static int scan_value(struct parser *p, tom_value *v, int depth)
{
    size_t word = 0;

    if (*p->at == '"')
        return scan_string(p, v);
    if (*p->at == '[')
        return scan_array(p, v, depth);
    while (is_name(p->at[word]))
        word++;
    if ((word == 4 && memcmp(p->at, "true", 4) == 0) || (word == 5 && memcmp(p->at, "false", 5) == 0)) {
        v->type = TOM_BOOLEAN;
        v->as.boolean = word == 4;
        p->at += word;
        return 0;
    }
    return scan_integer(p, v);
}

/* Reads "key = value" into the document. */
static int scan_entry(struct parser *p, tom_doc *doc, const char *table)
{
    struct entry *e = grab(p, NULL, sizeof *e);

    if (!e)
        return -1;
    e->key = scan_name(p);
    e->table = grab(p, NULL, strlen(table) + 1);
    if (!e->key || !e->table || tom_get(doc, table, e->key))
        goto fail;
    strcpy(e->table, table);
    skip_blanks(p);
    if (*p->at++ != '=')
        goto fail;
    skip_blanks(p);
    if (scan_value(p, &e->value, 0) == 0) {
        e->next = doc->entries;
        doc->entries = e;
        return 0;
    }
fail:
    free(e->key);
    free(e->table);
    free(e);
    return -1;
}

static int scan_table(struct parser *p, char **table)
{
    char *name;

    p->at++;
    skip_blanks(p);
    name = scan_name(p);
    free(*table);
    *table = name;
    skip_blanks(p);
    return name && *p->at++ == ']' ? 0 : -1;
}

static int scan_lines(struct parser *p, tom_doc *doc, char **table)
{
    for (;; p->at++, p->line++) {
        int err = 0;

        skip_blanks(p);
        if (*p->at == '[')
            err = scan_table(p, table);
        else if (is_name(*p->at))
            err = scan_entry(p, doc, *table ? *table : "");
        if (err)
            return -1;
        skip_blanks(p);
        if (*p->at == '#')
            p->at += strcspn(p->at, "\n");
        if (*p->at == '\r' && p->at[1] == '\n')
            p->at++;
        if (*p->at == '\0')
            return 0;
        if (*p->at != '\n')
            return -1;
    }
}

tom_doc *tom_parse(const char *text, int *line)
{
    struct parser p = { text, 1, 0 };
    tom_doc *doc = grab(&p, NULL, sizeof *doc);
    char *table = NULL;

    if (doc)
        doc->entries = NULL;
    if (!doc || scan_lines(&p, doc, &table) != 0) {
        if (line)
            *line = p.no_memory ? 0 : p.line;
        tom_free(doc);
        doc = NULL;
    }
    free(table);
    return doc;
}

void tom_free(tom_doc *doc)
{
    struct entry *e, *next;

    for (e = doc ? doc->entries : NULL; e; e = next) {
        next = e->next;
        clear_value(&e->value);
        free(e->key);
        free(e->table);
        free(e);
    }
    free(doc);
}

const tom_value *tom_get(const tom_doc *doc, const char *table, const char *key)
{
    const struct entry *e;

    for (e = doc->entries; e; e = e->next)
        if (strcmp(e->key, key) == 0 && strcmp(e->table, table) == 0)
            return &e->value;
    return NULL;
}

tom_type tom_kind(const tom_value *value) { return value->type; }
long long tom_integer(const tom_value *value) { return value->as.integer; }
const char *tom_string(const tom_value *value) { return value->as.string; }
int tom_boolean(const tom_value *value) { return value->as.boolean; }
size_t tom_length(const tom_value *array) { return array->as.array.length; }
const tom_value *tom_item(const tom_value *array, size_t index) { return &array->as.array.items[index]; }

long long tom_get_integer(const tom_doc *doc, const char *table, const char *key, long long fallback)
{
    const tom_value *v = tom_get(doc, table, key);

    return v && v->type == TOM_INTEGER ? v->as.integer : fallback;
}

const char *tom_get_string(const tom_doc *doc, const char *table, const char *key, const char *fallback)
{
    const tom_value *v = tom_get(doc, table, key);

    return v && v->type == TOM_STRING ? v->as.string : fallback;
}
