/* Extend: another call behind those that were made.  What it needs comes from
 * the sequence, from a component that is appended first, or from a constructor
 * (section 7.5, Assembling a New Sequence). */
#include <string.h>
#include "runtime/sequence/generating.h"

#define DEPTH_MOST 6      /* constructors that need what constructors make */
#define LATER_NEW 0.15f   /* of what the ratios say, once the sequence is under way */
#define OBTAINED_MOST 24  /* for one step: makers that need what they make are tried again and again otherwise */
#define TRIES 3
#define REQUIRES_TRIES 12
#define SOLVED_MOST 4 /* comparisons in a row */

struct extent extent;
uint64_t extend_hash;
bool rehearses_next;
static uint32_t hashed_words; /* so many words are in it */
static uint32_t obtained;     /* objects that were asked for in this step */

void extend_begin(void)
{
    extend_hash = 1;
    hashed_words = 0;
}

bool extend_has_room(uint32_t calls, uint32_t steps)
{
    return sequences->call_count + calls <= extent.calls_most && extent.steps + steps <= extent.steps_most;
}

/* ---- making the call ---- */

/* Sizes, indices and keys that a call gives are worth passing on; what is large is not (section 7.4). */
static void meet_result(uint32_t call)
{
    uint32_t result = operations[call_operation(call)].result, size = nodes[result].size;
    uint64_t number = 0;
    memcpy(&number, call_result(call), size < 8 ? size : 8);
    if (nodes[result].flags & ARGUMENT_SIGNED && size < 8) /* the sign goes on */
        number = (uint64_t)((int64_t)(number << (64 - size * 8)) >> (64 - size * 8));
    if (number <= (sequences->large_number ? sequences->large_number : 65536) || sequences->no_pruning & 4)
        values_meet_number(number);
}

static void note(uint32_t call, enum sequence_call_outcome outcome, uint32_t first)
{
    keep_call(call, first);
    for (uint32_t i = 0; i < involved_count; i++)
        if (objects[involved[i]].call < first)
            keep_join(call, objects[involved[i]].call);
    if (involved_count)
        object_choice_note(involved[involved_count > 1 ? below(involved_count) : 0]);
    if (facts[call_operation(call)].gives_number && outcome == CALL_SUCCEEDED)
        meet_result(call);
    if (facts[call_operation(call)].gives_bytes && outcome == CALL_SUCCEEDED)
        written_meet(call);
    if (facts[call_operation(call)].names_file)
        file_meet(call);
    if (facts[call_operation(call)].fills_struct && outcome == CALL_SUCCEEDED)
        filled_meet(call);
}

static uint64_t hash_words(uint64_t hash, const uint64_t *word, const uint64_t *end)
{
    for (; word < end; word++) {
        hash = (hash ^ *word) * 0x9fb21c651e98df25u;
        hash ^= hash >> 32;
    }
    return hash;
}

enum sequence_call_outcome extend_run(uint32_t first)
{
    uint32_t call = sequences->call_count - 1;
    uint64_t before = extend_hash;
    extend_hash = hash_words(before, sequences->words + hashed_words, sequences->words + sequences->word_count);
    if (!extend_has_room(1, 1))
        seen_prefetch(extend_hash);
    settings_before_call(SEQUENCE_CALL_OPERATION(sequences->words[hashed_words]));
    compared_begin(extent.compares);
    enum sequence_call_outcome outcome = run_call();
    compared_is_on = false;
    if (outcome == CALL_REFUSED) {
        draw_undo();
        extend_hash = before;
    } else {
        note(call, outcome, first);
        settings_after_call(call);
        order_note(call_operation(call), outcome);
        hashed_words = sequences->word_count;
    }
    return outcome;
}

/* ---- what it needs ---- */

/* decided: of its parameters, filled in. */
static bool provide(uint32_t operation, struct decided *decided, unsigned depth);

/* What the user requires of arguments, or was learned of numbers, is tried for, not only asked: other values, and at
 * last other objects. */
static enum sequence_call_outcome call(uint32_t operation, const struct decided *decided)
{
    uint32_t tries = operations[operation].requires_count || operations[operation].term_count ? REQUIRES_TRIES : 1;
    enum sequence_call_outcome outcome = CALL_REFUSED;
    for (; tries && outcome == CALL_REFUSED; tries--) {
        if (!draw_decided(operation, tries > REQUIRES_TRIES / 2 || tries == 1 ? decided : NULL))
            return CALL_REFUSED;
        outcome = extend_run(SEQUENCE_NONE);
    }
    extent.steps += outcome != CALL_REFUSED;
    return outcome;
}

