/* Plans of sequences: operations of a header as nodes, sorts and contracts. */
#include "engine/sequence/wire.h"
#include "sequence_bench.h"

static const struct sequence_sort *sort(const struct sequence_bench *bench, const char *name)
{
    for (size_t i = 0; i < bench->operations.sorts.count; i++)
        if (strcmp(bench->operations.sorts.items[i]->name, name) == 0)
            return &bench->plan.sorts.items[i];
    fail_msg("no sort '%s'", name);
    return NULL;
}

static const char *name_of(const struct sequence_bench *bench, uint32_t operation)
{
    return operation == SEQUENCE_NONE ? "none" : sequence_plan_operation(&bench->plan, operation)->function->name;
}

/* ---- numbers ---- */

static void numbers_have_the_range_of_their_type(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *number = node(bench, "numbers", 0);
    assert_int_equal(number->flags, ARGUMENT_BOOL);
    assert_int_equal(number->hi, 1);
    number = node(bench, "numbers", 1);
    assert_int_equal(number->flags, ARGUMENT_SIGNED | ARGUMENT_LETTERS);
    assert_int_equal(number->lo, -128);
    assert_int_equal(number->hi, 127);
    number = node(bench, "numbers", 2);
    assert_int_equal(number->lo, 0);
    assert_true(number->hi == UINT64_MAX);
    assert_int_equal(node(bench, "numbers", 3)->kind, SEQ_FLOAT);
    assert_int_equal(node(bench, "numbers", 3)->size, 8);
    assert_int_equal(node(bench, "numbers", 4)->size, 4);
    assert_int_equal(node(bench, "stack_push", 1)->lo, INT32_MIN);
    assert_int_equal(node(bench, "stack_push", 1)->hi, INT32_MAX);
}

static void enums_list_their_constants_once(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *color = node(bench, "enums", 0), *rights = node(bench, "enums", 1);
    assert_int_equal(color->flags, ARGUMENT_ENUM | ARGUMENT_SIGNED);
    assert_int_equal(color->value_count, 3);
    assert_int_equal(bench->plan.values.items[color->values + 1], -2);
    assert_int_equal(color->lo, -2);
    assert_int_equal(color->hi, 7);
    assert_true(rights->flags & ARGUMENT_FLAGS);
    assert_int_equal(rights->hi, 7);
}

static void declared_ranges_narrow_numbers(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, "#include <assay.h>\nvoid f(int ASSAY_IN(-5, 9) a, unsigned char ASSAY_IN(3, 200) b);\n", NULL);
    assert_int_equal(node(bench, "f", 0)->lo, -5);
    assert_int_equal(node(bench, "f", 0)->hi, 9);
    assert_int_equal(node(bench, "f", 1)->lo, 3);
    assert_int_equal(node(bench, "f", 1)->hi, 200);
}

/* ---- memory ---- */

static void buffers_know_their_lengths(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_plan *plan = &bench->plan;
    const struct sequence_node *keys = node(bench, "array", 0), *n = node(bench, "array", 1);
    assert_int_equal(keys->flags, ARGUMENT_RAW | ARGUMENT_CONST);
    assert_int_equal(keys->cell_size, 4);
    assert_ptr_equal(&plan->nodes.items[keys->array], n);
    assert_ptr_equal(&plan->nodes.items[n->array], keys);
    assert_int_equal(n->kind, SEQ_LENGTH);
    assert_int_equal(n->size, 8);
    assert_int_equal(child(bench, keys, 0)->flags, ARGUMENT_SIGNED);
    assert_ptr_equal(&plan->nodes.items[node(bench, "arguments", 0)->array], node(bench, "arguments", 1));
    assert_int_equal(node(bench, "board", 0)->cells, 9);
    assert_int_equal(node(bench, "range", 1)->kind, SEQ_END);
    assert_true(node(bench, "fill", 0)->flags & ARGUMENT_UNSIZED);
    assert_false(node(bench, "colors", 0)->flags & ARGUMENT_RAW);
    assert_int_equal(child(bench, node(bench, "words", 0), 0)->kind, SEQ_STRING);
}

static void a_length_in_place_is_told_again(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *length = node(bench, "bytes", 3);
    assert_int_equal(length->kind, SEQ_LENGTH);
    assert_true(length->flags & ARGUMENT_LENGTH_IN_PLACE);
    assert_int_equal(length->cell_size, 8);
    assert_int_equal(node(bench, "bytes", 2)->output, 1);
    assert_int_equal(length->output, 2);
    assert_int_equal(item(bench, "bytes")->outputs, 3);
}

