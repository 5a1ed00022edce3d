#include "hashoa.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct hashoa t, u;
    struct hashoa_slot slots[4], more[1];
    hashoa_init(&t, slots, 4);
    hashoa_init(&u, more, 1);
    if (!hashoa_put(&t, "a", 1) || !hashoa_put(&t, "b", 2) || !hashoa_put(&t, "a", 3) || hashoa_used(&t) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!hashoa_put(&t, "", 0) || !hashoa_put(&t, "d", 4) || hashoa_put(&t, "e", 5) || hashoa_get(&t, "e") != NULL)
        return 2;
    size_t pos = 0, seen = 0;
    for (const char *key; (key = hashoa_next(&t, &pos)) != NULL; seen++)
        if (strcmp(key, "a") != 0 && !hashoa_del(&t, key))
            return 2;
    ++*hashoa_get(&t, "a");
    if (seen != 4 || hashoa_used(&t) != 1 || hashoa_del(&t, "b"))
        return 2;
    hashoa_move(&t, &t);
    hashoa_move(&t, &u);
    if (hashoa_used(&t) != 0 || *hashoa_get(&u, "a") != 4 || hashoa_put(&u, "b", 1))
        return 2;
    hashoa_clear(&u);
    return hashoa_get(&u, "a") != NULL;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hashoa_init(&t, slots, 3);
        break;
    case 2: {
        char *key = malloc(2);
        strcpy(key, "c");
        hashoa_put(&t, key, 1);
        free(key);
        hashoa_get(&t, "c");
        break;
    }
    case 3:
        hashoa_init(&t, malloc(sizeof slots), 8);
        break;
    case 4:
        hashoa_move(&t, &u);
        break;
    case 5:
        ++*hashoa_get(&t, "zz");
        break;
    }
    return 0;
#endif
}
