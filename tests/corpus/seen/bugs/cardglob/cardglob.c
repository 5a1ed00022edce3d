#include "cardglob.h"

#include <stdlib.h>
#include <string.h>

enum kind { LITERAL, ANY, STAR, SET };

struct step {
    unsigned char kind;
    unsigned char literal;
    unsigned char set[32];
};

struct cardglob {
    int flags;
    size_t steps;
    struct step *step;
    char *source;
};

static unsigned char lower(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? (unsigned char)(c - 'A' + 'a') : c;
}

static unsigned char upper(unsigned char c)
{
    return c >= 'a' && c <= 'z' ? (unsigned char)(c - 'a' + 'A') : c;
}

static void set_add(struct step *s, unsigned char c)
{
    s->set[c >> 3] |= (unsigned char)(1u << (c & 7));
}

static int set_has(const struct step *s, unsigned char c)
{
    return s->set[c >> 3] >> (c & 7) & 1;
}

/* One member of a bracket list, without its backslash. */
static unsigned char member(const char **at)
{
    unsigned char c = (unsigned char)*(*at)++;
    if (c == '\\')
        c = (unsigned char)*(*at)++;
    return c;
}

/* *at is behind the '['; afterwards behind the ']'. */
static enum cg_error bracket(const char **at, int flags, struct step *s)
{
    const char *p = *at;
    int negate = 0, first = 1;

    s->kind = SET;
    if (*p == '!' || *p == '^') {
        negate = 1;
        p++;
    }
    while (first || *p != ']') {
        if (*p == '\0')
            return CG_BRACKET;
        first = 0;
        unsigned char low = member(&p), high = low;
        if (p[0] == '-' && p[1] != ']' && p[1] != '\0') {
            p++;
            high = member(&p);
            if (high < low)
                return CG_RANGE;
        }
        for (unsigned c = low; c <= high; c++) {
            set_add(s, (unsigned char)c);
            if (flags & CG_NOCASE) {
                set_add(s, lower((unsigned char)c));
                set_add(s, upper((unsigned char)c));
            }
        }
    }
    if (negate)
        for (size_t i = 0; i < sizeof s->set; i++)
            s->set[i] = (unsigned char)~s->set[i];
    *at = p + 1;
    return CG_OK;
}

static enum cg_error parse(cardglob *g)
{
    const char *p = g->source;
    enum cg_error err;

    while (*p) {
        struct step *s = &g->step[g->steps];
        switch (*p) {
        case '?':
            s->kind = ANY;
            p++;
            break;
        case '*':
            s->kind = STAR;
            while (*p == '*')
                p++;
            break;
        case '[':
            p++;
            err = bracket(&p, g->flags, s);
            if (err != CG_OK)
                return err;
            break;
        case '\\':
            if (p[1] == '\0')
                return CG_ESCAPE;
            p++;
            /* fall through */
        default:
            s->kind = LITERAL;
            s->literal = (unsigned char)*p++;
            if (g->flags & CG_NOCASE)
                s->literal = lower(s->literal);
            break;
        }
        g->steps++;
    }
    return CG_OK;
}

cardglob *cg_compile(const char *pattern, int flags, enum cg_error *error)
{
    size_t length = strlen(pattern);
    enum cg_error err = CG_NOMEM;
    cardglob *g = NULL;

    if (length > CG_MAX) {
        err = CG_LONG;
        goto fail;
    }
    g = calloc(1, sizeof *g);
    if (!g)
        goto fail;
    g->flags = flags;
    g->source = malloc(length + 1);
    g->step = calloc(length + 1, sizeof *g->step);
    if (!g->source || !g->step)
        goto fail;
    memcpy(g->source, pattern, length + 1);
    err = parse(g);
    if (err != CG_OK)
        goto fail;
    if (error)
        *error = CG_OK;
    return g;
fail:
    cg_free(g);
    if (error)
        *error = err;
    return NULL;
}

void cg_free(cardglob *glob)
{
    if (!glob)
        return;
    free(glob->step);
    free(glob->source);
    free(glob);
}

static int fits(const cardglob *g, const struct step *s, unsigned char c)
{
    if (s->kind == LITERAL)
        return s->literal == (g->flags & CG_NOCASE ? lower(c) : c);
    if (c == '/' && (g->flags & CG_PATH))
        return 0;
    return s->kind == ANY || set_has(s, c);
}

int cg_match(const cardglob *glob, const char *text)
{
    const unsigned char *t = (const unsigned char *)text, *retry = NULL;
    size_t i = 0, star = 0;

    while (*t) {
        if (i < glob->steps && glob->step[i].kind == STAR) {
            star = ++i;
            retry = t;
        } else if (i < glob->steps && fits(glob, &glob->step[i], *t)) {
            i++;
            t++;
        } else if (retry && !(*retry == '/' && (glob->flags & CG_PATH))) {
            t = ++retry;
            i = star;
        } else {
            return 0;
        }
    }
    while (i < glob->steps && glob->step[i].kind == STAR)
        i++;
    return i == glob->steps;
}

size_t cg_count(const cardglob *glob, const char *const *texts, size_t count)
{
    size_t matches = 0;
    for (size_t i = 0; i < count; i++)
        matches += (size_t)cg_match(glob, texts[i]);
    return matches;
}

const char *cg_source(const cardglob *glob)
{
    return glob->source;
}

int cg_is_magic(const char *string)
{
    return strpbrk(string, "?*[\\") != NULL;
}

size_t cg_escape(const char *text, char *buf, size_t size)
{
    size_t n = 0;
    for (; *text; text++) {
        if (strchr("?*[\\", *text)) {
            if (n + 1 < size)
                buf[n] = '\\';
            n++;
        }
        if (n + 1 < size)
            buf[n] = *text;
        n++;
    }
    if (size > 0)
        buf[n < size ? n : size - 1] = '\0';
    return n;
}

const char *cg_message(enum cg_error error)
{
    switch (error) {
    case CG_OK: return "no error";
    case CG_NOMEM: return "out of memory";
    case CG_LONG: return "pattern too long";
    case CG_BRACKET: return "missing ]";
    case CG_RANGE: return "range out of order";
    case CG_ESCAPE: return "trailing backslash";
    }
    return "unknown error";
}
