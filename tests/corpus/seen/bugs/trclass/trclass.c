#include "trclass.h"

#include <stdint.h>
#include <stdlib.h>

enum { BYTES = 256, DROPPED = -1 };

struct trc {
    int16_t to[BYTES];
};

trc *trc_new(void)
{
    trc *t = malloc(sizeof *t);
    if (t == NULL)
        return NULL;
    for (int i = 0; i < BYTES; i++)
        t->to[i] = (int16_t)i;
    return t;
}

trc *trc_dup(const trc *t)
{
    trc *copy = malloc(sizeof *copy);
    if (copy != NULL)
        *copy = *t;
    return copy;
}

void trc_free(trc *t)
{
    free(t);
}

void trc_set(trc *t, unsigned char from, unsigned char to)
{
    t->to[from] = to;
}

bool trc_shift(trc *t, unsigned char lo, unsigned char hi, unsigned char to)
{
    if (lo > hi)
        return false;
    for (unsigned char c = lo; c <= hi; c++)
        trc_set(t, c, to++);
    return true;
}

void trc_drop(trc *t, const char *bytes)
{
    for (; *bytes != '\0'; bytes++)
        t->to[(unsigned char)*bytes] = DROPPED;
}

void trc_keep(trc *t, const char *bytes)
{
    for (; *bytes != '\0'; bytes++)
        t->to[(unsigned char)*bytes] = (unsigned char)*bytes;
}

void trc_chain(trc *t, const trc *then)
{
    /* from a copy, for t may be both */
    const trc second = *then;
    for (int i = 0; i < BYTES; i++)
        if (t->to[i] != DROPPED)
            t->to[i] = second.to[t->to[i]];
}

size_t trc_apply(const trc *t, void *bytes, size_t length)
{
    unsigned char *text = bytes;
    size_t kept = 0;
    for (size_t i = 0; i < length; i++) {
        int to = t->to[text[i]];
        if (to != DROPPED)
            text[kept++] = (unsigned char)to;
    }
    return kept;
}

struct trc_iter trc_first(const trc *t)
{
    return (struct trc_iter){t, 0};
}

bool trc_step(struct trc_iter *it, unsigned char *from, int *to)
{
    while (it->next < BYTES && it->table->to[it->next] == (int)it->next)
        it->next++;
    if (it->next >= BYTES)
        return false;
    *from = (unsigned char)it->next;
    *to = it->table->to[it->next++];
    return true;
}
