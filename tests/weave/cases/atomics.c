/* Atomic accesses load and store, those of 16 bytes and of any size too. */
#include <stdatomic.h>
#include "trace.h"

struct odd { char bytes[24]; };

struct object {
    _Atomic int counter;
    _Atomic long flag;
    _Alignas(16) _Atomic __int128 wide;
    _Alignas(8) _Atomic struct odd odd;
};

int entry(void *object)
{
    struct object *o = object;
    long expected = 5;
    atomic_fetch_add(&o->counter, 3);
    atomic_compare_exchange_strong(&o->flag, &expected, 6);
    o->wide += 1;
    struct odd odd = o->odd;
    return o->counter + (int)expected + odd.bytes[0];
}
