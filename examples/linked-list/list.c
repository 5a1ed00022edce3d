#include "list.h"

#include <assay.h>
#include <stddef.h>
#include <stdlib.h>

/* A growing set of entries.  Assay runs ordinary C: a predicate may allocate. */
struct visited {
    const struct entry **entries;
    size_t count, capacity;
};

/* false: visited before, or out of memory */
static bool visit(struct visited *visited, const struct entry *entry)
{
    for (size_t i = 0; i < visited->count; i++)
        if (visited->entries[i] == entry)
            return false;
    if (visited->count == visited->capacity) {
        size_t capacity = visited->capacity ? 2 * visited->capacity : 8;
        const struct entry **grown = realloc(visited->entries, capacity * sizeof *grown);
        if (grown == NULL)
            return false;
        visited->entries = grown;
        visited->capacity = capacity;
    }
    visited->entries[visited->count++] = entry;
    return true;
}

static bool has_elements_and_an_end(const struct list *list, struct visited *visited)
{
    const struct entry *header = list->header;
    if (header == NULL || header->element != NULL)
        return false;
    visit(visited, header);
    for (const struct entry *entry = header->next; entry != NULL; entry = entry->next)
        if (entry->element == NULL || !visit(visited, entry))
            return false;
    return visited->count - 1 == (size_t)list->size;
}

bool list_ok(const struct list *list)
{
    struct visited visited = {NULL, 0, 0};
    bool ok = has_elements_and_an_end(list, &visited);
    free(visited.entries);
    return ok;
}

ASSAY_SPACE(list_ok, n)
{
    assay_pool(struct entry, n + 1);
    assay_opaque(struct entry, element, n + 1);
    assay_range(struct list, size, n, n);
}
