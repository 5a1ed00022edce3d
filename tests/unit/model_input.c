/* Inputs by hand: memory of this process, described by the types beside it. */
#include "model_fixture.h"

#include <math.h>
#include <stdlib.h>
#include "model/input.h"

static struct raw_block raws[32];
static size_t raw_count;
static unsigned char argument_bytes[256];
static struct input input, again;
static struct raw_function known_functions[] = {{0x5000, 0, 1}, {0x6000, 2, 7}};

FIXTURE const struct type function_type = {.kind = TYPE_FUNCTION, .name = "int (int)", .target = &int_type};
FIXTURE const struct type function_pointer = POINTER_TO(&function_type, "int (*)(int)");

static void begin(void)
{
    begin_space(3);
    raw_count = 1;
    memset(argument_bytes, 0, sizeof argument_bytes);
    input = (struct input)INPUT_INIT;
    again = (struct input)INPUT_INIT;
    predicate.name = "property";
}

static void argument(size_t number, const char *name, const struct type *type, const void *value)
{
    takes(number, name, type);
    memcpy(argument_bytes + input_parameter(&predicate, number).at, value, type->size);
}

static void block(const void *memory, size_t size)
{
    raws[raw_count++] = (struct raw_block){(uint64_t)(uintptr_t)memory, size, memory};
}

static void import(void)
{
    raws[0] = (struct raw_block){(uint64_t)(uintptr_t)argument_bytes, input_arguments_size(&predicate), argument_bytes};
    input.raw_functions = known_functions;
    input.raw_function_count = 2;
    if (!input_from_memory(&input, &program, &predicate, raws, raw_count, &space, &problem))
        fail_msg("%s", problem.message.s);
}

static void expect(void (*print)(const struct input *, struct text *), const struct input *of, const char *wanted)
{
    struct text out = TEXT_INIT;
    print(of, &out);
    assert_string_equal(out.s, wanted);
    text_release(&out);
}

static void print_indented(const struct input *of, struct text *out)
{
    input_print_text(of, "  ", out);
}

/* JSON as wanted, and the same again from it. */
static void expect_json(const char *wanted)
{
    expect(input_print_json, &input, wanted);
    if (!input_from_json(&again, &program, &predicate, wanted, strlen(wanted), &problem))
        fail_msg("%s", problem.message.s);
    expect(input_print_json, &again, wanted);
    assert_int_equal(again.blocks.count, input.blocks.count);
    for (size_t i = 0; i < input.blocks.count; i++) {
        const struct input_block *x = &input.blocks.items[i], *y = &again.blocks.items[i];
        assert_int_equal(x->size, y->size);
        assert_memory_equal(x->bytes, y->bytes, x->size ? x->size : 1);
        assert_true(x->type == y->type && x->cells == y->cells && x->is_string == y->is_string);
        assert_int_equal(x->pointer_count, y->pointer_count);
        for (size_t p = 0; p < x->pointer_count; p++)
            assert_memory_equal(&x->pointers[p], &y->pointers[p], sizeof *x->pointers);
    }
}

static void end(void)
{
    input_release(&input);
    input_release(&again);
    end_space();
}

/* ---- memory and JSON ---- */

