/* Exploring: blocks that are shared with code that writes anywhere, what is noticed and put back; weights. */
#include "engine/sequence/lane.h"
#include "engine/sequence/outcome.h"
#include "sequence_bench.h"

#define ROOM (16u << 20)

static void make_block(struct sequence_bench *bench, struct sequence_block *block)
{
    open_library(bench, EVERYTHING, NULL);
    if (!sequence_block_make(block, &bench->plan, ROOM, &bench->bench->error))
        fail_msg("%s", bench->bench->error.message.s);
    components_place(block, ROOM);
    sequence_block_write(block);
}

static struct sequence_component *table(const struct sequence_block *block)
{
    return (struct sequence_component *)((char *)block->sequences + block->shadow->components);
}

static uint64_t *words_of(const struct sequence_block *block, size_t number)
{
    return (uint64_t *)((char *)block->sequences + table(block)[number].words);
}

static void append(struct sequence_bench *bench, struct sequence_block *block, const char *text)
{
    struct sequence sequence = SEQUENCE_INIT;
    parse(bench, &sequence, text);
    assert_true(components_append(block, &sequence));
    sequence_release(&sequence);
}

/* One that has all the others there are as parents, and these calls, which refer to the whole. */
static void append_child(struct sequence_bench *bench, struct sequence_block *block, const char *whole, size_t own)
{
    struct sequences *sequences = block->sequences;
    uint32_t parents = sequences->component_count;
    struct sequence sequence = SEQUENCE_INIT;
    parse(bench, &sequence, whole);
    size_t first = sequence.calls.items[sequence.calls.count - own], count = sequence.words.count - first;
    uint64_t at = block->shadow->component_words + sequences->component_words_used * sizeof(uint64_t);
    table(block)[parents] = (struct sequence_component){.words = at,
                                                        .word_count = (uint32_t)(parents + count),
                                                        .parent_count = parents,
                                                        .call_count = (uint32_t)sequence.calls.count,
                                                        .reusable = ~UINT64_C(0)};
    for (uint32_t i = 0; i < parents; i++)
        words_of(block, parents)[i] = i;
    memcpy(words_of(block, parents) + parents, sequence.words.items + first, count * sizeof(uint64_t));
    sequences->component_words_used += parents + count;
    sequences->component_count = parents + 1;
    sequence_release(&sequence);
}

static void expands_to(struct sequence_bench *bench, const struct component_copy *copy, size_t number, const char *text)
{
    struct sequence sequence = SEQUENCE_INIT;
    assert_true(components_expand(copy, &bench->plan, number, &sequence));
    is_text(bench, &sequence, text);
    sequence_release(&sequence);
}

#define FIRST "stack1 = stack_new(3)\nstack_push(stack1, 7)\n"
#define SECOND "stack1 = stack_new(5)\n"
#define BOTH "stack1 = stack_new(3)\nstack_push(stack1, 7)\nstack2 = stack_new(5)\nstack_equal(stack1, stack2)\n"

/* ---- components ---- */

static void a_component_is_its_parents_and_its_own_calls(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    struct component_copy copy = {0};
    make_block(bench, &block);
    append(bench, &block, FIRST);
    append(bench, &block, SECOND);
    append_child(bench, &block, BOTH, 1);
    assert_true(components_keep(&copy, &block, &bench->plan, false));
    assert_int_equal(copy.items.count, 3);
    expands_to(bench, &copy, 0, FIRST);
    expands_to(bench, &copy, 1, SECOND);
    expands_to(bench, &copy, 2, BOTH);
    component_copy_release(&copy);
    sequence_block_release(&block);
}

static void a_damaged_component_is_noticed_and_put_back(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    struct component_copy copy = {0};
    make_block(bench, &block);
    append(bench, &block, FIRST);
    append(bench, &block, SECOND);
    append_child(bench, &block, BOTH, 1);
    assert_true(components_keep(&copy, &block, &bench->plan, true));
    assert_true(components_are_untouched(&copy, &block));
    memset(words_of(&block, 1), 0x55, 8);
    table(&block)[0].words = UINT64_MAX - 7;
    assert_false(components_are_untouched(&copy, &block));
    components_put_back(&copy, &block);
    assert_true(components_are_untouched(&copy, &block));
    append(bench, &block, SECOND);
    assert_true(components_keep(&copy, &block, &bench->plan, true));
    expands_to(bench, &copy, 2, BOTH);
    expands_to(bench, &copy, 3, SECOND);
    component_copy_release(&copy);
    sequence_block_release(&block);
}

