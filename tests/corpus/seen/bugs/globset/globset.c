#include "globset.h"

#include <stdlib.h>
#include <string.h>

struct globset {
    char **patterns;
    int count, room;
};

globset *globset_new(void)
{
    return calloc(1, sizeof(globset));
}

void globset_free(globset *set)
{
    if (set == NULL)
        return;
    for (int i = 0; i < set->count; i++)
        free(set->patterns[i]);
    free(set->patterns);
    free(set);
}

int globset_add(globset *set, const char *pattern)
{
    size_t length = strlen(pattern);
    char *copy;

    if (length > GLOBSET_LENGTH || set->count >= GLOBSET_MAX)
        return -1;
    if (set->count == set->room) {
        int room = set->room == 0 ? 8 : set->room * 2;
        char **patterns = realloc(set->patterns, (size_t)room * sizeof *patterns);
        if (patterns == NULL)
            return -1;
        set->patterns = patterns;
        set->room = room;
    }
    copy = malloc(length + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, pattern, length + 1);
    set->patterns[set->count] = copy;
    return set->count++;
}

bool globset_remove(globset *set, int index)
{
    if (index < 0 || index >= set->count)
        return false;
    free(set->patterns[index]);
    set->count--;
    memmove(set->patterns + index, set->patterns + index + 1,
            (size_t)(set->count - index) * sizeof *set->patterns);
    return true;
}

int globset_count(const globset *set)
{
    return set->count;
}

const char *globset_pattern(const globset *set, int index)
{
    return index < 0 || index >= set->count ? NULL : set->patterns[index];
}

/* p is behind a '['.  Returns where its ']' is, NULL if it has none. */
static const char *closing(const char *p)
{
    if (*p == '!')
        p++;
    if (*p == ']')
        p++;
    while (*p != '\0' && *p != ']') {
        if (*p == '\\')
            p++;
        p++;
    }
    return *p == ']' ? p : NULL;
}

/* One member of a set, with its quote removed; *p moves behind it. */
static unsigned char member(const char **p, const char *end)
{
    if (**p == '\\' && *p + 1 < end)
        ++*p;
    return (unsigned char)*(*p)++;
}

/* Whether c is in the set between p, behind the '[', and end, its ']'. */
static bool in_set(const char *p, const char *end, unsigned char c)
{
    bool negated = *p == '!', found = false;

    if (negated)
        p++;
    while (p < end) {
        unsigned char low = member(&p, end), high = low;
        if (p + 1 < end && *p == '-') {
            p++;
            high = member(&p, end);
        }
        if (low <= c && c <= high)
            found = true;
    }
    return found != negated;
}

/*
 * Whether the item at p, which is not a star, matches the byte c.  Returns
 * what is behind the item, or NULL.
 */
static const char *item(const char *p, char c)
{
    if (*p == '?')
        return p + 1;
    if (*p == '[') {
        const char *end = closing(p + 1);
        if (end != NULL)
            return in_set(p + 1, end, (unsigned char)c) ? end + 1 : NULL;
    } else if (*p == '\\' && p[1] != '\0') {
        p++;
    }
    return *p == c ? p + 1 : NULL;
}

bool glob_matches(const char *pattern, const char *name)
{
    const char *p = pattern, *star = NULL, *again = NULL;

    for (;;) {
        const char *next;
        if (*p == '*') {
            star = ++p;
            again = name;
            continue;
        }
        if (*name == '\0')
            return *p == '\0';
        next = *p == '\0' ? NULL : item(p, *name);
        if (next != NULL) {
            p = next;
            name++;
        } else if (star != NULL) {
            p = star;
            name = ++again;
        } else {
            return false;
        }
    }
}

int globset_match(const globset *set, const char *name)
{
    for (int i = 0; i < set->count; i++)
        if (glob_matches(set->patterns[i], name))
            return i;
    return -1;
}

bool glob_is_plain(const char *pattern)
{
    for (; *pattern != '\0'; pattern++) {
        if (*pattern == '*' || *pattern == '?' || *pattern == '[')
            return false;
        if (*pattern == '\\' && pattern[1] != '\0')
            pattern++;
    }
    return true;
}

size_t glob_quote(const char *text, char *buf, size_t size)
{
    size_t length = 0;

    for (const char *p = text; *p != '\0'; p++)
        length += strchr("*?[\\", *p) != NULL ? 2 : 1;
    if (length < size) {
        for (; *text != '\0'; text++) {
            if (strchr("*?[\\", *text) != NULL)
                *buf++ = '\\';
            *buf++ = *text;
        }
        *buf = '\0';
    }
    return length;
}