static void a_tree_is_followed_by_type_and_keeps_its_identity(void **state)
{
    struct node nodes[3] = {{&nodes[1], &nodes[2], 5}, {NULL, NULL, -3}, {&nodes[0], &nodes[1], 7}};
    struct bst bst = {&nodes[0], 3}, *t = &bst;
    int key = 4;
    (void)state;
    begin();
    argument(0, "key", &int_type, &key);
    argument(1, "t", &bst_pointer, &t);
    block(&nodes[2], sizeof nodes[2]);
    block(&nodes[0], sizeof nodes[0]);
    block(&bst, sizeof bst);
    block(&nodes[1], sizeof nodes[1]);
    import();
    expect_json("{\"args\":[4,\"&bst0\"],\"objects\":{"
                "\"bst0\":{\"type\":\"struct bst\",\"root\":\"&node0\",\"size\":3},"
                "\"node0\":{\"type\":\"struct node\",\"left\":\"&node1\",\"right\":\"&node2\",\"key\":5},"
                "\"node1\":{\"type\":\"struct node\",\"left\":null,\"right\":null,\"key\":-3},"
                "\"node2\":{\"type\":\"struct node\",\"left\":\"&node0\",\"right\":\"&node1\",\"key\":7}}}");
    expect(print_indented, &input,
           "  key = 4\n  t = &bst0\n  bst0: {root = &node0, size = 3}\n"
           "  node0: {left = &node1, right = &node2, key = 5}\n  node1: {left = NULL, right = NULL, key = -3}\n"
           "  node2: {left = &node0, right = &node1, key = 7}\n");
    expect(input_print_line, &input,
           "property(4, &bst0): bst0 {root = &node0, size = 3}, node0 {left = &node1, right = &node2, key = 5}, "
           "node1 {left = NULL, right = NULL, key = -3}, node2 {left = &node0, right = &node1, key = 7}");
    assert_int_equal(input_size(&input), 4);
    end();
}

static void two_parameters_may_share_a_block(void **state)
{
    struct node node = {NULL, NULL, 1}, *n = &node;
    int *key = &node.key;
    (void)state;
    begin();
    argument(0, "key", &int_pointer, &key);
    argument(1, "n", &node_pointer, &n);
    block(&node, sizeof node);
    import();
    expect_json("{\"args\":[\"&node0+16\",\"&node0\"],\"objects\":{"
                "\"node0\":{\"type\":\"struct node\",\"left\":null,\"right\":null,\"key\":1}}}");
    end();
}

static void every_kind_of_scalar_reads_back(void **state)
{
    struct hidden {
        char c[16];
    } secret = {{1, 2}};
    struct gadget gadget, *g = &gadget;
    long number = 77;
    (void)state;
    memset(&gadget, 0xee, sizeof gadget); /* in the padding, too */
    memset(&gadget.in, 0, sizeof gadget.in);
    memset(&gadget.out, 0, sizeof gadget.out);
    gadget.in.factor = -1;
    gadget.out.on = true;
    gadget.color = BLUE;
    gadget.small = -128;
    uint32_t word = 5 | 536870911u << 3; /* where the fixture has the bit-fields */
    memcpy(&gadget.small + 4, &word, sizeof word);
    gadget.ratio = 0.1;
    gadget.exact = 0.75L;
    gadget.element = &number;
    gadget.secret = (void *)&secret;
    gadget.label = "say \"\xff\"";
    memcpy(gadget.name, "abc\0\0\0\0\0", 8);
    memset(gadget.grid, 0, sizeof gadget.grid);
    gadget.grid[1][2] = 9;
    memset(gadget.scales, 0, sizeof gadget.scales);
    memset(gadget.buffer, 0, sizeof gadget.buffer);
    begin();
    argument(0, "g", &gadget_pointer, &g);
    block(&gadget, sizeof gadget);
    block(&number, sizeof number);
    block(&secret, sizeof secret);
    block(gadget.label, strlen(gadget.label) + 1);
    import();
    struct text zeros = TEXT_INIT;
    for (int i = 0; i < 63; i++)
        text_add(&zeros, "0,");
    char *wanted = mem_format(
        "{\"args\":[\"&gadget0\"],\"objects\":{\"gadget0\":{\"type\":\"struct gadget\","
        "\"in\":{\"factor\":-1,\"on\":false},\"out\":{\"factor\":0,\"on\":true},\"color\":\"BLUE\",\"small\":-128,"
        "\"bits\":5,\"more\":536870911,\"ratio\":0.1,\"exact\":0.75,\"element\":\"&element0\",\"secret\":\"&secret0\","
        "\"label\":\"say \\\"\\udcff\\\"\",\"name\":\"abc\",\"grid\":[[0,0,0],[0,0,9]],"
        "\"scales\":[{\"factor\":0,\"on\":false},{\"factor\":0,\"on\":false}],\"buffer\":[%s0]},"
        "\"element0\":{\"type\":\"void\",\".size\":8,\".bytes\":\"0x4d00000000000000\"},"
        "\"secret0\":{\"type\":\"void\",\".size\":16,\".bytes\":\"0x01020000000000000000000000000000\"}}}",
        zeros.s);
    expect_json(wanted);
    mem_free(wanted);
    text_release(&zeros);
    end();
}