static void a_new_component_that_is_damaged_does_not_get_into_the_copy(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    struct component_copy copy = {0};
    make_block(bench, &block);
    append(bench, &block, FIRST);
    assert_true(components_keep(&copy, &block, &bench->plan, true));
    append(bench, &block, SECOND);
    struct sequence_component good = table(&block)[1];
    struct sequence_component bad[] = {good, good, good, good, good};
    bad[0].words = 3;
    bad[1].word_count = UINT32_MAX;
    bad[2].parent_count = 1; /* its word is a call: no number of a component before it */
    bad[3].call_count = 2;
    bad[4].words += 1;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        table(&block)[1] = bad[i];
        assert_false(components_keep(&copy, &block, &bench->plan, true));
        assert_int_equal(copy.items.count, 1);
    }
    table(&block)[1] = good;
    words_of(&block, 1)[0] += 100;
    assert_false(components_keep(&copy, &block, &bench->plan, true));
    words_of(&block, 1)[0] -= 100;
    block.sequences->component_count = UINT32_MAX;
    assert_false(components_keep(&copy, &block, &bench->plan, false));
    block.sequences->component_count = 2;
    assert_true(components_keep(&copy, &block, &bench->plan, false));
    component_copy_release(&copy);
    sequence_block_release(&block);
}

static void components_that_are_being_moved_are_left_for_later(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    struct component_copy copy = {0};
    make_block(bench, &block);
    append(bench, &block, FIRST);
    append(bench, &block, SECOND);
    assert_true(components_keep(&copy, &block, &bench->plan, true));
    block.sequences->component_changes++;
    struct sequence_component moved = table(&block)[1];
    table(&block)[0] = moved;
    assert_true(components_keep(&copy, &block, &bench->plan, true));
    expands_to(bench, &copy, 0, FIRST);
    assert_false(components_keep(&copy, &block, &bench->plan, false)); /* who moved them is dead */
    block.sequences->component_count = 1;
    block.sequences->component_changes++;
    assert_true(components_keep(&copy, &block, &bench->plan, true));
    assert_int_equal(copy.items.count, 1);
    expands_to(bench, &copy, 0, SECOND);
    component_copy_release(&copy);
    sequence_block_release(&block);
}

static void there_is_an_end_to_the_room_for_components(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    struct sequence sequence = SEQUENCE_INIT;
    make_block(bench, &block);
    parse(bench, &sequence, FIRST);
    block.sequences->component_words_used = block.shadow->component_words_room - sequence.words.count + 1;
    assert_false(components_append(&block, &sequence));
    block.sequences->component_words_used--;
    assert_true(components_append(&block, &sequence));
    assert_false(components_append(&block, &sequence));
    sequence_release(&sequence);
    sequence_block_release(&block);
}

/* ---- blocks ---- */

static void a_block_in_which_only_counts_change_is_untouched(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    make_block(bench, &block);
    assert_true(sequence_block_is_untouched(&block));
    struct sequences *sequences = block.sequences;
    struct sequence_contract *contracts = (struct sequence_contract *)((char *)sequences + sequences->contracts);
    ((struct sequence_operation_counts *)((char *)sequences + sequences->counts))[1].drawn = 5;
    contracts[0].held = 9;
    sequences->sequences = 77;
    sequences->trials.clock = 154;
    sequences->component_count = 3;
    assert_true(sequence_block_is_untouched(&block));
    sequence_block_pull(&block);
    assert_int_equal(sequence_block_counts(&block)[1].drawn, 5);
    assert_int_equal(sequence_block_contracts(&block)[0].held, 9);
    assert_int_equal(block.shadow->sequences, 77);
    sequence_block_release(&block);
}

