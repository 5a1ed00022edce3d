#include "engine/sequence/components.h"

#include <string.h>

#define ROOM_LEAST (8ull << 20)
#define ROOM_MOST (1ull << 30)
#define EDGES_MOST (1u << 18)

/* ---- where they are ---- */

/* A quarter of what a worker may have: the rest is the library's. */
size_t components_room(unsigned long long memory_mb)
{
    unsigned long long room = (memory_mb << 20) / 4;
    return (size_t)(room < ROOM_LEAST ? ROOM_LEAST : room > ROOM_MOST ? ROOM_MOST : room);
}

static uint64_t power_of_two_within(uint64_t number)
{
    uint64_t power = 1;
    while (power <= number / 2)
        power *= 2;
    return power;
}

static uint64_t take(uint64_t *at, uint64_t size)
{
    uint64_t place = *at;
    *at = (place + size + 63) / 64 * 64;
    return place;
}

void components_place(struct sequence_block *block, size_t room)
{
    struct sequences *shadow = block->shadow;
    uint64_t at = (block->tables_end + 63) / 64 * 64, eighth = (room - EDGES_MOST * (1 + sizeof(uint32_t)) - 1024) / 8;
    shadow->edge_room = EDGES_MOST;
    shadow->edges_seen = take(&at, EDGES_MOST);
    shadow->edge_places = take(&at, EDGES_MOST * sizeof(uint32_t));
    shadow->component_room = (uint32_t)(eighth / sizeof(struct sequence_component));
    shadow->components = take(&at, eighth);
    shadow->component_words_room = 3 * eighth / sizeof(uint64_t);
    shadow->component_words = take(&at, 3 * eighth);
    shadow->seen_room = shadow->states_room = power_of_two_within(2 * eighth / sizeof(uint32_t));
    shadow->seen = take(&at, 2 * eighth);
    shadow->states = take(&at, 2 * eighth);
}

static struct sequence_component *table_of(const struct sequence_block *block)
{
    return (struct sequence_component *)((char *)block->sequences + block->shadow->components);
}

/* ---- expanding ---- */

static bool expand(const struct component_copy *copy, const struct sequence_plan *plan, size_t number,
                   struct sequence *out)
{
    const struct sequence_component *component = &copy->items.items[number];
    const uint64_t *words = copy->words.items + component->words;
    struct sequence part = SEQUENCE_INIT;
    bool ok = true;
    sequence_clear(out);
    for (uint32_t i = 0; ok && i < component->parent_count; i++) {
        ok = words[i] < number && expand(copy, plan, (size_t)words[i], &part);
        if (ok)
            sequence_append(out, plan, &part);
        ok = ok && out->words.count <= SEQUENCE_WORDS_MOST;
    }
    size_t own = component->word_count - component->parent_count;
    sequence_clear(&part);
    vector_reserve(&part.words, out->words.count + own);
    if (out->words.count)
        memcpy(part.words.items, out->words.items, out->words.count * sizeof *words);
    memcpy(part.words.items + out->words.count, words + component->parent_count, own * sizeof *words);
    ok = ok && sequence_read_words(out, plan, part.words.items, out->words.count + own);
    sequence_release(&part);
    return ok;
}

bool components_expand(const struct component_copy *copy, const struct sequence_plan *plan, size_t number,
                       struct sequence *out)
{
    return number < copy->items.count && !copy->items.items[number].is_retired && expand(copy, plan, number, out);
}

/* ---- keeping ---- */

static bool copy_one(struct component_copy *copy, const struct sequence_block *block, const struct sequence_plan *plan,
                     size_t number)
{
    struct sequence_component component = table_of(block)[number];
    uint64_t start = block->shadow->component_words, end = start + block->shadow->component_words_room * 8;
    if (component.parent_count > component.word_count || component.call_count > SEQUENCE_CALLS_MOST ||
        component.words < start || component.words > end || component.words % 8 ||
        component.word_count > (end - component.words) / 8)
        return false;
    const uint64_t *words = (const uint64_t *)((const char *)block->sequences + component.words);
    component.words = copy->words.count;
    vector_reserve(&copy->words, component.word_count);
    memcpy(copy->words.items + copy->words.count, words, component.word_count * sizeof *words);
    copy->words.count += component.word_count;
    vector_push(&copy->items, component);
    if (component.is_retired)
        return true;
    struct sequence whole = SEQUENCE_INIT;
    bool ok = expand(copy, plan, number, &whole) && whole.calls.count == component.call_count;
    sequence_release(&whole);
    return ok;
}

