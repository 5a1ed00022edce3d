#include "ppdoc.h"

#include <assert.h>
#include <stdio.h>

void pp_init(struct ppdoc *pp, char *buffer, size_t size, unsigned indent)
{
    assert(buffer != NULL && size > 0);
    pp->buffer = buffer;
    pp->size = size;
    pp->length = 0;
    pp->indent = indent < 8 ? indent : 8;
    pp->depth = 0;
    pp->finished = false;
    buffer[0] = '\0';
}

static void put(struct ppdoc *pp, char character)
{
    assert(!pp->finished);
    if (pp->length < pp->size - 1) {
        pp->buffer[pp->length] = character;
        pp->buffer[pp->length + 1] = '\0';
    }
    pp->length++;
}

void pp_line(struct ppdoc *pp)
{
    put(pp, '\n');
    for (unsigned i = 0; i < pp->depth * pp->indent; i++)
        put(pp, ' ');
}

void pp_open(struct ppdoc *pp, char with)
{
    put(pp, with);
    pp->depth++;
    pp_line(pp);
}

void pp_close(struct ppdoc *pp, char with)
{
    assert(pp->depth > 0);
    pp->depth--;
    pp_line(pp);
    put(pp, with);
}

void pp_text(struct ppdoc *pp, const char *text)
{
    assert(!pp->finished);
    for (; *text != '\0'; text++) {
        if (*text == '\n')
            pp_line(pp);
        else
            put(pp, *text);
    }
}

void pp_number(struct ppdoc *pp, long number)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%ld", number);
    pp_text(pp, digits);
}

const char *pp_finish(struct ppdoc *pp)
{
    assert(pp->depth == 0);
    pp->finished = true;
    return pp->buffer;
}

size_t pp_length(const struct ppdoc *pp)
{
    return pp->length;
}

bool pp_truncated(const struct ppdoc *pp)
{
    return pp->length >= pp->size;
}
