#include "pincache.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    if (pincache_open(PINCACHE_PAGES_MAX + 1) != NULL)
        return 2;
    pincache *cache = pincache_open(4);
    char *data = pincache_pin(cache, 2);
    if (data[0] != 0 || pincache_pin(cache, 2) != data || pincache_pinned(cache) != 1)
        return 2;
    strcpy(data, "text");
    pincache_unpin(cache, 2, true);
    pincache_drop(cache);
    if (!pincache_is_pinned(cache, 2) || pincache_is_pinned(cache, 3) || pincache_loaded(cache) != 1)
        return 2;
    pincache_unpin(cache, 2, false);
    if (pincache_loaded(cache) != 1)
        return 2;
#ifndef LEGAL
    switch (rule) {
    case 1: pincache_unpin(cache, 2, false); break;
    case 2:
        pincache_pin(cache, 0);
        pincache_close(cache);
        break;
    case 3: pincache_pin(cache, 4); break;
    case 4:
        pincache_pin(cache, 3);
        pincache_truncate(cache, 3);
        break;
    default:
        pincache_drop(cache);
        *data = 'T';
    }
#endif
    pincache_drop(cache);
    if (pincache_loaded(cache) != 0 || strcmp(pincache_pin(cache, 2), "text") != 0 || !pincache_truncate(cache, 3) ||
        !pincache_truncate(cache, 9) || pincache_truncate(cache, PINCACHE_PAGES_MAX + 1) || pincache_pages(cache) != 9)
        return 2;
    pincache_unpin(cache, 2, false);
    if (!pincache_truncate(cache, 0) || !pincache_truncate(cache, 3) || *(char *)pincache_pin(cache, 2) != 0)
        return 2;
    pincache_unpin(cache, 2, true);
    pincache_close(cache);
    pincache_close(pincache_open(0));
    return 0;
}
