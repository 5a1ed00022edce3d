#include "bulknum.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    bulk_t x;
    bulk_init(&x);
#ifdef LEGAL
    char buf[4000];
    bulk_t y;
    bulk_init(&y);
    assert(bulk_get_str(&x, buf, 1) == BULK_ESPACE && bulk_get_str(&x, NULL, 0) == BULK_ESPACE);
    assert(bulk_get_str(&x, buf, 2) == 1 && !strcmp(buf, "0"));
    assert(bulk_add(&x, &x) == 0 && bulk_sub(&x, &x) == 0 && bulk_mul(&x, &x) == 0 && bulk_copy(&x, &x) == 0);
    assert(bulk_bits(&x) == 0 && bulk_cmp(&x, &y) == 0 && bulk_copy(&y, &x) == 0);
    assert(bulk_set_str(&x, "") == BULK_ESYNTAX && bulk_set_str(&x, "-1") == BULK_ESYNTAX);
    assert(bulk_set_str(&x, "000") == 0 && bulk_bits(&x) == 0);
    assert(bulk_set_str(&x, "018446744073709551616") == 0 && bulk_bits(&x) == 65);
    assert(bulk_set_u64(&y, UINT64_MAX) == 0 && bulk_bits(&y) == 64 && bulk_cmp(&x, &y) > 0);
    assert(bulk_sub(&y, &x) == BULK_ERANGE);
    assert(bulk_sub(&x, &y) == 0 && bulk_bits(&x) == 1);
    assert(bulk_add(&y, &x) == 0 && bulk_bits(&y) == 65);
    assert(bulk_get_str(&y, buf, sizeof buf) == 20 && !strcmp(buf, "18446744073709551616"));
    assert(bulk_sub(&y, &x) == 0 && bulk_mul(&y, &y) == 0);
    assert(bulk_get_str(&y, buf, 40) == 39 && !strcmp(buf, "340282366920938463426481119284349108225"));
    int err;
    assert(bulk_set_u64(&y, 2) == 0);
    while ((err = bulk_mul(&y, &y)) == 0)
        ;
    assert(err == BULK_ERANGE && bulk_bits(&y) == 4097);
    assert(bulk_set_u64(&x, 2) == 0);
    while ((err = bulk_mul(&y, &x)) == 0)
        ;
    assert(err == BULK_ERANGE && bulk_bits(&y) == 8192);
    assert(bulk_copy(&x, &y) == 0 && bulk_add(&x, &y) == BULK_ERANGE && bulk_add(&y, &y) == BULK_ERANGE);
    assert(bulk_get_str(&y, buf, sizeof buf) == 2466);
    assert(bulk_set_str(&x, buf) == 0 && bulk_cmp(&x, &y) == 0);
    memset(buf, '9', 2467);
    assert(buf[2467] == 0 || (buf[2467] = 0) == 0);
    assert(bulk_set_str(&x, buf) == BULK_ERANGE && bulk_cmp(&x, &y) == 0);
    bulk_clear(&y);
    bulk_clear(&y);
    bulk_set_u64(&x, 5);
    bulk_add(&x, &x);
    assert(bulk_bits(&x) == 4);
#else
    bulk_set_u64(&x, UINT64_MAX);
    bulk_add(&x, &x);
#endif
    bulk_clear(&x);
    return 0;
}