/* The variable is passed, the cells are its own matter: everything else is as with any array. */
static void a_variable_that_is_moved_on_leads_to_cells(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_plan *plan = &bench->plan;
    const struct sequence_node *in = node(bench, "convert", 0), *out = node(bench, "convert", 2);
    assert_int_equal(in->kind, SEQ_BUFFER);
    assert_int_equal(in->flags, ARGUMENT_MOVED | ARGUMENT_RAW | ARGUMENT_CONST);
    assert_int_equal(in->cell_size, 2);
    assert_int_equal(in->output, 0);
    assert_int_equal(out->flags, ARGUMENT_MOVED | ARGUMENT_RAW | ARGUMENT_OUT);
    assert_int_equal(out->cell_size, 1);
    assert_ptr_equal(&plan->nodes.items[out->array], node(bench, "convert", 3));
    assert_true(node(bench, "convert", 3)->flags & ARGUMENT_LENGTH_IN_PLACE);
    assert_int_equal(item(bench, "convert")->outputs, 4); /* the result, both lengths, and what is written */
    assert_int_equal(node(bench, "scan", 1)->kind, SEQ_END);
    assert_ptr_equal(&plan->nodes.items[node(bench, "scan", 1)->array], node(bench, "scan", 0));
    assert_int_equal(node(bench, "edit", 0)->flags, ARGUMENT_MOVED | ARGUMENT_RAW | ARGUMENT_IN_OUT);
    assert_false(node(bench, "edit", 1)->flags & ARGUMENT_LENGTH_IN_PLACE);
}

/* Cells are as large as one of the two lengths says; the other one counts them. */
static void of_two_lengths_one_is_the_size_of_a_cell(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    assert_int_equal(node(bench, "read_items", 0)->cell_size, 4);
    assert_int_equal(node(bench, "read_items", 1)->cells, 4);
    assert_int_equal(node(bench, "read_items", 2)->cells, 0);
    assert_int_equal(node(bench, "sort_items", 1)->cells, 0);
    assert_int_equal(node(bench, "sort_items", 2)->cells, 4);
}

static void text_that_is_printed_is_out_and_terminated(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *buffer = node(bench, "stack_format", 1);
    assert_int_equal(buffer->flags, ARGUMENT_RAW | ARGUMENT_OUT | ARGUMENT_TERMINATED);
    assert_int_equal(buffer->output, 1);
    assert_false(node(bench, "fill", 0)->flags & ARGUMENT_TERMINATED);
}

static void structs_have_their_members_where_they_are(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *shape = child(bench, node(bench, "draw", 0), 0);
    assert_int_equal(node(bench, "draw", 0)->kind, SEQ_OBJECT);
    assert_int_equal(shape->kind, SEQ_STRUCT);
    const struct sequence_node *corners = child(bench, shape, 0), *point = child(bench, corners, 0);
    assert_int_equal(corners->kind, SEQ_CELLS);
    assert_int_equal(corners->cells, 2);
    assert_int_equal(corners->cell_size, 8);
    assert_int_equal(child(bench, point, 1)->offset, 4);
    assert_int_equal(child(bench, point, 2)->bit_width, 3);
    assert_int_equal(child(bench, point, 2)->hi, 7);
    assert_int_equal(child(bench, point, 3)->bit_shift, 3);
    assert_int_equal(child(bench, point, 3)->lo, -16);
    assert_int_equal(child(bench, shape, 2)->kind, SEQ_ZERO);
    assert_int_equal(child(bench, shape, 3)->kind, SEQ_STRING);
    assert_int_equal(child(bench, shape, 4)->kind, SEQ_STRUCT);
    assert_int_equal(child(bench, shape, 5)->kind, SEQ_FUNCTION);
    assert_int_equal(shape->parameter, 0);
}

static void a_member_can_be_the_length_of_another(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *chunk = child(bench, node(bench, "add_chunk", 0), 0);
    assert_int_equal(child(bench, chunk, 0)->kind, SEQ_BUFFER);
    assert_int_equal(child(bench, chunk, 0)->array, chunk->first + 1);
    assert_int_equal(child(bench, chunk, 1)->kind, SEQ_LENGTH);
    assert_int_equal(child(bench, chunk, 1)->array, chunk->first);
    assert_int_equal(child(bench, chunk, 1)->size, 1);
}

