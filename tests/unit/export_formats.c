/* Every format against the text it must give, and the C one against compilers. */
#include "model_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/process.h"
#include "export/export.h"

static struct value_graph graph;

static void set(const char *object, const char *path, uint32_t index)
{
    static struct value_choice choices[64];
    static size_t count;
    if (!object) {
        count = 0;
        assert_true(value_graph_set(&graph, choices, 0));
        return;
    }
    choices[count++] = (struct value_choice){field_at(object, path), index};
    assert_true(value_graph_set(&graph, choices, count));
}

/* Exports the graph as it is now as the only input. */
static void assert_export(const char *name, const char *source, const char *expected)
{
    const struct export_format *format = export_find(name);
    struct text out = TEXT_INIT;
    void *state = format->begin(&layout, source, &out);
    format->one(state, &graph, 1, &out);
    format->end(state, 1, &out);
    assert_string_equal(out.s, expected);
    text_release(&out);
}

static void begin_tree(void)
{
    begin_space(3);
    takes(0, "t", &bst_pointer);
    assay_pool(struct node, 3);
    assay_range(struct bst, size, 0, 3);
    assay_range(struct node, key, 0, 2);
    must_build();
    value_graph_init(&graph, &layout);
    set(NULL, NULL, 0);
}

static void begin_small_tree(void)
{
    begin_tree();
    set("bst0", "root", 1);
    set("bst0", "size", 2);
    set("node0", "left", 2);
    set("node0", "key", 1);
}

static void end_input(void)
{
    value_graph_release(&graph);
    end_space();
}

static void a_tree_as_json(void **state)
{
    (void)state;
    begin_small_tree();
    assert_export("jsonl", "bst.c",
                  "{\"args\":[\"&bst0\"],\"objects\":{"
                  "\"bst0\":{\"type\":\"struct bst\",\"root\":\"&node0\",\"size\":2},"
                  "\"node0\":{\"type\":\"struct node\",\"left\":\"&node1\",\"right\":null,\"key\":1},"
                  "\"node1\":{\"type\":\"struct node\",\"left\":null,\"right\":null,\"key\":0}}}\n");
    set(NULL, NULL, 0);
    assert_export("json", "bst.c",
                  "[\n{\"args\":[\"&bst0\"],\"objects\":{"
                  "\"bst0\":{\"type\":\"struct bst\",\"root\":null,\"size\":0}}}\n]\n");
    assert_export("none", "bst.c", "");
    end_input();
}

static void an_empty_list_is_json_too(void **state)
{
    (void)state;
    begin_tree();
    const struct export_format *format = export_find("json");
    struct text out = TEXT_INIT;
    format->end(format->begin(&layout, "bst.c", &out), 0, &out);
    assert_string_equal(out.s, "[]\n");
    text_release(&out);
    end_input();
}

static void a_tree_as_text(void **state)
{
    (void)state;
    begin_small_tree();
    assert_export("text", "bst.c",
                  "1: ok(&bst0)\n"
                  "    bst0 -> node0(node1, -)\n"
                  "    bst0   struct bst  root = &node0, size = 2\n"
                  "    node0  struct node  left = &node1, right = NULL, key = 1\n"
                  "    node1  struct node  left = NULL, right = NULL, key = 0\n\n");
    set("node1", "right", 1);
    assert_export("text", "bst.c",
                  "1: ok(&bst0)\n"
                  "    bst0 -> node0(node1(-, &node0), -)\n"
                  "    bst0   struct bst  root = &node0, size = 2\n"
                  "    node0  struct node  left = &node1, right = NULL, key = 1\n"
                  "    node1  struct node  left = NULL, right = &node0, key = 0\n\n");
    end_input();
}

