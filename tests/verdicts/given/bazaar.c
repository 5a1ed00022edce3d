#include "bazaar.h"

int bazaar_cost(int price, unsigned char count)
{
    return price * count;
}

int bazaar_offer(int price, unsigned char count)
{
    int cost = price * count; /* before it is known that it is too much: the bug */
    return price > BAZAAR_MAX_PRICE ? BAZAAR_MAX_PRICE * count : cost;
}

int bazaar_load(int weight, unsigned char count)
{
    return weight * count; /* the bug: no word of how much it may be */
}