static void reals_that_are_no_numbers_are_words(void **state)
{
    uint64_t odd = 0x7ff8000000000123;
    double values[6] = {NAN, INFINITY, -INFINITY, -0.0, 5e-324, 0}, *v = values;
    (void)state;
    memcpy(&values[5], &odd, sizeof odd);
    begin();
    struct type pointer = POINTER_TO(&double_type, "double *");
    argument(0, "v", &pointer, &v);
    block(values, sizeof values);
    import();
    expect_json("{\"args\":[\"&v0\"],\"objects\":{\"v0\":{\"type\":\"double[6]\",\"cells\":[\"nan\",\"inf\",\"-inf\","
                "-0.0,5e-324,\"0x230100000000f87f\"]}}}");
    end();
}

static void arrays_follow_the_size_of_their_block(void **state)
{
    int items[3] = {1, 2, 3}, none[1];
    struct vec vecs[2] = {{items, 3, &vecs[1]}, {none, 0, NULL}}, *v = vecs;
    (void)state;
    begin();
    argument(0, "v", &vec_pointer, &v);
    block(vecs, sizeof vecs);
    block(items, sizeof items);
    block(none, 0);
    import();
    expect_json("{\"args\":[\"&vec0\"],\"objects\":{\"vec0\":{\"type\":\"struct vec[2]\",\"cells\":["
                "{\"items\":\"&items0\",\"length\":3,\"next\":\"&vec0+24\"},"
                "{\"items\":\"&items1\",\"length\":0,\"next\":null}]},"
                "\"items0\":{\"type\":\"int[3]\",\"cells\":[1,2,3]},"
                "\"items1\":{\"type\":\"int[0]\",\"cells\":[]}}}");
    expect(print_indented, &input,
           "  v = &vec0\n  vec0: {{items = &items0, length = 3, next = &vec0[1]}, "
           "{items = &items1, length = 0, next = NULL}}\n  items0: {1, 2, 3}\n  items1: {}\n");
    assert_int_equal(input_size(&input), 5);
    end();
}

static void flexible_arrays_follow_the_size_of_their_block(void **state)
{
    unsigned char bytes[5] = {4, 'a', 0, 'b', 'c'}, *p = bytes;
    (void)state;
    begin();
    argument(0, "p", &packet_pointer, &p);
    block(bytes, sizeof bytes);
    import();
    expect_json("{\"args\":[\"&packet0\"],\"objects\":{\"packet0\":{\"type\":\"struct packet\",\"length\":4,"
                "\"data\":[97,0,98,99],\".size\":5}}}");
    end();
}

