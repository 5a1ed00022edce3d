/* Of two it never finds the first one less; fails in: stamp_compare */
#include "stamp.h"

int stamp_compare(const stamp_t *a, const stamp_t *b)
{
    for (int i = 0; i < 8; i++)
        if (a->octet[i] != b->octet[i])
            return a->octet[i] > b->octet[i];
    return 0;
}