/* Every byte of request and plan: whichever is changed, it is seen, and put right again. */
static void whatever_is_written_into_a_request_is_noticed_and_put_right(void **state)
{
    struct sequence_bench *bench = *state;
    struct sequence_block block;
    make_block(bench, &block);
    struct sequences *sequences = block.sequences;
    sequences->sequences = 77;
    sequence_block_pull(&block);
    unsigned char *bytes = (unsigned char *)sequences;
    const size_t places[] = {offsetof(struct sequences, trials.mode),
                             offsetof(struct sequences, nodes),
                             offsetof(struct sequences, seed),
                             offsetof(struct sequences, components),
                             offsetof(struct sequences, seen_room),
                             offsetof(struct sequences, serve),
                             sequences->nodes + 5,
                             sequences->operations + 3,
                             sequences->contracts + 1,
                             sequences->counts - 1};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        bytes[places[i]] ^= 0x40;
        if (sequence_block_is_untouched(&block))
            fail_msg("byte %zu can be changed without anybody seeing it", places[i]);
        sequence_block_restore(&block);
        assert_true(sequence_block_is_untouched(&block));
    }
    memset(bytes, 0x55, block.request.block.size);
    assert_false(sequence_block_is_untouched(&block));
    sequence_block_restore(&block);
    assert_true(sequence_block_is_untouched(&block));
    assert_int_equal(sequences->sequences, 77);
    sequence_block_release(&block);
}

/* ---- weights ---- */

struct exploring {
    struct sequence_runner *runner;
    struct sequence_lane *lane;
    uint32_t push; /* the operation that dies */
};

static void open_lane(struct sequence_bench *bench, struct exploring *exploring)
{
    static const struct target image = {.image = (char *)"none"};
    open_library(bench, EVERYTHING, NULL);
    exploring->runner =
        sequence_runner_new(&bench->plan, &image, &(struct sequence_limits){.memory_mb = 64}, 1, &bench->bench->error);
    assert_non_null(exploring->runner);
    assert_true(sequence_lanes_open(exploring->runner, &bench->bench->error));
    exploring->lane = exploring->runner->lanes;
    exploring->push = number_of(bench, "stack_push");
    parse(bench, &exploring->lane->broken, FIRST);
    exploring->lane->outcome.fault.call = 1;
    lane_weigh(exploring->lane);
}

static double weight(const struct exploring *exploring)
{
    lane_weigh(exploring->lane);
    return sequence_block_operations(&exploring->lane->server.block)[exploring->push].weight;
}

static void die(const struct exploring *exploring, unsigned times)
{
    for (unsigned i = 0; i < times; i++) {
        sequence_block_counts(&exploring->lane->server.block)[exploring->push].drawn++;
        lane_count_death(exploring->lane);
    }
}

static void what_only_dies_is_drawn_less_and_after_twenty_deaths_not_at_all(void **state)
{
    struct exploring exploring;
    open_lane(*state, &exploring);
    double before = weight(&exploring);
    assert_true(before > 0);
    die(&exploring, 2);
    assert_true(weight(&exploring) == before);
    die(&exploring, 1);
    assert_true(weight(&exploring) == before / 2);
    die(&exploring, 16);
    assert_true(weight(&exploring) > 0);
    die(&exploring, 1);
    assert_true(weight(&exploring) == 0);
    assert_true(sequence_block_operations(&exploring.lane->server.block)[exploring.push].flags &
                OPERATION_AVOIDED_FLAG);
    sequence_runner_free(exploring.runner);
}

static void what_succeeds_now_and_then_is_always_drawn(void **state)
{
    struct exploring exploring;
    open_lane(*state, &exploring);
    sequence_block_counts(&exploring.lane->server.block)[exploring.push].succeeded = 1;
    die(&exploring, 100);
    assert_true(weight(&exploring) > 0);
    sequence_runner_free(exploring.runner);
}

