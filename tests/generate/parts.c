/* The generator of sequences, part by part and as a whole, on a library that is
 * only imagined. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "imagined.h"

static const struct imagined_rooms rooms = {.components = 4096, .words = 1 << 18, .seen = 1 << 16, .states = 1 << 16};

/* ---- parts ---- */

static void test_a_set_tells_what_it_has_seen(void **state)
{
    (void)state;
    imagined_open(&rooms);
    for (uint64_t i = 1; i <= 1000; i++)
        assert_false(seen_before(mixed(i)));
    for (uint64_t i = 1; i <= 1000; i++)
        assert_true(seen_before(mixed(i)));
    assert_false(seen_before(0));
    assert_true(seen_before(0));
    assert_int_equal(sequences->seen_count, 1001);
    assert_false(state_is_known(5));
    assert_false(state_seen_before(5));
    assert_true(state_is_known(5));
    imagined_close();
}

static void test_a_full_set_forgets_and_goes_on(void **state)
{
    (void)state;
    struct imagined_rooms small = rooms;
    small.seen = 64;
    imagined_open(&small);
    for (uint64_t i = 0; i < 10000; i++) {
        seen_before(mixed(i));
        assert_true(seen_before(mixed(i)));
    }
    assert_int_equal(sequences->seen_count, 64);
    imagined_close();
}

static void test_words_are_walked_to_their_end_and_damage_is_told(void **state)
{
    (void)state;
    imagined_open(&rooms);
    uint64_t words[] = {SEQUENCE_REFERENCE(2, 0), SEQUENCE_HEAD(HEAD_VALUE, 9), 0x6161616161616161, 0x61, 5, 77};
    assert_int_equal(words_walk(BOX_PUT, words, 6, NULL, NULL), 5);
    assert_int_equal(words_walk(BOX_PUT, words, 4, NULL, NULL), SEQUENCE_NONE);
    uint64_t copy[6];
    words_copy(BOX_PUT, copy, words, 5, 3);
    assert_int_equal(copy[0], SEQUENCE_REFERENCE(5, 0));
    assert_memory_equal(copy + 1, words + 1, 4 * sizeof *words);
    words[1] = SEQUENCE_HEAD(HEAD_VALUE, 1000);
    assert_int_equal(words_walk(BOX_PUT, words, 5, NULL, NULL), SEQUENCE_NONE);
    words[1] = SEQUENCE_HEAD(9, 0);
    assert_int_equal(words_walk(BOX_PUT, words, 5, NULL, NULL), SEQUENCE_NONE);
    imagined_close();
}

static void test_words_of_an_operation_that_always_takes_as_many_are_no_less_looked_at(void **state)
{
    (void)state;
    imagined_open(&rooms);
    uint64_t words[] = {SEQUENCE_REFERENCE(2, 0), SEQUENCE_REFERENCE(2, 0)}, copy[2]; /* the second is only a number */
    assert_int_equal(words_walk(BOX_TAKE, words, 2, NULL, NULL), 2);
    assert_int_equal(words_walk(BOX_TAKE, words, 1, NULL, NULL), SEQUENCE_NONE);
    words_copy(BOX_TAKE, copy, words, 2, 3);
    assert_int_equal(copy[0], SEQUENCE_REFERENCE(5, 0));
    assert_int_equal(copy[1], words[1]);
    words[0] = SEQUENCE_HEAD(HEAD_NULL, 0);
    words_copy(BOX_TAKE, copy, words, 2, 3);
    assert_memory_equal(copy, words, sizeof words);
    words[0] = SEQUENCE_HEAD(9, 0);
    assert_int_equal(words_walk(BOX_TAKE, words, 2, NULL, NULL), SEQUENCE_NONE);
    imagined_close();
}

/* ---- states ---- */

struct pair {
    void *left, *right;
    uint64_t number;
};

static struct pair *pair_new(void)
{
    struct pair *pair = calloc(1, sizeof *pair);
    heap_added(pair, sizeof *pair, false);
    return pair;
}

static const uint32_t numbers[] = {0, 1};

