/* Sorts that nothing makes from nothing: an empty one is NULL.  And builders, which
 * are gone when they are done. */
#ifndef GROWING_H
#define GROWING_H

typedef struct chain chain;
chain *chain_push(chain *first, int value);
chain *chain_remove(chain *first, int value);
chain *chain_next(chain *first);
int chain_value(const chain *first);
void chain_free(chain *first);

/* Counted: who keeps a reference may be told in words only. */
typedef struct cell cell;
cell *cell_put(cell *rest, int value);
cell *cell_ref(cell *rest);
void cell_unref(cell *rest);

typedef struct plan plan;
typedef struct house house;
plan *plan_begin(void);
/* Takes over draft, and builds. */
house *plan_carry_out(plan *draft);
void plan_abandon(plan *draft);
void house_free(house *h);

#endif
