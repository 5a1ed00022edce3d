#include "strvbld.h"

#include <stdlib.h>
#include <string.h>

struct StrvBld {
    unsigned refs;
    size_t len;   /* without the NULL at the end */
    size_t alloc; /* how many pointers there is room for in data */
    char **data;
};

static void *checked(void *memory)
{
    if (memory == NULL)
        abort();
    return memory;
}

static char *copy_string(const char *value)
{
    size_t size = strlen(value) + 1;
    return memcpy(checked(malloc(size)), value, size);
}

StrvBld *strvbld_new(void)
{
    StrvBld *b = checked(calloc(1, sizeof *b));
    b->refs = 1;
    return b;
}

StrvBld *strvbld_ref(StrvBld *b)
{
    b->refs++;
    return b;
}

void strvbld_unref(StrvBld *b)
{
    if (b == NULL || --b->refs > 0)
        return;
    strvbld_strfreev(b->data);
    free(b);
}

/* Makes room for `more` strings and the NULL after them. */
static bool reserve(StrvBld *b, size_t more)
{
    if (more > STRVBLD_MAX - b->len)
        return false;
    size_t need = b->len + more + 1;
    if (need <= b->alloc)
        return true;
    size_t alloc = b->alloc > 0 ? b->alloc : 8;
    while (alloc < need)
        alloc *= 2;
    b->data = checked(realloc(b->data, alloc * sizeof *b->data));
    b->alloc = alloc;
    return true;
}

static bool too_long(const char *value)
{
    return strlen(value) > STRVBLD_MAX_LENGTH;
}

/* Needs room. */
static void append(StrvBld *b, char *value)
{
    b->data[b->len++] = value;
    b->data[b->len] = NULL;
}

bool strvbld_add(StrvBld *b, const char *value)
{
    if (too_long(value) || !reserve(b, 1))
        return false;
    append(b, copy_string(value));
    return true;
}

bool strvbld_addv(StrvBld *b, const char *const *values)
{
    size_t count = 0;
    if (values == NULL)
        return true;
    for (; values[count] != NULL; count++)
        if (count == STRVBLD_MAX || too_long(values[count]))
            return false;
    if (count == 0)
        return true;
    if (count > STRVBLD_MAX - b->len)
        return false;
    /* The values may be our own, which move. */
    char **copies = checked(malloc(count * sizeof *copies));
    for (size_t i = 0; i < count; i++)
        copies[i] = copy_string(values[i]);
    reserve(b, count);
    for (size_t i = 0; i < count; i++)
        append(b, copies[i]);
    free(copies);
    return true;
}

size_t strvbld_length(const StrvBld *b)
{
    return b->len;
}

const char *const *strvbld_peek(const StrvBld *b)
{
    static const char *const empty[] = {NULL};
    return b->data != NULL ? (const char *const *)b->data : empty;
}

char *strvbld_pop(StrvBld *b)
{
    if (b->len == 0)
        return NULL;
    char *last = b->data[--b->len];
    b->data[b->len] = NULL;
    return last;
}

char *strvbld_join(const StrvBld *b, const char *separator)
{
    if (separator == NULL)
        separator = "";
    if (too_long(separator))
        return NULL;
    size_t gap = strlen(separator), size = 1;
    for (size_t i = 0; i < b->len; i++)
        size += strlen(b->data[i]) + (i > 0 ? gap : 0);
    char *joined = checked(malloc(size)), *end = joined;
    for (size_t i = 0; i < b->len; i++) {
        if (i > 0) {
            memcpy(end, separator, gap);
            end += gap;
        }
        size_t length = strlen(b->data[i]);
        memcpy(end, b->data[i], length);
        end += length;
    }
    *end = '\0';
    return joined;
}

char **strvbld_end(StrvBld *b)
{
    char **strv = b->data;
    if (strv == NULL)
        strv = checked(calloc(1, sizeof *strv));
    b->data = NULL;
    b->len = 0;
    return strv;
}

void strvbld_strfreev(char **strv)
{
    if (strv == NULL)
        return;
    for (size_t i = 0; strv[i] != NULL; i++)
        free(strv[i]);
    free(strv);
}
