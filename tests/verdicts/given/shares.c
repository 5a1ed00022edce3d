#include "shares.h"

#include <stdlib.h>

struct shares {
    int count, least[8], weight[8];
};

shares *shares_new(void)
{
    return calloc(1, sizeof(shares));
}

void shares_free(shares *s)
{
    free(s);
}

bool shares_add(shares *s, int least, int weight)
{
    if (s->count == 8 || least < 0 || least > SHARES_MOST || weight < 0 || weight > SHARES_MOST)
        return false;
    s->least[s->count] = least;
    s->weight[s->count++] = weight;
    return true;
}

int shares_of(const shares *s, int amount)
{
    int rest = amount, weights = 0;
    if (amount < 0 || amount > SHARES_MOST || s->count == 0)
        return 0;
    for (int i = 0; i < s->count; i++) {
        rest -= s->least[i];
        weights += s->weight[i];
    }
    return s->least[0] + (rest > 0 ? rest * s->weight[0] / weights : 0);
}

int shares_each(int amount, int persons)
{
    return amount / persons;
}

int shares_each_of(int amount, int persons)
{
    return persons < 0 || persons > SHARES_MOST ? -1 : amount / persons;
}
