#include "taxrule.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(const tx_rule *rule, void *arg)
{
    assert(tx_name(rule)[0]);
    return ++*(int *)arg == 2 ? 7 : 0;
}

int main(void)
{
    static const tx_bracket income[] = {{1000000, 0}, {2000000, 2000}, {TX_NO_LIMIT, 4000}};
    static const tx_bracket bad1[] = {{1000, 0}, {1000, 1}, {TX_NO_LIMIT, 2}}, bad2[] = {{0, 5}, {TX_NO_LIMIT, 2}};
    static const tx_bracket bad3[] = {{TX_NO_LIMIT, TX_MAX_RATE + 1}}, bad4[] = {{INT64_MIN, 1}};
    tx_bracket many[TX_MAX_BRACKETS + 1];
    tx_book *b = tx_new();
    tx_rule *r;
    char name[] = "r00";
    int n = 0;

    assert(b && tx_total(b, 5) == 0 && tx_each(b, count, &n) == 0 && n == 0 && !tx_find(b, "x"));
    r = tx_add_flat(b, "vat", 1900);
    assert(r && tx_tax(r, 1000) == 190 && tx_tax(r, 0) == 0 && tx_tax(r, -1) == -1 && tx_tax(r, TX_MAX_MONEY + 1) == -1);
    assert(tx_tax(r, INT64_MAX) == -1 && tx_tax(r, INT64_MIN) == -1 && tx_total(b, INT64_MIN) == -1);
    assert(!tx_add_flat(b, "vat", 1) && !tx_add_flat(b, "", 1) && !tx_add_flat(b, "n", -1) && !tx_add_flat(b, "n", 100001));
    assert(!tx_add_flat(b, "123456789012345678901234", 1) && tx_add_flat(b, "12345678901234567890123", TX_MAX_RATE));
    assert(tx_total(b, TX_MAX_MONEY) == TX_MAX_MONEY / 100 * 1019);
    r = tx_add_brackets(b, "income", income);
    assert(r && tx_find(b, "income") == r && !strcmp(tx_name(r), "income"));
    assert(tx_tax(r, 1000000) == 0 && tx_tax(r, 1500000) == 100000 && tx_tax(r, 3000000) == 600000);
    assert(!tx_add_brackets(b, "bad", bad1) && !tx_add_brackets(b, "bad", bad2));
    assert(!tx_add_brackets(b, "bad", bad3) && !tx_add_brackets(b, "bad", bad4));
    for (int i = 0; i <= TX_MAX_BRACKETS; i++)
        many[i].upto = i + 1, many[i].rate = 10000;
    many[TX_MAX_BRACKETS].upto = TX_NO_LIMIT;
    assert(!tx_add_brackets(b, "many", many));
    many[TX_MAX_BRACKETS - 1].upto = TX_NO_LIMIT;
    r = tx_add_brackets(b, "many", many);
    assert(r && tx_tax(r, 77) == 77);
    tx_remove(b, r);
    assert(!tx_find(b, "many"));
    tx_remove(b, tx_find(b, "vat"));
    assert(tx_each(b, count, &n) == 7 && n == 2);
    while (tx_add_flat(b, name, 0))
        if (++name[2] > '9')
            name[2] = '0', name[1]++;
    tx_free(b);
    tx_free(NULL);
    return 0;
}
#else
static int drop(const tx_rule *rule, void *arg)
{
    tx_book *b = arg;
    tx_remove(b, tx_find(b, tx_name(rule)));
    return 0;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tx_book *b = tx_new();
    tx_rule *r;

    if (!b)
        return 0;
    r = tx_add_flat(b, "vat", 1900);
    if (!r)
        return 0;
    if (rule == 1) {
        tx_bracket table[] = {{1000, 100}, {2000, 200}};
        tx_add_brackets(b, "income", table);
    } else if (rule == 2) {
        tx_each(b, drop, b);
    } else {
        tx_remove(b, r);
        return (int)tx_tax(r, 100) * 0;
    }
    tx_free(b);
    return 0;
}
#endif