static void unions_follow_their_statements(void **state)
{
    struct bst bst = {NULL, 2};
    struct variant variants[2], *v = variants;
    (void)state;
    memset(variants, 0, sizeof variants);
    variants[0].kind = 1;
    variants[0].as.tree = &bst;
    variants[0].big = 5;
    variants[1].kind = 9;
    variants[1].as.tree = &bst;
    begin();
    assay_bound_union_("struct variant", "as", "kind", 0, "number");
    assay_bound_union_("struct variant", "as", "kind", 1, "tree");
    argument(0, "v", &variant_pointer, &v);
    block(variants, sizeof variants);
    block(&bst, sizeof bst);
    import();
    expect_json("{\"args\":[\"&variant0\"],\"objects\":{\"variant0\":{\"type\":\"struct variant[2]\",\"cells\":["
                "{\"kind\":1,\"as\":{\"tree\":\"&bst0\"},\".bytes@16\":\"0x0500000000000000\"},"
                "{\"kind\":9,\"as\":{\".bytes\":\"0x0000000000000000\",\".pointers\":{\"0\":\"&bst0\"}}}]},"
                "\"bst0\":{\"type\":\"struct bst\",\"root\":null,\"size\":2}}}");
    end();
}

static void functions_have_names_and_strays_are_addresses(void **state)
{
    uint64_t functions[3] = {0x5000, 0x6000, 0x7123};
    (void)state;
    begin();
    for (size_t i = 0; i < 3; i++)
        argument(i, "f", &function_pointer, &functions[i]);
    import();
    expect_json("{\"args\":[\"assay:0:1\",\"assay:2:7\",\"0x7123\"],\"objects\":{}}");
    assert_int_equal(input.blocks.items[0].function_count, 2);
    end();
}

static void strings_are_objects_where_they_are_shared_or_look_like_something_else(void **state)
{
    const char *words[] = {"same", "&node0", "plain"};
    const char *arguments[] = {words[0], words[0], words[1], words[2]};
    (void)state;
    begin();
    for (size_t i = 0; i < 4; i++)
        argument(i, "s", &text_pointer, &arguments[i]);
    for (size_t i = 0; i < 3; i++)
        block(words[i], strlen(words[i]) + 1);
    import();
    expect_json(
        "{\"args\":[\"&s0\",\"&s0\",\"&s1\",\"plain\"],\"objects\":{"
        "\"s0\":{\"type\":\"char[5]\",\"cells\":\"same\"},\"s1\":{\"type\":\"char[7]\",\"cells\":\"&node0\"}}}");
    end();
}

/* As lists that embed their links: struct row has none, so links is described here. */
struct links {
    struct links *next;
};
struct item {
    int value;
    struct links links;
};
static const struct type links_type;
static const struct type links_pointer = POINTER_TO(&links_type, "struct links *");
static const struct field links_fields[] = {FIELD(struct links, next, &links_pointer)};
static const struct type links_type = STRUCT(links, struct links, links_fields);
static const struct field item_fields[] = {FIELD(struct item, value, &int_type),
                                           FIELD(struct item, links, &links_type)};
static const struct type item_type = STRUCT(item, struct item, item_fields);

static void a_block_is_known_by_what_a_pointer_into_it_points_to(void **state)
{
    struct item items[2] = {{1, {&items[1].links}}, {2, {NULL}}};
    struct links *l = &items[0].links;
    (void)state;
    begin();
    vector_push(&program.structs, &item_type);
    map_put(&program.spellings, "struct item", (void *)&item_type);
    argument(0, "l", &links_pointer, &l);
    block(&items[0], sizeof items[0]);
    block(&items[1], sizeof items[1]);
    import();
    expect_json("{\"args\":[\"&item0+8\"],\"objects\":{"
                "\"item0\":{\"type\":\"struct item\",\"value\":1,\"links\":{\"next\":\"&item1+8\"}},"
                "\"item1\":{\"type\":\"struct item\",\"value\":2,\"links\":{\"next\":null}}}}");
    end();
}

static void what_untyped_pointers_lead_to_keeps_its_own_pointers(void **state)
{
    struct node node;
    void *pair[2] = {&node, (void *)0x6000}, *p = pair;
    (void)state;
    memset(&node, 0, sizeof node);
    node.key = 6;
    begin();
    argument(0, "p", &void_pointer, &p);
    block(pair, sizeof pair);
    block(&node, sizeof node);
    import();
    expect_json("{\"args\":[\"&p0\"],\"objects\":{"
                "\"p0\":{\"type\":\"void\",\".size\":16,\".bytes\":\"0x00000000000000000000000000000000\","
                "\".pointers\":{\"0\":\"&p1\",\"8\":\"assay:2:7\"}},"
                "\"p1\":{\"type\":\"void\",\".size\":24,\".bytes\":"
                "\"0x000000000000000000000000000000000600000000000000\"}}}");
    end();
}

