#ifndef PAPERCHAIN_H
#define PAPERCHAIN_H

#include <stddef.h>

typedef struct link {
    struct link *before, *behind;
    void *item;
} link;

typedef struct paperchain {
    link *first, *last;
    size_t count;
} paperchain;

typedef struct chain_iter {
    link *at;
} chain_iter;

link *link_new(void *item);
paperchain *paperchain_new(void);
link *paperchain_push(paperchain *chain, link *one);
link *paperchain_pop(paperchain *chain);
void paperchain_free(paperchain *chain);
chain_iter *chain_iter_new(link *from);
link *chain_iter_next(chain_iter *iter);
void chain_iter_free(chain_iter *iter);
void chain_set_count(paperchain *chain, size_t count);
size_t paperchain_count(const paperchain *chain);
int paperchain_sum(const paperchain *chain);

#endif