static void set_pairs(struct pair *a, struct pair *b)
{
    objects[0] = (struct object){.sort = 0, .value = (uintptr_t)a};
    objects[1] = (struct object){.sort = 0, .value = (uintptr_t)b};
    object_count = 2;
}

static uint64_t state_of_pairs(struct pair *a, struct pair *b)
{
    set_pairs(a, b);
    return state_of(numbers, b ? 2 : 1);
}

/* What a service tells of each. */
static uint64_t state_told_of_pairs(struct pair *a, struct pair *b, enum state_detail detail, uint64_t hash)
{
    set_pairs(a, b);
    imagined_told[0] = imagined_told[1] = (struct told){hash, detail};
    uint64_t state = state_told(numbers, b ? 2 : 1);
    imagined_told[0] = imagined_told[1] = (struct told){0};
    return state;
}

static void test_states_tell_shapes_and_numbers_but_not_addresses(void **state)
{
    (void)state;
    struct pair *pairs[6];
    imagined_open(&rooms);
    run_begin(0);
    for (int i = 0; i < 6; i++)
        pairs[i] = pair_new();
    assert_int_equal(state_of_pairs(pairs[0], NULL), state_of_pairs(pairs[1], NULL));
    pairs[1]->number = 1;
    assert_int_not_equal(state_of_pairs(pairs[0], NULL), state_of_pairs(pairs[1], NULL));
    pairs[0]->left = pairs[2];
    pairs[1]->number = 0;
    pairs[1]->left = pairs[3];
    assert_int_equal(state_of_pairs(pairs[0], NULL), state_of_pairs(pairs[1], NULL));
    /* a ring, and a chain into itself */
    pairs[2]->left = pairs[0];
    pairs[3]->left = pairs[3];
    assert_int_not_equal(state_of_pairs(pairs[0], NULL), state_of_pairs(pairs[1], NULL));
    uint64_t hash = 0;
    imagined_run(0, &hash);
    run_finish(false);
    imagined_close();
}

static void test_what_a_service_tells_stands_in_the_place_of_contents(void **state)
{
    (void)state;
    struct pair *pairs[6];
    imagined_open(&rooms);
    run_begin(0);
    for (int i = 0; i < 6; i++)
        pairs[i] = pair_new();
    pairs[1]->number = 1;
    for (enum state_detail detail = STATE_SHAPE; detail <= STATE_SHARING; detail++) {
        uint64_t seven = state_told_of_pairs(pairs[0], NULL, detail, 7);
        assert_int_equal(seven, state_told_of_pairs(pairs[1], NULL, detail, 7));
        assert_int_not_equal(seven, state_told_of_pairs(pairs[0], NULL, detail, 8));
    }
    assert_int_not_equal(state_told_of_pairs(pairs[0], NULL, STATE_CONTENTS, 7),
                         state_told_of_pairs(pairs[1], NULL, STATE_CONTENTS, 7));
    pairs[1]->left = pairs[2]; /* another shape */
    assert_int_not_equal(state_told_of_pairs(pairs[0], NULL, STATE_SHAPE, 7),
                         state_told_of_pairs(pairs[1], NULL, STATE_SHAPE, 7));
    assert_int_equal(state_told_of_pairs(pairs[0], NULL, STATE_SHARING, 7),
                     state_told_of_pairs(pairs[1], NULL, STATE_SHARING, 7));
    pairs[3]->left = pairs[4];
    uint64_t apart = state_told_of_pairs(pairs[1], pairs[3], STATE_SHARING, 7);
    assert_int_equal(apart, state_told_of_pairs(pairs[1], pairs[0], STATE_SHARING, 7));
    pairs[3]->left = pairs[2];
    assert_int_not_equal(apart, state_told_of_pairs(pairs[1], pairs[3], STATE_SHARING, 7));
    uint64_t hash = 0;
    imagined_run(0, &hash);
    run_finish(false);
    imagined_close();
}

