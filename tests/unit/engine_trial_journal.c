/* The journal of trials, and inputs packed for them. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "engine/trial/journal.h"

static int set_up(void **state)
{
    *state = mem_alloc(sizeof(struct trials));
    return 0;
}

static int tear_down(void **state)
{
    mem_free(*state);
    return 0;
}

/* ---- counts ---- */

static struct trials *ending(struct trials *trials)
{
    strcpy(trials->labels[0].text, "empty");
    strcpy(trials->labels[1].text, "sorted");
    trials->label_count = 2;
    trials->labels[1].count = 4;
    trials->clock = 21;
    trials->passed = 7;
    trials->discarded = 3;
    trials->sizes[5] = 6;
    trials->tally = (struct trial_tally){.clock = 21,
                                         .passed = 8,
                                         .discarded = 3,
                                         .second_runs = 2,
                                         .size = 5,
                                         .size_count = 7,
                                         .labels = 2,
                                         .label_counts = {9, 5}};
    return trials;
}

static void an_input_that_was_over_is_counted_once(void **state)
{
    struct trials *trials = ending(*state);
    for (int i = 0; i < 2; i++) {
        assert_true(journal_settle(trials));
        assert_int_equal(trials->clock, 22);
        assert_int_equal(trials->passed, 8);
        assert_int_equal(trials->second_runs, 2);
        assert_int_equal(trials->sizes[5], 7);
        assert_int_equal(trials->labels[0].count, 0);
        assert_int_equal(trials->labels[1].count, 5);
    }
}

static void half_of_the_counts_stored_is_the_same(void **state)
{
    struct trials *trials = ending(*state);
    trials->passed = 8;
    trials->sizes[5] = 7;
    assert_true(journal_settle(trials));
    assert_int_equal(trials->passed, 8);
    assert_int_equal(trials->sizes[5], 7);
    assert_int_equal(trials->labels[1].count, 5);
}

static void an_input_that_was_not_over_is_not_counted(void **state)
{
    struct trials *trials = ending(*state);
    trials->tally.clock = 19;
    assert_true(journal_settle(trials));
    assert_int_equal(trials->clock, 21);
    assert_int_equal(trials->passed, 7);
}

static void nonsense_in_the_journal_is_seen(void **state)
{
    struct trials *trials = ending(*state);
    struct trial_result result = {0};
    struct trial_choice *choices;
    size_t count;
    trials->tally.size = 66;
    assert_false(journal_settle(trials));
    trials->label_count = 65;
    assert_false(journal_settle(trials));
    assert_false(journal_add(trials, &result));
    trials->label_count = 0;
    trials->passed = 1000;
    assert_false(journal_add(trials, &result));
    trials->choice_count = TRIAL_CHOICES_MOST + 1;
    assert_false(journal_choices(trials, &choices, &count));
    trials->choice_count = 1;
    trials->choices[0] = (struct trial_choice){.index = 5, .most = 4};
    assert_false(journal_choices(trials, &choices, &count));
    trials->choices[0] = (struct trial_choice){.index = 4, .most = 4, .kind = 99};
    assert_false(journal_choices(trials, &choices, &count));
}

static void lanes_are_added_up_and_labels_go_by_text(void **state)
{
    struct trials *trials = ending(*state);
    struct trial_result result = {0};
    trials->labels[0].count = 1;
    assert_true(journal_add(trials, &result));
    strcpy(trials->labels[0].text, "sorted");
    strcpy(trials->labels[1].text, "long");
    assert_true(journal_add(trials, &result));
    assert_int_equal(result.passed, 14);
    assert_int_equal(result.discarded, 6);
    assert_int_equal(result.sizes[5], 12);
    assert_int_equal(result.label_count, 3);
    assert_string_equal(result.labels[1].text, "sorted");
    assert_int_equal(result.labels[1].count, 5);
}

static void text_in_the_journal_is_ended(void **state)
{
    struct trials *trials = *state;
    struct trial_end end;
    memset(&trials->end, 'x', sizeof trials->end);
    memset(trials->note, 'y', sizeof trials->note);
    journal_copy_end(&end, &trials->end);
    assert_int_equal(strlen(end.text), sizeof end.text - 1);
    assert_int_equal(strlen(end.file), sizeof end.file - 1);
    assert_int_equal(strlen(end.function), sizeof end.function - 1);
    assert_int_equal(end.frame_count, TRIAL_FRAMES);
    assert_int_equal(end.kind, TRIAL_END_NONE);
    char *note = journal_note(trials);
    assert_int_equal(strlen(note), sizeof trials->note);
    mem_free(note);
}

