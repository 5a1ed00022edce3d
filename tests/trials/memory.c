/* Leaks are found, and only leaks; so are reads of memory that nobody wrote. */
#include "bench.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include "subjects/types.h"
#include "target/symbols.h"

static struct subject subject;
static struct result result;
static struct text trees = TEXT_INIT;
static uint64_t starts[5];

#define RUN_IN(build, ...) bench_run(&subject, build, &(struct request){__VA_ARGS__}, &result)
#define BELOW(n)                                                                                            \
    .nodes = &(const struct trial_node){.kind = NODE_INTEGER, .size = 4, .most = (n) - 1}, .node_count = 1, \
    .root_count = 1
#define TREE                                                                                                  \
    .nodes = &(const struct trial_node){.kind = NODE_STRUCTURE, .size = 8}, .node_count = 1, .root_count = 1, \
    .structures = &trees, .starts = starts, .structure_count = 5

static void assert_passes(enum build build, const char *property, bool takes_tree)
{
    if (takes_tree)
        RUN_IN(build, .property = property, TREE, .flags = TRIAL_LEAKS, .fill_every = 1);
    else
        RUN_IN(build, .property = property, BELOW(6), .flags = TRIAL_LEAKS, .fill_every = 1);
    if (!result_passed(&result))
        fail_msg("%s fails in build %d", property, build);
    result_release(&result);
}

static void what_is_reachable_is_no_leak(void **state)
{
    (void)state;
    static const char *const of_trees[] = {"walks", "inserts", "removes", "keeps_spare"};
    static const char *const of_numbers[] = {"caches", "keeps_in_thread", "keeps_specific", "uses_library",
                                             "assumes_late"};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        for (size_t i = 0; i < sizeof of_trees / sizeof *of_trees; i++)
            assert_passes(build, of_trees[i], true);
        for (size_t i = 0; i < sizeof of_numbers / sizeof *of_numbers; i++)
            assert_passes(build, of_numbers[i], false);
    }
}

static void a_pointer_into_the_middle_keeps_a_block(void **state)
{
    (void)state;
    static const struct trial_node nodes[] = {{.kind = NODE_POINTER, .size = 8, .cell_size = 8}};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "points_inside", .nodes = nodes, .node_count = 1, .root_count = 1,
               .flags = TRIAL_LEAKS);
        assert_true(result_passed(&result));
        result_release(&result);
    }
}

static void what_a_generator_loses_is_not_the_propertys_fault(void **state)
{
    (void)state;
    static const struct trial_node nodes[] = {{.kind = NODE_GENERATOR, .first = 0}};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "after_careless", .nodes = nodes, .node_count = 1, .root_count = 1,
               .flags = TRIAL_LEAKS, .fill_every = 1);
        assert_true(result_passed(&result));
        assert_int_equal(result.trials->passed, 2);
        result_release(&result);
    }
}

static void assert_leak(enum build build, uint64_t at, int64_t blocks, uint64_t bytes, const char *where)
{
    const struct trial_end *end = &result.trials->end;
    if (end->kind != TRIAL_END_LEAK)
        fail_msg("%s in build %d: end %u '%s', said: %s", result.trials->property, build, end->kind, end->text,
                 result.said);
    assert_int_equal(result.trials->choices[0].index, at);
    assert_int_equal(end->number, blocks);
    assert_int_equal(end->address, bytes);
    assert_true(WIFEXITED(result.status) && WEXITSTATUS(result.status) == TRIAL_FAILED);
    if (where) {
        struct symbols symbols;
        symbols_open(&symbols, subject_image(&subject, build));
        bool found = false;
        for (uint32_t i = 0; i < end->frame_count; i++) {
            struct symbol symbol = symbols_find(&symbols, end->frames[i]);
            found = found || (symbol.function && strcmp(symbol.function, where) == 0);
        }
        symbols_close(&symbols);
        assert_true(found);
    } else {
        assert_int_equal(end->frame_count, 0);
    }
    result_release(&result);
}

static void leaks_are_told_with_where_they_come_from(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= FAST; build++) {
        RUN_IN(build, .property = "leaks", BELOW(6), .flags = TRIAL_LEAKS);
        assert_leak(build, 2, 1, 24, "leaks");
        RUN_IN(build, .property = "leaks_chain", BELOW(6), .flags = TRIAL_LEAKS);
        assert_leak(build, 1, 3, 3 * sizeof(struct node), "leaks_chain");
        RUN_IN(build, .property = "unlinks", TREE, .flags = TRIAL_LEAKS);
        assert_leak(build, 1, 1, sizeof(struct node), NULL);
        RUN_IN(build, .property = "loses_cache", BELOW(6), .flags = TRIAL_LEAKS);
        assert_leak(build, 2, 1, sizeof(struct node), "loses_cache");
        RUN_IN(build, .property = "leaks", BELOW(6));
        assert_true(result_passed(&result)); /* nobody asked */
        result_release(&result);
    }
}

