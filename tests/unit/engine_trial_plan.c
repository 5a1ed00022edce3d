/* Plans: sources of parameters as nodes of the wire. */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "engine/trial/plan.h"

/* ---- types and sources by hand ---- */

#define INTEGER(type_name, bytes, has_sign) \
    {.kind = TYPE_INTEGER, .name = type_name, .size = bytes, .align = bytes, .complete = true, .is_signed = has_sign}
static const struct type int_type = INTEGER("int", 4, true), char_type = INTEGER("char", 1, true),
                         byte_type = INTEGER("unsigned char", 1, false), long_type = INTEGER("long", 8, true),
                         size_type = INTEGER("unsigned long", 8, false);
static const struct type bool_type = {.kind = TYPE_BOOL, .name = "_Bool", .size = 1, .align = 1, .complete = true};
static const struct type double_type = {.kind = TYPE_FLOAT, .name = "double", .size = 8, .align = 8, .complete = true};
static const struct type string_type = {
    .kind = TYPE_POINTER, .name = "char *", .size = 8, .align = 8, .complete = true, .target = &char_type};
static const struct type ints_type = {
    .kind = TYPE_POINTER, .name = "int *", .size = 8, .align = 8, .complete = true, .target = &int_type};
static const struct constant colors[] = {{"RED", 7}, {"GREEN", -2}, {"BLUE", 1}, {"CRIMSON", 7}};
static const struct type color_type = {.kind = TYPE_ENUM,
                                       .name = "enum color",
                                       .size = 4,
                                       .align = 4,
                                       .complete = true,
                                       .constants = colors,
                                       .constant_count = 4};

struct bench {
    struct parameter parameters[8];
    struct source sources[8];
    struct function function;
    struct property property;
    struct program program;
    struct trial_problem problem;
    struct plan plan;
    struct error error;
};

static int set_up(void **state)
{
    struct bench *bench = mem_alloc(sizeof *bench);
    bench->function = (struct function){.name = "p", .file = "p.c", .line = 3, .parameters = bench->parameters};
    bench->property = (struct property){.function = &bench->function, .sources = bench->sources};
    bench->problem =
        (struct trial_problem){.program = &bench->program, .property = &bench->property, .mode = TRIAL_ALL, .scope = 3};
    bench->error = (struct error)ERROR_INIT;
    *state = bench;
    return 0;
}

static int tear_down(void **state)
{
    struct bench *bench = *state;
    plan_release(&bench->plan);
    error_release(&bench->error);
    mem_free(bench);
    return 0;
}

static void add(struct bench *bench, struct source source)
{
    size_t i = bench->function.parameter_count++;
    bench->parameters[i] = (struct parameter){.name = "x", .type = source.type};
    bench->sources[i] = source;
    bench->sources[i].length = source.kind == SOURCE_ARRAY ? source.length : NO_PARAMETER;
}

static const struct trial_node *make(struct bench *bench)
{
    plan_release(&bench->plan);
    if (!plan_make(&bench->plan, &bench->problem, &bench->error))
        fail_msg("%s", bench->error.message.s);
    return bench->plan.nodes.items;
}

static const struct trial_node *only(struct bench *bench, struct source source)
{
    bench->function.parameter_count = 0;
    add(bench, source);
    return make(bench);
}

static void is_range(const struct trial_node *node, int64_t lo, uint64_t most, uint64_t origin)
{
    assert_int_equal(node->lo, lo);
    assert_int_equal(node->most, most);
    assert_int_equal(node->origin, origin);
}

static struct source in(const struct type *type, long long lo, long long hi)
{
    return (struct source){.kind = SOURCE_INTEGER, .type = type, .has_range = true, .lo = lo, .hi = hi};
}

/* ---- numbers ---- */

