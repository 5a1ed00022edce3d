/* Each kind of node draws what it should: all of it, once; at random,
 * reproducibly. */
#include "bench.h"

#include <stdio.h>
#include <string.h>
#include "subjects/types.h"

static struct subject subject;
static struct result result;

#define RUN(...) RUN_IN(CHECKED_CLANG, __VA_ARGS__)
#define RUN_IN(build, ...) bench_run(&subject, build, &(struct request){__VA_ARGS__}, &result)
#define NODES(...)                                     \
    .nodes = (const struct trial_node[]){__VA_ARGS__}, \
    .node_count = sizeof((const struct trial_node[]){__VA_ARGS__}) / sizeof(struct trial_node)
#define INTEGER(at, bytes, low, count) \
    {.kind = NODE_INTEGER, .size = bytes, .offset = at, .lo = low, .most = (count) - 1}

static void integers_are_enumerated_with_the_last_turning_fastest(void **state)
{
    (void)state;
    RUN(.property = "integers", .root_count = 2, NODES(INTEGER(0, 4, -1, 3), INTEGER(4, 1, 254, 2)));
    assert_true(result_passed(&result));
    assert_labels(&result, "-1 254\n-1 255\n0 254\n0 255\n1 254\n1 255\n");
    assert_string_equal(result.trials->labels[1].text, "-1 255");
    assert_int_equal(result.trials->passed, 6);
    assert_int_equal(result.trials->clock, 12);
    assert_int_equal(result.trials->choice_count, 2);
    result_release(&result);
}

static void wide_integers_keep_their_sign(void **state)
{
    (void)state;
    RUN(.property = "wide", .root_count = 1, NODES(INTEGER(0, 16, -2, 4)));
    assert_labels(&result, "-1\n-2\n0\n1\n");
    result_release(&result);
}

static void values_of_an_enum(void **state)
{
    (void)state;
    RUN(.property = "colors", .root_count = 1, .values = (const int64_t[]){-2, 5, 7}, .value_count = 3,
        NODES({.kind = NODE_VALUES, .size = 4, .first = 0, .count = 3}));
    assert_labels(&result, "-2\n5\n7\n");
    result_release(&result);
}

static void floats_of_every_size(void **state)
{
    (void)state;
    RUN(.property = "floats", .root_count = 3,
        NODES({.kind = NODE_FLOAT, .size = 8, .offset = 0, .lo = -1, .most = 1},
              {.kind = NODE_FLOAT, .size = 4, .offset = 8, .lo = 2, .most = 0},
              {.kind = NODE_FLOAT, .size = 16, .offset = 16, .lo = 0, .most = 1}));
    assert_labels(&result, "-1 2 0\n-1 2 1\n0 2 0\n0 2 1\n");
    result_release(&result);
}

static void strings_by_length_and_letters(void **state)
{
    (void)state;
    RUN(.property = "strings", .root_count = 1,
        NODES({.kind = NODE_STRING, .size = 8, .most = 2, .cell_lo = 'a', .cell_most = 1}));
    assert_labels(&result, "'' 0\n'a' 1\n'aa' 2\n'ab' 2\n'b' 1\n'ba' 2\n'bb' 2\n");
    result_release(&result);
}

static void arrays_have_exactly_their_cells(void **state)
{
    (void)state;
    struct trial_node array = {
        .kind = NODE_ARRAY, .size = 8, .most = 2, .first = 1, .cell_size = 2, .length_offset = 8, .length_size = 8};
    RUN(.property = "arrays", .root_count = 1, NODES(array, INTEGER(0, 2, -1, 2)));
    assert_labels(&result, "0:\n1: -1\n1: 0\n2: -1 -1\n2: -1 0\n2: 0 -1\n2: 0 0\n");
    result_release(&result);
    array.lo = 1;
    array.most = 0;
    RUN(.property = "arrays", .root_count = 1, NODES(array, INTEGER(0, 2, 3, 1)));
    assert_labels(&result, "1: 3\n");
    result_release(&result);
}

