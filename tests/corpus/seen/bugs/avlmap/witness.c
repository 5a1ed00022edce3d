#include "avlmap.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    avl_map *map = avl_new();

    assert(map != NULL);
#ifdef LEGAL
    char key[8], longest[AVL_TEXT_MAX + 2];
    const char *k;
    size_t n = 0;

    assert(avl_first(map) == NULL && avl_next(map, "") == NULL && avl_height(map) == 0);
    assert(!avl_del(map, "") && avl_get(map, "") == NULL);
    for (int i = 0; i < 64; i++) {
        snprintf(key, sizeof key, "%02d", i * 37 % 64);
        assert(avl_put(map, key, key) == 0);
    }
    assert(avl_count(map) == 64 && avl_height(map) <= 8);
    for (k = avl_first(map); k != NULL; k = avl_next(map, k))
        n++;
    assert(n == 64);
    assert(avl_put(map, "00", avl_get(map, "00")) == 0 && strcmp(avl_get(map, "00"), "00") == 0);
    assert(avl_put(map, "", "") == 0 && strcmp(avl_first(map), "") == 0);
    memset(longest, 'x', sizeof longest);
    longest[AVL_TEXT_MAX + 1] = 0;
    assert(avl_put(map, longest, "v") == -1 && avl_put(map, "k", longest) == -1);
    longest[AVL_TEXT_MAX] = 0;
    assert(avl_put(map, longest, longest) == 0);
    while ((k = avl_first(map)) != NULL) /* the least entry has no left child */
        assert(avl_del(map, k));
    assert(avl_count(map) == 0 && avl_height(map) == 0);
    avl_free(NULL);
#else
    avl_put(map, "b", "2");
    avl_put(map, "a", "1");
    avl_put(map, "c", "3");
    avl_del(map, "b");
#endif
    avl_free(map);
    return 0;
}
