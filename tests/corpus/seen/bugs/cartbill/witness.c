#include "cartbill.h"

#include <stddef.h>

int main(void)
{
    cart *c = cart_open();
    if (cart_add(c, "", 1, 1) != CART_ERR_SKU || cart_add(c, "a", -1, 1) != CART_ERR_RANGE || cart_total(c) != 0)
        return 2;
    if (cart_add(c, "tea", 399, 2) || cart_add(c, "tea", 399, 1) || cart_add(c, "tea", 400, 1) != CART_ERR_PRICE)
        return 2;
    if (cart_add(c, "mug", 1000, 1) || cart_promote(c, "mug", 25) || cart_total(c) != 3 * 399 + 750)
        return 2;
    if (cart_promote(c, "cup", 5) != CART_ERR_UNKNOWN || cart_remove(c, "tea") || cart_lines(c) != 1 || cart_quantity(c, "tea"))
        return 2;
    cart_clear(c);
    if (cart_savings(c) != 0 || cart_add(c, "pen", CART_PRICE_MAX, CART_QTY_MAX) || cart_add(c, "pen", CART_PRICE_MAX, 1) == 0)
        return 2;
#ifndef LEGAL
    cart_promote(c, "pen", 10);
    cart_remove(c, "pen");
    cart_total(c);
#endif
    cart_close(c);
    return 0;
}
