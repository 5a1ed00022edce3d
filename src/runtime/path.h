/* Path: the noted fields in order, each with the value it has taken.  The
 * operations on its end that note, change and drop one; inlined, since they
 * are most of what a search does. */
#ifndef ASSAY_RUNTIME_PATH_H
#define ASSAY_RUNTIME_PATH_H

#include "runtime/state.h"

HOT struct wire_entry *path_push(uint32_t number)
{
    const struct hot_field *field = &assay_fields[number];
    struct wire_entry *entry = TOP;
    int32_t highest = assay_highest[field->pool];
    uint32_t limit = field->count - 1;
    entry->field = number;
    entry->index = 0;
    entry->highest_before = highest;
    if (field->flags & FIELD_REFERENCE) {
        uint32_t fresh = (uint32_t)(highest + 1 + field->nullable);
        limit = fresh < limit ? fresh : limit;
        if (!field->nullable && highest < 0)
            assay_highest[field->pool] = 0;
    }
    entry->limit = limit;
    entry->flags = 0;
    entry->resume_at = NULL;
    assay_chosen[number] = 0;
    if (rare(field->absent))
        assay_set(field, 0);
    assay_mark(field, false);
    TOP = entry + 1;
    return entry;
}

HOT void path_take(struct wire_entry *entry, uint32_t index)
{
    const struct hot_field *field = &assay_fields[entry->field];
    int32_t object = (int32_t)index - field->nullable;
    entry->index = index;
    assay_chosen[entry->field] = index;
    assay_set(field, index);
    assay_highest[field->pool] = object > entry->highest_before ? object : entry->highest_before;
}

HOT void path_drop(const struct wire_entry *entry)
{
    const struct hot_field *field = &assay_fields[entry->field];
    assay_highest[field->pool] = entry->highest_before;
    assay_chosen[entry->field] = UNCHOSEN;
    assay_reset(field);
    assay_mark(field, true);
}

#endif
