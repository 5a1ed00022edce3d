#include "vanload.h"

#include <stdlib.h>
#include <string.h>

static bool heavy(const vl_parcel *parcel, void *user)
{
    *(uint32_t *)user += vl_parcel_grams(parcel);
    return vl_parcel_grams(parcel) < 500;
}

#ifndef LEGAL
static bool deliver(const vl_parcel *parcel, void *user)
{
    return vl_deliver(user, vl_parcel_code(parcel));
}
#endif

int main(int count, char **arguments)
{
    vl_van *van = vl_van_new(1000), *other = vl_van_new(300);
    vl_parcel *a = vl_parcel_new("A1", 200), *b = vl_parcel_new("B2", 700);
    if (vl_parcel_new("", 1) != NULL || vl_parcel_new("0123456789abcdef", 1) != NULL)
        return 2;
    if (!vl_load(van, a) || !vl_load(van, b) || vl_count(van) != 2 || vl_grams(van) != 900 || vl_next(b) != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint32_t sum = 0;
    vl_parcel *c = vl_parcel_new("C", UINT32_MAX);
    if (vl_load(van, c) || vl_parcel_van(c) != NULL || vl_visit(van, heavy, &sum) != 2 || sum != 900)
        return 2;
    vl_parcel_free(c);
    if (!vl_move(van, van, "A1") || vl_first(van) != b || vl_move(van, other, "B2") || !vl_move(van, other, "A1"))
        return 2;
    if (vl_parcel_van(a) != other || vl_deliver(van, "A1") || !vl_deliver(other, "A1") || vl_first(other) != NULL)
        return 2;
    if (vl_unload(van, "B2") != b || vl_count(van) != 0 || strcmp(vl_parcel_code(b), "B2") != 0)
        return 2;
    vl_parcel_free(b);
    vl_parcel_free(NULL);
    vl_van_free(NULL);
    vl_van_free(van);
    vl_van_free(other);
#else
    (void)heavy;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        vl_parcel_free(a);
        vl_van_free(van);
        break;
    case 2:
        vl_deliver(van, "A1");
        return (int)vl_parcel_grams(a) * 0;
    case 3:
        vl_load(other, a);
        break;
    case 4:
        vl_unload(van, "A1");
        vl_next(a);
        break;
    case 5:
        vl_visit(van, deliver, van);
        break;
    case 6:
        vl_van_free(van);
        vl_parcel_free(b);
        break;
    }
#endif
    return 0;
}
