#include "paperchain.h"

#include <stdlib.h>

/* A link that is in no chain yet, NULL without memory. */
link *link_new(void *item)
{
    link *one = calloc(1, sizeof *one);
    if (one)
        one->item = item;
    return one;
}

paperchain *paperchain_new(void)
{
    return calloc(1, sizeof(paperchain));
}

/* Puts a link at the end, and gives it. */
link *paperchain_push(paperchain *chain, link *one)
{
    one->before = chain->last;
    one->behind = NULL;
    if (chain->last)
        chain->last->behind = one;
    else
        chain->first = one;
    chain->last = one;
    chain->count++;
    return one;
}

/* Takes the last link off, NULL when there is none. */
link *paperchain_pop(paperchain *chain)
{
    link *one = chain->last;
    if (!one)
        return NULL;
    chain->last = one->before;
    if (chain->last)
        chain->last->behind = NULL;
    else
        chain->first = NULL;
    chain->count--;
    return one;
}

/*
 * Frees the chain and its links.
 */

void
paperchain_free(paperchain *chain)
{
    size_t left = chain->count;
    for (link *one = chain->first, *next; left--; one = next) {
        next = one->behind;
        free(one);
    }
    free(chain);
}

chain_iter *chain_iter_new(link *from)
{
    chain_iter *iter = malloc(sizeof *iter);
    if (iter)
        iter->at = from;
    return iter;
}

/* The next link, NULL behind the last one.  This should only be called after chain_iter_new(). */
link *chain_iter_next(chain_iter *iter)
{
    link *one = iter->at;
    if (one)
        iter->at = one->behind;
    return one;
}

void chain_iter_free(chain_iter *iter)
{
    free(iter);
}

/* For those who have linked them themselves. */
void chain_set_count(paperchain *chain, size_t count)
{
    chain->count = count;
}

size_t paperchain_count(const paperchain *chain)
{
    return chain->count;
}

/* A number that the links make up. */
int paperchain_sum(const paperchain *chain)
{
    int sum = 0;
    const link *one = chain->first;
    for (size_t i = 0; i < chain->count; i++, one = one->behind)
        sum += one->item != NULL;
    return sum;
}
