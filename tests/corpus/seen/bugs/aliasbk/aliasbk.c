#include "aliasbk.h"

#include <stdlib.h>
#include <string.h>

struct alias {
    char name[ALIASBK_NAME + 1];
    char *targets;
    unsigned long visited; /* the last expansion that it was part of */
};

struct aliasbk {
    struct alias *aliases[ALIASBK_MAX];
    size_t count;
    unsigned long expansion;
};

struct output {
    char *bytes;
    size_t size, length;
};

aliasbk *aliasbk_new(void)
{
    return calloc(1, sizeof(aliasbk));
}

static void alias_free(struct alias *a)
{
    if (a != NULL) {
        free(a->targets);
        free(a);
    }
}

void aliasbk_delete(aliasbk *book)
{
    if (book == NULL)
        return;
    for (size_t i = 0; i < book->count; i++)
        alias_free(book->aliases[i]);
    free(book);
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int same(const char *name, const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && name[i] != '\0' && lower(name[i]) == lower(text[i]))
        i++;
    return i == length && name[i] == '\0';
}

/* The number of an alias, or the count. */
static size_t find(const aliasbk *book, const char *text, size_t length)
{
    size_t i = 0;
    while (i < book->count && !same(book->aliases[i]->name, text, length))
        i++;
    return i;
}

static int is_name(const char *text, size_t length)
{
    if (length == 0 || length > ALIASBK_NAME)
        return 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] <= ' ' || text[i] > '~' || text[i] == ',' || text[i] == ':')
            return 0;
    return 1;
}

/* A copy of a list without blanks; NULL when it is wrong or memory is out. */
static char *clean(const char *targets, enum aliasbk_status *status)
{
    size_t length = strlen(targets), used = 0;
    *status = ALIASBK_BAD;
    if (length > ALIASBK_TEXT)
        return NULL;
    char *copy = malloc(length + 1);
    if (copy == NULL) {
        *status = ALIASBK_NO_MEMORY;
        return NULL;
    }
    for (;;) {
        targets += strspn(targets, " \t\r\n");
        size_t part = strcspn(targets, ", \t\r\n");
        if (!is_name(targets, part)) {
            free(copy);
            return NULL;
        }
        memcpy(copy + used, targets, part);
        used += part;
        targets += part;
        targets += strspn(targets, " \t\r\n");
        if (*targets != ',')
            break;
        copy[used++] = *targets++;
    }
    copy[used] = '\0';
    if (*targets != '\0') {
        free(copy);
        return NULL;
    }
    *status = ALIASBK_OK;
    return copy;
}

static enum aliasbk_status set(aliasbk *book, const char *name, size_t length, const char *targets)
{
    enum aliasbk_status status;
    if (!is_name(name, length))
        return ALIASBK_BAD;
    char *copy = clean(targets, &status);
    if (copy == NULL)
        return status;
    size_t at = find(book, name, length);
    if (at < book->count) {
        free(book->aliases[at]->targets);
        book->aliases[at]->targets = copy;
        return ALIASBK_OK;
    }
    if (book->count == ALIASBK_MAX) {
        free(copy);
        return ALIASBK_FULL;
    }
    struct alias *a = calloc(1, sizeof *a);
    if (a == NULL) {
        free(copy);
        return ALIASBK_NO_MEMORY;
    }
    memcpy(a->name, name, length);
    a->targets = copy;
    book->aliases[book->count++] = a;
    return ALIASBK_OK;
}

enum aliasbk_status aliasbk_set(aliasbk *book, const char *name, const char *targets)
{
    return set(book, name, strlen(name), targets);
}

enum aliasbk_status aliasbk_line(aliasbk *book, const char *line)
{
    line += strspn(line, " \t\r\n");
    if (*line == '\0' || *line == '#')
        return ALIASBK_OK;
    size_t length = strcspn(line, ": \t");
    const char *colon = line + length + strspn(line + length, " \t");
    if (*colon != ':')
        return ALIASBK_BAD;
    return set(book, line, length, colon + 1);
}

int aliasbk_remove(aliasbk *book, const char *name)
{
    size_t at = find(book, name, strlen(name));
    if (at == book->count)
        return 0;
    alias_free(book->aliases[at]);
    book->aliases[at] = book->aliases[--book->count];
    return 1;
}

size_t aliasbk_count(const aliasbk *book)
{
    return book->count;
}

const char *aliasbk_targets(const aliasbk *book, const char *name)
{
    size_t at = find(book, name, strlen(name));
    return at < book->count ? book->aliases[at]->targets : NULL;
}

static void put(struct output *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++, out->length++)
        if (out->length + 1 < out->size)
            out->bytes[out->length] = text[i];
}

static void put_address(struct output *out, const char *text, size_t length)
{
    if (out->length > 0)
        put(out, ",", 1);
    put(out, text, length);
}

static void expand(aliasbk *book, struct alias *a, struct output *out)
{
    if (a->visited == book->expansion)
        return;
    for (const char *target = a->targets;;) {
        size_t length = strcspn(target, ",");
        size_t at = find(book, target, length);
        if (at == book->count || book->aliases[at] == a)
            put_address(out, target, length);
        else
            expand(book, book->aliases[at], out);
        if (target[length] == '\0')
            break;
        target += length + 1;
    }
    a->visited = book->expansion;
}

size_t aliasbk_expand(aliasbk *book, const char *name, char *out, size_t size)
{
    struct output output = {out, size, 0};
    size_t length = strlen(name), at = find(book, name, length);
    book->expansion++;
    if (at < book->count)
        expand(book, book->aliases[at], &output);
    else
        put(&output, name, length);
    if (size > 0)
        out[output.length < size ? output.length : size - 1] = '\0';
    return output.length;
}
