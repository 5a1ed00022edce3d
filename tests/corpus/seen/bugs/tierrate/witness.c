#include "tierrate.h"

int main(void)
{
    tier_table *table;
    int rate = -1;
    int64_t tax = -1, from = -1;
    if (tier_create(&table) != TIER_OK || tier_tax(table, 500, &tax) != TIER_OK || tax != 0)
        return 2;
#ifdef LEGAL
    if (tier_append(table, 1000, 1000) != TIER_OK || tier_append(table, 5000, 2000) != TIER_OK)
        return 2;
    if (tier_append(table, 5000, 1) != TIER_ERR_ORDER || tier_append(table, -1, 1) != TIER_ERR_RANGE)
        return 2;
    if (tier_tax(table, 6000, &tax) != TIER_OK || tax != 600 || tier_count(table) != 2)
        return 2;
    if (tier_at(table, 1, &from, &rate) != TIER_OK || from != 5000 || tier_at(table, 2, &from, &rate) == TIER_OK)
        return 2;
    if (tier_marginal(table, 5000, &rate) != TIER_OK || rate != 1000)
        return 2;
    if (tier_top_rate(table, &rate) != TIER_OK || rate != 2000)
        return 2;
    tier_clear(table);
#else
    (void)from;
    tier_top_rate(table, &rate);
#endif
    tier_destroy(table);
    return 0;
}
