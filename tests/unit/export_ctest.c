/* C tests as text; tests/ctests builds and runs them. */
#include "model_fixture.h"

#include "export/ctest.h"

static struct input input;
static struct function property = {.name = "bst0", .parameters = parameters, .result = &bool_type};

static void read_input(const char *json)
{
    property.parameter_count = predicate.parameter_count;
    input = (struct input)INPUT_INIT;
    if (!input_from_json(&input, &program, &property, json, strlen(json), &problem))
        fail_msg("%s", problem.message.s);
}

static struct text written(struct ctest *ctest, const struct ctest_case *cases, size_t count)
{
    struct text out = TEXT_INIT;
    ctest->property = &property;
    ctest->cases = cases;
    ctest->case_count = count;
    ctest->property_file = "../bst test.c";
    ctest_write(ctest, "some/folder/it's.c", &out);
    assert_int_equal(strlen(out.s), out.length);
    return out;
}

static void assert_has(const struct text *text, const char *wanted)
{
    if (!strstr(text->s, wanted))
        fail_msg("'%s' is not in:\n%s", wanted, text->s);
}

static void a_tree_is_built_field_by_field(void **state)
{
    (void)state;
    begin_space(2);
    takes(0, "t", &bst_pointer);
    takes(1, "key", &int_type);
    read_input(
        "{\"args\":[\"&bst0\",-4],\"objects\":{\"bst0\":{\"type\":\"struct bst\",\"root\":\"&node0\",\"size\":1},"
        "\"node0\":{\"type\":\"struct node\",\"key\":7,\"left\":\"&node0\"}}}");
    struct ctest ctest = {.framework = "plain", .needs = "plain", .id = "bst0-01234567"};
    struct text out = written(&ctest, &(struct ctest_case){"case", &input, "It fails */ here.\n"}, 1);
    assert_has(&out, "/* bst0-01234567: an input that bst0 (../bst test.c) fails on, written by Assay.\n");
    assert_has(&out, "#define main assay_users_main\n#include \"../bst test.c\"\n#undef main\n");
    assert_has(&out, "/*\n * It fails * / here.\n */\n"
                     "static int assay_test_case(void)\n"
                     "{\n"
                     "    struct bst *bst0_ = assay_memory(sizeof *bst0_);\n"
                     "    struct node *node0 = assay_memory(sizeof *node0);\n"
                     "    bst0_->root = node0;\n"
                     "    bst0_->size = 1;\n"
                     "    node0->left = node0;\n"
                     "    node0->key = 7;\n"
                     "    assay_roots[0] = bst0_;\n"
                     "    return bst0(bst0_, -4) != 0;\n"
                     "}\n");
    text_release(&out);
    input_release(&input);
    end_space();
}

static void the_header_says_how_to_build_it(void **state)
{
    static const struct {
        const char *framework, *needs, *command;
    } rows[] = {
        {"plain", "plain", " '-DA=x y' 'it'\\''s.c' a.c -o 'it'\\''s' && './it'\\''s'\n"},
        {"plain", "asan", " *     gcc -g -fsanitize=address $(pkg-config"},
        {"plain", "leak", " *     clang-19 -g -fsanitize=address $(pkg-config"},
        {"plain", "ubsan", " -fno-sanitize=pointer-overflow -fno-sanitize-recover=all $(pkg-config"},
        {"plain", "msan", " *     clang-19 -g -fsanitize=memory $(pkg-config"},
        {"cmocka", "plain", " a.c -lcmocka -o "},
        {"check", "plain", " a.c $(pkg-config --cflags --libs check) -o "},
        {"criterion", "plain", " a.c $(pkg-config --cflags --libs criterion) -o "},
    };
    (void)state;
    begin_space(2);
    predicate.parameter_count = 0;
    read_input("{\"args\":[]}");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct ctest ctest = {.framework = rows[i].framework,
                              .needs = rows[i].needs,
                              .id = "bst0-01234567",
                              .sources = (const char *const[]){"a.c", NULL},
                              .cflags = (const char *const[]){"-DA=x y", NULL}};
        struct text out = written(&ctest, &(struct ctest_case){"case", &input, NULL}, 1);
        assert_has(&out, rows[i].command);
        assert_true(!strstr(out.s, "gcc -g -fsanitize=memory"));
        text_release(&out);
    }
    input_release(&input);
    end_space();
}

static void cases_of_one_name_are_told_apart(void **state)
{
    (void)state;
    begin_space(2);
    predicate.parameter_count = 0;
    read_input("{\"args\":[]}");
    const struct ctest_case cases[] = {{"same", &input, NULL}, {"same", &input, NULL}, {"other", &input, NULL}};
    for (const char *const *framework = ctest_frameworks(); *framework; framework++) {
        struct ctest ctest = {.framework = *framework, .needs = "plain"};
        struct text out = written(&ctest, cases, 3);
        assert_has(&out, "/* Inputs of bst0 (../bst test.c), on all of which it passes; written by Assay.\n");
        assert_has(&out, "assay_test_same_1");
        assert_has(&out, "assay_test_same_2");
        assert_has(&out, "assay_test_other");
        text_release(&out);
    }
    input_release(&input);
    end_space();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tree_is_built_field_by_field),
        cmocka_unit_test(the_header_says_how_to_build_it),
        cmocka_unit_test(cases_of_one_name_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