static void test_states_of_objects_together_tell_what_they_share(void **state)
{
    (void)state;
    struct pair *pairs[6];
    imagined_open(&rooms);
    run_begin(0);
    for (int i = 0; i < 6; i++)
        pairs[i] = pair_new();
    pairs[0]->left = pairs[4];
    pairs[1]->left = pairs[5];
    pairs[2]->left = pairs[3]->left = pairs[4];
    assert_int_equal(state_of_pairs(pairs[0], NULL), state_of_pairs(pairs[2], NULL));
    assert_int_equal(state_of_pairs(pairs[1], NULL), state_of_pairs(pairs[3], NULL));
    assert_int_not_equal(state_of_pairs(pairs[0], pairs[1]), state_of_pairs(pairs[2], pairs[3]));
    uint64_t hash = 0;
    imagined_run(0, &hash);
    run_finish(false);
    imagined_close();
}

/* ---- edges ---- */

void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);

static void test_an_edge_is_new_once_and_again_when_it_is_gone_over_more_often(void **state)
{
    (void)state;
    imagined_open(&rooms);
    imagined_edges[9] = 1;
    assert_int_equal(edges_new(), 1);
    assert_int_equal(imagined_edges[9], 0);
    imagined_edges[9] = 1;
    assert_int_equal(edges_new(), 0);
    assert_false(edges_found_counts);
    imagined_edges[9] = 2;
    assert_int_equal(edges_new(), 0);
    assert_true(edges_found_counts);
    assert_int_equal(sequences->edges_reached, 1);
    assert_int_equal(sequences->edge_count, sizeof imagined_edges);
    imagined_edges[9] = 1;
    assert_false(edges_are_reached());
    imagined_edges[9] = 2;
    assert_true(edges_are_reached());
    uint8_t bits[2] = {0};
    edges_copy(bits);
    assert_int_equal(bits[0], 0);
    assert_int_equal(bits[1], 2);
    edges_begin();
    imagined_close();
}

/* It may be in a parent: the same calls reached the edge more often this time. */
static uint32_t last_operation(const struct sequence_component *component)
{
    const uint64_t *words = component_words(component);
    uint32_t operation = SEQUENCE_NONE;
    if (component->parent_count == component->word_count)
        return last_operation(&components[words[component->parent_count - 1]]);
    for (uint32_t at = component->parent_count; at < component->word_count; at += 1 + SEQUENCE_CALL_WORDS(words[at]))
        operation = SEQUENCE_CALL_OPERATION(words[at]);
    return operation;
}

static void test_what_reached_an_edge_is_kept_up_to_the_call_that_did(void **state)
{
    (void)state;
    uint64_t hash = 0;
    uint32_t found = 0;
    imagined_open(&rooms);
    imagined_run(500, &hash);
    for (uint32_t i = 0; i < sequences->component_count; i++)
        if (components[i].edges) {
            assert_int_equal(last_operation(&components[i]), CRATE_MIX);
            found++;
        }
    assert_in_range(found, 1, 8);
    assert_int_equal(sequences->edges_reached, 1);
    imagined_close();
}

/* ---- whole sequences: run_call of the imagined library looks at each argument ---- */

static void test_all_that_is_drawn_passes_the_gate(void **state)
{
    (void)state;
    uint64_t hash = 0;
    imagined_open(&rooms);
    imagined_run(20000, &hash);
    assert_int_equal(sequences->sequences, 20000);
    assert_true(sequences->component_count > 100);
    assert_int_equal(imagined_calls[NEVER], 0);
    for (int i = 0; i < NEVER; i++)
        assert_true(imagined_calls[i] > 1000);
    for (uint32_t i = 0; i < sequences->component_count; i++)
        assert_false(components[i].is_retired);
    imagined_close();
}

static uint32_t first_operation(const struct sequence_component *component)
{
    return SEQUENCE_CALL_OPERATION(component_words(component)[component->parent_count]);
}

static bool has_operation(const struct sequence_component *component, uint32_t operation)
{
    const uint64_t *words = component_words(component);
    for (uint32_t at = component->parent_count; at < component->word_count; at += 1 + SEQUENCE_CALL_WORDS(words[at]))
        if (SEQUENCE_CALL_OPERATION(words[at]) == operation)
            return true;
    return false;
}

