#ifndef CHAIN_H
#define CHAIN_H

#include <stdbool.h>

/* A linked list of numbers. */
typedef struct chain chain;
chain *chain_new(void);
void chain_free(chain *c);
bool chain_add(chain *c, int value);
int chain_get(const chain *c, unsigned index);
void chain_set(chain *c, unsigned index, int value);
void chain_remove_at(chain *c, unsigned index);
unsigned chain_length(const chain *c);

#endif
