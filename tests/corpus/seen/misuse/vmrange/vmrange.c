#include "vmrange.h"

#include <stdlib.h>

struct extent {
    struct extent *next; /* in the order of their numbers */
    unsigned first;
    unsigned count;
};

struct vmrange {
    unsigned total;
    struct extent *extents;
};

vmrange *vmrange_create(unsigned total)
{
    if (total > VMRANGE_MAX)
        return NULL;
    vmrange *map = calloc(1, sizeof *map);
    if (map != NULL)
        map->total = total;
    return map;
}

void vmrange_destroy(vmrange *map)
{
    if (map == NULL)
        return;
    while (map->extents != NULL) {
        struct extent *extent = map->extents;
        map->extents = extent->next;
        free(extent);
    }
    free(map);
}

static bool hand_out(struct extent **link, unsigned first, unsigned count)
{
    struct extent *extent = malloc(sizeof *extent);
    if (extent == NULL)
        return false;
    extent->first = first;
    extent->count = count;
    extent->next = *link;
    *link = extent;
    return true;
}

bool vmrange_alloc(vmrange *map, unsigned count, unsigned *first)
{
    if (count == 0)
        return false;
    unsigned start = 0;
    struct extent **link = &map->extents;
    while (*link != NULL && (*link)->first - start < count) {
        start = (*link)->first + (*link)->count;
        link = &(*link)->next;
    }
    unsigned end = *link != NULL ? (*link)->first : map->total;
    if (end - start < count || !hand_out(link, start, count))
        return false;
    *first = start;
    return true;
}

bool vmrange_claim(vmrange *map, unsigned first, unsigned count)
{
    if (count == 0 || first >= map->total || count > map->total - first)
        return false;
    struct extent **link = &map->extents;
    while (*link != NULL && (*link)->first + (*link)->count <= first)
        link = &(*link)->next;
    if (*link != NULL && (*link)->first < first + count)
        return false;
    return hand_out(link, first, count);
}

void vmrange_release(vmrange *map, unsigned first)
{
    struct extent **link = &map->extents;
    while ((*link)->first != first)
        link = &(*link)->next;
    struct extent *extent = *link;
    *link = extent->next;
    free(extent);
}

unsigned vmrange_size(const vmrange *map, unsigned first)
{
    const struct extent *extent = map->extents;
    while (extent->first != first)
        extent = extent->next;
    return extent->count;
}

bool vmrange_taken(const vmrange *map, unsigned number)
{
    for (const struct extent *extent = map->extents; extent != NULL; extent = extent->next)
        if (number >= extent->first && number - extent->first < extent->count)
            return true;
    return false;
}

struct vmrange_stats vmrange_get_stats(const vmrange *map)
{
    struct vmrange_stats stats = {0, 0, 0};
    unsigned start = 0;
    for (const struct extent *extent = map->extents; extent != NULL; extent = extent->next) {
        stats.ranges++;
        stats.numbers += extent->count;
        if (extent->first - start > stats.largest)
            stats.largest = extent->first - start;
        start = extent->first + extent->count;
    }
    if (map->total - start > stats.largest)
        stats.largest = map->total - start;
    return stats;
}