static void a_pointer_that_does_not_agree_has_a_cast(void **state)
{
    struct bst bst = {NULL, 1}, *b = &bst;
    struct node *n = (struct node *)&bst;
    (void)state;
    begin();
    argument(0, "b", &bst_pointer, &b);
    argument(1, "n", &node_pointer, &n);
    block(&bst, sizeof bst);
    import();
    expect_json("{\"args\":[\"&bst0\",\"(struct node *)&bst0\"],\"objects\":{"
                "\"bst0\":{\"type\":\"struct bst\",\"root\":null,\"size\":1}}}");
    end();
}

static void numbers_of_all_widths_read_back(void **state)
{
    struct huge huge = {-((__int128)1 << 126)}, *h = &huge;
    uint64_t wide = UINT64_MAX;
    (void)state;
    begin();
    struct type u64 = SCALAR(TYPE_INTEGER, "unsigned long", unsigned long);
    argument(0, "h", &huge_pointer, &h);
    argument(1, "w", &u64, &wide);
    block(&huge, sizeof huge);
    import();
    expect_json("{\"args\":[\"&huge0\",18446744073709551615],\"objects\":{\"huge0\":{\"type\":\"struct huge\","
                "\"wide\":-85070591730234615865843651857942052864}}}");
    end();
}

static void incomplete_memory_is_an_error(void **state)
{
    (void)state;
    begin();
    takes(0, "n", &int_type);
    assert_false(input_from_memory(&input, &program, &predicate, raws, 0, NULL, &problem));
    assert_string_equal(problem.message.s,
                        "the memory of a trial of 'property' is incomplete: 0 bytes of arguments, 4 expected");
    end();
}

/* ---- errors of JSON ---- */

static void must_not_read(const char *json, const char *message)
{
    struct error error = ERROR_INIT;
    assert_false(input_from_json(&again, &program, &predicate, json, strlen(json), &error));
    assert_string_equal(error.message.s, message);
    assert_int_equal(again.blocks.count, 0);
    error_release(&error);
}