static void reading_behind_an_array_is_reported_even_when_it_is_empty(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= CHECKED_GCC; build++)
        for (uint64_t length = 0; length < 2; length++) {
            struct trial_node array = {.kind = NODE_ARRAY,
                                       .size = 8,
                                       .lo = (int64_t)length,
                                       .first = 1,
                                       .cell_size = 1,
                                       .length_offset = 8,
                                       .length_size = 8};
            RUN_IN(build, .property = "behind_array", .root_count = 1, NODES(array, INTEGER(0, 1, 0, 1)));
            assert_int_equal(result.trials->finished, 0);
            assert_non_null(strstr(result.said, length ? "heap-buffer-overflow" : "use-after-poison"));
            result_release(&result);
        }
}

static void pointers_to_one_object(void **state)
{
    (void)state;
    struct trial_node pointer = {
        .kind = NODE_POINTER, .size = 8, .cell_size = sizeof(struct point), .first = 1, .count = 1};
    struct trial_node point = {.kind = NODE_STRUCT, .first = 2, .count = 1};
    RUN(.property = "points", .root_count = 1, NODES(pointer, point, INTEGER(2, 2, 7, 2)));
    assert_labels(&result, "0 7\n0 8\n");
    assert_int_equal(result.trials->sizes[1], 2);
    result_release(&result);
}

static void structs_in_place_with_bit_fields_and_cells(void **state)
{
    (void)state;
    struct trial_node mixed = {.kind = NODE_STRUCT, .first = 1, .count = 4};
    struct trial_node low = {.kind = NODE_INTEGER, .size = 1, .bit_shift = 0, .bit_width = 3, .lo = 6, .most = 1};
    struct trial_node high = {.kind = NODE_INTEGER, .size = 1, .bit_shift = 3, .bit_width = 4, .lo = -8, .most = 1};
    struct trial_node corner = {.kind = NODE_STRUCT, .offset = offsetof(struct mixed, corner), .first = 5, .count = 1};
    struct trial_node cells = {
        .kind = NODE_CELLS, .offset = offsetof(struct mixed, cells), .first = 6, .count = 2, .cell_size = 1};
    RUN(.property = "mixtures", .root_count = 1,
        NODES(mixed, low, high, corner, cells, INTEGER(2, 2, -3, 1), INTEGER(0, 1, 4, 2)));
    assert_labels(&result, "6 -7 0 -3 4 4\n6 -7 0 -3 4 5\n6 -7 0 -3 5 4\n6 -7 0 -3 5 5\n"
                           "6 -8 0 -3 4 4\n6 -8 0 -3 4 5\n6 -8 0 -3 5 4\n6 -8 0 -3 5 5\n"
                           "7 -7 0 -3 4 4\n7 -7 0 -3 4 5\n7 -7 0 -3 5 4\n7 -7 0 -3 5 5\n"
                           "7 -8 0 -3 4 4\n7 -8 0 -3 4 5\n7 -8 0 -3 5 4\n7 -8 0 -3 5 5\n");
    result_release(&result);
}

/* ---- structures ---- */

struct packed {
    struct text bytes;
    uint64_t starts[8];
    size_t count;
};

static void add_tree(struct packed *packed, uint64_t scopes, const char *text, int size)
{
    packed->starts[packed->count++] = packed->bytes.length;
    bench_pack_tree(&packed->bytes, scopes, text, size);
}

#define TREES(packed) .structures = &(packed).bytes, .starts = (packed).starts, .structure_count = (packed).count

static struct packed some_trees(void)
{
    struct packed packed = {.bytes = TEXT_INIT};
    add_tree(&packed, 0, "", 0);
    add_tree(&packed, 1, "(1)", 1);
    add_tree(&packed, 2, "((1)2)", 2);
    add_tree(&packed, 2, "((1)2(3))", 3);
    return packed;
}

static void structures_are_built_from_blocks(void **state)
{
    (void)state;
    struct packed packed = some_trees();
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "trees", .root_count = 1, .flags = TRIAL_LEAKS, .fill_first = 100,
               NODES({.kind = NODE_STRUCTURE, .size = 8}), TREES(packed));
        assert_true(result_passed(&result));
        assert_labels(&result, "0 \n1 (1)\n2 ((1)2)\n3 ((1)2(3))\n");
        assert_int_equal(result.trials->sizes[4], 1);
        result_release(&result);
    }
    text_release(&packed.bytes);
}

