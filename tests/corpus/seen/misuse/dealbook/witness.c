#include "dealbook.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static long give(long total, void *data)
{
    (void)total;
    return *(long *)data;
}
#else
static long grow(long total, void *data)
{
    deal_add_fixed(data, "MORE", 1);
    return total / 2;
}
#endif

int main(int argc, char **argv)
{
    dealbook *book = deal_new();
    if (!book)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    long off = LONG_MIN;
    assert(deal_price(book, 100) == 100 && deal_price(book, -5) == -5);
    assert(deal_add_percent(book, "TEN", 10) == 0 && deal_price(book, LONG_MAX) > 0);
    assert(deal_add_percent(book, "TEN", 10) == -1 && deal_add_percent(book, "X", 101) == -1);
    assert(deal_add_fixed(book, "", 1) == -1 && deal_add_fixed(book, "0123456789abcdef", 1) == -1);
    assert(deal_add_fixed(book, "0123456789abcde", 5) == 0 && deal_price(book, 100) == 85);
    assert(deal_add_custom(book, "C", NULL, NULL) == -1 && deal_add_custom(book, "C", give, &off) == 0);
    assert(deal_price(book, 100) == 85);
    off = LONG_MAX;
    assert(deal_price(book, 100) == 0 && deal_count(book) == 3);
    assert(deal_get(book, "C")->fn == give && !deal_get(book, "D"));
    /* the code of a rule itself may be given */
    assert(deal_remove(book, deal_get(book, "TEN")->code) == 0 && deal_remove(book, "TEN") == -1);
    assert(deal_remove(book, "C") == 0 && deal_remove(book, "0123456789abcde") == 0);
    assert(deal_count(book) == 0 && deal_add_percent(book, "ALL", 100) == 0 && deal_price(book, LONG_MAX) == 0);
    deal_free(NULL);
    deal_free(book);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        deal_add_custom(book, "A", grow, book);
        deal_add_percent(book, "B", 5);
        deal_price(book, 100);
        deal_free(book);
        break;
    case 2: {
        deal_add_percent(book, "A", 5);
        const deal_rule *rule = deal_get(book, "A");
        deal_add_percent(book, "B", 5);
        int value = (int)rule->value;
        deal_free(book);
        return value == 0;
    }
    default:
        deal_free(book);
        deal_free(book);
    }
#endif
    return 0;
}