static void cut(struct component_copy *copy, size_t items, size_t words)
{
    copy->items.count = items;
    copy->words.count = words;
}

static bool copy_new(struct component_copy *copy, const struct sequence_block *block, const struct sequence_plan *plan,
                     uint32_t count)
{
    size_t items = copy->items.count, words = copy->words.count;
    for (size_t i = items; i < count; i++)
        if (!copy_one(copy, block, plan, i)) {
            cut(copy, items, words);
            return false;
        }
    return true;
}

/* All of it, since numbers have changed: aside first, so that what is kept stays if it fails. */
static bool copy_all(struct component_copy *copy, const struct sequence_block *block, const struct sequence_plan *plan,
                     uint32_t count)
{
    struct component_copy fresh = {0};
    if (!copy_new(&fresh, block, plan, count)) {
        component_copy_release(&fresh);
        return false;
    }
    component_copy_release(copy);
    *copy = fresh;
    return true;
}

bool components_keep(struct component_copy *copy, const struct sequence_block *block, const struct sequence_plan *plan,
                     bool is_running)
{
    const struct sequences *sequences = block->sequences;
    uint32_t changes = sequences->component_changes, count = sequences->component_count;
    if (changes % 2)
        return is_running;
    if (count > block->shadow->component_room || (changes == copy->changes && count < copy->items.count))
        return is_running && sequences->component_changes != changes;
    size_t items = copy->items.count, words = copy->words.count;
    bool is_more = changes == copy->changes;
    bool ok = is_more ? copy_new(copy, block, plan, count) : copy_all(copy, block, plan, count);
    if (ok)
        copy->changes = changes;
    if (sequences->component_changes == changes)
        return ok;
    if (is_more)
        cut(copy, items, words);
    else
        copy->changes = ~changes; /* torn: all of it again, next time */
    return is_running;
}

static bool is_same(const struct component_copy *copy, const struct sequence_block *block, size_t number)
{
    const struct sequence_component *kept = &copy->items.items[number];
    struct sequence_component now = table_of(block)[number];
    uint64_t start = block->shadow->component_words, end = start + block->shadow->component_words_room * 8;
    return now.word_count == kept->word_count && now.parent_count == kept->parent_count &&
           now.call_count == kept->call_count && now.words >= start && now.words <= end &&
           now.word_count <= (end - now.words) / 8 &&
           memcmp((const char *)block->sequences + now.words, copy->words.items + kept->words,
                  kept->word_count * sizeof(uint64_t)) == 0;
}

bool components_are_untouched(const struct component_copy *copy, const struct sequence_block *block)
{
    if (block->sequences->component_changes != copy->changes)
        return true; /* looked at with the next copy */
    for (size_t i = 0; i < copy->items.count; i++)
        if (!is_same(copy, block, i))
            return false;
    return true;
}

void components_put_back(const struct component_copy *copy, struct sequence_block *block)
{
    struct sequences *sequences = block->sequences;
    struct sequence_component *table = table_of(block);
    for (size_t i = 0; i < copy->items.count; i++) {
        table[i] = copy->items.items[i];
        table[i].words = block->shadow->component_words + copy->items.items[i].words * sizeof(uint64_t);
    }
    memcpy((char *)sequences + block->shadow->component_words, copy->words.items, copy->words.count * sizeof(uint64_t));
    sequences->component_count = (uint32_t)copy->items.count;
    sequences->component_words_used = copy->words.count;
    sequences->component_changes = copy->changes & ~1u;
}

/* ---- one more ---- */

bool components_append(struct sequence_block *block, const struct sequence *sequence)
{
    struct sequences *sequences = block->sequences;
    const struct sequences *shadow = block->shadow;
    uint64_t used = sequences->component_words_used, size = sequence->words.count;
    uint32_t count = sequences->component_count;
    if (count >= shadow->component_room || used > shadow->component_words_room ||
        size > shadow->component_words_room - used)
        return false;
    uint64_t at = shadow->component_words + used * sizeof(uint64_t);
    memcpy((char *)sequences + at, sequence->words.items, size * sizeof(uint64_t));
    table_of(block)[count] = (struct sequence_component){.words = at,
                                                         .word_count = (uint32_t)size,
                                                         .call_count = (uint32_t)sequence->calls.count,
                                                         .reusable = ~UINT64_C(0)};
    sequences->component_words_used = used + size;
    sequences->component_count = count + 1;
    return true;
}

void component_copy_release(struct component_copy *copy)
{
    vector_release(&copy->items);
    vector_release(&copy->words);
    *copy = (struct component_copy){0};
}