static void structures_by_value(void **state)
{
    (void)state;
    struct packed packed = some_trees();
    RUN(.property = "trees_by_value", .root_count = 2, .flags = TRIAL_LEAKS,
        NODES({.kind = NODE_STRUCTURE, .flags = NODE_BY_VALUE, .size = sizeof(struct tree)},
              INTEGER(sizeof(struct tree), 1, 0, 2)),
        TREES(packed));
    assert_true(result_passed(&result));
    assert_labels(&result, "0  0\n0  1\n1 (1) 0\n1 (1) 1\n2 ((1)2) 0\n2 ((1)2) 1\n3 ((1)2(3)) 0\n3 ((1)2(3)) 1\n");
    result_release(&result);
    text_release(&packed.bytes);
}

static void blocks_have_their_alignment(void **state)
{
    (void)state;
    struct text bytes = TEXT_INIT;
    struct trial_structure head = {.object_count = 2};
    struct trial_object arguments = {.size = 8, .align = 8, .pointer_count = 1}, object = {.size = 24, .align = 128};
    text_add_bytes(&bytes, (const char *)&head, sizeof head);
    text_add_bytes(&bytes, (const char *)&arguments, sizeof arguments);
    text_add_bytes(&bytes, (const char *)&(uint64_t){0}, 8);
    text_add_bytes(&bytes, (const char *)&(struct trial_pointer){.object = 1}, sizeof(struct trial_pointer));
    text_add_bytes(&bytes, (const char *)&object, sizeof object);
    text_add_bytes(&bytes, (const char[24]){0}, 24);
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "aligned", .root_count = 1, NODES({.kind = NODE_STRUCTURE, .size = 8}),
               .structures = &bytes, .starts = (const uint64_t[]){0}, .structure_count = 1);
        assert_labels(&result, "0\n");
        result_release(&result);
    }
    text_release(&bytes);
}

static void inputs_of_lower_scopes_are_left_out(void **state)
{
    (void)state;
    struct packed packed = some_trees();
    struct trial_node number = INTEGER(sizeof(struct tree), 1, 0, 2);
    number.flags = NODE_SCOPED; /* 0 is there from scope 1 on, 1 from scope 2 on */
    packed.bytes.s[packed.starts[1]] = 6; /* seen at scopes 1 and 2 */
    RUN(.property = "trees_by_value", .root_count = 2, .scope = 2,
        NODES({.kind = NODE_STRUCTURE, .flags = NODE_BY_VALUE, .size = sizeof(struct tree)}, number), TREES(packed));
    assert_labels(&result, "0  0\n0  1\n1 (1) 1\n2 ((1)2) 1\n3 ((1)2(3)) 1\n");
    assert_int_equal(result.trials->passed, 5);
    assert_int_equal(result.trials->clock, 16);
    result_release(&result);
    struct trial_node string = {
        .kind = NODE_STRING, .flags = NODE_SCOPED, .size = 8, .most = 2, .cell_lo = 'a', .cell_most = 1};
    RUN(.property = "strings", .root_count = 1, .scope = 2, NODES(string));
    assert_labels(&result, "'aa' 2\n'ab' 2\n'b' 1\n'ba' 2\n'bb' 2\n");
    result_release(&result);
    text_release(&packed.bytes);
}

/* ---- generators and functions ---- */

static void generators_are_enumerated(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "generated", .root_count = 2, .flags = TRIAL_LEAKS,
               NODES({.kind = NODE_GENERATOR, .offset = 0, .first = 0},
                     {.kind = NODE_GENERATOR, .offset = 8, .first = 1}));
        assert_true(result_passed(&result));
        assert_labels(&result, "-1 9 10\n-1 9 30\n0 5 10\n0 5 30\n0 6 10\n0 6 30\n1 9 10\n1 9 30\n");
        result_release(&result);
    }
}

static void properties_and_generators_of_a_second_file(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "elsewhere", .root_count = 1, .flags = TRIAL_LEAKS,
               NODES({.kind = NODE_GENERATOR, .first = 2}));
        assert_true(result_passed(&result));
        assert_labels(&result, "not positive*2\npositive\n");
        result_release(&result);
    }
}

