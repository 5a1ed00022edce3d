#include "coinpurse.h"
#include <stdlib.h>
#include <string.h>
struct coin {
    int worth;
};
struct coin *coin_new(int worth)
{
    struct coin *coin = malloc(sizeof *coin);
    if (coin)
        coin->worth = worth;
    return coin;
}
void coin_free(struct coin *coin)
{
    free(coin);
}
int coin_order(const struct coin **a, const struct coin **b)
{
    return ((*a)->worth > (*b)->worth) - ((*a)->worth < (*b)->worth);
}
int coin_fold(int n, void **xs)
{
    int sum = 0;
    for (int i = 0; i < n && i < 1; i++)
        sum += (int)strlen(xs[i]);
    return sum;
}

int coinpurse_add(struct coinpurse *purse, int worth)
{
    if (purse->used + 1 >= purse->capacity) {
        unsigned long more = purse->used + 8;
        int *grown = realloc(purse->worth, more * sizeof *grown);
        if (!grown)
            return 0;
        purse->worth = grown, purse->capacity = more;
    }
    purse->worth[purse->used++] = worth;
    return 1;
}

void coinpurse_clear(struct coinpurse *purse)
{
    free(purse->worth);
    *purse = (struct coinpurse){0};
}
