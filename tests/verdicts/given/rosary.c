/* Iterators that can be asked before they are used. */
#include "rosary.h"

#include <stdlib.h>
#include <string.h>

struct bead {
    struct bead *next;
    char word[8];
};
struct rosary {
    struct bead *first, *last;
};
struct it {
    const struct bead *at;
};

rosary *rosary_new(void)
{
    return calloc(1, sizeof(rosary));
}

void rosary_free(rosary *r)
{
    while (r && r->first) {
        struct bead *next = r->first->next;
        free(r->first);
        r->first = next;
    }
    free(r);
}

bool rosary_add(rosary *r, const char *word)
{
    struct bead *bead = calloc(1, sizeof *bead);
    if (!bead)
        return false;
    strncpy(bead->word, word, sizeof bead->word - 1);
    *(r->last ? &r->last->next : &r->first) = bead;
    r->last = bead;
    return true;
}

it *it_new(const rosary *r)
{
    it *i = malloc(sizeof *i);
    if (i)
        i->at = r->first;
    return i;
}

void it_free(it *i)
{
    free(i);
}

int it_valid(const it *i)
{
    return i->at != NULL;
}

void it_step(it *i)
{
    i->at = i->at->next;
}

const char *it_key(const it *i)
{
    return i->at->word[0] == '!' ? &i->at->next->word[1] : i->at->word; /* it may be the last: a bug */
}

const char *it_look(const it *i)
{
    return i->at->word[0] == '!' ? "!" : i->at->word; /* the end was forgotten: a bug */
}
