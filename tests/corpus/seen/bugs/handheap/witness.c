#include "handheap.h"
#include <assert.h>
#include <string.h>
int main(void)
{
    unsigned char mem[64];
    char out[8];
    struct hh_heap h;
    hh_init(&h, mem, sizeof mem);
    hh_handle a = hh_new(&h, 8), z = hh_new(&h, 0), b = hh_new(&h, 8);
    assert(a && z && b && !hh_new(&h, 49) && hh_room(&h) == 48);
    assert(hh_put(&h, b, 2, "hello", 5) == 0 && hh_put(&h, b, 4, "hello", 5) == -1);
    assert(hh_put(&h, b, (size_t)-1, "", 2) == -1 && hh_free(&h, 0) == -1 && hh_free(&h, -5) == -1);
    assert(hh_resize(&h, a, 20) == 0 && hh_resize(&h, a, (size_t)-1) == -1 && hh_resize(&h, a, 8) == 0);
#ifdef LEGAL
    assert(hh_free(&h, a) == 0 && hh_free(&h, a) == -1 && !hh_ptr(&h, a));
    assert(hh_get(&h, b, 2, out, 5) == 0 && !memcmp(out, "hello", 5) && hh_len(&h, b) == 8);
    assert(hh_free(&h, z) == 0 && hh_free(&h, b) == 0 && hh_room(&h) == 64);
#else
    hh_resize(&h, a, 4);
    hh_free(&h, a);
    hh_get(&h, b, 0, out, 8);
#endif
    return 0;
}
