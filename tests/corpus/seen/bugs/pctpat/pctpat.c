#include "pctpat.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MOST_STEPS 1000000L

struct pctpat {
    char *source;
    const char *body; /* behind the ^ */
    bool anchored;
};

struct state {
    const char *start;
    const char *end; /* of the text */
    bool whole;
    long steps; /* that are left */
};

/* The end of the single item at p, NULL when it is malformed. */
static const char *item_end(const char *p)
{
    switch (*p++) {
    case '\0':
        return NULL;
    case '%':
        return *p == '\0' ? NULL : p + 1;
    case '[':
        if (*p == '^')
            p++;
        do {
            if (*p == '\0')
                return NULL;
            if (*p++ == '%')
                p++; /* the escaped one cannot end the set */
        } while (*p != ']');
        return p + 1;
    default:
        return p;
    }
}

static bool is_suffix(char c)
{
    return c == '*' || c == '+' || c == '-' || c == '?';
}

static bool well_formed(const char *p)
{
    while (*p != '\0') {
        p = item_end(p);
        if (p == NULL)
            return false;
        if (is_suffix(*p))
            p++;
    }
    return true;
}

pctpat *pctpat_compile(const char *pattern)
{
    size_t length = strlen(pattern);
    if (length > PCTPAT_MAX)
        return NULL;
    pctpat *p = malloc(sizeof *p);
    char *copy = malloc(length + 1);
    if (p == NULL || copy == NULL) {
        free(p);
        free(copy);
        return NULL;
    }
    memcpy(copy, pattern, length + 1);
    p->source = copy;
    p->anchored = *copy == '^';
    p->body = copy + (p->anchored ? 1 : 0);
    if (!well_formed(p->body)) {
        pctpat_free(p);
        return NULL;
    }
    return p;
}

void pctpat_free(pctpat *p)
{
    if (p == NULL)
        return;
    free(p->source);
    free(p);
}

const char *pctpat_source(const pctpat *p)
{
    return p->source;
}

static bool in_class(int c, int class)
{
    bool in;
    switch (tolower(class)) {
    case 'a': in = isalpha(c); break;
    case 'd': in = isdigit(c); break;
    case 'l': in = islower(c); break;
    case 's': in = isspace(c); break;
    case 'u': in = isupper(c); break;
    case 'w': in = isalnum(c); break;
    case 'p': in = ispunct(c); break;
    case 'x': in = isxdigit(c); break;
    default: return class == c;
    }
    return isupper(class) ? !in : in;
}

/* p is at the '[', end at the ']'. */
static bool in_set(int c, const char *p, const char *end)
{
    bool found = true;
    p++;
    if (*p == '^') {
        found = false;
        p++;
    }
    while (p < end) {
        unsigned char low = (unsigned char)*p;
        if (low == '%') {
            if (in_class(c, (unsigned char)p[1]))
                return found;
            p += 2;
        } else if (p[1] == '-' && p + 2 < end) {
            if (low <= c && c <= (unsigned char)p[2])
                return found;
            p += 3;
        } else {
            if (low == c)
                return found;
            p++;
        }
    }
    return !found;
}

static bool single(struct state *s, const char *text, const char *p, const char *p_end)
{
    s->steps--;
    if (text == s->end)
        return false;
    int c = (unsigned char)*text;
    switch (*p) {
    case '.':
        return true;
    case '%':
        return in_class(c, (unsigned char)p[1]);
    case '[':
        return in_set(c, p, p_end - 1);
    default:
        return (unsigned char)*p == c;
    }
}

/* Where the match ends, NULL when there is none or the steps are used up. */
static const char *match(struct state *s, const char *text, const char *p)
{
    while (*p != '\0') {
        if (--s->steps < 0)
            return NULL;
        if (*p == '$' && p[1] == '\0')
            return text == s->end ? text : NULL;
        const char *next = item_end(p);
        const char *most = text;
        switch (*next) {
        case '?':
            if (single(s, text, p, next)) {
                const char *end = match(s, text + 1, next + 1);
                if (end != NULL)
                    return end;
            }
            p = next + 1;
            continue;
        case '-':
            for (;; text++) {
                const char *end = match(s, text, next + 1);
                if (end != NULL)
                    return end;
                if (s->steps < 0 || !single(s, text, p, next))
                    return NULL;
            }
        case '+':
            if (!single(s, text++, p, next))
                return NULL;
            most = text;
            /* fall through */
        case '*':
            while (single(s, most, p, next))
                most++;
            for (;; most--) {
                const char *end = match(s, most, next + 1);
                if (end != NULL || most == text || s->steps < 0)
                    return end;
            }
        default:
            if (!single(s, text, p, next))
                return NULL;
            text++;
            p = next;
        }
    }
    return s->whole && text != s->end ? NULL : text;
}

static pctpat_result find(const pctpat *p, struct state *s, size_t from, pctpat_span *span)
{
    size_t length = (size_t)(s->end - s->start);
    for (size_t at = from; at <= length && !(p->anchored && at > 0); at++) {
        const char *end = match(s, s->start + at, p->body);
        if (end != NULL) {
            *span = (pctpat_span){at, (size_t)(end - s->start) - at};
            return PCTPAT_FOUND;
        }
        if (--s->steps < 0)
            return PCTPAT_TOO_HARD;
    }
    return PCTPAT_ABSENT;
}

pctpat_result pctpat_find(const pctpat *p, const char *text, size_t from, pctpat_span *span)
{
    struct state s = {text, text + strlen(text), false, MOST_STEPS};
    pctpat_span found;
    pctpat_result result = find(p, &s, from, &found);
    if (result == PCTPAT_FOUND && span != NULL)
        *span = found;
    return result;
}

pctpat_result pctpat_whole(const pctpat *p, const char *text)
{
    struct state s = {text, text + strlen(text), true, MOST_STEPS};
    if (match(&s, text, p->body) != NULL)
        return PCTPAT_FOUND;
    return s.steps < 0 ? PCTPAT_TOO_HARD : PCTPAT_ABSENT;
}

long pctpat_count(const pctpat *p, const char *text)
{
    struct state s = {text, text + strlen(text), false, MOST_STEPS};
    long count = 0;
    pctpat_span span;
    pctpat_result result;
    for (size_t from = 0; (result = find(p, &s, from, &span)) == PCTPAT_FOUND; count++)
        from = span.start + (span.length > 0 ? span.length : 1);
    return result == PCTPAT_TOO_HARD ? -1 : count;
}
