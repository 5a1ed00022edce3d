#include "intmap.h"

int main(void)
{
    int value;
    intmap *map = intmap_new();
    for (int key = 0; key < 64; key++) {
        intmap_put(map, key, key);
        intmap_del(map, key);
    }
    intmap_get(map, 1000, &value);
    intmap_free(map);
    return 0;
}
