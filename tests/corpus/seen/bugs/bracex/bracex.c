#include "bracex.h"

#include <stdlib.h>
#include <string.h>

#define MAX_PATTERN 1024

static char *concat(const char *a, size_t an, const char *b, size_t bn, const char *c)
{
    size_t cn = strlen(c);
    char *s = malloc(an + bn + cn + 1);
    if (!s)
        return NULL;
    memcpy(s, a, an);
    memcpy(s + an, b, bn);
    memcpy(s + an + bn, c, cn + 1);
    return s;
}

void bx_release(struct bx_list *list)
{
    for (size_t i = 0; i < list->n; i++)
        free(list->word[i]);
    free(list->word);
    list->word = NULL;
    list->n = 0;
}

/* takes the word over */
static enum bx_err add(struct bx_list *list, char *word)
{
    if (!word)
        return BX_NOMEM;
    if (list->n == BX_MAX_WORDS) {
        free(word);
        return BX_TOO_MANY;
    }
    if ((list->n & (list->n - 1)) == 0) {
        char **more = realloc(list->word, (list->n ? list->n * 2 : 1) * sizeof *more);
        if (!more) {
            free(word);
            return BX_NOMEM;
        }
        list->word = more;
    }
    list->word[list->n++] = word;
    return BX_OK;
}

/* the end of an alternative: its ',' or '}', or NULL */
static const char *alt_end(const char *p)
{
    int depth = 0;
    for (; *p; p++) {
        if (*p == '{')
            depth++;
        else if (depth == 0 && (*p == ',' || *p == '}'))
            return p;
        else if (*p == '}')
            depth--;
    }
    return NULL;
}

static enum bx_err expand(struct bx_list *list, const char *pattern)
{
    const char *open = strchr(pattern, '{');
    if (!open) {
        if (strchr(pattern, '}'))
            return BX_UNBALANCED;
        return add(list, concat(pattern, strlen(pattern), "", 0, ""));
    }
    if (memchr(pattern, '}', (size_t)(open - pattern)))
        return BX_UNBALANCED;
    const char *close = open;
    do {
        close = alt_end(close + 1);
        if (!close)
            return BX_UNBALANCED;
    } while (*close != '}');
    enum bx_err e = BX_OK;
    for (const char *p = open; p != close && e == BX_OK;) {
        const char *end = alt_end(p + 1);
        char *one = concat(pattern, (size_t)(open - pattern), p + 1, (size_t)(end - p - 1), close + 1);
        if (!one)
            return BX_NOMEM;
        e = expand(list, one);
        if (e != BX_OK)
            return e;
        free(one);
        p = end;
    }
    return e;
}

enum bx_err bx_expand(const char *pattern, struct bx_list *out)
{
    out->word = NULL;
    out->n = 0;
    if (strlen(pattern) > MAX_PATTERN)
        return BX_TOO_MANY;
    enum bx_err e = expand(out, pattern);
    if (e != BX_OK)
        bx_release(out);
    return e;
}

const char *bx_strerror(enum bx_err e)
{
    switch (e) {
    case BX_OK: return "ok";
    case BX_UNBALANCED: return "unbalanced braces";
    case BX_TOO_MANY: return "too many words";
    case BX_NOMEM: return "out of memory";
    }
    return "unknown";
}

int bx_has_braces(const char *pattern)
{
    return pattern[strcspn(pattern, "{}")] != '\0';
}

int bx_balanced(const char *pattern)
{
    size_t depth = 0;
    for (; *pattern; pattern++) {
        if (*pattern == '{')
            depth++;
        else if (*pattern == '}' && depth-- == 0)
            return 0;
    }
    return depth == 0;
}

size_t bx_count(const char *pattern)
{
    struct bx_list list;
    bx_expand(pattern, &list);
    size_t n = list.n;
    bx_release(&list);
    return n;
}

char *bx_join(const char *pattern, const char *sep)
{
    struct bx_list list;
    if (bx_expand(pattern, &list) != BX_OK)
        return NULL;
    size_t sn = strlen(sep), size = 1, at = 0;
    for (size_t i = 0; i < list.n; i++)
        size += strlen(list.word[i]) + sn;
    char *s = malloc(size);
    for (size_t i = 0; s && i < list.n; i++) {
        size_t n = strlen(list.word[i]);
        if (i > 0) {
            memcpy(s + at, sep, sn);
            at += sn;
        }
        memcpy(s + at, list.word[i], n);
        at += n;
    }
    if (s)
        s[at] = '\0';
    bx_release(&list);
    return s;
}
