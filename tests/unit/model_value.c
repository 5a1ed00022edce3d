/* Value graphs and the step from path to path. */
#include "model_fixture.h"

/* ---- a search by the rule, on the model alone ---- */

struct search {
    struct value_choice path[256];
    size_t length, depth;       /* the first length are given; depth of them are read */
    unsigned long explored, valid;
};

static uint32_t read_field(struct search *search, uint32_t field)
{
    for (size_t i = 0; i < search->depth; i++)
        if (search->path[i].field == field)
            return search->path[i].index;
    if (search->depth == search->length)
        search->path[search->length++] = (struct value_choice){field, 0};
    assert_int_equal(search->path[search->depth].field, field);
    return search->path[search->depth++].index;
}

static uint32_t read_object(struct search *search, uint32_t field)
{
    return layout.fields.items[field].values[read_field(search, field)].object;
}

/* Breadth first, left then right; a node seen twice fails; the size last. */
static bool tree_ok(struct search *search)
{
    uint32_t queue[32], seen[32] = {0};
    unsigned head = 0, tail = 0;
    uint32_t tree = layout.objects.items[1].first_field, root = read_object(search, tree);
    if (root != NO_OBJECT)
        queue[tail++] = root, seen[root] = 1;
    while (head < tail) {
        uint32_t node = layout.objects.items[queue[head++]].first_field;
        for (uint32_t side = 0; side < 2; side++) {
            uint32_t next = read_object(search, node + side);
            if (next == NO_OBJECT)
                continue;
            if (seen[next])
                return false;
            seen[next] = 1;
            queue[tail++] = next;
        }
    }
    return layout.fields.items[tree + 1].values[read_field(search, tree + 1)].integer == (long long)tail;
}

static struct search search_trees(void)
{
    struct search search = {0};
    do {
        search.depth = 0;
        search.valid += tree_ok(&search);
        search.explored++;
        path_next(&layout, search.path, &search.length);
    } while (search.length);
    return search;
}

static void begin_trees(int scope)
{
    begin_space(scope);
    takes(0, "t", &bst_pointer);
    assay_pool(struct node, scope);
    assay_range(struct bst, size, scope, scope);
    must_build();
}

static void paths_follow_the_search_rule(void **state)
{
    static const struct {
        int scope;
        unsigned long valid, explored;
    } facts[] = {{3, 5, 63}, {4, 14, 245}, {5, 42, 947}, {8, 1430, 54418}};
    (void)state;
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        begin_trees(facts[i].scope);
        struct search search = search_trees();
        assert_int_equal(search.valid, facts[i].valid);
        assert_int_equal(search.explored, facts[i].explored);
        end_space();
    }
}

/* ---- graphs ---- */

static void assert_graph(struct value_graph *graph, const struct value_choice *choices, size_t count, const char *line)
{
    struct text text = TEXT_INIT;
    assert_true(value_graph_set(graph, choices, count));
    value_graph_print(graph, &text);
    assert_string_equal(text.s, line);
    text_release(&text);
}

static void only_reachable_objects_are_in_a_graph(void **state)
{
    struct value_graph graph;
    (void)state;
    begin_trees(3);
    value_graph_init(&graph, &layout);
    const struct value_choice two[] = {{field_at("bst0", "root"), 3},
                                       {field_at("node2", "right"), 1},
                                       {field_at("node0", "left"), 3},
                                       {field_at("node1", "left"), 1}};
    assert_graph(&graph, two, 4,
                 "ok(&bst0): bst0 {root = &node2, size = 3}, node2 {left = NULL, right = &node0}, "
                 "node0 {left = &node2, right = NULL}");
    assert_graph(&graph, NULL, 0, "ok(&bst0): bst0 {root = NULL, size = 3}");
    const struct value_choice unknown_field[] = {{1000, 0}}, unknown_value[] = {{0, 4}};
    assert_false(value_graph_set(&graph, unknown_field, 1));
    assert_false(value_graph_set(&graph, unknown_value, 1));
    value_graph_release(&graph);
    end_space();
}

static void absent_cells_lead_nowhere(void **state)
{
    struct value_graph graph;
    (void)state;
    begin_space(2);
    takes(0, "t", &table_pointer);
    assay_array(struct table, rows, row_count, 2);
    assay_array(struct row, scales, count, 2);
    assay_array(struct table, slots, used, 3);
    assay_range(struct table, slots, 4, 5);
    assay_range(struct scale, factor, 0, 3);
    must_build();
    value_graph_init(&graph, &layout);
    const struct value_choice choices[] = {{field_at("table0", "row_count"), 1},  {field_at("cells0", "[0].count"), 1},
                                           {field_at("cells1", "[0].factor"), 2}, {field_at("cells1", "[0].on"), 1},
                                           {field_at("table0", "used"), 2},       {field_at("table0", "slots[1]"), 1}};
    assert_graph(&graph, choices, 6,
                 "ok(&table0): table0 {rows = &cells0, row_count = 1, used = 2, slots = {4, 5}}, "
                 "cells0 {{count = 1, scales = &cells1}}, cells1 {{factor = 2, on = true}}");
    assert_false(graph.present[field_at("cells0", "[1].count")]);
    assert_graph(&graph, NULL, 0,
                 "ok(&table0): table0 {rows = &cells0, row_count = 0, used = 0, slots = {}}, cells0 {}");
    value_graph_release(&graph);
    end_space();
}

static void a_union_shows_its_active_member(void **state)
{
    struct value_graph graph;
    (void)state;
    begin_space(2);
    takes(0, "v", &variant_pointer);
    assay_union(struct variant, as, kind, 4, number);
    assay_union(struct variant, as, kind, 6, scale);
    assay_union(struct variant, big, kind, 6, flag);
    assay_range(struct variant, as.number, 8, 9);
    assay_range(struct scale, factor, 0, 1);
    must_build();
    value_graph_init(&graph, &layout);
    assert_graph(&graph, NULL, 0, "ok(&variant0): variant0 {kind = 4, as = {number = 8}}");
    const struct value_choice six[] = {{field_at("variant0", "kind"), 1}, {field_at("variant0", "flag"), 1}};
    assert_graph(&graph, six, 2,
                 "ok(&variant0): variant0 {kind = 6, as = {scale = {factor = 0, on = false}}, flag = true}");
    value_graph_release(&graph);
    end_space();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_follow_the_search_rule),
        cmocka_unit_test(only_reachable_objects_are_in_a_graph),
        cmocka_unit_test(absent_cells_lead_nowhere),
        cmocka_unit_test(a_union_shows_its_active_member),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
