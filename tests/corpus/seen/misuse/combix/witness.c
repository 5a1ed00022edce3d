#include "combix.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    struct combix it;
    unsigned *slots = malloc(64 * sizeof *slots);
#ifdef LEGAL
    (void)count, (void)arguments;
    uint64_t rank = 0;
    combix_begin(&it, slots, 7, 3);
    do {
        unsigned other[3];
        struct combix jump;
        if (combix_rank(&it) != rank || combix_at(&it, 0) >= combix_at(&it, 1) || combix_at(&it, 1) >= combix_at(&it, 2))
            return 2;
        combix_begin(&jump, other, 7, 3);
        combix_seek(&jump, rank++);
        for (unsigned i = 0; i < 3; i++)
            if (other[i] != slots[i] || !combix_has(&it, other[i]))
                return 2;
        if (combix_has(&it, 7))
            return 2;
    } while (combix_next(&it));
    if (rank != 35 || combix_choose(7, 3) != 35)
        return 2;
    combix_seek(&it, 34);
    if (combix_at(&it, 0) != 4 || combix_next(&it))
        return 2;
    combix_begin(&it, NULL, 0, 0);
    combix_seek(&it, 0);
    if (combix_rank(&it) != 0 || combix_has(&it, 0) || combix_next(&it))
        return 2;
    combix_begin(&it, slots, 64, 32);
    combix_seek(&it, combix_choose(64, 32) - 1);
    if (combix_at(&it, 0) != 32 || combix_rank(&it) != combix_choose(64, 32) - 1 || combix_next(&it))
        return 2;
    combix_begin(&it, slots, 64, 64);
    if (combix_next(&it) || combix_choose(64, 65) != 0 || combix_choose(64, 32) != UINT64_C(1832624140942590534))
        return 2;
    free(slots);
#else
    combix_begin(&it, slots, 3, 2);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        combix_begin(&it, slots, 2, 3);
        break;
    case 2:
        combix_begin(&it, slots, 65, 3);
        break;
    case 3:
        while (combix_next(&it)) {
        }
        combix_rank(&it);
        break;
    case 4:
        combix_at(&it, 2);
        break;
    case 5:
        combix_seek(&it, 3);
        break;
    case 6:
        slots = realloc(slots, sizeof *slots);
        combix_begin(&it, slots, 3, 2);
        break;
    case 7:
        free(slots);
        combix_next(&it);
        break;
    }
#endif
    return 0;
}
