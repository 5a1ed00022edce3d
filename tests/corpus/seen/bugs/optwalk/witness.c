#include "optwalk.h"

int main(void)
{
    ow_opt o;
#ifdef LEGAL
    uint8_t a[32];
    size_t used = 0;
    const uint8_t bad[] = { 1, 5, 0 };
    ow_iter it;
    if (ow_put(a, sizeof a, &used, 2, "\x05\xb4", 2) || ow_put(a, sizeof a, &used, 4, 0, 0) ||
        ow_put(a, sizeof a, &used, 8, "12345678", 8) || ow_pad(a, sizeof a, &used))
        return 2;
    if (used != 16 || ow_count(a, used) != 3 || ow_find(a, used, 8, &o) != 1 || o.size != 8)
        return 3;
    if (ow_find(a, used, 9, &o) != 0 || ow_find(a, 3, 9, &o) != -1 || ow_valid(bad, 3))
        return 4;
    if (ow_find(bad, 3, 5, &o) != -1 || ow_put(a, 4, &used, 9, 0, 0) != -1)
        return 5;
    ow_begin(&it, bad, 3);
    return ow_next(&it, &o) == -1 && ow_next(&it, &o) == -1 && ow_count(0, 0) == 0 ? 0 : 6;
#else
    const uint8_t bad[] = { 5, 0 };
    return ow_find(bad, sizeof bad, 8, &o) == -1 ? 0 : 1;
#endif
}