static void make_file_for(uint32_t operation)
{
    uint32_t maker = file_maker_for(operation);
    struct decided decided;
    if (maker != SEQUENCE_NONE && extend_has_room(2, 2) && provide(maker, &decided, 0))
        call(maker, &decided);
}

static bool make(uint32_t operation, unsigned depth)
{
    struct decided decided;
    make_file_for(operation);
    return provide(operation, &decided, depth) && extend_has_room(1, 1) && call(operation, &decided) == CALL_SUCCEEDED;
}

/* What was appended last once more: objects that are equal, and not the same. */
static uint32_t component_again(uint32_t sort)
{
    if (!instance_count || !(extent.wants_alike || one_in(6)))
        return SEQUENCE_NONE;
    const struct instance *last = &instances[instance_count - 1];
    bool gives = false;
    for (uint32_t i = 0; i < object_count && !gives; i++)
        gives = objects[i].sort == sort && objects[i].call - last->first < last->call_count;
    return gives && last->is_intact && extend_has_room(last->call_count + 1, 2) ? last->component : SEQUENCE_NONE;
}

static uint32_t component_for(uint32_t sort)
{
    uint32_t component = component_again(sort);
    if (component != SEQUENCE_NONE)
        return component;
    return component_choose(sort, extent.calls_most - sequences->call_count, extent.steps_most - extent.steps);
}

/* An object of this sort that was not there before. */
static bool obtain(uint32_t sort, unsigned depth)
{
    if (sort >= sequences->sort_count || !extend_has_room(1, 1) || obtained++ >= OBTAINED_MOST)
        return false;
    if (!extent.from_scratch && !one_in(8)) {
        uint32_t component = component_for(sort);
        if (component != SEQUENCE_NONE && append(component, SEQUENCE_NONE))
            return true;
    }
    for (unsigned tries = 0; tries < TRIES && depth < DEPTH_MOST; tries++) {
        uint32_t maker = choose_maker(sort);
        if (maker == SEQUENCE_NONE)
            return false;
        if (make(maker, depth + 1))
            return true;
    }
    return false;
}

static bool wants_new(void)
{
    float usual = 1 - ratio_or(sequences->alias_ratio, 0.5f);
    if (extent.wants_alike)
        return true;
    return chance(sequences->call_count ? usual * LATER_NEW : usual);
}

static uint32_t object_for(const struct sequence_node *node, unsigned depth)
{
    uint32_t first = sequences->call_count;
    uint32_t object = wants_new() ? SEQUENCE_NONE : object_choose(node, 0);
    if (object != SEQUENCE_NONE)
        return object;
    object = obtain(node->sort, depth) ? object_choose(node, first) : SEQUENCE_NONE;
    return object != SEQUENCE_NONE ? object : object_choose(node, 0);
}

static bool is_decided(const struct decided *decided, uint32_t object, uint32_t before)
{
    for (uint32_t i = 0; object != SEQUENCE_NONE && i < before; i++)
        if (decided->heads[i] == SEQUENCE_REFERENCE(objects[object].call, objects[object].output))
            return true;
    return false;
}

/* The same object twice in one call is worth a try, not more. */
static uint32_t other_object_for(const struct sequence_node *node, const struct decided *decided, uint32_t root,
                                 unsigned depth)
{
    uint32_t object = object_for(node, depth);
    if (!is_decided(decided, object, root) || one_in(4))
        return object;
    for (unsigned tries = 0; tries < TRIES; tries++)
        if (!is_decided(decided, object = object_choose(node, 0), root))
            return object;
    uint32_t first = sequences->call_count;
    uint32_t other = obtain(node->sort, depth) ? object_choose(node, first) : SEQUENCE_NONE;
    return other != SEQUENCE_NONE ? other : object;
}

static bool provide_root(const struct sequence_node *node, struct decided *decided, uint32_t root, unsigned depth)
{
    bool is_end = depth && node->null == SEQ_NULL_ALLOWED && one_in(2); /* of a row of makers */
    if (is_end || draws_null(node)) {
        decided->heads[root] = DECIDED_NULL;
        return true;
    }
    uint32_t object = other_object_for(node, decided, root, depth);
    if (object == SEQUENCE_NONE)
        return node->holding == SEQ_HOLD_VARIABLE && !(node->flags & ARGUMENT_HELD);
    decided->heads[root] = SEQUENCE_REFERENCE(objects[object].call, objects[object].output);
    return true;
}