/* ---- the order of ALL ---- */

static void the_last_choice_turns_fastest(void **state)
{
    (void)state;
    struct trial_choice choices[] = {{.index = 1, .most = 4}, {.index = 0, .most = 2}, {.index = 3, .most = 3}};
    uint64_t next[3];
    size_t length;
    assert_true(journal_next(choices, 3, 1, next, &length));
    assert_int_equal(length, 2);
    assert_int_equal(next[0], 1);
    assert_int_equal(next[1], 1);
    choices[1].index = 2;
    assert_true(journal_next(choices, 3, 1, next, &length));
    assert_int_equal(length, 1);
    assert_int_equal(next[0], 2);
    choices[0].index = 4;
    assert_false(journal_next(choices, 3, 1, next, &length));
    assert_false(journal_next(choices, 0, 1, next, &length));
}

static void the_first_choice_goes_in_steps_of_the_lanes(void **state)
{
    (void)state;
    struct trial_choice choices[] = {{.index = 1, .most = 4}, {.index = 2, .most = 2}};
    uint64_t next[2];
    size_t length;
    assert_true(journal_next(choices, 2, 3, next, &length));
    assert_int_equal(length, 1);
    assert_int_equal(next[0], 4);
    choices[0].index = 4;
    assert_false(journal_next(choices, 2, 3, next, &length));
    choices[0] = (struct trial_choice){.index = UINT64_MAX - 1, .most = UINT64_MAX};
    assert_false(journal_next(choices, 1, 3, next, &length));
}

/* ---- inputs ---- */

static void an_input_is_packed_with_pointers_and_functions(void **state)
{
    (void)state;
    unsigned char arguments[16] = {0}, object[5] = "abcd";
    struct input_pointer pointer = {.at = 8, .block = 1, .offset = 2};
    struct input_function function = {.at = 0, .pool = 2, .number = 3};
    struct input input = INPUT_INIT;
    struct text out = TEXT_INIT;
    vector_push(&input.blocks, ((struct input_block){.size = 16,
                                                     .bytes = arguments,
                                                     .pointers = &pointer,
                                                     .pointer_count = 1,
                                                     .functions = &function,
                                                     .function_count = 1}));
    vector_push(&input.blocks, ((struct input_block){.size = 5, .bytes = object}));
    text_add(&out, "before..");
    trial_pack_input(&input, 4, &out);
    const struct trial_structure *head = (const struct trial_structure *)(out.s + 8);
    assert_int_equal(head->scopes, 4);
    assert_int_equal(head->object_count, 2);
    assert_int_equal(out.length, 8 + sizeof *head + head->size);
    assert_int_equal(out.length % 8, 0);
    const struct trial_object *first = (const struct trial_object *)(head + 1);
    assert_int_equal(first->size, 16);
    assert_int_equal(first->pointer_count, 2);
    const struct trial_pointer *pointers = (const struct trial_pointer *)((const char *)(first + 1) + 16);
    assert_int_equal(pointers[0].at, 8);
    assert_int_equal(pointers[0].object, 1);
    assert_int_equal(pointers[0].addend, 2);
    assert_int_equal(pointers[1].object, TRIAL_POOL | 2);
    assert_int_equal(pointers[1].addend, 3);
    const struct trial_object *second = (const struct trial_object *)(pointers + 2);
    assert_int_equal(second->size, 5);
    assert_memory_equal(second + 1, "abcd\0\0\0\0", 8);
    text_release(&out);
    vector_release(&input.blocks);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_input_that_was_over_is_counted_once),
        TEST(half_of_the_counts_stored_is_the_same),
        TEST(an_input_that_was_not_over_is_not_counted),
        TEST(nonsense_in_the_journal_is_seen),
        TEST(lanes_are_added_up_and_labels_go_by_text),
        TEST(text_in_the_journal_is_ended),
        cmocka_unit_test(the_last_choice_turns_fastest),
        cmocka_unit_test(the_first_choice_goes_in_steps_of_the_lanes),
        cmocka_unit_test(an_input_is_packed_with_pointers_and_functions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