static void a_tree_as_dot(void **state)
{
    (void)state;
    begin_small_tree();
    assert_export("dot", "bst.c",
                  "digraph input_1 {\n"
                  "    node [shape=record];\n"
                  "    arguments [label=\"ok|<f0> t\"];\n"
                  "    bst0 [label=\"bst0|<f0> root|size\\ =\\ 2\"];\n"
                  "    node0 [label=\"node0|<f0> left|right\\ =\\ NULL|key\\ =\\ 1\"];\n"
                  "    node1 [label=\"node1|left\\ =\\ NULL|right\\ =\\ NULL|key\\ =\\ 0\"];\n"
                  "    arguments:f0 -> bst0;\n"
                  "    bst0:f0 -> node0;\n"
                  "    node0:f0 -> node1;\n"
                  "}\n");
    end_input();
}

static void begin_gadget(void)
{
    begin_space(2);
    takes(0, "g", &gadget_pointer);
    takes(1, "key", &int_type);
    takes(2, "s", &scale_type);
    takes(3, "v", &vec_pointer);
    parameters[1] = (struct parameter){.name = "key", .type = &int_type, .has_range = true, .lo = -3, .hi = 3};
    assay_pool(struct vec, 2);
    assay_range(struct scale, factor, 0, 9);
    assay_values(struct gadget, ratio, 0.5, 1e300, __builtin_inf());
    assay_values(struct gadget, exact, 0.1L);
    assay_range(struct gadget, bits, 0, 7);
    assay_opaque(struct gadget, element, 2);
    assay_opaque(struct gadget, secret, 1);
    assay_strings(struct gadget, label, NULL, "a \"b\"\n", "x");
    assay_strings(struct gadget, name, "", "yes");
    assay_range(struct gadget, grid, 0, 5);
    assay_array(struct vec, items, length, 3);
    assay_range(struct vec, items, -1, 1);
    must_build();
    value_graph_init(&graph, &layout);
    set(NULL, NULL, 0);
    set("arguments", "key", 1);
    set("arguments", "s.factor", 7);
    set("arguments", "v", 1);
    set("gadget0", "color", 1);
    set("gadget0", "bits", 6);
    set("gadget0", "element", 2);
    set("gadget0", "secret", 1);
    set("gadget0", "label", 1);
    set("gadget0", "name", 1);
    set("gadget0", "grid[1][2]", 5);
    set("gadget0", "scales[1].on", 1);
    set("vec0", "length", 2);
    set("vec0", "next", 1);
    set("cells0", "[0]", 2);
}

static void every_kind_of_field_as_json(void **state)
{
    (void)state;
    begin_gadget();
    assert_export(
        "jsonl", "gadget.c",
        "{\"args\":[\"&gadget0\",-2,{\"factor\":7,\"on\":false},\"&vec0\"],\"objects\":{"
        "\"gadget0\":{\"type\":\"struct "
        "gadget\",\"in\":{\"factor\":0,\"on\":false},\"out\":{\"factor\":0,\"on\":false},"
        "\"color\":\"GREEN\",\"bits\":6,\"ratio\":0.5,\"exact\":0.1,\"element\":\"&element1\",\"secret\":\"&secret0\","
        "\"label\":\"a \\\"b\\\"\\n\",\"name\":\"yes\",\"grid\":[[0,0,0],[0,0,5]],"
        "\"scales\":[{\"factor\":0,\"on\":false},{\"factor\":0,\"on\":true}]},"
        "\"element1\":{\"type\":\"void\"},\"secret0\":{\"type\":\"struct hidden\"},"
        "\"vec0\":{\"type\":\"struct vec\",\"items\":\"&cells0\",\"length\":2,\"next\":\"&vec0\"},"
        "\"cells0\":{\"type\":\"int[2]\",\"cells\":[1,-1]}}}\n");
    end_input();
}

