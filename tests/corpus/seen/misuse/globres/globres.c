#include "globres.h"

#include <stdlib.h>
#include <string.h>

static int fold(char c, int flags)
{
    return (flags & GR_NOCASE) != 0 && c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

int gr_match(const char *pattern, const char *text, int flags)
{
    const char *star = NULL, *retry = NULL; /* after the last *, and what it took up to */
    for (;;) {
        if (*pattern == '*') {
            star = ++pattern;
            retry = text;
            continue;
        }
        if (*pattern == '\0' && *text == '\0')
            return 1;
        int same = 0;
        size_t step = 1;
        if (*pattern != '\0' && *text != '\0') {
            if (*pattern == '\\' && pattern[1] != '\0') {
                step = 2;
                same = fold(pattern[1], flags) == fold(*text, flags);
            } else {
                same = *pattern == '?' || fold(*pattern, flags) == fold(*text, flags);
            }
        }
        if (same) {
            pattern += step;
            text++;
        } else {
            if (star == NULL || *retry == '\0')
                return 0;
            pattern = star;
            text = ++retry;
        }
    }
}

int gr_is_pattern(const char *text)
{
    return strpbrk(text, "*?\\") != NULL;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int gr_find(const char *const *list, const char *pattern, int flags, gr_result *result)
{
    if ((flags & GR_APPEND) == 0) {
        result->count = 0;
        result->names = NULL;
    }
    size_t found = 0;
    for (size_t i = 0; list[i] != NULL; i++)
        found += gr_match(pattern, list[i], flags) != 0;
    if (found == 0)
        return GR_NOMATCH;
    if (found > GR_COUNT_MAX || result->count > GR_COUNT_MAX - found)
        return GR_NOSPACE;

    char **names = realloc(result->names, (result->count + found + 1) * sizeof *names);
    if (names == NULL)
        return GR_NOSPACE;
    result->names = names;
    names += result->count;
    size_t made = 0;
    for (size_t i = 0; made < found && list[i] != NULL; i++) {
        if (!gr_match(pattern, list[i], flags))
            continue;
        size_t size = strlen(list[i]) + 1;
        names[made] = malloc(size);
        if (names[made] == NULL) {
            while (made > 0)
                free(names[--made]);
            names[0] = NULL;
            return GR_NOSPACE;
        }
        memcpy(names[made++], list[i], size);
    }
    names[made] = NULL;
    if ((flags & GR_NOSORT) == 0)
        qsort(names, made, sizeof *names, by_name);
    result->count += made;
    return GR_OK;
}

size_t gr_widest(const gr_result *result)
{
    size_t widest = 0;
    for (size_t i = 0; i < result->count; i++) {
        size_t len = strlen(result->names[i]);
        if (len > widest)
            widest = len;
    }
    return widest;
}

void gr_free(gr_result *result)
{
    for (size_t i = 0; i < result->count; i++)
        free(result->names[i]);
    free(result->names);
    result->names = NULL;
    result->count = 0;
}