static void weights_are_kept_at_random(void **state)
{
    (void)state;
    RUN(.property = "generated", .mode = TRIAL_RANDOM, .runs = 4000, .seed = 1, .root_count = 2,
        NODES({.kind = NODE_GENERATOR, .offset = 0, .first = 0}, {.kind = NODE_GENERATOR, .offset = 8, .first = 1}));
    uint64_t of_eight = 0;
    for (uint32_t i = 0; i < result.trials->label_count; i++)
        of_eight += strstr(result.trials->labels[i].text, " 30") ? result.trials->labels[i].count : 0;
    assert_in_range(of_eight, 3400, 3720); /* 8 of 9 */
    result_release(&result);
}

static void functions_are_simple_and_different(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "functions", .root_count = 1, NODES({.kind = NODE_FUNCTION, .size = 8, .first = 0}));
        assert_true(result_passed(&result));
        assert_labels(&result, "-3 -3 -6 2\n0 -1 1 -1\n0 0 0 0\n0 1 -1 1\n1 1 1 1\n1 14 8 0\n2 2 5 -3\n4 7 7 -3\n");
        result_release(&result);
        RUN_IN(build, .property = "comparators", .root_count = 1,
               NODES({.kind = NODE_FUNCTION, .size = 8, .first = 1}));
        assert_labels(&result, "0 -1 1\n0 0 0\n0 1 -1\n1 1 1\n");
        result_release(&result);
        RUN_IN(build, .property = "callbacks", .root_count = 3,
               NODES({.kind = NODE_FUNCTION, .size = 8, .first = 2}, {.kind = NODE_FUNCTION, .offset = 8, .first = 3},
                     {.kind = NODE_FUNCTION, .offset = 16, .first = 4}));
        assert_true(result_passed(&result));
        assert_labels(&result, "0 -1\n0 -1.5\n0 0\n0 1\n0 1.5\n1 -1\n1 -1.5\n1 0\n1 1\n1 1.5\n");
        result_release(&result);
    }
}

/* ---- assume, labels, choices in the property ---- */

static void assume_discards_and_labels_count_inputs(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "assumes", .root_count = 1, .fill_first = 3, NODES(INTEGER(0, 4, 0, 8)));
        assert_true(result_passed(&result));
        assert_labels(&result, "1\n4\n7\nall*3\n");
        assert_int_equal(result.trials->passed, 3);
        assert_int_equal(result.trials->discarded, 5);
        assert_int_equal(result.trials->second_runs, build == MEMORY ? 0 : 3);
        assert_string_equal(result.trials->note, "a is 7\n");
        result_release(&result);
    }
}

static void choices_in_the_property_itself(void **state)
{
    (void)state;
    RUN(.property = "chooses");
    assert_labels(&result, "0 0\n1 -1\n1 0\n1 1\n2 -1\n2 0\n2 1\n2 2\n");
    result_release(&result);
    RUN(.property = "many_choices", .mode = TRIAL_GIVEN,
        .given = (const uint64_t *const[]){(const uint64_t[]){UINT64_MAX}}, .given_count = 1);
    assert_int_equal(result.trials->end.kind, TRIAL_END_ABORT);
    assert_string_equal(result.trials->end.text, "more than 65536 choices made for one input");
    result_release(&result);
    RUN(.property = "empty_range");
    assert_int_equal(result.trials->end.kind, TRIAL_END_ABORT);
    assert_string_equal(result.trials->end.text, "assay_choose(3, 2): the range is empty");
    result_release(&result);
}

/* ---- lanes, starts, given sequences ---- */

