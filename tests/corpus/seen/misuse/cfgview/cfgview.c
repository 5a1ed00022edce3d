#include "cfgview.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    const char *key;
    const char *value;
};

struct cfg {
    size_t size;
    struct entry *entries;
};

/* Cuts white space off both sides of what lies between two places. */
static char *trim(char *from, char *to)
{
    while (from < to && isspace((unsigned char)*from))
        from++;
    while (from < to && isspace((unsigned char)to[-1]))
        to--;
    *to = '\0';
    return from;
}

static size_t count_lines(const char *text)
{
    size_t count = 1;
    for (; *text != '\0'; text++)
        count += *text == '\n';
    return count;
}

cfg *cfg_open(char *text)
{
    cfg *view = calloc(1, sizeof *view);
    struct entry *entries = calloc(count_lines(text), sizeof *entries);
    if (view == NULL || entries == NULL) {
        free(entries);
        free(view);
        return NULL;
    }
    size_t size = 0;
    for (bool more = true; more;) {
        char *end = text + strcspn(text, "\n");
        more = *end == '\n';
        *end = '\0';
        char *start = text;
        text = end + more;
        while (isspace((unsigned char)*start))
            start++;
        char *equals = strchr(start, '=');
        if (*start == '#' || equals == NULL)
            continue;
        entries[size].value = trim(equals + 1, end);
        entries[size].key = trim(start, equals);
        size++;
    }
    if (size > 0) {
        struct entry *fitting = realloc(entries, size * sizeof *entries);
        view->entries = fitting != NULL ? fitting : entries;
    } else {
        free(entries);
    }
    view->size = size;
    return view;
}

void cfg_close(cfg *view)
{
    if (view == NULL)
        return;
    free(view->entries);
    free(view);
}

const char *cfg_get(const cfg *view, const char *key)
{
    for (size_t i = view->size; i-- > 0;)
        if (strcmp(view->entries[i].key, key) == 0)
            return view->entries[i].value;
    return NULL;
}

int cfg_get_int(const cfg *view, const char *key, int fallback)
{
    const char *value = cfg_get(view, key);
    if (value == NULL || *value == '\0')
        return fallback;
    char *end;
    errno = 0;
    long number = strtol(value, &end, 10);
    if (*end != '\0' || errno != 0 || number < INT_MIN || number > INT_MAX)
        return fallback;
    return (int)number;
}

size_t cfg_size(const cfg *view)
{
    return view->size;
}

const char *cfg_key(const cfg *view, size_t index)
{
    return view->entries[index].key;
}

const char *cfg_value(const cfg *view, size_t index)
{
    return view->entries[index].value;
}

bool cfg_first(const cfg *view, cfg_iter *it)
{
    it->of = view;
    it->index = 0;
    return view->size > 0;
}

bool cfg_next(cfg_iter *it)
{
    if (it->index < it->of->size)
        it->index++;
    return it->index < it->of->size;
}

const char *cfg_iter_key(const cfg_iter *it)
{
    return cfg_key(it->of, it->index);
}

const char *cfg_iter_value(const cfg_iter *it)
{
    return cfg_value(it->of, it->index);
}