static void unions_and_nested_arrays_as_json(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &variant_pointer);
    takes(1, "t", &table_pointer);
    assay_union(struct variant, as, kind, 4, number);
    assay_union(struct variant, as, kind, 6, scale);
    assay_union(struct variant, big, kind, 6, flag);
    assay_range(struct variant, as.number, 8, 9);
    assay_range(struct scale, factor, 0, 1);
    assay_array(struct table, rows, row_count, 2);
    assay_array(struct row, scales, count, 2);
    must_build();
    value_graph_init(&graph, &layout);
    set(NULL, NULL, 0);
    set("variant0", "kind", 1);
    set("table0", "row_count", 2);
    set("cells0", "[1].count", 1);
    assert_export("jsonl", "v.c",
                  "{\"args\":[\"&variant0\",\"&table0\"],\"objects\":{"
                  "\"variant0\":{\"type\":\"struct "
                  "variant\",\"kind\":6,\"as\":{\"scale\":{\"factor\":0,\"on\":false}},\"flag\":false},"
                  "\"table0\":{\"type\":\"struct table\",\"rows\":\"&cells0\",\"row_count\":2},"
                  "\"cells0\":{\"type\":\"struct "
                  "row[2]\",\"cells\":[{\"count\":0,\"scales\":\"&cells1\"},{\"count\":1,\"scales\":\"&cells2\"}]},"
                  "\"cells1\":{\"type\":\"struct scale[0]\",\"cells\":[]},"
                  "\"cells2\":{\"type\":\"struct scale[1]\",\"cells\":[{\"factor\":0,\"on\":false}]}}}\n");
    end_input();
}

/* ---- C: compiled and run ---- */

static char *scratch;

static char *write_file(const char *name, const char *contents)
{
    struct error error = ERROR_INIT;
    char *path = path_join(scratch, name);
    assert_true(file_write(path, contents, strlen(contents), &error));
    return path;
}

static int compile_and_run(const char *compiler, const char *source)
{
    struct process_result result = {0};
    struct error error = ERROR_INIT;
    char *program_path = path_join(scratch, "program");
    const char *const compile[] = {compiler, "-std=gnu17", "-Wall", "-Wextra", "-Werror",
                                   "-o",     program_path, source,  NULL};
    assert_true(process_run(compile, 60, &result, &error));
    if (result.status)
        fail_msg("%s", result.output.s);
    process_result_release(&result);
    const char *const run[] = {program_path, NULL};
    assert_true(process_run(run, 60, &result, &error));
    int status = result.status;
    process_result_release(&result);
    mem_free(program_path);
    return status;
}

static void assert_accepted(const char *definitions, const char *good, const char *bad)
{
    static const char *const compilers[] = {"gcc", "clang-19"};
    const struct export_format *format = export_find("c");
    for (int accepts = 0; accepts < 2; accepts++) {
        struct text source = TEXT_INIT, out = TEXT_INIT;
        text_addf(&source, "#include <stdbool.h>\n#include <string.h>\n%s\nstatic bool ok(%s\nint main(void) { }\n",
                  definitions, accepts ? good : bad);
        char *source_path = write_file("source.c", source.s);
        void *state = format->begin(&layout, source_path, &out);
        format->one(state, &graph, 1, &out);
        format->one(state, &graph, 2, &out);
        format->end(state, 2, &out);
        char *test_path = write_file("test.c", out.s);
        for (size_t i = 0; i < 2; i++)
            assert_int_equal(compile_and_run(compilers[i], test_path), !accepts);
        mem_free(source_path);
        mem_free(test_path);
        text_release(&source);
        text_release(&out);
    }
}

static void the_c_format_builds_the_same_tree(void **state)
{
    (void)state;
    begin_small_tree();
    assert_accepted("struct node { struct node *left, *right; const int key; };\n"
                    "struct bst { struct node *root; int size; };",
                    "const struct bst *t) { return t->size == 2 && t->root->key == 1 && !t->root->right && "
                    "t->root->left->key == 0 && !t->root->left->left; }",
                    "const struct bst *t) { return t->size == 3; }");
    end_input();
}