static void integers_grow_with_the_scope_and_stay_in_their_type(void **state)
{
    struct bench *bench = *state;
    struct source plain = {.kind = SOURCE_INTEGER, .type = &int_type};
    const struct trial_node *node = only(bench, plain);
    is_range(node, 0, 2, 0);
    assert_int_equal(node->kind, NODE_INTEGER);
    assert_int_equal(node->flags, NODE_SCOPED);
    assert_int_equal(node->size, 4);
    bench->problem.scope = 0;
    is_range(only(bench, plain), 0, 0, 0);
    bench->problem.scope = 1000;
    plain.type = &char_type;
    is_range(only(bench, plain), 0, 127, 0);
    plain.type = &size_type;
    is_range(only(bench, plain), 0, 999, 0);
}

static void random_integers_have_their_full_width(void **state)
{
    struct bench *bench = *state;
    struct source plain = {.kind = SOURCE_INTEGER, .type = &int_type};
    bench->problem.mode = TRIAL_RANDOM;
    assert_int_equal(only(bench, plain)->flags, NODE_ANY);
    is_range(bench->plan.nodes.items, INT_MIN, UINT_MAX, 1ull << 31);
    plain.type = &long_type;
    is_range(only(bench, plain), INT64_MIN, UINT64_MAX, 1ull << 63);
    plain.type = &size_type;
    is_range(only(bench, plain), 0, UINT64_MAX, 0);
    plain.type = &byte_type;
    is_range(only(bench, plain), 0, 255, 0);
}

static void given_sequences_use_the_plan_they_were_made_by(void **state)
{
    struct bench *bench = *state;
    struct source plain = {.kind = SOURCE_INTEGER, .type = &byte_type};
    bench->problem.mode = TRIAL_GIVEN;
    bench->problem.plan = TRIAL_RANDOM;
    is_range(only(bench, plain), 0, 255, 0);
    bench->problem.plan = TRIAL_ALL;
    is_range(only(bench, plain), 0, 2, 0);
}

static void ranges_are_kept_as_they_are(void **state)
{
    struct bench *bench = *state;
    is_range(only(bench, in(&int_type, -3, 8)), -3, 11, 3);
    assert_int_equal(bench->plan.nodes.items->flags, 0);
    is_range(only(bench, in(&int_type, 5, 9)), 5, 4, 0);
    is_range(only(bench, in(&int_type, -9, -5)), -9, 4, 4);
    bench->problem.mode = TRIAL_RANDOM;
    is_range(only(bench, in(&int_type, -3, 8)), -3, 11, 3);
}

static void ranges_are_clipped_to_the_type(void **state)
{
    struct bench *bench = *state;
    is_range(only(bench, in(&byte_type, -5, 300)), 0, 255, 0);
    is_range(only(bench, in(&char_type, -1000, 1000)), -128, 255, 128);
    is_range(only(bench, in(&size_type, -1, 5)), 0, 5, 0);
    is_range(only(bench, in(&size_type, 0, -1)), 0, UINT64_MAX, 0);
    is_range(only(bench, in(&size_type, -3, -1)), -3, 2, 0);
    is_range(only(bench, in(&long_type, LLONG_MIN, LLONG_MAX)), INT64_MIN, UINT64_MAX, 1ull << 63);
}

static void a_range_without_values_is_an_error(void **state)
{
    struct bench *bench = *state;
    add(bench, in(&byte_type, 300, 400));
    assert_false(plan_make(&bench->plan, &bench->problem, &bench->error));
    assert_string_equal(bench->error.message.s, "p.c:3: parameter 'x' of 'p': no unsigned char is in 300..400");
}

static void bools_floats_and_enums(void **state)
{
    struct bench *bench = *state;
    is_range(only(bench, (struct source){.kind = SOURCE_BOOL, .type = &bool_type}), 0, 1, 0);
    const struct trial_node *node = only(bench, (struct source){.kind = SOURCE_FLOAT, .type = &double_type});
    assert_int_equal(node->kind, NODE_FLOAT);
    is_range(node, 0, 2, 0);
    bench->problem.mode = TRIAL_RANDOM;
    is_range(only(bench, (struct source){.kind = SOURCE_FLOAT, .type = &double_type}), 0, UINT64_MAX, 0);
    is_range(
        only(bench, (struct source){.kind = SOURCE_FLOAT, .type = &double_type, .has_range = true, .lo = -2, .hi = 2}),
        -2, 4, 2);
    node = only(bench, (struct source){.kind = SOURCE_ENUM, .type = &color_type});
    assert_int_equal(node->kind, NODE_VALUES);
    assert_int_equal(node->count, 3); /* two constants have one value */
    assert_int_equal(bench->plan.values.items[node->first + node->origin], 1);
    is_range(node, 0, 2, 2);
}

