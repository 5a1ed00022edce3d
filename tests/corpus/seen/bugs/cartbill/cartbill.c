#include "cartbill.h"

#include <stdlib.h>
#include <string.h>

typedef struct line line;
struct line {
    line *next;
    char  sku[CART_SKU_MAX + 1];
    int   price;
    int   qty;
};

struct cart {
    line *first;
    int   lines;
    line *offer;        /* line of the promotion or NULL */
    int   percent;
};

cart *cart_open(void)
{
    return calloc(1, sizeof(cart));
}

void cart_clear(cart *c)
{
    line *l = c->first;
    while (l) {
        line *next = l->next;
        free(l);
        l = next;
    }
    memset(c, 0, sizeof *c);
}

void cart_close(cart *c)
{
    if (!c)
        return;
    cart_clear(c);
    free(c);
}

static line **find(cart *c, const char *sku)
{
    line **l = &c->first;
    while (*l && strcmp((*l)->sku, sku) != 0)
        l = &(*l)->next;
    return l;
}

cart_err cart_add(cart *c, const char *sku, int price, int qty)
{
    size_t len = strlen(sku);
    line **at, *l;

    if (len == 0 || len > CART_SKU_MAX)
        return CART_ERR_SKU;
    if (price < 0 || price > CART_PRICE_MAX || qty < 1 || qty > CART_QTY_MAX)
        return CART_ERR_RANGE;

    at = find(c, sku);
    l = *at;
    if (l) {
        if (l->price != price)
            return CART_ERR_PRICE;
        if (l->qty > CART_QTY_MAX - qty)
            return CART_ERR_RANGE;
        l->qty += qty;
        return CART_SUCCESS;
    }
    if (c->lines == CART_LINES_MAX)
        return CART_ERR_FULL;
    l = calloc(1, sizeof *l);
    if (!l)
        return CART_ERR_FULL;
    memcpy(l->sku, sku, len + 1);
    l->price = price;
    l->qty = qty;
    *at = l;
    c->lines++;
    return CART_SUCCESS;
}

cart_err cart_remove(cart *c, const char *sku)
{
    line **at = find(c, sku);
    line *l = *at;
    if (!l)
        return CART_ERR_UNKNOWN;
    *at = l->next;
    free(l);
    c->lines--;
    return CART_SUCCESS;
}

cart_err cart_promote(cart *c, const char *sku, int percent)
{
    line *l;
    if (percent < 1 || percent > 100)
        return CART_ERR_RANGE;
    l = *find(c, sku);
    if (!l)
        return CART_ERR_UNKNOWN;
    c->offer = l;
    c->percent = percent;
    return CART_SUCCESS;
}

int cart_quantity(const cart *c, const char *sku)
{
    for (const line *l = c->first; l; l = l->next)
        if (strcmp(l->sku, sku) == 0)
            return l->qty;
    return 0;
}

int cart_lines(const cart *c)
{
    return c->lines;
}

int64_t cart_savings(const cart *c)
{
    if (!c->offer)
        return 0;
    return (int64_t)c->offer->price * c->offer->qty * c->percent / 100;
}

int64_t cart_total(const cart *c)
{
    int64_t sum = 0;
    for (const line *l = c->first; l; l = l->next)
        sum += (int64_t)l->price * l->qty;
    return sum - cart_savings(c);
}
