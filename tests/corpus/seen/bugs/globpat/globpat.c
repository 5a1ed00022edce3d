#include "globpat.h"

#include <stdlib.h>
#include <string.h>

struct globpat {
    char *source;
    unsigned flags;
    int literal;
    size_t min_length;
};

static unsigned char fold(char c, unsigned flags)
{
    if ((flags & GLOBPAT_NOCASE) && c >= 'A' && c <= 'Z')
        return (unsigned char)(c - 'A' + 'a');
    return (unsigned char)c;
}

/* The ']' that closes the class whose '[' stands before p, or NULL. */
static const char *class_end(const char *p)
{
    if (*p == '!')
        p++;
    p++; /* a ']' here is a member */
    while (*p != '\0' && *p != ']')
        p++;
    return *p == ']' ? p : NULL;
}

static int in_class(const char *p, const char *end, char c, unsigned flags)
{
    int negated = *p == '!', found = 0;
    if (negated)
        p++;
    unsigned char x = fold(c, flags);
    while (p < end) {
        unsigned char low = fold(*p, flags), high = low;
        if (end - p > 2 && p[1] == '-') {
            high = fold(p[2], flags);
            p += 3;
        } else {
            p++;
        }
        if (x >= low && x <= high)
            found = 1;
    }
    return found != negated;
}

/* The pattern behind its first unit, which is not a star. */
static const char *skip_unit(const char *p)
{
    if (*p == '\\' && p[1] != '\0')
        return p + 2;
    if (*p == '[') {
        const char *end = class_end(p + 1);
        if (end != NULL)
            return end + 1;
    }
    return p + 1;
}

static int match_unit(const char *p, char c, unsigned flags)
{
    if (*p == '?')
        return 1;
    if (*p == '[') {
        const char *end = class_end(p + 1);
        if (end != NULL)
            return in_class(p + 1, end, c, flags);
    }
    if (*p == '\\' && p[1] != '\0')
        p++;
    return fold(*p, flags) == fold(c, flags);
}

globpat_t *globpat_new(const char *pattern, unsigned flags)
{
    globpat_t *g = malloc(sizeof *g);
    size_t size = strlen(pattern) + 1;
    if (g == NULL)
        return NULL;
    g->source = malloc(size);
    if (g->source == NULL) {
        free(g);
        return NULL;
    }
    memcpy(g->source, pattern, size);
    g->flags = flags;
    g->literal = 1;
    g->min_length = 0;
    for (const char *p = g->source; *p != '\0';) {
        if (*p == '*') {
            g->literal = 0;
            p++;
            continue;
        }
        const char *next = skip_unit(p);
        if (*p == '?' || (*p == '[' && next - p > 1))
            g->literal = 0;
        g->min_length++;
        p = next;
    }
    return g;
}

void globpat_free(globpat_t *g)
{
    if (g == NULL)
        return;
    free(g->source);
    free(g);
}

int globpat_match(const globpat_t *g, const char *text)
{
    const char *p = g->source;
    const char *star = NULL, *resume = NULL;
    for (;;) {
        if (*p == '*') {
            star = ++p;
            resume = text;
        } else if (*text == '\0' && *p == '\0') {
            return 1;
        } else if (*text != '\0' && *p != '\0' && match_unit(p, *text, g->flags)) {
            p = skip_unit(p);
            text++;
        } else if (star != NULL && *resume != '\0') {
            p = star;
            text = ++resume;
        } else {
            return 0;
        }
    }
}

const char *globpat_source(const globpat_t *g)
{
    return g->source;
}

int globpat_is_literal(const globpat_t *g)
{
    return g->literal;
}

size_t globpat_min_length(const globpat_t *g)
{
    return g->min_length;
}

char *globpat_escape(const char *text)
{
    char *escaped = malloc(2 * strlen(text) + 1), *out = escaped;
    if (escaped == NULL)
        return NULL;
    for (; *text != '\0'; text++) {
        if (strchr("*?[\\", *text) != NULL)
            *out++ = '\\';
        *out++ = *text;
    }
    *out = '\0';
    return escaped;
}

int globpat_test(const char *pattern, const char *text, unsigned flags)
{
    globpat_t *g = globpat_new(pattern, flags);
    if (g == NULL)
        return -1;
    int matches = globpat_match(g, text);
    globpat_free(g);
    return matches;
}
