#include "snipstop.h"

#include <stdlib.h>
#include <string.h>

struct stop {
    int number;
    int place;                  /* in the order of the template */
    int last;                   /* place of the last stop within, or its own */
    size_t start, end;
};

struct snip {
    char *text;
    size_t length;
    struct stop stops[SN_MAX_STOPS];    /* in the order of visits */
    int count;
    int current;
};

struct parser {
    const char *at;
    snip *s;
    int depth;
};

static int parse_text(struct parser *p);

static int rank(const struct stop *stop)
{
    return stop->number == 0 ? 100 : stop->number;
}

/* A new stop at the end of the text so far: its index, or an error. */
static int new_stop(snip *s, int number)
{
    int i;

    for (i = 0; i < s->count; i++)
        if (s->stops[i].number == number)
            return SN_ESYNTAX;
    if (s->count == SN_MAX_STOPS)
        return SN_ELIMIT;
    s->stops[i].number = number;
    s->stops[i].place = s->stops[i].last = i;
    s->stops[i].start = s->stops[i].end = s->length;
    s->count++;
    return i;
}

/* 0 .. 99, or an error. */
static int parse_number(struct parser *p)
{
    int n = 0, digits = 0;

    while (*p->at >= '0' && *p->at <= '9') {
        n = n * 10 + (*p->at++ - '0');
        if (++digits > 2)
            return SN_ESYNTAX;
    }
    return digits > 0 ? n : SN_ESYNTAX;
}

/* After the dollar. */
static int parse_stop(struct parser *p)
{
    int braces = *p->at == '{';
    int number, index, status;

    if (braces)
        p->at++;
    number = parse_number(p);
    if (number < 0)
        return number;
    index = new_stop(p->s, number);
    if (index < 0 || !braces)
        return index < 0 ? index : SN_OK;
    if (*p->at == ':') {
        p->at++;
        if (p->depth == SN_MAX_DEPTH)
            return SN_ELIMIT;
        p->depth++;
        status = parse_text(p);
        p->depth--;
        if (status != SN_OK)
            return status;
        p->s->stops[index].end = p->s->length;
        p->s->stops[index].last = p->s->count - 1;
    }
    if (*p->at != '}')
        return SN_ESYNTAX;
    p->at++;
    return SN_OK;
}

/* Up to the end or, within a stop, to its closing brace. */
static int parse_text(struct parser *p)
{
    while (*p->at != '\0' && (*p->at != '}' || p->depth == 0)) {
        char c = *p->at++;

        if (c == '$') {
            int status = parse_stop(p);
            if (status != SN_OK)
                return status;
            continue;
        }
        if (c == '\\' && *p->at != '\0' && strchr("$}\\", *p->at) != NULL)
            c = *p->at++;
        p->s->text[p->s->length++] = c;
    }
    return SN_OK;
}

static void sort_stops(snip *s)
{
    int i, k;

    for (i = 1; i < s->count; i++) {
        struct stop stop = s->stops[i];

        for (k = i; k > 0 && rank(&s->stops[k - 1]) > rank(&stop); k--)
            s->stops[k] = s->stops[k - 1];
        s->stops[k] = stop;
    }
}

static int expand(snip *s, const char *templ)
{
    struct parser p = { templ, s, 0 };
    int status = parse_text(&p);

    if (status != SN_OK)
        return status;
    s->text[s->length] = '\0';
    status = new_stop(s, 0);
    if (status == SN_ELIMIT)
        return status;
    sort_stops(s);
    return SN_OK;
}

snip *sn_parse(const char *templ, int *error)
{
    size_t n = strlen(templ);
    int status = SN_ENOMEM;
    snip *s = NULL;

    if (n > SN_MAX_TEXT) {
        status = SN_ELIMIT;
    } else if ((s = calloc(1, sizeof *s)) != NULL) {
        s->text = malloc(n + 1);
        if (s->text != NULL)
            status = expand(s, templ);
        if (status != SN_OK) {
            sn_free(s);
            s = NULL;
        }
    }
    if (error != NULL)
        *error = status;
    return s;
}

void sn_free(snip *s)
{
    if (s == NULL)
        return;
    free(s->text);
    free(s);
}

const char *sn_text(const snip *s)
{
    return s->text;
}

size_t sn_length(const snip *s)
{
    return s->length;
}

int sn_count(const snip *s)
{
    return s->count;
}

int sn_current(const snip *s, size_t *start, size_t *end)
{
    const struct stop *stop = &s->stops[s->current];

    if (start != NULL)
        *start = stop->start;
    if (end != NULL)
        *end = stop->end;
    return stop->number;
}

int sn_next(snip *s)
{
    if (s->current + 1 >= s->count)
        return 0;
    s->current++;
    return 1;
}

int sn_prev(snip *s)
{
    if (s->current == 0)
        return 0;
    s->current--;
    return 1;
}

static void remove_stop(snip *s, int i)
{
    memmove(&s->stops[i], &s->stops[i + 1], (size_t)(s->count - i - 1) * sizeof s->stops[0]);
    s->count--;
    if (s->current > i)
        s->current--;
}

/* The text of the current stop has got a new length. */
static void adjust_stops(snip *s, size_t length)
{
    struct stop now = s->stops[s->current];
    size_t old = now.end - now.start;
    int i;

    for (i = s->count - 1; i >= 0; i--) {
        struct stop *stop = &s->stops[i];

        if (stop->place <= now.place) {
            if (stop->last >= now.place)        /* around it, or itself */
                stop->end = stop->end - old + length;
        } else if (stop->place < now.last) {
            remove_stop(s, i);
        } else if (stop->start >= now.end) {
            stop->start = stop->start - old + length;
            stop->end = stop->end - old + length;
        }
    }
}

int sn_type(snip *s, const char *text)
{
    const struct stop *stop = &s->stops[s->current];
    size_t n = strlen(text);
    size_t rest = s->length - (stop->end - stop->start);
    char *whole;

    if (n > SN_MAX_TEXT - rest)
        return SN_ELIMIT;
    whole = malloc(rest + n + 1);
    if (whole == NULL)
        return SN_ENOMEM;
    memcpy(whole, s->text, stop->start);
    memcpy(whole + stop->start, text, n);
    memcpy(whole + stop->start + n, s->text + stop->end, s->length - stop->end + 1);
    free(s->text);
    s->text = whole;
    s->length = rest + n;
    adjust_stops(s, n);
    return SN_OK;
}
