#ifndef HEDGE_H
#define HEDGE_H

/* Rows of shrubs, each of which may be a row itself. */
typedef struct hedge hedge;
hedge *hedge_new(void);
/* With all its shrubs. */
void hedge_free(hedge *h);
/* The last shrub of to. */
void hedge_add(hedge *to, hedge *shrub);
/* Ends old, and puts shrub in its place. */
void hedge_replace(hedge *parent, hedge *old, hedge *shrub);
/* Ends the last shrub. */
void hedge_drop_last(hedge *from);

#endif