static void bit_fields_are_drawn_by_their_width(void **state)
{
    struct bench *bench = *state;
    static const struct field fields[] = {{"a", &int_type, 0, 3}, {"b", &byte_type, 11, 7}, {"c", &int_type, 32, 0}};
    static const struct type type = {.kind = TYPE_STRUCT,
                                     .name = "struct s",
                                     .size = 8,
                                     .align = 4,
                                     .complete = true,
                                     .fields = fields,
                                     .field_count = 3};
    const struct source members[] = {{.kind = SOURCE_INTEGER, .type = &int_type, .field = &fields[0]},
                                     {.kind = SOURCE_INTEGER, .type = &byte_type, .field = &fields[1]},
                                     {.kind = SOURCE_NOTHING, .type = &int_type, .field = &fields[2]}};
    bench->problem.mode = TRIAL_RANDOM;
    const struct trial_node *node =
        only(bench, (struct source){.kind = SOURCE_STRUCT, .type = &type, .members = members, .member_count = 3});
    assert_int_equal(node->kind, NODE_STRUCT);
    assert_int_equal(node->count, 2);
    const struct trial_node *a = &bench->plan.nodes.items[node->first], *b = a + 1;
    is_range(a, -4, 7, 4);
    assert_int_equal(a->bit_width, 3);
    is_range(b, 0, 127, 0);
    assert_int_equal(b->offset, 1);
    assert_int_equal(b->bit_shift, 3);
    assert_int_equal(b->size, 2);
}

/* ---- strings and arrays ---- */

static void strings_have_letters_and_lengths_of_the_scope(void **state)
{
    struct bench *bench = *state;
    struct source string = {.kind = SOURCE_STRING, .type = &string_type};
    const struct trial_node *node = only(bench, string);
    assert_int_equal(node->most, 3);
    assert_int_equal(node->cell_lo, 'a');
    assert_int_equal(node->cell_most, 2);
    bench->problem.scope = 0;
    node = only(bench, string);
    assert_int_equal(node->most, 0);
    assert_int_equal(node->cell_most, 0);
    bench->problem.mode = TRIAL_RANDOM;
    node = only(bench, string);
    assert_int_equal(node->most, 64);
    assert_int_equal(node->cell_lo, 1);
    assert_int_equal(node->cell_most, 254);
    bench->problem.scope = 100;
    assert_int_equal(only(bench, string)->most, 100);
}

static void arrays_tell_their_length_to_another_parameter(void **state)
{
    struct bench *bench = *state;
    static const struct source element = {.kind = SOURCE_INTEGER, .type = &int_type};
    add(bench, (struct source){.kind = SOURCE_LENGTH, .type = &byte_type, .array = 2});
    add(bench, (struct source){.kind = SOURCE_BOOL, .type = &bool_type});
    add(bench, (struct source){.kind = SOURCE_ARRAY, .type = &ints_type, .element = &element, .length = 0});
    bench->problem.scope = 1000;
    const struct trial_node *nodes = make(bench);
    assert_int_equal(bench->plan.roots, 2); /* the length is drawn with its array */
    assert_int_equal(bench->plan.nodes.count, 3);
    assert_int_equal(nodes[0].offset, 1);
    assert_int_equal(nodes[1].kind, NODE_ARRAY);
    assert_int_equal(nodes[1].offset, 8);
    assert_int_equal(nodes[1].cell_size, 4);
    assert_int_equal(nodes[1].length_offset, 0);
    assert_int_equal(nodes[1].length_size, 1);
    assert_int_equal(nodes[1].most, 255); /* more would not fit into the length */
    is_range(&nodes[nodes[1].first], 0, 999, 0);
    assert_int_equal(bench->plan.arguments_size, 16);
    bench->problem.mode = TRIAL_RANDOM;
    bench->problem.scope = 3;
    assert_int_equal(make(bench)[1].most, 32);
    bench->sources[2].has_range = true;
    bench->sources[2].lo = 2;
    bench->sources[2].hi = 5;
    is_range(&make(bench)[1], 2, 3, 0);
}