/* A member of a struct, a cell: only that there is one. */
static bool provide_inner(const struct sequence_node *node, unsigned depth)
{
    if (node->null != SEQ_NULL_NEVER && one_in(2))
        return true;
    return object_for(node, depth) != SEQUENCE_NONE || node->null != SEQ_NULL_NEVER;
}

static bool provide(uint32_t operation, struct decided *decided, unsigned depth)
{
    const struct operation_facts *fact = &facts[operation];
    for (uint32_t i = 0; i < operations[operation].parameter_count && i < DECIDED_MOST; i++)
        decided->heads[i] = UNDECIDED;
    for (uint32_t i = 0; i < fact->need_count; i++) {
        uint32_t node = choose_needs[fact->needs + i], root = node - operations[operation].parameters;
        bool is_root = root < operations[operation].parameter_count && root < DECIDED_MOST;
        if (!(is_root ? provide_root(&nodes[node], decided, root, depth) : provide_inner(&nodes[node], depth)))
            return false;
    }
    return true;
}

/* ---- one step ---- */

/* Mostly few times; up to the limit now and then, for what has to grow first. */
static uint32_t repetitions(void)
{
    uint32_t most = sequences->repeat_most ? sequences->repeat_most : 100;
    uint32_t turn = below(8), few = turn < 4 ? 4 : turn < 6 ? 16 : most;
    return 1 + below(few < most ? few : most);
}

static bool consumes(uint32_t operation)
{
    const struct operation_facts *fact = &facts[operation];
    for (uint32_t i = 0; i < fact->need_count; i++)
        if (nodes[choose_needs[fact->needs + i]].flags & ARGUMENT_CONSUMED)
            return true;
    return false;
}

static void repeat(uint32_t operation, const struct decided *decided)
{
    bool is_same = one_in(3) && !consumes(operation);
    for (uint32_t left = repetitions(); left && extend_has_room(1, 0); left--) {
        if (!(is_same ? draw_again() : draw_decided(operation, decided)) || extend_run(SEQUENCE_NONE) == CALL_REFUSED)
            return;
    }
}

/* The same call again and again, each time with one side of a comparison that the one before made for the other. */
static void solve(uint32_t operation)
{
    if (!compared_any() || consumes(operation))
        return;
    for (uint32_t left = SOLVED_MOST, tries = 2 * SOLVED_MOST; left && tries && extend_has_room(1, 0); tries--) {
        uint32_t last = sequences->call_count - 1;
        const uint64_t *words = call_words(last);
        if (!draw_solved(operation, words, SEQUENCE_CALL_WORDS(words[-1])))
            continue;
        if (extend_run(SEQUENCE_NONE) == CALL_REFUSED)
            return;
        left--;
    }
}

/* On objects that are made for it, or found; a call that would die is undone, and nothing has happened. */
static bool extend_by_rehearsal(uint32_t operation)
{
    struct decided decided;
    extent.wants_alike = facts[operation].need_count > 1 && one_in(2);
    bool can_be_made = provide(operation, &decided, 0) && extend_has_room(1, 1) && draw_decided(operation, &decided);
    extent.wants_alike = false;
    if (!can_be_made)
        return false;
    rehearses_next = true;
    bool is_done = extend_run(SEQUENCE_NONE) != CALL_REFUSED;
    rehearses_next = false;
    extent.steps += is_done;
    return is_done;
}

bool extend(void)
{
    obtained = 0;
    uint32_t rehearsed = choose_deadly();
    if (rehearsed != SEQUENCE_NONE)
        return extend_by_rehearsal(rehearsed);
    uint32_t operation = filled_follower();
    if (operation == SEQUENCE_NONE)
        operation = file_follower();
    if (operation == SEQUENCE_NONE)
        operation = choose_operation();
    struct decided decided;
    if (operation != SEQUENCE_NONE)
        make_file_for(operation);
    if (operation == SEQUENCE_NONE || !provide(operation, &decided, 0))
        return false;
    if (!extend_has_room(1, 1))
        return true;
    if (call(operation, &decided) == CALL_REFUSED)
        return false;
    if (order_is_of(operation))
        return true;
    if (!extent.is_heavy && chance(ratio_or(sequences->repeat_ratio, 0.1f)))
        repeat(operation, &decided);
    else if (extent.compares && one_in(3))
        solve(operation);
    return true;
}
