#include "phrasex.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 31

struct choice {
    char key[NAME_MAX_LEN + 1];
    char *text;
};

/* Literal text, or a hole if it has a name. */
struct piece {
    char *text;
    char name[NAME_MAX_LEN + 1];
    struct choice *choices;
    size_t nchoices;
    int selects;
};

struct px_template {
    struct piece *pieces;
    size_t count, cap;
};

struct sink {
    char *out;
    size_t size, len;
};

static void put(struct sink *s, const char *text, size_t len)
{
    if (len && s->size && s->len < s->size - 1) {
        size_t fits = s->size - 1 - s->len;
        memcpy(s->out + s->len, text, len < fits ? len : fits);
    }
    s->len += len;
}

static size_t put_end(struct sink *s)
{
    if (s->size)
        s->out[s->len < s->size ? s->len : s->size - 1] = '\0';
    return s->len;
}

static int name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' || c == '.';
}

static struct piece *new_piece(px_template *t)
{
    if (t->count == t->cap) {
        size_t cap = t->cap ? t->cap * 2 : 4;
        struct piece *pieces = realloc(t->pieces, cap * sizeof *pieces);
        if (!pieces)
            return NULL;
        t->pieces = pieces;
        t->cap = cap;
    }
    struct piece *p = &t->pieces[t->count++];
    memset(p, 0, sizeof *p);
    return p;
}

/* Reads text up to one of the characters in stop or the end, without its
 * backslashes.  NULL with *error set on failure. */
static char *read_text(const char **at, const char *stop, enum px_error *error)
{
    const char *s = *at;
    size_t len = 0;
    while (*s && !strchr(stop, *s)) {
        if (*s == '\\' && *++s == '\0') {
            *error = PX_EOPEN;
            return NULL;
        }
        s++;
        len++;
    }
    char *text = malloc(len + 1);
    if (!text) {
        *error = PX_ENOMEM;
        return NULL;
    }
    char *to = text;
    for (const char *from = *at; from < s; from++) {
        if (*from == '\\')
            from++;
        *to++ = *from;
    }
    *to = '\0';
    *at = s;
    return text;
}

static enum px_error read_name(const char **at, char *name, const char *extra)
{
    size_t len = 0;
    while (name_char(**at) || (**at && strchr(extra, **at))) {
        if (len == NAME_MAX_LEN)
            return PX_ENAME;
        name[len++] = *(*at)++;
    }
    name[len] = '\0';
    if (**at == '\0')
        return PX_EOPEN;
    return len ? PX_OK : PX_ENAME;
}

/* Takes text over. */
static enum px_error add_choice(struct piece *p, const char *key, char *text)
{
    for (size_t i = 0; i < p->nchoices; i++) {
        if (strcmp(p->choices[i].key, key) == 0) {
            p->choices[i].text = text;
            return PX_OK;
        }
    }
    struct choice *more = realloc(p->choices, (p->nchoices + 1) * sizeof *more);
    if (!more) {
        free(text);
        return PX_ENOMEM;
    }
    p->choices = more;
    strcpy(more[p->nchoices].key, key);
    more[p->nchoices].text = text;
    p->nchoices++;
    return PX_OK;
}

/* *at is behind the opening brace. */
static enum px_error read_hole(px_template *t, const char **at)
{
    enum px_error error;
    struct piece *p = new_piece(t);
    if (!p)
        return PX_ENOMEM;
    if ((error = read_name(at, p->name, "")) != PX_OK)
        return error;
    while (**at == '|') {
        char key[NAME_MAX_LEN + 1];
        ++*at;
        p->selects = 1;
        if ((error = read_name(at, key, "*-")) != PX_OK)
            return error;
        if (**at != ':')
            return PX_ENAME;
        ++*at;
        char *text = read_text(at, "{|}", &error);
        if (!text)
            return error;
        if ((error = add_choice(p, key, text)) != PX_OK)
            return error;
        if (**at == '{')
            return PX_ENEST;
        if (**at == '\0')
            return PX_EOPEN;
    }
    if (**at != '}')
        return **at == '{' ? PX_ENEST : PX_ENAME;
    ++*at;
    return PX_OK;
}

px_template *px_compile(const char *text, enum px_error *error)
{
    enum px_error why = PX_OK;
    px_template *t = NULL;

    if (strlen(text) > PX_TEXT_MAX)
        why = PX_ETOOLONG;
    else if (!(t = calloc(1, sizeof *t)))
        why = PX_ENOMEM;
    while (why == PX_OK && *text) {
        if (*text == '{') {
            text++;
            why = read_hole(t, &text);
            continue;
        }
        struct piece *p = new_piece(t);
        if (!p)
            why = PX_ENOMEM;
        else
            p->text = read_text(&text, "{", &why);
    }
    if (why != PX_OK) {
        px_free(t);
        t = NULL;
    }
    if (error)
        *error = why;
    return t;
}

void px_free(px_template *t)
{
    if (!t)
        return;
    for (size_t i = 0; i < t->count; i++) {
        struct piece *p = &t->pieces[i];
        for (size_t k = 0; k < p->nchoices; k++)
            free(p->choices[k].text);
        free(p->choices);
        free(p->text);
    }
    free(t->pieces);
    free(t);
}

static const char *choose(const struct piece *p, const char *value)
{
    const char *other = "";
    for (size_t i = 0; i < p->nchoices; i++) {
        if (strcmp(p->choices[i].key, value) == 0)
            return p->choices[i].text;
        if (strcmp(p->choices[i].key, "*") == 0)
            other = p->choices[i].text;
    }
    return other;
}

size_t px_render(const px_template *t, px_lookup lookup, void *ctx, char *out, size_t size)
{
    struct sink s = { out, size, 0 };
    for (size_t i = 0; i < t->count; i++) {
        const struct piece *p = &t->pieces[i];
        const char *text = p->text;
        if (!text) {
            text = lookup(ctx, p->name);
            if (!text)
                text = "";
            if (p->selects)
                text = choose(p, text);
        }
        put(&s, text, strlen(text));
    }
    return put_end(&s);
}

char *px_format(const px_template *t, px_lookup lookup, void *ctx)
{
    size_t len = px_render(t, lookup, ctx, NULL, 0);
    if (len > PX_OUT_MAX)
        return NULL;
    char *text = malloc(len + 1);
    if (text)
        px_render(t, lookup, ctx, text, len + 1);
    return text;
}

size_t px_holes(const px_template *t)
{
    size_t n = 0;
    for (size_t i = 0; i < t->count; i++)
        n += t->pieces[i].text == NULL;
    return n;
}

const char *px_hole_name(const px_template *t, size_t i)
{
    for (size_t k = 0; k < t->count; k++)
        if (!t->pieces[k].text && i-- == 0)
            return t->pieces[k].name;
    return NULL;
}

size_t px_escape(const char *text, char *out, size_t size)
{
    struct sink s = { out, size, 0 };
    for (; *text; text++) {
        if (strchr("{}|\\", *text))
            put(&s, "\\", 1);
        put(&s, text, 1);
    }
    return put_end(&s);
}

const char *px_strerror(enum px_error error)
{
    switch (error) {
    case PX_OK:
        return "no error";
    case PX_ENOMEM:
        return "out of memory";
    case PX_ETOOLONG:
        return "template too long";
    case PX_ENAME:
        return "bad name or key";
    case PX_EOPEN:
        return "unexpected end of template";
    case PX_ENEST:
        return "hole within a hole";
    }
    return "unknown error";
}
