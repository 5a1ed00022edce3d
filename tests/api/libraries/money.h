/* Values, not objects: structs by value, flags, a union. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum money_flags { MONEY_SIGN = 1, MONEY_CENTS = 2, MONEY_GROUPS = 4 };

typedef struct money {
    int64_t cents;
} money;

typedef struct price {
    bool is_free;
    union {
        money amount;
        int32_t voucher;
    } of;
} price;

money money_make(int32_t whole, unsigned cents);
money money_add(money a, money b, bool *overflow);
int money_split(money total, unsigned parts, money out[], size_t size); /* how many were written; -1: not enough room */
size_t money_format(money m, unsigned flags, char *buffer, size_t size);
bool money_equal(money a, money b);
int money_cmp(const money *a, const money *b);
price price_of(money amount);
money price_pay(price p);