static void reads_of_fresh_memory_depend_on_the_fill(void **state)
{
    (void)state;
    static const char *const properties[] = {"reads_fresh_heap", "labels_fresh_heap", "asserts_fresh_stack"};
    for (enum build build = CHECKED_CLANG; build <= FAST; build++)
        for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
            RUN_IN(build, .property = properties[i], BELOW(6), .fill_first = 1);
            if (result.trials->end.kind != TRIAL_END_FILL)
                fail_msg("%s in build %d: end %u '%s'", properties[i], build, result.trials->end.kind,
                         result.trials->end.text);
            assert_int_equal(result.trials->clock, 1);
            assert_non_null(strstr(result.trials->end.text, i == 1 ? "other labels" : "it passes, with 0x00 it fails"));
            assert_int_equal(result.trials->end.line != 0, i == 2);
            result_release(&result);
        }
}

static void msan_reports_reads_of_fresh_memory(void **state)
{
    (void)state;
    static const char *const properties[] = {"reads_fresh_heap", "labels_fresh_heap", "asserts_fresh_stack"};
    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++) {
        RUN_IN(MEMORY, .property = properties[i], BELOW(6));
        assert_non_null(strstr(result.said, "use-of-uninitialized-value"));
        assert_true(WIFEXITED(result.status) && WEXITSTATUS(result.status) == TRIAL_REPORTED);
        assert_int_equal(result.trials->stage, TRIAL_RUNNING);
        result_release(&result);
    }
}

static void fills_leave_good_properties_alone(void **state)
{
    (void)state;
    static const char *const properties[] = {"trusts_calloc", "grows", "counts_itself", "notes_addresses"};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++)
        for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
            assert_passes(build, properties[i], false);
}

/* Not the fill is to blame, but that it was called before. */
static void a_property_that_fails_when_called_again_is_no_matter_of_fills(void **state)
{
    (void)state;
    for (enum build build = CHECKED_CLANG; build <= FAST; build++) {
        RUN_IN(build, .property = "fails_the_second_time", BELOW(2), .fill_first = 1);
        assert_int_equal(result.trials->end.kind, TRIAL_END_ASSERT);
        assert_int_equal(result.trials->end.stage, TRIAL_CHECKING);
        assert_string_equal(result.trials->end.text, "++calls < 2");
        result_release(&result);
    }
}

/* ---- snapshots ---- */

static const char *copy_of(const struct trial_block *block)
{
    return (const char *)result.trials + block->bytes;
}

static const struct trial_block *block_at(uint64_t address)
{
    const struct trial_block *blocks =
        (const struct trial_block *)((const char *)result.trials + result.trials->snapshot);
    for (uint32_t i = 0; i < result.trials->block_count; i++)
        if (blocks[i].address == address)
            return &blocks[i];
    return NULL;
}

static void a_snapshot_has_the_memory_before_the_call(void **state)
{
    (void)state;
    static const uint64_t last[] = {4, UINT64_MAX};
    for (enum build build = CHECKED_CLANG; build < BUILDS; build++) {
        RUN_IN(build, .property = "unlinks", TREE, .mode = TRIAL_GIVEN, .flags = TRIAL_SNAPSHOT,
               .given = (const uint64_t *const[]){last}, .given_count = 1);
        const struct trial_block *arguments =
            (const struct trial_block *)((const char *)result.trials + result.trials->snapshot);
        uint64_t tree_address;
        struct tree tree;
        struct node root, left;
        assert_int_equal(result.trials->block_count, 5);
        assert_int_equal(arguments->size, sizeof(struct tree *));
        memcpy(&tree_address, copy_of(arguments), sizeof tree_address);
        assert_non_null(block_at(tree_address));
        assert_int_equal(block_at(tree_address)->size, sizeof tree);
        memcpy(&tree, copy_of(block_at(tree_address)), sizeof tree);
        assert_int_equal(tree.size, 3);
        assert_non_null(block_at((uint64_t)tree.root));
        memcpy(&root, copy_of(block_at((uint64_t)tree.root)), sizeof root);
        assert_int_equal(root.key, 2);
        assert_non_null(root.right);
        memcpy(&left, copy_of(block_at((uint64_t)root.left)), sizeof left);
        assert_int_equal(left.key, 1);
        result_release(&result);
    }
}

static int open_subject(void **state)
{
    (void)state;
    static const char *const shapes[] = {"", "(1)", "((1)2)", "(1(2))", "((1)2(3))"};
    static const int sizes[] = {0, 1, 2, 2, 3};
    for (size_t i = 0; i < 5; i++) {
        starts[i] = trees.length;
        bench_pack_tree(&trees, 0, shapes[i], sizes[i]);
    }
    subject_open(&subject, "memory.c", NULL);
    return 0;
}

static int close_subject(void **state)
{
    (void)state;
    text_release(&trees);
    subject_close(&subject);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_reachable_is_no_leak),
        cmocka_unit_test(a_pointer_into_the_middle_keeps_a_block),
        cmocka_unit_test(what_a_generator_loses_is_not_the_propertys_fault),
        cmocka_unit_test(leaks_are_told_with_where_they_come_from),
        cmocka_unit_test(reads_of_fresh_memory_depend_on_the_fill),
        cmocka_unit_test(msan_reports_reads_of_fresh_memory),
        cmocka_unit_test(fills_leave_good_properties_alone),
        cmocka_unit_test(a_property_that_fails_when_called_again_is_no_matter_of_fills),
        cmocka_unit_test(a_snapshot_has_the_memory_before_the_call),
    };
    return cmocka_run_group_tests_name("trials: memory", tests, open_subject, close_subject);
}
