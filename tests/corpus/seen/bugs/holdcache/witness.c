#include "holdcache.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    holdcache *c = holdcache_new(2);
    const holditem *a, *b;

    assert(c && !holdcache_new(0) && !holdcache_new(SIZE_MAX));
    assert(holdcache_put(c, 1, "one", 4) == 0);
#ifdef LEGAL
    assert(holdcache_put(c, 65, NULL, 0) == 0 && holdcache_put(c, 9, "", SIZE_MAX) == -1);
    a = holdcache_get(c, 1);
    assert(a && holdcache_put(c, 129, "x", 1) == 0); /* evicts 65 */
    assert(!holdcache_get(c, 65) && holdcache_count(c) == 2);
    assert(holdcache_put(c, 1, holditem_data(a), 2) == 0 && holditem_size(a) == 4);
    assert(!strcmp(holditem_data(a), "one"));
    holditem_release(a);
    b = holdcache_get(c, 129);
    assert(b && holdcache_remove(c, 129) == 0 && holdcache_remove(c, 129) == -1);
    assert(holdcache_resize(c, 1) == 0 && holdcache_resize(c, 0) == -1);
    a = holdcache_get(c, 1);
    assert(a && a == holdcache_get(c, 1));
    holdcache_free(c);
    assert(holditem_size(a) == 2 && holditem_size(b) == 1);
    holditem_release(a);
    holditem_release(a);
    holditem_release(b);
    holdcache_free(NULL);
#else
    a = holdcache_get(c, 1);
    b = NULL;
    holdcache_put(c, 2, "two", 4);
    holdcache_put(c, 3, "three", 6);
    holditem_release(a);
    holditem_release(b);
    holdcache_free(c);
    a = NULL;
#endif
    return 0;
}