/* ---- objects ---- */

static void handles_are_passed_and_given_as_the_roles_say(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *storage = node(bench, "queue_init", 0), *variable = node(bench, "session_open", 1);
    assert_int_equal(storage->holding, SEQ_HOLD_STORAGE);
    assert_int_equal(storage->cell_size, 16);
    assert_int_equal(storage->output, 1);
    assert_int_equal(storage->null, SEQ_NULL_NEVER);
    assert_int_equal(variable->holding, SEQ_HOLD_VARIABLE);
    assert_int_equal(variable->flags, ARGUMENT_OUT);
    assert_int_equal(variable->output, 1);
    assert_int_equal(node(bench, "cell_push", 0)->flags, ARGUMENT_IN_OUT);
    assert_int_equal(node(bench, "cell_push", 0)->output, 1);
    assert_true(node(bench, "session_destroy", 0)->flags & ARGUMENT_CONSUMED);
    assert_int_equal(node(bench, "session_destroy", 0)->output, 0);
    assert_int_equal(node(bench, "stack_push", 0)->output, 0);
    assert_true(node(bench, "stack_parent", NO_PARAMETER)->flags & ARGUMENT_BORROWED);
    assert_true(node(bench, "stack_parent", NO_PARAMETER)->flags & ARGUMENT_CONST);
    assert_int_equal(node(bench, "door_close", 0)->null, SEQ_NULL_NEVER);
    assert_true(sort(bench, "door_t")->flags & SORT_INTEGER);
    assert_false(sort(bench, "stack_t *")->flags & SORT_INTEGER);
    assert_int_equal(sort(bench, "struct queue *")->size, 16);
}

static void what_a_call_makes_has_its_destroyer(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    assert_string_equal(name_of(bench, item(bench, "stack_new")->destroyer), "stack_free");
    assert_string_equal(name_of(bench, item(bench, "session_open")->destroyer), "session_destroy");
    assert_string_equal(name_of(bench, item(bench, "queue_init")->destroyer), "queue_close");
    assert_string_equal(name_of(bench, item(bench, "roles_strdup")->destroyer), "roles_free");
    assert_string_equal(name_of(bench, item(bench, "stack_parent")->destroyer), "none");
    assert_string_equal(name_of(bench, item(bench, "stack_push")->destroyer), "none");
}

static void sorts_know_their_makers_the_borrowed_last(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_sort *stack = sort(bench, "stack_t *"), *memory = sort(bench, "void * (memory)");
    assert_int_equal(stack->maker_count, 3);
    assert_string_equal(name_of(bench, bench->plan.makers.items[stack->makers]), "stack_new");
    assert_string_equal(name_of(bench, bench->plan.makers.items[stack->makers + 1]), "stack_copy");
    assert_string_equal(name_of(bench, bench->plan.makers.items[stack->makers + 2]), "stack_parent");
    assert_int_equal(memory->maker_count, 2);
    assert_true(memory->flags & SORT_MEMORY);
    assert_int_equal(sort(bench, "struct cell *")->maker_count, 1);
}

static void functions_come_from_pools(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    const struct sequence_node *handler = node(bench, "on_event", 0), *order = node(bench, "sort_by", 0);
    assert_int_equal(handler->kind, SEQ_FUNCTION);
    assert_int_not_equal(handler->pool, order->pool);
    assert_int_equal(handler->cells, bench->stubs.pools.items[handler->pool].functions.count);
    assert_true(order->cells > 0);
    assert_int_equal(node(bench, "on_event", 1)->kind, SEQ_ANY);
}

static void what_cannot_be_called_says_so(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    assert_true(item(bench, "log_line")->flags & OPERATION_UNCALLABLE_FLAG);
    assert_int_equal(item(bench, "log_line")->parameter_count, 1);
    assert_int_equal(node(bench, "log_line", 0)->kind, SEQ_ZERO);
    assert_int_equal(item(bench, "log_line")->result, SEQUENCE_NONE);
}

/* ---- declarations and contracts ---- */

static const struct sequence_contract *contract(const struct sequence_bench *bench, uint32_t kind)
{
    for (size_t i = 0; i < bench->plan.contracts.count; i++)
        if (bench->plan.contracts.items[i].kind == kind)
            return &bench->plan.contracts.items[i];
    return NULL;
}

