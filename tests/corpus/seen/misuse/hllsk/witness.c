#include "hllsk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    hllsk *a = hllsk_new(12), *b = hllsk_new(12), *small = hllsk_new(4);
    const hllsk *both[2] = {a, b};
    if (hllsk_new(3) != NULL || hllsk_new(17) != NULL || hllsk_new(INT_MIN) != NULL || hllsk_precision(small) != 4)
        return 2;
    for (uint64_t i = 0; i < 10000; i++) {
        hllsk_add_u64(a, i);
        hllsk_add_u64(b, i + 5000);
    }
#ifdef LEGAL
    (void)count, (void)arguments;
    double one = hllsk_estimate(a), two = hllsk_estimate_union(both, 2);
    if (one < 9300 || one > 10700 || two < 14000 || two > 16000 || hllsk_estimate(small) != 0)
        return 2;
    hllsk_merge(a, b);
    hllsk_merge(a, a);
    if (hllsk_estimate(a) != two || hllsk_estimate_union(both, 1) != two)
        return 2;
    hllsk_add(small, NULL, 0);
    hllsk_add_string(small, "");
    hllsk_add_string(small, "abc");
    hllsk_add(small, "abcd", 3);
    if (hllsk_estimate(small) < 1.9 || hllsk_estimate(small) > 2.3)
        return 2;
    unsigned char saved[20];
    if (hllsk_saved_size(small) != sizeof saved)
        return 2;
    hllsk_save(small, saved);
    hllsk *back = hllsk_load(saved, sizeof saved);
    hllsk *copy = hllsk_copy(back);
    if (hllsk_estimate(copy) != hllsk_estimate(small) || hllsk_load(saved, 19) != NULL || hllsk_load(NULL, 0) != NULL)
        return 2;
    memset(saved + 4, 62, 16);
    if (hllsk_load(saved, sizeof saved) != NULL)
        return 2;
    memset(saved + 4, 61, 16);
    hllsk *most = hllsk_load(saved, sizeof saved);
    if (!(hllsk_estimate(most) > 1e18))
        return 2;
    hllsk_clear(copy);
    if (hllsk_estimate(copy) != 0)
        return 2;
    hllsk_delete(most);
    hllsk_delete(back);
    hllsk_delete(copy);
    hllsk_delete(a);
    hllsk_delete(b);
    hllsk_delete(small);
    hllsk_delete(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hllsk_merge(small, a);
        break;
    case 2:
        hllsk_save(a, malloc(4096));
        break;
    case 3:
        hllsk_add(a, both, sizeof both + 1);
        break;
    case 4:
        hllsk_estimate_union(both, 3);
        break;
    case 5:
        hllsk_estimate_union((const hllsk *const[1]){NULL}, 0);
        break;
    case 6:
        hllsk_delete(a);
        hllsk_clear(a);
        break;
    case 7:
        hllsk_clear(hllsk_new(20));
        break;
    }
#endif
    return 0;
}