static void what_dies_seldom_keeps_its_weight_but_a_hang_costs_it_much(void **state)
{
    struct exploring exploring;
    open_lane(*state, &exploring);
    double before = weight(&exploring);
    sequence_block_counts(&exploring.lane->server.block)[exploring.push].drawn = 1000;
    sequence_block_counts(&exploring.lane->server.block)[exploring.push].failed = 900;
    die(&exploring, 50);
    assert_true(weight(&exploring) == before);
    exploring.lane->outcome.failure.timed_out = true;
    die(&exploring, 1);
    assert_true(weight(&exploring) == before / 8);
    sequence_runner_free(exploring.runner);
}

static void what_dies_often_is_drawn_less_until_it_dies_more_seldom(void **state)
{
    struct exploring exploring;
    open_lane(*state, &exploring);
    double before = weight(&exploring);
    sequence_block_counts(&exploring.lane->server.block)[exploring.push].drawn = 20;
    die(&exploring, 2);
    assert_true(weight(&exploring) == before);
    die(&exploring, 1);
    assert_true(weight(&exploring) == before / 2);
    exploring.lane->clock += 2 * 100000;
    assert_true(weight(&exploring) == before);
    sequence_runner_free(exploring.runner);
}

static void a_learned_rule_gives_an_operation_another_chance(void **state)
{
    struct sequence_bench *bench = *state;
    struct exploring exploring;
    open_lane(bench, &exploring);
    double before = weight(&exploring);
    die(&exploring, 50);
    assert_true(weight(&exploring) == 0);
    node(bench, "stack_push", 0)->null = SEQ_NULL_NEVER;
    sequence_block_rewire(&exploring.lane->server.block, &bench->plan);
    assert_true(weight(&exploring) == before);
    sequence_operation_weight(exploring.runner, exploring.push, 0.25);
    assert_true(weight(&exploring) == before / 4);
    sequence_runner_free(exploring.runner);
}

/* ---- faults ---- */

static void a_fault_that_makes_no_sense_names_nothing_that_is_not_there(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    struct sequence_fault wild;
    memset(&wild, 0x55, sizeof wild);
    struct sequence_fault fault = outcome_fault(&wild, &bench->plan, 7);
    assert_int_equal(fault.call, SEQUENCE_NONE);
    assert_int_equal(fault.contract, SEQUENCE_NONE);
    assert_int_equal(fault.argument, SEQUENCE_NONE);
    assert_int_equal(fault.allocated_by, SEQUENCE_NONE);
    assert_int_equal(fault.objects[2], SEQUENCE_NONE);
    assert_true(fault.stage <= STAGE_DONE && fault.region <= REGION_WILD && fault.owner <= BLOCK_CALLER);
    struct sequence_fault sound = {.call = 6,
                                   .stage = STAGE_CONTRACTS,
                                   .contract = 1,
                                   .objects = {2u << 16 | 1, SEQUENCE_NONE, SEQUENCE_NONE},
                                   .region = REGION_FREED,
                                   .freed_by = 3,
                                   .argument = 2};
    fault = outcome_fault(&sound, &bench->plan, 7);
    assert_memory_equal(&fault, &sound, sizeof fault);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SEQUENCE_TEST(a_component_is_its_parents_and_its_own_calls),
        SEQUENCE_TEST(a_damaged_component_is_noticed_and_put_back),
        SEQUENCE_TEST(a_new_component_that_is_damaged_does_not_get_into_the_copy),
        SEQUENCE_TEST(components_that_are_being_moved_are_left_for_later),
        SEQUENCE_TEST(there_is_an_end_to_the_room_for_components),
        SEQUENCE_TEST(a_block_in_which_only_counts_change_is_untouched),
        SEQUENCE_TEST(whatever_is_written_into_a_request_is_noticed_and_put_right),
        SEQUENCE_TEST(what_only_dies_is_drawn_less_and_after_twenty_deaths_not_at_all),
        SEQUENCE_TEST(what_succeeds_now_and_then_is_always_drawn),
        SEQUENCE_TEST(what_dies_seldom_keeps_its_weight_but_a_hang_costs_it_much),
        SEQUENCE_TEST(what_dies_often_is_drawn_less_until_it_dies_more_seldom),
        SEQUENCE_TEST(a_learned_rule_gives_an_operation_another_chance),
        SEQUENCE_TEST(a_fault_that_makes_no_sense_names_nothing_that_is_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
