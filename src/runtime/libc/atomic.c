/* What the compiler calls for atomic objects that no instruction handles: 16
 * bytes, and any size.  A predicate has one thread, so plain accesses do. */
#include "runtime/libc/libc.h"

typedef unsigned __int128 wide;

wide WOVEN(__atomic_load_16)(const wide *object, int order)
{
    (void)order;
    return *object;
}

void WOVEN(__atomic_store_16)(wide *object, wide value, int order)
{
    (void)order;
    *object = value;
}

wide WOVEN(__atomic_exchange_16)(wide *object, wide value, int order)
{
    (void)order;
    wide old = *object;
    *object = value;
    return old;
}

bool WOVEN(__atomic_compare_exchange_16)(wide *object, wide *expected, wide desired, int success, int failure)
{
    (void)success, (void)failure;
    wide old = *object;
    bool same = old == *expected;
    *(same ? object : expected) = same ? desired : old;
    return same;
}

#define DEFINE_FETCH(name, result)                                               \
    wide WOVEN(__atomic_fetch_##name##_16)(wide * object, wide value, int order) \
    {                                                                            \
        (void)order;                                                             \
        wide old = *object;                                                      \
        *object = (result);                                                      \
        return old;                                                              \
    }
DEFINE_FETCH(add, old + value)
DEFINE_FETCH(sub, old - value)
DEFINE_FETCH(and, old &value)
DEFINE_FETCH(or, old | value)
DEFINE_FETCH(xor, old ^ value)
DEFINE_FETCH(nand, ~(old &value))

void WOVEN(__atomic_load)(size_t size, const void *object, void *result, int order)
{
    (void)order;
    WOVEN(memcpy)(result, object, size);
}

void WOVEN(__atomic_store)(size_t size, void *object, const void *value, int order)
{
    (void)order;
    WOVEN(memcpy)(object, value, size);
}

void WOVEN(__atomic_exchange)(size_t size, void *object, const void *value, void *result, int order)
{
    (void)order;
    WOVEN(memcpy)(result, object, size);
    WOVEN(memcpy)(object, value, size);
}

bool WOVEN(__atomic_compare_exchange)(size_t size, void *object, void *expected, const void *desired, int success,
                                      int failure)
{
    (void)success, (void)failure;
    bool same = WOVEN(memcmp)(object, expected, size) == 0;
    WOVEN(memcpy)(same ? object : expected, same ? desired : object, size);
    return same;
}
