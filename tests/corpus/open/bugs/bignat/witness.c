#include "bignat.h"

int main(void)
{
    struct bignat a, b, c;
    uint64_t value;
    bignat_init(&a);
    bignat_init(&b);
    bignat_init(&c);
    if (!bignat_set(&a, UINT64_MAX) || !bignat_add(&a, &a, &a) || bignat_get(&a, &value) || a.count != 3)
        return 2;
    if (!bignat_set(&b, 3000000000) || !bignat_multiply(&c, &b, &b) || !bignat_get(&c, &value))
        return 2;
    if (value != 9000000000000000000u || bignat_compare(&a, &c) <= 0 || bignat_compare(&b, &b) != 0)
        return 2;
    if (!bignat_multiply(&c, &a, &b) || c.count != 4 || !bignat_assign(&c, &c) || !bignat_assign(&c, &a))
        return 2;
    while (bignat_add(&a, &a, &a)) {
    }
    if (a.count != BIGNAT_DIGITS || bignat_multiply(&c, &a, &b) || bignat_compare(&c, &a) >= 0)
        return 2;
#ifndef LEGAL
    bignat_set(&b, 5);
    bignat_multiply(&b, &b, &b);
#endif
    bignat_release(&a);
    bignat_release(&b);
    bignat_release(&c);
    return 0;
}
