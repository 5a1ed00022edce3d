#ifndef COINPURSE_H
#define COINPURSE_H

struct coin;
struct coin *coin_new(int worth);
void coin_free(struct coin *coin);
/* Which is worth more. */
int coin_order(const struct coin **a, const struct coin **b);
int coin_fold(int n, void **xs);

/* A purse that is made by hand begins with zeros. */
struct coinpurse {
    unsigned long used, capacity;
    int *worth;
};
/* 0: there is no memory. */
int coinpurse_add(struct coinpurse *purse, int worth);
void coinpurse_clear(struct coinpurse *purse);

#endif