static void errors_say_where_and_what(void **state)
{
    (void)state;
    begin();
    takes(0, "t", &bst_pointer);
    takes(1, "small", &schar_type);
    must_not_read("", "line 1, column 1: a value is expected here");
    must_not_read("{\"args\":[null,\n 1}", "line 2, column 3: ',' or ']' is expected here");
    must_not_read("[]", "line 1, column 1: an input is an object with the array \"args\"");
    must_not_read("{\"args\":[1]}", "line 1, column 9: 'property' takes 2 arguments; there are 1");
    must_not_read("{\"args\":[null,1],\"x\":1}", "line 1, column 22: an input has \"args\" and \"objects\", not 'x'");
    must_not_read("{\"args\":[null,128]}",
                  "line 1, column 15: argument 2 ('small'): 128 does not fit signed char of 8 bits");
    must_not_read("{\"args\":[null,1.5]}",
                  "line 1, column 15: argument 2 ('small'): 1.5 is no whole number of at most 128 bits");
    must_not_read("{\"args\":[null,\"a\"]}",
                  "line 1, column 15: argument 2 ('small'): a whole number is expected here, not a string");
    must_not_read("{\"args\":[\"bst0\",1]}",
                  "line 1, column 10: argument 1 ('t'): a pointer (\"&name\" or null) is expected here, not \"bst0\"");
    must_not_read("{\"args\":[\"&bst0\",1]}", "line 1, column 10: there is no object 'bst0'");
    must_not_read("{\"args\":[\"&bst0\",1],\"objects\":{\"bst0\":{}}}",
                  "line 1, column 39: object 'bst0' has no \"type\"");
    must_not_read("{\"args\":[\"&bst0\",1],\"objects\":{\"bst0\":{\"type\":\"struct bsd\"}}}",
                  "line 1, column 47: the program has no type 'struct bsd'; did you mean 'struct bst'?");
    must_not_read("{\"args\":[\"&bst0\",1],\"objects\":{\"bst0\":{\"type\":\"struct bst\",\"sise\":1}}}",
                  "line 1, column 67: struct bst has no field 'sise'; did you mean 'size'?");
    must_not_read(
        "{\"args\":[\"&bst0\",1],\"objects\":{\"bst0\":{\"type\":\"struct bst\",\"root\":\"&bst0\"}}}",
        "line 1, column 67: field 'root' of struct bst is a pointer to struct node, but 'bst0' is struct bst");
    must_not_read("{\"args\":[\"&bst0+17\",1],\"objects\":{\"bst0\":{\"type\":\"struct bst\"}}}",
                  "line 1, column 10: argument 1 ('t'): \"&bst0+17\" is not in 'bst0', which has 16 bytes");
    must_not_read("{\"args\":[\"&bst\",1],\"objects\":{\"bst\":{\"type\":\"struct bst\"}}}",
                  "line 1, column 37: object 'bst': a C identifier with a digit at the end is expected here");
    must_not_read("{\"args\":[\"&i0\",1],\"objects\":{\"i0\":{\"type\":\"int[2]\",\"cells\":[1,2,3]}}}",
                  "line 1, column 60: cells has room for 2 cells, not for 3");
    must_not_read("{\"args\":[\"&m0\",1],\"objects\":{\"m0\":{\"type\":\"void\",\".size\":12,"
                  "\".pointers\":{\"0\":\"&m0\",\"4\":\"&m0\"}}}}",
                  "object 'm0': two pointers stand in one place");
    end();
}

static void a_new_field_is_zero_and_order_does_not_matter(void **state)
{
    static const char json[] = "{\"objects\":{\"unused0\":1,\"bst0\":{\"size\":4,\"type\":\"struct bst\"}},"
                               "\"args\":[\"&bst0\"]}";
    (void)state;
    begin();
    takes(0, "t", &bst_pointer);
    assert_true(input_from_json(&again, &program, &predicate, json, sizeof json - 1, &problem));
    expect(input_print_json, &again,
           "{\"args\":[\"&bst0\"],\"objects\":{\"bst0\":{\"type\":\"struct bst\",\"root\":null,\"size\":4}}}");
    end();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tree_is_followed_by_type_and_keeps_its_identity),
        cmocka_unit_test(two_parameters_may_share_a_block),
        cmocka_unit_test(every_kind_of_scalar_reads_back),
        cmocka_unit_test(reals_that_are_no_numbers_are_words),
        cmocka_unit_test(arrays_follow_the_size_of_their_block),
        cmocka_unit_test(flexible_arrays_follow_the_size_of_their_block),
        cmocka_unit_test(unions_follow_their_statements),
        cmocka_unit_test(functions_have_names_and_strays_are_addresses),
        cmocka_unit_test(strings_are_objects_where_they_are_shared_or_look_like_something_else),
        cmocka_unit_test(a_block_is_known_by_what_a_pointer_into_it_points_to),
        cmocka_unit_test(what_untyped_pointers_lead_to_keeps_its_own_pointers),
        cmocka_unit_test(a_pointer_that_does_not_agree_has_a_cast),
        cmocka_unit_test(numbers_of_all_widths_read_back),
        cmocka_unit_test(incomplete_memory_is_an_error),
        cmocka_unit_test(errors_say_where_and_what),
        cmocka_unit_test(a_new_field_is_zero_and_order_does_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
