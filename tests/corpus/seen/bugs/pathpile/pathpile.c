#include "pathpile.h"

#include <stdlib.h>
#include <string.h>

void pp_init(struct pathpile *p)
{
    p->s = NULL;
    p->len = p->cap = 0;
}

void pp_free(struct pathpile *p)
{
    free(p->s);
    pp_init(p);
}

const char *pp_str(const struct pathpile *p)
{
    return p->len > 0 ? p->s : "";
}

/* Room for len bytes and the NUL. */
static int reserve(struct pathpile *p, size_t len)
{
    size_t cap = p->cap > 0 ? p->cap : 32;
    char *s;

    if (len > PP_MAX)
        return 0;
    while (cap < len + 1)
        cap *= 2;
    if (cap == p->cap)
        return 1;
    s = realloc(p->s, cap);
    if (s == NULL)
        return 0;
    p->s = s;
    p->cap = cap;
    return 1;
}

/* Copies text to out without superfluous '/'; out has strlen(text) + 1. */
static size_t squeeze(char *out, const char *text)
{
    size_t n = 0;

    for (; *text != '\0'; text++)
        if (*text != '/' || n == 0 || out[n - 1] != '/')
            out[n++] = *text;
    if (n > 1 && out[n - 1] == '/')
        n--;
    out[n] = '\0';
    return n;
}

/* text as a new squeezed string; NULL when too long or out of memory. */
static char *squeezed(const char *text, size_t *len)
{
    size_t n = strlen(text);
    char *s;

    if (n > PP_MAX)
        return NULL;
    s = malloc(n + 1);
    if (s != NULL)
        *len = squeeze(s, text);
    return s;
}

int pp_set(struct pathpile *p, const char *text)
{
    size_t n = 0;
    char *s = squeezed(text, &n);

    if (s == NULL)
        return 0;
    if (!reserve(p, n)) {
        free(s);
        return 0;
    }
    memcpy(p->s, s, n + 1);
    p->len = n;
    free(s);
    return 1;
}

int pp_push(struct pathpile *p, const char *text)
{
    size_t n = 0, slash;
    char *s;

    if (*text == '\0')
        return 1;
    if (*text == '/' || p->len == 0)
        return pp_set(p, text);
    s = squeezed(text, &n);
    if (s == NULL)
        return 0;
    slash = p->s[p->len - 1] != '/';
    if (!reserve(p, p->len + slash + n)) {
        free(s);
        return 0;
    }
    if (slash)
        p->s[p->len++] = '/';
    memcpy(p->s + p->len, s, n + 1);
    p->len += n;
    free(s);
    return 1;
}

int pp_pop(struct pathpile *p)
{
    size_t n = p->len;

    if (n == 1 && p->s[0] == '/')
        return 0;
    while (n > 0 && p->s[n - 1] != '/')
        n--;
    if (n > 1)
        n--;
    p->s[n] = '\0';
    if (n == p->len)
        return 0;
    p->len = n;
    return 1;
}

const char *pp_name(const struct pathpile *p)
{
    const char *s = pp_str(p);
    const char *slash = strrchr(s, '/');

    return slash != NULL ? slash + 1 : s;
}

const char *pp_ext(const struct pathpile *p)
{
    const char *name = pp_name(p);
    const char *dot = strrchr(name, '.');

    if (dot == NULL || dot == name || strcmp(name, "..") == 0)
        return name + strlen(name);
    return dot;
}

int pp_setext(struct pathpile *p, const char *ext)
{
    const char *name = pp_name(p);
    size_t keep, n = strlen(ext);
    char *copy;

    if (*name == '\0' || strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
        return 0;
    if (n > PP_MAX || (n > 0 && *ext != '.') || strchr(ext, '/') != NULL)
        return 0;
    keep = p->len - strlen(pp_ext(p));
    copy = malloc(n + 1);
    if (copy == NULL)
        return 0;
    memcpy(copy, ext, n + 1);
    if (!reserve(p, keep + n)) {
        free(copy);
        return 0;
    }
    memcpy(p->s + keep, copy, n + 1);
    p->len = keep + n;
    free(copy);
    return 1;
}

int pp_isabs(const struct pathpile *p)
{
    return pp_str(p)[0] == '/';
}

int pp_equal(const struct pathpile *a, const struct pathpile *b)
{
    return strcmp(pp_str(a), pp_str(b)) == 0;
}

char *pp_detach(struct pathpile *p)
{
    char *s = p->s;

    if (p->len == 0) {
        free(s);
        s = NULL;
    }
    pp_init(p);
    return s;
}