static void lanes_and_starts_divide_the_inputs(void **state)
{
    (void)state;
    uint64_t seen = 0;
    for (unsigned lane = 0; lane < 4; lane++) {
        RUN(.property = "integers", .root_count = 2, .lane = lane, .lanes = 4,
            NODES(INTEGER(0, 4, 0, 7), INTEGER(4, 1, 0, 3)));
        assert_true(result_passed(&result));
        for (uint32_t i = 0; i < result.trials->label_count; i++) {
            int a, b;
            assert_int_equal(sscanf(result.trials->labels[i].text, "%d %d", &a, &b), 2);
            assert_int_equal(a % 4, lane);
            assert_int_equal(seen >> (a * 3 + b) & 1, 0);
            seen |= (uint64_t)1 << (a * 3 + b);
        }
        result_release(&result);
    }
    assert_int_equal(seen, ((uint64_t)1 << 21) - 1);
    RUN(.property = "nothing", .lane = 0, .lanes = 2);
    assert_labels(&result, "nothing\n");
    result_release(&result);
    RUN(.property = "nothing", .lane = 1, .lanes = 2);
    assert_int_equal(result.trials->finished, 1);
    assert_int_equal(result.trials->passed + result.trials->clock, 0);
    result_release(&result);
    RUN(.property = "integers", .root_count = 2, .start = (const uint64_t[]){1, 1}, .start_count = 2,
        NODES(INTEGER(0, 4, 0, 3), INTEGER(4, 1, 0, 3)));
    assert_labels(&result, "1 1\n1 2\n2 0\n2 1\n2 2\n");
    result_release(&result);
    RUN(.property = "integers", .root_count = 2, .start = (const uint64_t[]){1, 1}, .start_count = 2, .lane = 0,
        .lanes = 2, NODES(INTEGER(0, 4, 0, 4), INTEGER(4, 1, 0, 2)));
    assert_labels(&result, "2 0\n2 1\n");
    result_release(&result);
}

static void given_sequences_are_completed_and_cut(void **state)
{
    (void)state;
    static const uint64_t none[] = {UINT64_MAX}, one[] = {1, UINT64_MAX}, large[] = {77, 1, 5, UINT64_MAX};
    struct trial_node first = INTEGER(0, 4, -2, 4);
    first.origin = 2;
    RUN(.property = "integers", .mode = TRIAL_GIVEN, .root_count = 2,
        .given = (const uint64_t *const[]){none, one, large}, .given_count = 3, NODES(first, INTEGER(4, 1, 0, 3)));
    assert_labels(&result, "-1 0\n0 0\n1 1\n");
    assert_int_equal(result.trials->choices[0].index, 3);
    assert_int_equal(result.trials->choices[0].most, 3);
    assert_int_equal(result.trials->choices[0].origin, 2);
    result_release(&result);
}

static void random_runs_depend_on_seed_and_number_alone(void **state)
{
    (void)state;
    struct trial_choice choices[3];
    struct trial_node any = {
        .kind = NODE_INTEGER, .flags = NODE_ANY, .size = 4, .lo = INT32_MIN, .most = UINT32_MAX, .origin = 1u << 31};
    for (int i = 0; i < 3; i++) {
        RUN(.property = "integers", .mode = TRIAL_RANDOM, .seed = i == 2 ? 8 : 7, .first_run = i ? 9 : 0,
            .runs = i ? 1 : 10, .root_count = 2, NODES(any, INTEGER(4, 1, 0, 256)));
        assert_true(result_passed(&result));
        assert_int_equal(result.trials->run, 9);
        choices[i] = result.trials->choices[0];
        result_release(&result);
    }
    assert_int_equal(choices[0].index, choices[1].index);
    assert_int_not_equal(choices[0].index, choices[2].index);
}

static void segments_are_taken_equally_often(void **state)
{
    (void)state;
    struct packed packed = some_trees();
    static const uint32_t segments[] = {1, 2, 4};
    RUN(.property = "trees", .mode = TRIAL_RANDOM, .seed = 3, .runs = 3000, .root_count = 1,
        NODES({.kind = NODE_STRUCTURE, .size = 8}), TREES(packed), .segments = segments, .segment_count = 3);
    for (uint32_t i = 0; i < result.trials->label_count; i++)
        if (strcmp(result.trials->labels[i].text, "0 ") == 0)
            assert_in_range(result.trials->labels[i].count, 900, 1100);
    assert_int_equal(result.trials->label_count, 4);
    result_release(&result);
    text_release(&packed.bytes);
}

/* All of these kinds are there, and no other. */
static void assert_kinds(const char *property, struct trial_node node, const char *const *kinds)
{
    size_t count = 0;
    RUN(.property = property, .mode = TRIAL_RANDOM, .runs = 5000, .seed = 11, .root_count = 1, NODES(node));
    assert_true(result_passed(&result));
    for (; kinds[count]; count++) {
        uint32_t i = 0;
        while (i < result.trials->label_count && strcmp(result.trials->labels[i].text, kinds[count]) != 0)
            i++;
        if (i == result.trials->label_count)
            fail_msg("%s: no input is '%s'", property, kinds[count]);
    }
    assert_int_equal(result.trials->label_count, count);
    result_release(&result);
}

