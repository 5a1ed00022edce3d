/* The solutions of a seed in the order in which they are given out.  Few are
 * all listed and shuffled; many are found by chance, each once.  When chance
 * finds nothing new any more, windows are widened, or the whole list is made
 * after all. */
#include "solver/native/linear_parts.h"

#include <string.h>

#define FEW_SOLUTIONS 5000
#define FEW_NODES 10000
#define MANY_SOLUTIONS 1000000
#define MANY_NODES 400000
#define LEVELS_MOST 50

static uint64_t hash_of(const wide *values, size_t count)
{
    uint64_t hash = 0x9e3779b97f4a7c15u;
    for (size_t j = 0; j < count; j++) {
        uint64_t words[2] = {(uint64_t)values[j], (uint64_t)((unsigned __int128)values[j] >> 64)};
        for (int k = 0; k < 2; k++) {
            hash = (hash ^ words[k]) * 0xbf58476d1ce4e5b9u;
            hash ^= hash >> 29;
        }
    }
    return hash;
}

static void enter(struct order *order, size_t visible, size_t index)
{
    size_t slot = hash_of(&order->values.items[index * visible], visible) & (order->slot_count - 1);
    while (order->slots[slot])
        slot = (slot + 1) & (order->slot_count - 1);
    order->slots[slot] = (uint32_t)index + 1;
}

static bool known(const struct order *order, size_t visible, const wide *values)
{
    if (!order->slot_count || !visible)
        return order->count > 0;
    for (size_t slot = hash_of(values, visible);; slot++) {
        uint32_t entry = order->slots[slot & (order->slot_count - 1)];
        if (!entry)
            return false;
        if (memcmp(&order->values.items[(entry - 1) * visible], values, visible * sizeof *values) == 0)
            return true;
    }
}

static void remember(struct order *order, size_t visible, const wide *values)
{
    for (size_t j = 0; j < visible; j++)
        vector_push(&order->values, values[j]);
    order->count++;
    if (2 * order->count > order->slot_count) {
        mem_free(order->slots);
        order->slot_count = order->slot_count ? 4 * order->slot_count : 64;
        order->slots = mem_array(order->slot_count, sizeof *order->slots);
        for (size_t i = 0; i < order->count; i++)
            enter(order, visible, i);
    } else {
        enter(order, visible, order->count - 1);
    }
}

/* Shuffled (R. Durstenfeld, 1964), behind those that are already out. */
static void adopt(struct linear *linear, struct order *order, const struct listing *listing)
{
    size_t visible = linear->visible, *places = mem_array(listing->solutions, sizeof *places);
    struct dice dice = dice_of(order->seed, UINT64_MAX);
    for (size_t i = 0; i < listing->solutions; i++)
        places[i] = i;
    for (size_t i = listing->solutions; i > 1; i--) {
        size_t other = dice_below(&dice, i), place = places[i - 1];
        places[i - 1] = places[other];
        places[other] = place;
    }
    for (size_t i = 0; i < listing->solutions; i++) {
        const wide *values = &listing->values.items[places[i] * visible];
        if (!known(order, visible, values))
            remember(order, visible, values);
    }
    mem_free(places);
    order->complete = true;
}

static bool adopt_all(struct linear *linear, struct order *order, uint64_t solutions, uint64_t nodes)
{
    struct listing listing = {.solutions_most = solutions, .nodes_most = nodes, .keep = true};
    bool complete = linear_list(linear, &listing);
    if (complete)
        adopt(linear, order, &listing);
    vector_release(&listing.values);
    return complete;
}

static void draw(struct linear *linear, struct order *order)
{
    wide few[16], *values = linear->count > 16 ? mem_array(linear->count, sizeof *values) : few;
    struct dice dice = dice_of(order->seed, order->attempts++);
    bool found = linear_try(linear, &dice, order->level, values);
    if (found && !known(order, linear->visible, values)) {
        remember(order, linear->visible, values);
        order->new_here++;
        order->in_vain = 0;
    } else {
        order->old_here += found;
        order->in_vain++;
    }
    if (values != few)
        mem_free(values);
}

static void advance_bounded(struct linear *linear, struct order *order)
{
    if (order->attempts == 0 && adopt_all(linear, order, FEW_SOLUTIONS, FEW_NODES))
        return;
    draw(linear, order);
    bool rare = order->in_vain > 2000 || order->old_here > 4 * order->new_here + 5000;
    if (rare && !order->exhausted) {
        mpz_t count;
        mpz_init(count);
        order->exhausted =
            !linear_count(linear, count) || !adopt_all(linear, order, MANY_SOLUTIONS, 4 * (uint64_t)MANY_NODES);
        mpz_clear(count);
    }
    order->given_up = order->exhausted && order->in_vain > 20000;
}

static void advance_endless(struct linear *linear, struct order *order)
{
    draw(linear, order);
    if (order->in_vain <= 100 && order->old_here <= order->new_here + 64)
        return;
    order->new_here = order->old_here = order->in_vain = 0;
    order->given_up = ++order->level > LEVELS_MOST;
}

bool linear_order_reach(struct linear *linear, struct order *order, uint64_t i)
{
    bool bounded = linear_bounded(linear);
    while (order->count <= i && !order->complete && !order->given_up) {
        if (bounded)
            advance_bounded(linear, order);
        else
            advance_endless(linear, order);
    }
    if (order->given_up && linear->decided && linear->state == LINEAR_SOME &&
        !known(order, linear->visible, linear->witness))
        remember(order, linear->visible, linear->witness); /* the luck of another seed */
    return i < order->count;
}

struct order *linear_order_of(struct linear *linear, uint64_t seed)
{
    for (struct order *order = linear->orders; order; order = order->next)
        if (order->seed == seed)
            return order;
    struct order *order = mem_alloc(sizeof *order);
    order->seed = seed;
    order->next = linear->orders;
    linear->orders = order;
    return order;
}

void linear_order_free(struct order *order)
{
    vector_release(&order->values);
    mem_free(order->slots);
    mem_free(order);
}

bool linear_count(struct linear *linear, mpz_t count)
{
    if (!linear->counted) {
        linear->counted = true;
        struct listing listing = {.solutions_most = MANY_SOLUTIONS, .nodes_most = MANY_NODES};
        linear->few = !linear_root(linear);
        if (!linear->few && !linear->too_large && linear_bounded(linear))
            linear->few = linear_list(linear, &listing);
        linear->solution_count = linear->few ? listing.solutions : 0;
    }
    mpz_set_ui(count, linear->solution_count);
    return linear->few;
}
