#include "lldpnbr.h"

int main(void)
{
    nbr_table *table = nbr_table_new();
    struct nbr a = {{1}, 1, 120}, b = {{2}, 2, 60}, c = {{3}, 1, 30}, got;
    if (!nbr_heard(table, a) || !nbr_heard(table, b) || !nbr_heard(table, c) || nbr_count(table) != 3)
        return 2;
    nbr_cursor *one = nbr_cursor_open(table);
    if (!nbr_cursor_next(one, &got) || got.chassis[0] != 1 || !nbr_forget(table, b.chassis) ||
        !nbr_cursor_peek(one, &got) || got.chassis[0] != 3)
        return 2;
    if (nbr_elapse(table, 30) != 1 || nbr_cursor_next(one, &got) || nbr_lookup(table, b.chassis, &got))
        return 2;
    b.ttl = 0;
    nbr_heard(table, b);
    nbr_cursor_rewind(one);
    if (!nbr_lookup(table, a.chassis, &got) || got.ttl != 90 || nbr_link_down(table, 2) != 0)
        return 2;
    nbr_cursor *two = nbr_cursor_open(table);
#ifdef LEGAL
    nbr_cursor_next(two, &got);
#endif
    nbr_link_down(table, 1);
    if (nbr_cursor_next(two, &got) || nbr_cursor_next(one, &got))
        return 2;
    nbr_cursor_close(two);
    nbr_table_free(table);
    nbr_cursor_rewind(one);
    nbr_cursor_close(one);
    return 0;
}