static void contracts_that_names_tell_are_inferred(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    static const uint32_t kinds[] = {CONTRACT_EQUAL_REFLEXIVE,    CONTRACT_EQUAL_SYMMETRIC,
                                     CONTRACT_EQUAL_TRANSITIVE,   CONTRACT_EQUAL_NULL,
                                     CONTRACT_COMPARE_REFLEXIVE,  CONTRACT_COMPARE_ANTISYMMETRIC,
                                     CONTRACT_COMPARE_TRANSITIVE, CONTRACT_HASH,
                                     CONTRACT_COMPARE_EQUAL,      CONTRACT_COPY_EQUAL,
                                     CONTRACT_COPY_INDEPENDENT};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        assert_non_null(contract(bench, kinds[i]));
        assert_true(contract(bench, kinds[i])->is_inferred);
    }
    assert_null(contract(bench, CONTRACT_INVARIANT));
    assert_false(contract(bench, CONTRACT_CONST)->is_inferred);
    assert_string_equal(name_of(bench, contract(bench, CONTRACT_PRINT_TERMINATED)->operation), "stack_format");
    char *name = sequence_contract_name(
        &bench->plan, (uint32_t)(contract(bench, CONTRACT_EQUAL_SYMMETRIC) - bench->plan.contracts.items));
    assert_string_equal(name, "equal is symmetric (stack_equal)");
    mem_free(name);
}

static void what_the_model_declares_is_in_the_plan(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench,
                 "#include <stdbool.h>\nstruct s;\nstruct s *s_new(void);\nvoid s_free(struct s *);\n"
                 "bool s_same(const struct s *a, const struct s *b);\nint s_get(const struct s *s, int i);\n"
                 "int s_set(struct s *s, int i);\n",
                 "#include <assay.h>\n#include \"header.h\"\n"
                 "static bool judge(const struct s *s) { return s; }\nstatic void reset(void) {}\n"
                 "ASSAY_CONTRACT(judge);\nASSAY_EQUAL(s_same);\nASSAY_BEFORE(reset);\n"
                 "ASSAY_REQUIRES(s_get, i >= 0);\nASSAY_SUCCESS(s_set, result == 0);\nASSAY_REQUIRES(s_get, i < 9);\n"
                 "ASSAY_NONNULL(s_get, s);\nASSAY_SKIP(s_free);\n");
    assert_false(contract(bench, CONTRACT_EQUAL_REFLEXIVE)->is_inferred);
    assert_string_equal(name_of(bench, contract(bench, CONTRACT_USER)->operation), "judge");
    assert_true(item(bench, "judge")->flags & OPERATION_ORACLE_FLAG);
    assert_int_equal(bench->plan.before.count, 1);
    assert_string_equal(name_of(bench, bench->plan.before.items[0]), "reset");
    const struct sequence_operation *get = item(bench, "s_get");
    assert_int_equal(get->requires_count, 2);
    assert_int_equal(bench->plan.requires.items[get->requires_first], 0);
    assert_int_equal(bench->plan.requires.items[get->requires_first + 1], 2);
    assert_int_equal(item(bench, "s_set")->success_expression, 1);
    assert_int_equal(item(bench, "s_set")->success, SEQ_SUCCESS_DECLARED);
    assert_int_equal(get->success_expression, SEQUENCE_NONE);
    assert_int_equal(node(bench, "s_get", 0)->null, SEQ_NULL_NEVER);
    assert_int_equal(sort(bench, "struct s *")->services[SEQ_SERVICE_DESTROY], SEQUENCE_NONE);
    assert_int_equal(item(bench, "s_new")->destroyer, SEQUENCE_NONE);
}

/* ---- the wire ---- */

