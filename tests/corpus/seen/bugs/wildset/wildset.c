#include "wildset.h"

#include <stdlib.h>
#include <string.h>

struct pattern {
    char *text;
    bool excludes;
    size_t shortest; /* length of the shortest name that can match */
};

struct wildset {
    struct pattern *patterns;
    size_t count;
    size_t capacity;
};

wildset_t *wildset_create(void)
{
    return calloc(1, sizeof(wildset_t));
}

void wildset_destroy(wildset_t *set)
{
    if (set == NULL)
        return;
    wildset_clear(set);
    free(set->patterns);
    free(set);
}

/* Where the class that starts at p ends: at its ']', or NULL. */
static const char *class_end(const char *p)
{
    p++;
    if (*p == '!')
        p++;
    if (*p == ']')
        p++;
    return strchr(p, ']');
}

static size_t shortest_match(const char *p)
{
    size_t length = 0;
    for (; *p != '\0'; p++) {
        if (*p == '*')
            continue;
        if (*p == '\\')
            p++;
        else if (*p == '[' && class_end(p) != NULL)
            p = class_end(p);
        length++;
    }
    return length;
}

static bool add(wildset_t *set, const char *pattern, size_t length)
{
    if (length > WILDSET_PATTERN_MAX)
        return false;
    if (set->count == set->capacity) {
        size_t capacity = set->capacity == 0 ? 4 : 2 * set->capacity;
        struct pattern *wider = realloc(set->patterns, capacity * sizeof *wider);
        if (wider == NULL)
            return false;
        set->patterns = wider;
        set->capacity = capacity;
    }
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, pattern, length);
    copy[length] = '\0';
    struct pattern *fresh = &set->patterns[set->count++];
    fresh->text = copy;
    fresh->excludes = *copy == '!';
    fresh->shortest = shortest_match(fresh->excludes ? copy + 1 : copy);
    return true;
}

bool wildset_add(wildset_t *set, const char *pattern)
{
    return add(set, pattern, strlen(pattern));
}

size_t wildset_add_lines(wildset_t *set, const char *text)
{
    size_t added = 0;
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        if (length > 0 && *text != '#' && add(set, text, length))
            added++;
        text += length;
        if (*text == '\n')
            text++;
    }
    return added;
}

void wildset_clear(wildset_t *set)
{
    while (set->count > 0)
        free(set->patterns[--set->count].text);
}

size_t wildset_size(const wildset_t *set)
{
    return set->count;
}

const char *wildset_get(const wildset_t *set, size_t index)
{
    return index < set->count ? set->patterns[index].text : NULL;
}

static bool in_class(const char *p, const char *end, unsigned char c)
{
    bool negated = *++p == '!', found = false;
    if (negated)
        p++;
    for (; p < end; p++) {
        unsigned char low = (unsigned char)*p, high = low;
        if (p[1] == '-' && p + 2 < end) {
            high = (unsigned char)p[2];
            p += 2;
        }
        if (low <= c && c <= high)
            found = true;
    }
    return found != negated;
}

/* Whether the element at *pattern takes the character; moves behind it. */
static bool takes(const char **pattern, char c)
{
    const char *p = *pattern;
    bool result;
    if (*p == '?') {
        result = true;
    } else if (*p == '[' && class_end(p) != NULL) {
        const char *end = class_end(p);
        result = in_class(p, end, (unsigned char)c);
        p = end;
    } else {
        if (*p == '\\' && p[1] != '\0')
            p++;
        result = *p == c;
    }
    *pattern = p + 1;
    return result;
}

static bool match(const char *pattern, const char *name)
{
    const char *star = NULL, *from = NULL;
    for (;;) {
        if (*pattern == '*') {
            star = ++pattern;
            from = name;
            continue;
        }
        if (*name == '\0' && *pattern == '\0')
            return true;
        if (*name == '\0' && star == NULL)
            return false;
        if (*pattern != '\0' && takes(&pattern, *name) && *name != '\0') {
            name++;
            continue;
        }
        if (star == NULL || *from == '\0')
            return false;
        pattern = star;
        name = ++from;
    }
}

bool wildset_match(const wildset_t *set, const char *name)
{
    size_t length = strlen(name);
    for (size_t i = set->count; i-- > 0;) {
        const struct pattern *p = &set->patterns[i];
        if (length >= p->shortest && match(p->excludes ? p->text + 1 : p->text, name))
            return !p->excludes;
    }
    return false;
}

bool wildset_is_literal(const char *pattern)
{
    return pattern[strcspn(pattern, "*?[\\!")] == '\0';
}
