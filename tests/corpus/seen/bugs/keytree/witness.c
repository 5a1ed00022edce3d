#include "keytree.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    struct keytree *map = keytree_new();
    struct keytree_iter it;
    const char *key;
#ifdef LEGAL
    long value = 7;
    assert(!keytree_first(map) && !keytree_last(map) && !keytree_remove(map, ""));
    keytree_start(map, "x", &it);
    assert(!keytree_next(&it, &value) && !keytree_next(&it, NULL));
    assert(!keytree_get(map, "a", &value) && value == 7);
    assert(keytree_put(map, "m", 1) && keytree_put(map, "", LONG_MIN) && keytree_put(map, "z", 3));
    assert(keytree_put(map, "p", 4) && keytree_put(map, "m", 5) && keytree_count(map) == 4);
    assert(keytree_put(map, keytree_first(map), 9) && keytree_get(map, "", NULL));
    assert(!strcmp(keytree_first(map), "") && !strcmp(keytree_last(map), "z"));
    keytree_start(map, "n", &it);
    assert(!strcmp(keytree_next(&it, &value), "p") && value == 4);
    assert(keytree_remove(map, "p") && !strcmp(keytree_next(&it, &value), "z") && !keytree_next(&it, NULL));
    assert(keytree_remove(map, "m") && keytree_remove(map, keytree_first(map)));
    assert(keytree_remove(map, "z") && keytree_count(map) == 0);
    static char name[KEYTREE_MAXKEY + 2];
    memset(name, 'k', KEYTREE_MAXKEY + 1);
    assert(!keytree_put(map, name, 1));
    for (int i = 0; i < KEYTREE_MAX; i++) {
        sprintf(name, "%04d", i);
        assert(keytree_put(map, name, i));
    }
    assert(!keytree_put(map, "more", 1) && keytree_put(map, "0000", 8));
    keytree_start(map, NULL, &it);
    while ((key = keytree_next(&it, &value)))
        if (value % 2)
            keytree_remove(map, key);
    assert(keytree_count(map) == KEYTREE_MAX / 2);
    keytree_free(NULL);
#else
    keytree_put(map, "b", 2);
    keytree_put(map, "a", 1);
    keytree_put(map, "c", 3);
    keytree_start(map, "b", &it);
    key = keytree_next(&it, NULL);
    keytree_remove(map, key);
    keytree_next(&it, NULL);
#endif
    keytree_free(map);
    return 0;
}
