/* Store: a part of the sequence becomes a component, in the block, where it
 * outlives this process.  Whole components that were appended become its parents,
 * so that what they have in common is there once (section 7.6). */
#include <string.h>
#include "runtime/sequence/generating.h"

#define SHARED_LEAST 6 /* calls of a component that becomes a parent */

static struct {
    struct sequence_component component;
    uint64_t *words;
    uint32_t numbers[SEQUENCE_CALLS_MOST]; /* of calls: in the sequence, in the component; SEQUENCE_NONE: not in it */
    uint32_t end;                          /* calls from there on are not taken */
    bool takes_all;                        /* also those that only look */
    bool is_in_order;                      /* what was called before is not called behind */
} store;

static void renumber(uint64_t *word, void *unused)
{
    (void)unused;
    *word = SEQUENCE_REFERENCE(store.numbers[SEQUENCE_REFERENCE_CALL(*word)], SEQUENCE_REFERENCE_OUTPUT(*word));
}

static void take_instance(const struct instance *instance)
{
    for (uint32_t i = 0; i < instance->call_count; i++)
        store.numbers[instance->first + i] = store.component.call_count++;
    store.words[store.component.word_count++] = instance->component;
    store.component.parent_count++;
}

static void take_call(uint32_t call)
{
    const uint64_t *words = call_words(call);
    uint32_t count = SEQUENCE_CALL_WORDS(words[-1]);
    uint64_t *to = store.words + store.component.word_count;
    memcpy(to, words - 1, (1 + count) * sizeof *to);
    words_walk(call_operation(call), to + 1, count, renumber, NULL);
    store.numbers[call] = store.component.call_count++;
    store.component.word_count += 1 + count;
}

/* What is short is copied: it takes little more room than its number, and is read faster. */
static bool is_shared(const struct instance *instance)
{
    uint32_t end = instance->first + instance->call_count;
    return !store.is_in_order && instance->is_intact && instance->call_count >= SHARED_LEAST && end <= store.end;
}

static const struct instance *instance_at(uint32_t call)
{
    for (uint32_t i = 0; i < instance_count; i++)
        if (is_shared(&instances[i]) && instances[i].first == call)
            return &instances[i];
    return NULL;
}

/* What began the sequence; whoever appends the component has begun already. */
static void take_beginning(void)
{
    for (uint32_t call = 0; call < store.end && operations[call_operation(call)].flags & OPERATION_FIRST_FLAG; call++)
        take_call(call);
}

static void take_part(uint32_t root)
{
    for (uint32_t i = 0; i < instance_count; i++)
        if (is_shared(&instances[i]) && keep_root(instances[i].first) == root)
            take_instance(&instances[i]);
    for (uint32_t call = 0; call < store.end;) {
        const struct instance *instance = instance_at(call);
        if (instance) {
            call += instance->call_count;
        } else {
            if (keep_root(call) == root && (store.takes_all || keep_is_needed[call]) &&
                !order_is_of(call_operation(call)))
                take_call(call);
            call++;
        }
    }
}

static uint64_t reusable_bits(const struct part *part)
{
    uint64_t bits = 0;
    for (uint32_t i = 0; i < part->call_count; i++)
        if (store.numbers[part->calls[i]] < 64)
            bits |= (uint64_t)1 << store.numbers[part->calls[i]];
    return bits;
}

/* It is all of one component that is there already. */
static bool is_one_parent(void)
{
    return store.component.word_count == 1 && store.component.parent_count == 1;
}

void store_part(const struct part *part, uint32_t new_edges, uint32_t end)
{
    store.words = component_room(sequences->word_count + instance_count);
    if (!store.words)
        return;
    store.component = (struct sequence_component){.state = part->state,
                                                  .edges = new_edges,
                                                  .is_huge = part->is_huge,
                                                  .is_setting = part->state && !part->object_count};
    store.end = end;
    store.takes_all = new_edges != 0;
    store.is_in_order = settings_are_in(part->root) || order_is_of(call_operation(0));
    memset(store.numbers, 0xff, sequences->call_count * sizeof *store.numbers);
    take_beginning();
    uint32_t begun = store.component.call_count;
    take_part(part->root);
    store.component.reusable = reusable_bits(part);
    if (store.component.call_count == begun || (is_one_parent() && !new_edges))
        return;
    component_add(&store.component);
    for (uint32_t i = 0; i < part->call_count; i++)
        state_seen_before(part->states[i]);
    sequences->stored++;
}
