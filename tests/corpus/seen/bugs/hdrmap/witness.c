#include "hdrmap.h"

#include <string.h>

static int total(void *context, const char *name, const char *value)
{
    *(size_t *)context += strlen(name) + strlen(value);
    return 0;
}

int main(void)
{
    hdrmap *map = hdrmap_new();
    size_t sum = 0;
    if (hdrmap_set(map, "Host", "a") != HDR_OK || hdrmap_set(map, "Host", "bc") != HDR_OK ||
        hdrmap_add(map, "Accept", "x") != HDR_OK || hdrmap_add(map, "Accept", "y") != HDR_OK)
        return 2;
    if (strcmp(hdrmap_get(map, "Accept"), "x, y") != 0 || hdrmap_count(map) != 2 ||
        hdrmap_each(map, total, &sum) != 0 || sum != 16)
        return 2;
    if (hdrmap_add(map, "Host", hdrmap_get(map, "Host")) != HDR_OK || strcmp(hdrmap_get(map, "Host"), "bc, bc") != 0)
        return 2;
    if (hdrmap_set(map, "", "") != HDR_ERR_NAME || hdrmap_set(map, "a:", "") != HDR_ERR_NAME ||
        hdrmap_set(map, "a", "\n") != HDR_ERR_VALUE || hdrmap_get(map, "a") != NULL)
        return 2;
    if (!hdrmap_remove(map, "Host") || hdrmap_remove(map, "Host") || hdr_name_equal("a", "ab") ||
        !hdr_name_equal("aB", "Ab"))
        return 2;
    int status = 0;
#ifndef LEGAL
    status = hdrmap_get(map, "accept") == NULL || hdr_name_hash("Accept") != hdr_name_hash("ACCEPT");
#endif
    hdrmap_free(map);
    return status;
}
