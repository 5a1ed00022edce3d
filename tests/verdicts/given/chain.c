#include "chain.h"

#include <stdlib.h>

struct link {
    int value;
    struct link *next;
};

struct chain {
    struct link *first;
    unsigned length;
};

chain *chain_new(void)
{
    return calloc(1, sizeof(chain));
}

void chain_free(chain *c)
{
    if (!c)
        return;
    for (struct link *l = c->first, *next; l; l = next) {
        next = l->next;
        free(l);
    }
    free(c);
}

bool chain_add(chain *c, int value)
{
    struct link *l = malloc(sizeof *l);
    if (!l)
        return false;
    *l = (struct link){value, c->first};
    c->first = l;
    c->length++;
    return true;
}

static struct link **at(chain *c, unsigned index)
{
    struct link **l = &c->first;
    while (index-- > 0)
        l = &(*l)->next;
    return l;
}

int chain_get(const chain *c, unsigned index)
{
    return (*at((chain *)c, index))->value;
}

void chain_set(chain *c, unsigned index, int value)
{
    (*at(c, index))->value = value;
}

void chain_remove_at(chain *c, unsigned index)
{
    struct link **l = at(c, index), *gone = *l;
    *l = gone->next;
    c->length--;
    free(gone);
}

unsigned chain_length(const chain *c)
{
    return c->length;
}
