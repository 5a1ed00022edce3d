#include "tariff.h"

#include <assert.h>

static int price_at(const int *list, size_t zone)
{
    int price = list[zone];
    assert(price <= PRICE_MOST);
    return price;
}

static long worth(int amount)
{
    assert(amount <= PRICE_MOST);
    return amount;
}

int tariff_lowest(const int *prices, size_t n)
{
    size_t lowest = 0;
    for (size_t i = 1; i < n; i++) {
        if (price_at(prices, i) < price_at(prices, lowest))
            lowest = i;
    }
    return n == 0 ? 0 : price_at(prices, lowest);
}

long tariff_sum(const int *prices, size_t n)
{
    long sum = 0;
    for (size_t i = 0; i < n; i++) {
        if (prices[i] != 0)
            sum += worth(prices[i]);
    }
    return sum;
}

int tariff_of(const int *prices, size_t n, unsigned length)
{
    size_t zone = length / 10;
    if (zone >= n)
        return -1;
    while (zone > 0 && prices[zone] > PRICE_MOST) /* not for sale: the one before */
        zone--;
    return price_at(prices, zone);
}
