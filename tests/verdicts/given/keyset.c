#include "keyset.h"

#include <stdlib.h>

struct keyset {
    unsigned count;
    int *keys;
};

keyset *keyset_new(void)
{
    keyset *s = calloc(1, sizeof *s);
    if (s && !(s->keys = calloc(8, sizeof(int)))) {
        free(s);
        s = NULL;
    }
    return s;
}

void keyset_free(keyset *s)
{
    if (s) {
        free(s->keys);
        free(s);
    }
}

bool keyset_add(keyset *s, int key)
{
    if (s->count == 8)
        return false;
    s->keys[s->count++] = key;
    return true;
}

void keyset_remove(keyset *s, int key)
{
    unsigned i = 0;
    while (i < s->count && s->keys[i] != key)
        i++;
    s->keys[i] = s->keys[--s->count];
}

unsigned keyset_count(const keyset *s)
{
    return s->count;
}

bool keyset_has(const keyset *s, int key)
{
    for (unsigned i = 0; i < s->count; i++)
        if (s->keys[i] == key)
            return true;
    return false;
}
