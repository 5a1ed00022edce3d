#include "sets.h"

#include <assay.h>

static bool records_differ(const struct sets *sets)
{
    for (int i = 0; i < sets->size; i++)
        for (int j = i + 1; j < sets->size; j++)
            if (sets->records[i] == sets->records[j])
                return false;
    return true;
}

/* The element has a parent that ranks higher, or is its own; counts the roots
 * and marks the parents that rank just one higher. */
static bool parent_ranks_higher(const struct sets *sets, int element, int *roots, bool *has_full_child)
{
    const struct record *record = sets->records[element];
    int parent = record->parent;
    if (parent < 0 || parent >= sets->size)
        return false;
    if (parent == element) {
        ++*roots;
        return true;
    }
    int rank = sets->records[parent]->rank;
    if (rank <= record->rank)
        return false;
    if (rank == record->rank + 1)
        has_full_child[parent] = true;
    return true;
}

bool sets_ok(const struct sets *sets)
{
    if (sets->length != sets->size || !records_differ(sets))
        return false;
    bool has_full_child[sets->size + 1];
    for (int i = 0; i < sets->size; i++)
        has_full_child[i] = false;
    int roots = 0;
    for (int i = 0; i < sets->size; i++)
        if (!parent_ranks_higher(sets, i, &roots, has_full_child))
            return false;
    int leaves = 0;
    for (int i = 0; i < sets->size; i++)
        if (!has_full_child[i] && sets->records[i]->rank == 0)
            leaves++;
    return roots <= leaves;
}

ASSAY_SPACE(sets_ok, n)
{
    assay_pool(struct record, n);
    assay_range(struct sets, size, 0, n);
    assay_array(struct sets, records, length, n);
    assay_nonnull(struct sets, records);
    assay_range(struct record, parent, 0, n - 1);
    assay_range(struct record, rank, 0, n - 1);
}