/* The imagined library looks at each call: what comes first has come first, and is not called twice. */
static void test_what_has_to_come_first_begins_every_sequence_and_every_component(void **state)
{
    (void)state;
    uint64_t hash = 0;
    imagined_has_shelf = true;
    imagined_open(&rooms);
    imagined_run(20000, &hash);
    imagined_has_shelf = false;
    assert_int_equal(sequences->sequences, 20000);
    assert_true(imagined_calls[SHELF_OPEN] > 20000); /* also behind SHELF_SHUT */
    assert_true(imagined_calls[SHELF_SHUT] > 100);
    assert_true(sequences->component_count > 100);
    for (uint32_t i = 0; i < sequences->component_count; i++) {
        assert_int_equal(first_operation(&components[i]), SHELF_OPEN);
        assert_false(has_operation(&components[i], SHELF_SHUT));
        assert_false(components[i].is_retired);
    }
    imagined_close();
}

static void test_what_changed_a_variable_belongs_to_all_that_follows(void **state)
{
    (void)state;
    uint64_t hash = 0;
    uint32_t settings = 0, others = 0;
    imagined_has_shelf = true;
    imagined_open(&rooms);
    imagined_run(5000, &hash);
    imagined_has_shelf = false;
    for (uint32_t i = 0; i < sequences->component_count; i++) {
        settings += components[i].is_setting;
        others += !components[i].is_setting && has_operation(&components[i], SHELF_SET);
        if (components[i].is_setting)
            assert_true(has_operation(&components[i], SHELF_SET));
    }
    assert_true(settings > 8);
    assert_true(others > 8);
    imagined_close();
}

static void test_calls_that_are_refused_are_no_part_of_a_sequence(void **state)
{
    (void)state;
    uint64_t hash = 0;
    imagined_open(&rooms);
    imagined_refuses = true;
    imagined_run(5000, &hash);
    imagined_refuses = false;
    assert_int_equal(sequences->sequences, 5000);
    imagined_close();
}

static void test_a_seed_and_a_number_make_a_sequence(void **state)
{
    (void)state;
    uint64_t first = 0, second = 0, other = 0;
    imagined_open(&rooms);
    imagined_run(3000, &first);
    imagined_close();
    imagined_open(&rooms);
    imagined_run(3000, &second);
    imagined_close();
    assert_int_equal(first, second);
    imagined_open(&rooms);
    sequences->seed = 8;
    imagined_run(3000, &other);
    imagined_close();
    assert_int_not_equal(first, other);
}

static void test_another_process_goes_on_as_this_one_would(void **state)
{
    (void)state;
    uint64_t whole = 0, parts = 0;
    imagined_open(&rooms);
    imagined_run(1024, &whole);
    imagined_run(2048, &whole);
    imagined_close();
    imagined_open(&rooms);
    imagined_run(1024, &parts);
    imagined_restart();
    imagined_run(2048, &parts);
    imagined_close();
    assert_int_equal(whole, parts);
}

static void test_the_same_sequence_is_not_made_twice(void **state)
{
    (void)state;
    uint64_t hash = 0;
    imagined_open(&rooms);
    imagined_run(4000, &hash);
    /* all but those that could not grow are different */
    assert_true(sequences->seen_count >= 3990);
    imagined_close();
}

static void test_a_fixed_length_is_kept_to(void **state)
{
    (void)state;
    uint64_t hash = 0;
    imagined_open(&rooms);
    sequences->length = 18;
    sequences->fixed_length = 1;
    imagined_run(1000, &hash);
    assert_int_equal(sequences->depths[18], 1000);
    imagined_close();
}

/* ---- the component set ---- */

static uint32_t words_of_sequence(uint64_t *to)
{
    memcpy(to, sequences->words, sequences->word_count * sizeof *to);
    return sequences->word_count;
}

