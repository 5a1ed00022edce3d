#include "costring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct cs_string {
    size_t refs;
    size_t length;
    size_t room;        /* bytes of own storage, without the last zero */
    cs_string *base;    /* of a tail: whose bytes it shows, else NULL */
    char *text;         /* into own[], or into base's */
    char own[];
};

static cs_string *make(size_t length, size_t room)
{
    cs_string *s;

    if (length > CS_MAX)
        return NULL;
    if (room < length)
        room = length;
    s = malloc(sizeof *s + room + 1);
    if (!s)
        return NULL;
    s->refs = 1;
    s->length = length;
    s->room = room;
    s->base = NULL;
    s->text = s->own;
    s->text[length] = '\0';
    return s;
}

cs_string *cs_new(const char *text)
{
    return cs_from(text, strlen(text));
}

cs_string *cs_from(const void *bytes, size_t n)
{
    cs_string *s = make(n, n);

    if (s && n > 0)
        memcpy(s->text, bytes, n);
    return s;
}

cs_string *cs_hold(cs_string *s)
{
    s->refs++;
    return s;
}

void cs_drop(cs_string *s)
{
    while (s && --s->refs == 0) {
        cs_string *base = s->base;

        free(s);
        s = base;
    }
}

size_t cs_holders(const cs_string *s)
{
    return s->refs;
}

const char *cs_text(const cs_string *s)
{
    return s->text;
}

size_t cs_length(const cs_string *s)
{
    return s->length;
}

/* Whether nobody else can see the bytes change. */
static int private_bytes(const cs_string *s)
{
    return s->refs == 1 && !s->base;
}

char *cs_edit(cs_string *s)
{
    assert(private_bytes(s));
    return s->text;
}

cs_string *cs_own(cs_string *s)
{
    cs_string *copy;

    if (private_bytes(s))
        return s;
    copy = cs_from(s->text, s->length);
    if (copy)
        cs_drop(s);
    return copy;
}

cs_string *cs_append(cs_string *s, const void *bytes, size_t n)
{
    cs_string *longer;
    size_t length;

    if (n > CS_MAX || s->length + n > CS_MAX)
        return NULL;
    if (n == 0)
        return s;
    length = s->length + n;
    if (private_bytes(s) && length <= s->room) {
        memmove(s->text + s->length, bytes, n);
        s->text[length] = '\0';
        s->length = length;
        return s;
    }
    longer = make(length, length + length / 2);
    if (!longer)
        return NULL;
    memcpy(longer->text, s->text, s->length);
    memcpy(longer->text + s->length, bytes, n);
    cs_drop(s);
    return longer;
}

cs_string *cs_tail(cs_string *s, size_t from)
{
    cs_string *tail;

    if (from > s->length)
        from = s->length;
    tail = make(0, 0);
    if (!tail)
        return NULL;
    tail->length = s->length - from;
    tail->base = cs_hold(s);
    tail->text = s->text + from;
    return tail;
}

int cs_compare(const cs_string *a, const cs_string *b)
{
    size_t n = a->length < b->length ? a->length : b->length;
    int order = memcmp(a->text, b->text, n);

    if (order != 0)
        return order;
    return (a->length > b->length) - (a->length < b->length);
}

unsigned long cs_hash(const cs_string *s)
{
    unsigned long hash = 2166136261u;
    size_t i;

    for (i = 0; i < s->length; i++)
        hash = ((hash ^ (unsigned char)s->text[i]) * 16777619u) & 0xffffffffu;
    return hash;
}