/* ---- structures ---- */

static void structures_have_a_list_for_each_parameter(void **state)
{
    struct bench *bench = *state;
    struct source structure = {.kind = SOURCE_PREDICATE, .type = &ints_type};
    add(bench, (struct source){.kind = SOURCE_BOOL, .type = &bool_type});
    add(bench, structure);
    structure.by_value = true;
    add(bench, structure);
    const struct trial_node *nodes = make(bench);
    assert_int_equal(bench->plan.lists.count, 2);
    assert_int_equal(bench->plan.lists.items[0], 1);
    assert_int_equal(bench->plan.lists.items[1], 2);
    assert_int_equal(nodes[1].first, 0);
    assert_int_equal(nodes[2].first, 1);
    assert_int_equal(nodes[2].flags, NODE_BY_VALUE);
    assert_int_equal(nodes[2].offset, 16);
}

static void a_stored_input_is_one_structure(void **state)
{
    struct bench *bench = *state;
    add(bench, (struct source){.kind = SOURCE_BOOL, .type = &bool_type});
    add(bench, (struct source){.kind = SOURCE_FLOAT, .type = &double_type});
    bench->problem.whole = true;
    const struct trial_node *nodes = make(bench);
    assert_int_equal(bench->plan.nodes.count, 1);
    assert_int_equal(nodes[0].kind, NODE_STRUCTURE);
    assert_int_equal(nodes[0].size, 16);
    assert_int_equal(nodes[0].offset, 0);
}

static void generators_and_functions_go_by_number(void **state)
{
    struct bench *bench = *state;
    static const struct function one = {.name = "one"}, other = {.name = "other"};
    static const struct type function_type = {.kind = TYPE_FUNCTION, .name = "int (int)"};
    static const struct type pointer_type = {
        .kind = TYPE_POINTER, .name = "int (*)(int)", .size = 8, .align = 8, .target = &function_type};
    vector_push(&bench->program.generators, &one);
    vector_push(&bench->program.generators, &other);
    vector_push(&bench->program.function_pools, (struct function_pool){.type = &int_type});
    vector_push(&bench->program.function_pools, (struct function_pool){.type = &function_type});
    add(bench, (struct source){.kind = SOURCE_GENERATOR, .type = &ints_type, .function = &other});
    add(bench, (struct source){.kind = SOURCE_FUNCTION, .type = &pointer_type});
    const struct trial_node *nodes = make(bench);
    assert_int_equal(nodes[0].kind, NODE_GENERATOR);
    assert_int_equal(nodes[0].first, 1);
    assert_int_equal(nodes[1].kind, NODE_FUNCTION);
    assert_int_equal(nodes[1].first, 1);
    vector_release(&bench->program.generators);
    vector_release(&bench->program.function_pools);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(integers_grow_with_the_scope_and_stay_in_their_type),
        TEST(random_integers_have_their_full_width),
        TEST(given_sequences_use_the_plan_they_were_made_by),
        TEST(ranges_are_kept_as_they_are),
        TEST(ranges_are_clipped_to_the_type),
        TEST(a_range_without_values_is_an_error),
        TEST(bools_floats_and_enums),
        TEST(bit_fields_are_drawn_by_their_width),
        TEST(strings_have_letters_and_lengths_of_the_scope),
        TEST(arrays_tell_their_length_to_another_parameter),
        TEST(structures_have_a_list_for_each_parameter),
        TEST(a_stored_input_is_one_structure),
        TEST(generators_and_functions_go_by_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
