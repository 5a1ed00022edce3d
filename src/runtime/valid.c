/* Valid: what is done with a candidate the predicate accepted.  Fields that it
 * did not read but that can be reached are appended to its path, so that their
 * values are enumerated too; the predicate would say the same for each. */
#include <string.h>
#include <sys/mman.h>
#include "runtime/path.h"

static uint8_t *visited;
static struct { uint32_t object, field; } *walk;

static void append_unread(uint32_t field)
{
    uint32_t pending;
    while (assay_chosen[field] == UNCHOSEN && (pending = assay_pending(field)) != NO_FIELD) {
        if (assay_fields[pending].flags & FIELD_UNBOUNDED)
            return;
        struct wire_entry *entry = path_push(pending);
        entry->flags = ENTRY_UNREAD;
        if (rare(assay_replay_left))
            assay_follow_replay(entry);
        if (rare(assay_phase == PHASE_SAMPLE))
            assay_sample_choose(entry);
    }
}

static uint32_t referred(uint32_t field)
{
    const struct hot_field *hot = &assay_fields[field];
    if (!(hot->flags & FIELD_REFERENCE) || assay_chosen[field] == UNCHOSEN || assay_chosen[field] < hot->nullable)
        return UINT32_MAX;
    return WIRE_AT(struct wire_pool, WIRE->pools)[hot->pool].first_object + assay_chosen[field] - hot->nullable;
}

static uint32_t enter(uint32_t depth, uint32_t object)
{
    if (object == UINT32_MAX || visited[object])
        return depth;
    visited[object] = 1;
    walk[depth].object = object;
    walk[depth].field = WIRE_AT(struct wire_object, WIRE->objects)[object].first_field;
    return depth + 1;
}

/* Pre-order from the arguments; objects that parameters point to for good come first. */
static void append_reachable(void)
{
    const struct wire_object *objects = WIRE_AT(struct wire_object, WIRE->objects);
    memset(visited, 0, WIRE->object_count);
    for (uint32_t root = 0; root <= WIRE->root_object; root++) {
        uint32_t depth = enter(0, root);
        while (depth) {
            const struct wire_object *object = &objects[walk[depth - 1].object];
            uint32_t field = walk[depth - 1].field++;
            if (field == object->first_field + object->field_count) {
                depth--;
                continue;
            }
            append_unread(field);
            depth = enter(depth, referred(field));
        }
    }
}

static uint64_t mix(uint64_t x)
{
    x = (x ^ (x >> 31)) * 0x9e3779b97f4a7c15u;
    return x ^ (x >> 29);
}

static uint64_t hash_of_path(void)
{
    uint64_t sum = 0;
    for (struct wire_entry *entry = assay_entries; entry < TOP; entry++)
        if (entry->limit || entry->index)
            sum += mix(((uint64_t)entry->field << 32 | entry->index) + 1);
    return mix(sum);
}

static __attribute__((noinline)) void report_valid(void)
{
    WIRE->valid_hash += assay_phase == PHASE_SAMPLE ? 1 : hash_of_path();
    WIRE->valid++;
    if (WIRE->stream_valid)
        assay_record_choices(RECORD_VALID);
}

bool assay_count_valid(void)
{
    append_reachable();
    if (assay_replay_left)
        return assay_report(REPORT_NOT_DETERMINISTIC, assay_replay->field, NULL, ""), WIRE->finished = 3, false;
    report_valid();
    return !WIRE->valid_limit || WIRE->valid < WIRE->valid_limit;
}

bool assay_valid_load(void)
{
    size_t objects = WIRE->object_count + 1;
    visited = mmap(NULL, objects, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    walk = mmap(NULL, objects * sizeof *walk, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return visited != MAP_FAILED && walk != MAP_FAILED;
}
