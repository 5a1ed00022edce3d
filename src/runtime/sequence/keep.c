/* Keep: what of a sequence becomes a component.  Calls that share objects belong
 * together; such a part is kept when it left its objects in a state that nobody
 * had seen, sharing among them included, or when it reached a new edge.  Which
 * of its objects later sequences may take is decided one by one (section 5.4,
 * index pruning). */
#include <string.h>
#include "runtime/sequence/generating.h"

#define PARTS_MOST 32
#define HEAVY_KEPT 16 /* one in so many */
#define KEPT_EASILY 2048 /* components of a sort from which on a new state alone does not always count */

bool keep_is_needed[SEQUENCE_CALLS_MOST];
static struct part parts[PARTS_MOST];
static uint32_t part_count;
static uint32_t roots[SEQUENCE_CALLS_MOST]; /* of each call: the first one of its part */

/* ---- parts ---- */

uint32_t keep_root(uint32_t call)
{
    return roots[call];
}

void keep_call(uint32_t call, uint32_t earlier)
{
    roots[call] = earlier < call ? roots[earlier] : call;
}

void keep_join(uint32_t call, uint32_t earlier)
{
    uint32_t a = roots[call], b = roots[earlier], first = a < b ? a : b, second = a < b ? b : a;
    if (a == b)
        return;
    for (uint32_t i = second, end = sequences->call_count; i < end; i++)
        if (roots[i] == second)
            roots[i] = first;
}

static uint32_t part_at[SEQUENCE_CALLS_MOST]; /* of each call */

static uint32_t new_part(uint32_t root)
{
    if (part_count == PARTS_MOST)
        return SEQUENCE_NONE;
    struct part *part = &parts[part_count];
    part->root = root;
    part->is_new = false;
    part->call_count = part->object_count = 0;
    return part_count++;
}

static void find_parts(void)
{
    part_count = 0;
    for (uint32_t call = 0; call < sequences->call_count; call++)
        part_at[call] = roots[call] == call ? new_part(call) : part_at[roots[call]];
}

static bool counts(const struct object *object)
{
    return object->state == OBJECT_LIVE && object->sort != SEQUENCE_NONE;
}

static void find_objects(void)
{
    for (uint32_t i = 0; i < object_count; i++) {
        uint32_t number = counts(&objects[i]) ? part_at[objects[i].call] : SEQUENCE_NONE;
        if (number != SEQUENCE_NONE && parts[number].object_count < PART_OBJECTS_MOST)
            parts[number].objects[parts[number].object_count++] = i;
    }
}

/* ---- states ---- */

static void mark(struct part *part, uint32_t object, uint64_t state)
{
    part->states[part->call_count] = state;
    part->calls[part->call_count++] = objects[object].call;
}

static void mark_new(struct part *part)
{
    bool prunes = !(sequences->no_pruning & 1);
    uint64_t states[PART_OBJECTS_MOST];
    for (uint32_t i = 0; i < part->object_count; i++)
        state_prefetch(states[i] = state_told(&part->objects[i], 1));
    for (uint32_t i = 0; i < part->object_count; i++)
        if (!prunes || !state_is_known(states[i]))
            mark(part, part->objects[i], states[i]);
}

/* If each object alone was there before, it is how they share that is new: all of them are of use. */
static void mark_all(struct part *part)
{
    for (uint32_t i = 0; i < part->object_count; i++)
        mark(part, part->objects[i], part->state);
}

static void look_at_state(struct part *part)
{
    part->state = settings_are_in(part->root) ? state_with_globals(part->objects, part->object_count)
                                              : state_told(part->objects, part->object_count);
    part->is_heavy = state_bytes() > HEAVY_BYTES;
    part->is_huge = state_bytes() > ENDLESS_BYTES;
    if (part->state)
        state_prefetch(part->state);
}

static void look_at_objects(struct part *part)
{
    if (!part->state)
        return;
    part->sort = part->object_count ? objects[part->objects[0]].sort : component_settings();
    part->is_new = sequences->no_pruning & 1 || !state_is_known(part->state);
    if (part->is_new && part->object_count > 1)
        mark_new(part);
    if (!part->call_count)
        mark_all(part);
}

/* A call that only looks, and gave no object, can be left out of what is kept. */
static void look_at_calls(void)
{
    for (uint32_t call = 0; call < sequences->call_count; call++)
        keep_is_needed[call] = !(operations[call_operation(call)].flags & OPERATION_PURE_FLAG);
    for (uint32_t i = 0; i < object_count; i++)
        keep_is_needed[objects[i].call] = true;
}

void keep_prepare(void)
{
    find_parts();
    find_objects();
    for (uint32_t i = 0; i < part_count; i++)
        look_at_state(&parts[i]);
}

void keep_look(void)
{
    bool has_new = false;
    for (uint32_t i = 0; i < part_count; i++) {
        look_at_objects(&parts[i]);
        has_new |= parts[i].is_new;
    }
    if (has_new)
        look_at_calls();
}

/* ---- deciding ---- */

/* The more there are of a sort, the less another one says. */
static bool is_wanted(const struct part *part)
{
    if (!part->is_new || state_seen_before(part->state) || (part->is_heavy && !one_in(HEAVY_KEPT)))
        return false;
    uint32_t have = component_count_of(part->sort);
    return have < KEPT_EASILY || chance((float)KEPT_EASILY / (float)have);
}

/* Whose call it was; if none of them alone reached the edge, the part with most calls is the likeliest. */
static const struct part *part_with(uint32_t call)
{
    uint32_t sizes[SEQUENCE_CALLS_MOST] = {0};
    const struct part *chosen = NULL;
    for (uint32_t i = 0; i < sequences->call_count; i++)
        sizes[keep_root(i)] += call == SEQUENCE_NONE || i == call;
    for (uint32_t i = 0; i < part_count; i++)
        if (!chosen || sizes[parts[i].root] > sizes[chosen->root])
            chosen = &parts[i];
    return chosen;
}

/* What comes behind the call has no part in it. */
static void store_for_edges(uint32_t new_edges, uint32_t call)
{
    const struct part *part = part_with(call);
    if (part)
        store_part(part, new_edges, call == SEQUENCE_NONE ? sequences->call_count : call + 1);
}

bool keep_store(uint32_t new_edges, uint32_t call)
{
    bool is_new = new_edges != 0;
    if (new_edges)
        store_for_edges(new_edges, call);
    for (uint32_t i = 0; i < part_count; i++) {
        is_new |= parts[i].is_new;
        if (is_wanted(&parts[i]))
            store_part(&parts[i], 0, sequences->call_count);
    }
    return is_new;
}
