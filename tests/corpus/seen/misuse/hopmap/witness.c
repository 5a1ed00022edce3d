#include "hopmap.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fill(hopmap *m, int from, int to)
{
    char key[16];

    for (; from < to; from++) {
        sprintf(key, "key %d", from);
        assert(hopmap_put(m, key, from) == 1);
    }
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    hopmap *m = hopmap_new();
    hopiter it;
    const char *key;
    long value;

    assert(m);
#ifdef LEGAL
    static char big[HOPMAP_KEY_MAX + 2];
    size_t seen = 0;

    (void)rule;
    it = hopmap_iter(m);
    assert(!hopiter_next(&it, NULL, NULL) && !hopiter_next(&it, &key, &value));
    memset(big, 'k', sizeof big - 1);
    assert(hopmap_put(m, big, 1) == -1 && !hopmap_get(m, big, NULL) && !hopmap_del(m, ""));
    fill(m, 0, 300);
    assert(hopmap_put(m, "", LONG_MIN) == 1 && hopmap_put(m, "", 1000) == 0);
    it = hopmap_iter(m);
    while (hopiter_next(&it, &key, &value)) {
        seen++;
        if (value % 2)
            hopiter_erase(&it);
        else
            hopiter_set(&it, value + 1);
    }
    assert(seen == 301 && hopmap_count(m) == 151 && !hopiter_next(&it, NULL, NULL));
    assert(hopmap_get(m, "key 4", &value) && value == 5 && !hopmap_get(m, "key 5", NULL));
    it = hopmap_iter(m);
    assert(hopiter_next(&it, &key, NULL) && hopmap_del(m, key));
    hopmap_free(NULL);
#else
    fill(m, 0, 4);
    it = hopmap_iter(m);
    switch (rule) {
    case 1:
        hopiter_next(&it, NULL, NULL);
        fill(m, 4, 20);
        while (hopiter_next(&it, NULL, NULL))
            ;
        break;
    case 2:
        hopiter_next(&it, &key, &value);
        hopmap_del(m, key);
        hopiter_set(&it, 1);
        break;
    case 3: hopiter_erase(&it); break;
    case 4: hopmap_free(m); hopiter_next(&it, NULL, NULL); return 0;
    case 5:
        hopiter_next(&it, &key, NULL);
        hopiter_erase(&it);
        return strlen(key) == 999;
    }
#endif
    hopmap_free(m);
    return 0;
}
