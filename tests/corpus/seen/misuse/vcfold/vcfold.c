#include "vcfold.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct vcfold {
    vcfold_fn *fn;
    void *user;
    char *line;
    size_t length, room;
    unsigned long number;
    int error;
    bool ended;    /* a newline was read: is the next line a part of this one? */
    bool busy;     /* in the callback */
    bool finished;
};

vcfold *vcfold_open(vcfold_fn *fn, void *user)
{
    assert(fn != NULL);
    vcfold *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->fn = fn;
    p->user = user;
    vcfold_rewind(p);
    return p;
}

void vcfold_rewind(vcfold *p)
{
    assert(!p->busy);
    p->length = 0;
    p->number = 1;
    p->error = VCFOLD_OK;
    p->ended = false;
    p->finished = false;
}

void vcfold_close(vcfold *p)
{
    free(p->line);
    free(p);
}

unsigned long vcfold_line(const vcfold *p)
{
    return p->number;
}

static int add(vcfold *p, char c)
{
    if (p->length >= VCFOLD_MAX)
        return VCFOLD_ELONG;
    if (p->length + 1 >= p->room) {
        size_t room = p->room == 0 ? 64 : 2 * p->room;
        char *wider = realloc(p->line, room);
        if (wider == NULL)
            return VCFOLD_ENOMEM;
        p->line = wider;
        p->room = room;
    }
    p->line[p->length++] = c;
    p->line[p->length] = '\0';
    return VCFOLD_OK;
}

static void unescape(char *text)
{
    char *to = text;
    for (; *text != '\0'; text++) {
        if (*text == '\\' && text[1] != '\0') {
            text++;
            *to++ = *text == 'n' || *text == 'N' ? '\n' : *text;
        } else {
            *to++ = *text;
        }
    }
    *to = '\0';
}

/* The colon after the parameters, of which quoted values may have colons. */
static char *find_colon(char *line)
{
    bool quoted = false;
    for (; *line != '\0'; line++) {
        if (*line == '"')
            quoted = !quoted;
        else if (*line == ':' && !quoted)
            return line;
    }
    return NULL;
}

/* Passes the line on, if it is not empty. */
static int deliver(vcfold *p)
{
    if (p->length > 0 && p->line[p->length - 1] == '\r')
        p->line[--p->length] = '\0';
    if (p->length == 0)
        return VCFOLD_OK;
    char *name = p->line, *colon = find_colon(name);
    size_t length = strcspn(name, ";:");
    if (colon == NULL || length == 0)
        return VCFOLD_ESYNTAX;
    *colon = '\0';
    char *params = name + length;
    if (params < colon)
        *params++ = '\0';
    for (char *c = name; *c != '\0'; c++)
        if (*c >= 'a' && *c <= 'z')
            *c = (char)(*c - 'a' + 'A');
    unescape(colon + 1);
    p->busy = true;
    int stop = p->fn(p->user, name, params, colon + 1);
    p->busy = false;
    p->length = 0;
    return stop != 0 ? VCFOLD_ESTOPPED : VCFOLD_OK;
}

static int take(vcfold *p, char c)
{
    if (p->ended) {
        p->ended = false;
        if (c == ' ' || c == '\t') {
            p->number++;
            if (p->length > 0 && p->line[p->length - 1] == '\r')
                p->line[--p->length] = '\0';
            return VCFOLD_OK;
        }
        int error = deliver(p);
        if (error != VCFOLD_OK)
            return error;
        p->length = 0;
        p->number++;
    }
    if (c == '\n') {
        p->ended = true;
        return VCFOLD_OK;
    }
    return c == '\0' ? VCFOLD_ESYNTAX : add(p, c);
}

int vcfold_feed(vcfold *p, const char *data, size_t length)
{
    assert(!p->busy && !p->finished);
    for (size_t i = 0; i < length && p->error == VCFOLD_OK; i++)
        p->error = take(p, data[i]);
    return p->error;
}

int vcfold_finish(vcfold *p)
{
    assert(!p->busy && !p->finished);
    p->finished = true;
    if (p->error == VCFOLD_OK)
        p->error = deliver(p);
    return p->error;
}