static void random_numbers_and_strings_are_of_every_kind(void **state)
{
    (void)state;
    assert_kinds(
        "kinds_of_float", (struct trial_node){.kind = NODE_FLOAT, .flags = NODE_ANY, .size = 8, .most = UINT64_MAX},
        (const char *const[]){"nan", "inf", "-inf", "zero", "-zero", "huge", "tiny", "whole", "fraction", NULL});
    assert_kinds(
        "kinds_of_integer",
        (struct trial_node){.kind = NODE_INTEGER,
                            .flags = NODE_ANY,
                            .size = 8,
                            .lo = INT64_MIN,
                            .most = UINT64_MAX,
                            .origin = (uint64_t)1 << 63},
        (const char *const[]){"least", "most", "-1", "0", "1", "small", "power of two", "huge", "between", NULL});
    assert_kinds("kinds_of_string",
                 (struct trial_node){.kind = NODE_STRING,
                                     .flags = NODE_ANY | NODE_LETTERS,
                                     .size = 8,
                                     .most = 64,
                                     .cell_lo = 1,
                                     .cell_most = 254},
                 (const char *const[]){"empty", "longest", "short", "long", "printable", "high", "control", NULL});
}

static void more_labels_than_there_is_room_for_are_counted_together(void **state)
{
    (void)state;
    RUN(.property = "integers", .root_count = 2, NODES(INTEGER(0, 4, 0, 10), INTEGER(4, 1, 0, 10)));
    assert_int_equal(result.trials->label_count, TRIAL_LABELS);
    assert_string_equal(result.trials->labels[TRIAL_LABELS - 1].text, "(other labels)");
    assert_int_equal(result.trials->labels[TRIAL_LABELS - 1].count, 100 - (TRIAL_LABELS - 1));
    result_release(&result);
}

static int open_subject(void **state)
{
    (void)state;
    subject_open(&subject, "draw.c", "more.c");
    subject_add_pool(&subject, "functions", 0);
    subject_add_pool(&subject, "comparators", 0);
    subject_add_pool(&subject, "callbacks", 0);
    subject_add_pool(&subject, "callbacks", 1);
    subject_add_pool(&subject, "callbacks", 2);
    return 0;
}

static int close_subject(void **state)
{
    (void)state;
    subject_close(&subject);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers_are_enumerated_with_the_last_turning_fastest),
        cmocka_unit_test(wide_integers_keep_their_sign),
        cmocka_unit_test(values_of_an_enum),
        cmocka_unit_test(floats_of_every_size),
        cmocka_unit_test(strings_by_length_and_letters),
        cmocka_unit_test(arrays_have_exactly_their_cells),
        cmocka_unit_test(reading_behind_an_array_is_reported_even_when_it_is_empty),
        cmocka_unit_test(pointers_to_one_object),
        cmocka_unit_test(structs_in_place_with_bit_fields_and_cells),
        cmocka_unit_test(structures_are_built_from_blocks),
        cmocka_unit_test(structures_by_value),
        cmocka_unit_test(blocks_have_their_alignment),
        cmocka_unit_test(inputs_of_lower_scopes_are_left_out),
        cmocka_unit_test(generators_are_enumerated),
        cmocka_unit_test(properties_and_generators_of_a_second_file),
        cmocka_unit_test(weights_are_kept_at_random),
        cmocka_unit_test(functions_are_simple_and_different),
        cmocka_unit_test(assume_discards_and_labels_count_inputs),
        cmocka_unit_test(choices_in_the_property_itself),
        cmocka_unit_test(lanes_and_starts_divide_the_inputs),
        cmocka_unit_test(given_sequences_are_completed_and_cut),
        cmocka_unit_test(random_runs_depend_on_seed_and_number_alone),
        cmocka_unit_test(segments_are_taken_equally_often),
        cmocka_unit_test(random_numbers_and_strings_are_of_every_kind),
        cmocka_unit_test(more_labels_than_there_is_room_for_are_counted_together),
    };
    return cmocka_run_group_tests_name("trials: drawing", tests, open_subject, close_subject);
}