static void the_wire_has_the_plan(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    struct sequence_plan *plan = &bench->plan;
    vector_push(&plan->mined.numbers, 42);
    vector_push(&plan->mined.texts, mem_strdup("hello"));
    vector_push(&plan->mined.texts, mem_strdup(""));
    vector_push(&plan->mined.templates, mem_strdup("{name}"));
    size_t start = (sizeof(struct sequences) + 15) & ~(size_t)15, size = sequence_plan_size(plan);
    char *memory = mem_alloc(start + size);
    struct sequences *block = (struct sequences *)(void *)memory;
    assert_int_equal(sequence_plan_wire(plan, block, start), start + size);
    assert_int_equal(block->operation_count, plan->items.count);
    assert_memory_equal(memory + block->operations, plan->items.items, plan->items.count * sizeof *plan->items.items);
    const struct sequence_node *nodes = (const struct sequence_node *)(const void *)(memory + block->nodes);
    const struct sequence_node *color = node(bench, "enums", 0);
    size_t number = (size_t)(color - plan->nodes.items);
    assert_memory_equal(memory + nodes[number].values, &plan->values.items[color->values], 24);
    const struct sequence_text *texts = (const struct sequence_text *)(const void *)(memory + block->texts);
    assert_int_equal(block->text_count, 2);
    assert_string_equal(memory + texts[0].bytes, "hello");
    assert_int_equal(texts[0].size, 5);
    const struct sequence_text *templates = (const struct sequence_text *)(const void *)(memory + block->templates);
    assert_int_equal(block->template_count, 1);
    assert_string_equal(memory + templates[0].bytes, "{name}");
    assert_int_equal(*(int64_t *)(void *)(memory + block->numbers), 42);
    mem_free(memory);
}

static void rules_that_are_learned_reach_the_wire_and_counts_stay(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench, EVERYTHING, NULL);
    struct sequence_plan *plan = &bench->plan;
    size_t start = (sizeof(struct sequences) + 15) & ~(size_t)15;
    char *memory = mem_alloc(start + sequence_plan_size(plan));
    struct sequences *block = (struct sequences *)(void *)memory;
    sequence_plan_wire(plan, block, start);
    struct sequence_contract *contracts = (struct sequence_contract *)(void *)(memory + block->contracts);
    struct sequence_node *nodes = (struct sequence_node *)(void *)(memory + block->nodes);
    contracts[1].held = 17;
    node(bench, "stack_push", 0)->null = SEQ_NULL_NEVER;
    block->nodes = 3;
    sequence_plan_wire_again(plan, block, start);
    assert_ptr_equal(memory + block->nodes, nodes);
    assert_int_equal(nodes[node(bench, "stack_push", 0) - plan->nodes.items].null, SEQ_NULL_NEVER);
    assert_int_equal(contracts[1].held, 17);
    mem_free(memory);
}

/* Nothing gives a bead that is the caller's: what takes one out of its string gets a part. */
static void sorts_of_which_there_are_only_parts_are_known(void **state)
{
    struct sequence_bench *bench = *state;
    open_library(bench,
                 "struct string;\nstruct bead;\nstruct string *string_new(void);\nvoid string_free(struct string *s);\n"
                 "struct bead *string_first(struct string *s);\nvoid bead_free(struct bead *b);\n"
                 "struct knot;\nstruct knot *knot_new(void);\nstruct knot *string_knot(struct string *s);\n"
                 "void knot_free(struct knot *k);\n",
                 NULL);
    assert_true(sort(bench, "struct bead *")->flags & SORT_PARTS);
    assert_false(sort(bench, "struct string *")->flags & SORT_PARTS);
    assert_false(sort(bench, "struct knot *")->flags & SORT_PARTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SEQUENCE_TEST(numbers_have_the_range_of_their_type),
        SEQUENCE_TEST(enums_list_their_constants_once),
        SEQUENCE_TEST(declared_ranges_narrow_numbers),
        SEQUENCE_TEST(buffers_know_their_lengths),
        SEQUENCE_TEST(a_length_in_place_is_told_again),
        SEQUENCE_TEST(a_variable_that_is_moved_on_leads_to_cells),
        SEQUENCE_TEST(of_two_lengths_one_is_the_size_of_a_cell),
        SEQUENCE_TEST(text_that_is_printed_is_out_and_terminated),
        SEQUENCE_TEST(structs_have_their_members_where_they_are),
        SEQUENCE_TEST(a_member_can_be_the_length_of_another),
        SEQUENCE_TEST(handles_are_passed_and_given_as_the_roles_say),
        SEQUENCE_TEST(what_a_call_makes_has_its_destroyer),
        SEQUENCE_TEST(sorts_know_their_makers_the_borrowed_last),
        SEQUENCE_TEST(functions_come_from_pools),
        SEQUENCE_TEST(what_cannot_be_called_says_so),
        SEQUENCE_TEST(contracts_that_names_tell_are_inferred),
        SEQUENCE_TEST(what_the_model_declares_is_in_the_plan),
        SEQUENCE_TEST(the_wire_has_the_plan),
        SEQUENCE_TEST(rules_that_are_learned_reach_the_wire_and_counts_stay),
        SEQUENCE_TEST(sorts_of_which_there_are_only_parts_are_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