static void test_a_component_runs_again_as_it_is(void **state)
{
    (void)state;
    static uint64_t once[SEQUENCE_WORDS_MOST], twice[SEQUENCE_WORDS_MOST];
    uint64_t hash = 0;
    imagined_open(&rooms);
    imagined_run(2000, &hash);
    uint32_t with_parents = 0;
    for (uint32_t i = 0; i < sequences->component_count; i++) {
        run_begin(0);
        append_begin();
        extend_begin();
        assert_true(append(i, SEQUENCE_NONE));
        uint32_t count = words_of_sequence(once), calls = sequences->call_count;
        assert_int_equal(calls, components[i].call_count);
        with_parents += components[i].parent_count > 0;
        /* behind itself: all references are shifted */
        if (calls * 2 <= SEQUENCE_CALLS_MOST) {
            assert_true(append(i, SEQUENCE_NONE));
            assert_int_equal(sequences->call_count, calls * 2);
            words_of_sequence(twice);
            assert_memory_equal(once, twice, count * sizeof *once);
        }
        run_finish(false);
    }
    assert_true(with_parents > 5);
    imagined_close();
}

static void test_a_full_set_makes_room_and_stays_sound(void **state)
{
    (void)state;
    struct imagined_rooms small = {.components = 100, .words = 4000, .seen = 1 << 12, .states = 1 << 12};
    uint64_t hash = 0;
    imagined_open(&small);
    imagined_run(20000, &hash);
    assert_true(sequences->component_changes > 6);
    assert_int_equal(sequences->component_changes % 2, 0);
    assert_true(sequences->component_count <= 100);
    assert_true(sequences->component_words_used <= 4000);
    imagined_restart();
    for (uint32_t i = 0; i < sequences->component_count; i++)
        assert_false(components[i].is_retired);
    imagined_close();
}

static void test_damaged_components_are_left_alone(void **state)
{
    (void)state;
    uint64_t hash = 0;
    imagined_open(&rooms);
    imagined_run(2000, &hash);
    uint64_t noise = 5;
    for (uint32_t i = 0; i < 2000; i++) {
        noise = mixed(noise + i);
        uint64_t *words = in_block(sequences->component_words);
        words[noise % sequences->component_words_used] = mixed(noise);
        ((uint64_t *)components)[mixed(noise + 1) % (sequences->component_count * sizeof *components / 8)] = noise >> 7;
    }
    imagined_restart();
    uint32_t retired = 0;
    for (uint32_t i = 0; i < sequences->component_count; i++)
        retired += components[i].is_retired;
    assert_true(retired > 0);
    imagined_close();
}

int main(void)
{
    __sanitizer_cov_8bit_counters_init(imagined_edges, imagined_edges + sizeof imagined_edges);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_set_tells_what_it_has_seen),
        cmocka_unit_test(test_a_full_set_forgets_and_goes_on),
        cmocka_unit_test(test_words_are_walked_to_their_end_and_damage_is_told),
        cmocka_unit_test(test_words_of_an_operation_that_always_takes_as_many_are_no_less_looked_at),
        cmocka_unit_test(test_states_tell_shapes_and_numbers_but_not_addresses),
        cmocka_unit_test(test_what_a_service_tells_stands_in_the_place_of_contents),
        cmocka_unit_test(test_states_of_objects_together_tell_what_they_share),
        cmocka_unit_test(test_an_edge_is_new_once_and_again_when_it_is_gone_over_more_often),
        cmocka_unit_test(test_what_reached_an_edge_is_kept_up_to_the_call_that_did),
        cmocka_unit_test(test_all_that_is_drawn_passes_the_gate),
        cmocka_unit_test(test_what_has_to_come_first_begins_every_sequence_and_every_component),
        cmocka_unit_test(test_what_changed_a_variable_belongs_to_all_that_follows),
        cmocka_unit_test(test_calls_that_are_refused_are_no_part_of_a_sequence),
        cmocka_unit_test(test_a_seed_and_a_number_make_a_sequence),
        cmocka_unit_test(test_another_process_goes_on_as_this_one_would),
        cmocka_unit_test(test_the_same_sequence_is_not_made_twice),
        cmocka_unit_test(test_a_fixed_length_is_kept_to),
        cmocka_unit_test(test_a_component_runs_again_as_it_is),
        cmocka_unit_test(test_a_full_set_makes_room_and_stays_sound),
        cmocka_unit_test(test_damaged_components_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