static void the_c_format_builds_every_kind_of_field(void **state)
{
    (void)state;
    begin_gadget();
    assert_accepted(
        "enum color { RED, GREEN = 5, BLUE = 7 };\n"
        "struct scale { int factor; bool on; }; struct hidden;\n"
        "struct gadget { struct scale in, out; enum color color; signed char small; unsigned bits : 3, more : 29;\n"
        "    double ratio; long double exact; void *element; struct hidden *secret; const char *label; char name[8];\n"
        "    int grid[2][3]; struct scale scales[2]; unsigned char buffer[64]; };\n"
        "struct vec { const int *items; unsigned length; struct vec *next; };",
        "struct gadget *g, int key, struct scale s, struct vec *v) { return key == -2 && s.factor == 7 && g->color == "
        "GREEN &&\n"
        "    g->bits == 6 && g->ratio == 0.5 && g->exact == 0.1L && g->element && g->secret && g->element != (void "
        "*)g->secret &&\n"
        "    !strcmp(g->label, \"a \\\"b\\\"\\n\") && !strcmp(g->name, \"yes\") && g->grid[1][2] == 5 && "
        "g->scales[1].on &&\n"
        "    v->length == 2 && v->items[0] == 1 && v->items[1] == -1 && v->next == v; }",
        "struct gadget *g, int key, struct scale s, struct vec *v) { return g && key && s.factor && !v; }");
    end_input();
}

static void the_c_format_builds_unions_and_flexible_arrays(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "v", &variant_pointer);
    takes(1, "p", &packet_pointer);
    takes(2, "t", &table_pointer);
    assay_union(struct variant, as, kind, 4, number);
    assay_union(struct variant, as, kind, 6, scale);
    assay_union(struct variant, big, kind, 6, flag);
    assay_range(struct scale, factor, 5, 6);
    assay_array(struct packet, data, length, 3);
    assay_range(struct packet, data, 'a', 'c');
    assay_array(struct table, rows, row_count, 2);
    assay_array(struct row, scales, count, 2);
    must_build();
    value_graph_init(&graph, &layout);
    set(NULL, NULL, 0);
    set("variant0", "kind", 1);
    set("variant0", "flag", 1);
    set("packet0", "length", 2);
    set("packet0", "data[1]", 2);
    set("table0", "row_count", 2);
    set("cells0", "[1].count", 2);
    set("cells2", "[1].factor", 1);
    assert_accepted("struct scale { int factor; bool on; };\n"
                    "struct variant { int kind; union { int number; void *tree; struct scale scale; } as; union { long "
                    "big; bool flag; }; };\n"
                    "struct packet { unsigned char length; char data[]; };\n"
                    "struct row { short count; struct scale *scales; };\n"
                    "struct table { struct row *rows; int row_count, used, slots[3]; };",
                    "struct variant *v, struct packet *p, struct table *t) { return v->kind == 6 && v->as.scale.factor "
                    "== 5 && v->flag &&\n"
                    "    p->length == 2 && p->data[0] == 'a' && p->data[1] == 'c' && t->row_count == 2 && "
                    "t->rows[0].count == 0 &&\n"
                    "    t->rows[1].count == 2 && t->rows[1].scales[1].factor == 6; }",
                    "struct variant *v, struct packet *p, struct table *t) { return v && p && !t; }");
    end_input();
}

static int make_scratch(void **state)
{
    char pattern[] = "/tmp/assay-export-XXXXXX";
    (void)state;
    scratch = mem_strdup(mkdtemp(pattern));
    return 0;
}

static int remove_scratch(void **state)
{
    (void)state;
    file_remove_tree(scratch);
    mem_free(scratch);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tree_as_json),
        cmocka_unit_test(an_empty_list_is_json_too),
        cmocka_unit_test(a_tree_as_text),
        cmocka_unit_test(a_tree_as_dot),
        cmocka_unit_test(every_kind_of_field_as_json),
        cmocka_unit_test(unions_and_nested_arrays_as_json),
        cmocka_unit_test(the_c_format_builds_the_same_tree),
        cmocka_unit_test(the_c_format_builds_every_kind_of_field),
        cmocka_unit_test(the_c_format_builds_unions_and_flexible_arrays),
    };
    return cmocka_run_group_tests(tests, make_scratch, remove_scratch);
}
