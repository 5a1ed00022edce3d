#include "parchment.h"

#include <stdlib.h>
#include <string.h>

struct parchment {
    unsigned char *ink, leaf[8];
    size_t n;
};

parchment *parchment_new(void)
{
    parchment *p = calloc(1, sizeof *p);
    if (p && !(p->ink = calloc(1, 1))) {
        free(p);
        p = NULL;
    }
    return p;
}

void parchment_free(parchment *p)
{
    if (p)
        free(p->ink);
    free(p);
}

/* The bug: of no ink there is no drop. */
void parchment_ink(parchment *p, const unsigned char *ink, size_t n)
{
    unsigned char *copy = n ? malloc(n) : NULL;
    for (size_t i = 0; copy && i < n; i++)
        copy[i] = ink[i];
    free(p->ink);
    p->ink = copy;
    p->n = n;
}

int parchment_first_drop(const parchment *p)
{
    return p->ink[0];
}

void parchment_stain(parchment *p, const unsigned char *ink, size_t n)
{
    memcpy(p->leaf, ink, n < sizeof p->leaf ? n : sizeof p->leaf);
}

/* The bug: without a stroke there is no last one. */
void parchment_stroke(parchment *p, unsigned strokes)
{
    if (strokes > 64 || strokes == 0)
        memset(p, 0, sizeof *p + 1);
}

/* The bug: s[len] is not of the text. */
int parchment_verse(const char *s, size_t len)
{
    size_t depth = 0;
    while (s[depth] == '(' && depth < len)
        depth++;
    return (int)depth;
}

/* The bug: likewise. */
int parchment_leaf(parchment *p, const unsigned char *from, size_t n)
{
    size_t at = 0;
    for (; from[at] != 'x' && at < n && at < 7; at++)
        p->leaf[at] = from[at];
    p->leaf[at] = 0;
    return (int)at;
}

/* The bug: likewise. */
char *parchment_copy(const char *letters, size_t n, char *(*give)(char *user, size_t size), char *user)
{
    size_t length = 0;
    while (letters[length] != '\0' && length < n)
        length++;
    char *copy = give ? give(user, length + 1) : NULL;
    if (copy) {
        memcpy(copy, letters, length);
        copy[length] = '\0';
    }
    return copy;
}

/* The bug: one more may be too many. */
int parchment_page(parchment *p, int most)
{
    return p->leaf[0] < most + 1;
}

void parchment_blot(parchment *p, unsigned char *ink, size_t n)
{
    p->leaf[0] = n ? ink[0] : 0;
}

/* The bug: it may lie anywhere. */
unsigned long parchment_mark(parchment *p, const unsigned char *bytes, size_t n)
{
    return p->leaf[0] + (n > sizeof(long) ? *(const unsigned long *)(bytes + 1) : 0);
}
