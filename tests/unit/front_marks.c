/* Properties, generators and ASSAY_OF, as the reader finds them; types of
 * functions. */
#include "front_bench.h"

static void expect_names(size_t count, const struct function *const *functions, const char *names)
{
    struct text found = TEXT_INIT;
    for (size_t i = 0; i < count; i++)
        text_addf(&found, "%s%s", i ? " " : "", functions[i]->name);
    assert_string_equal(found.s, names);
    text_release(&found);
}

#define EXPECT_PROPERTIES(names) \
    expect_names(bench->program.properties.count, bench->program.properties.items, names)
#define EXPECT_GENERATORS(names) \
    expect_names(bench->program.generators.count, bench->program.generators.items, names)

static void properties_and_generators_are_found_in_order(void **state)
{
    struct bench *bench = *state;
    put(bench, "shared.h", "#include <assay.h>\nASSAY_PROPERTY void declared_early(int a);\nstruct s { int x; };\n"
                           "static ASSAY_PROPERTY int in_header(struct s *s) { return s->x; }\n");
    put_and_use(bench, "a.c", "#include \"shared.h\"\nASSAY_PROPERTY void second(void);\n"
                              "ASSAY_GENERATOR static struct s *some_s(void) { return 0; }\n"
                              "ASSAY_PROPERTY static void first(void) {}\nvoid second(void) {}\n");
    put_and_use(bench, "b.c", "#include \"shared.h\"\nint plain(void) { return 0; }\nvoid declared_early(int a) { (void)a; }\n");
    must_read(bench);
    EXPECT_PROPERTIES("in_header first second declared_early");
    EXPECT_GENERATORS("some_s");
    const struct function *second = get_function(bench, "second");
    assert_true(second->is_property && second->defined && !second->is_generator);
    assert_int_equal(second->line, 5);
    assert_true(get_function(bench, "first")->is_static);
    assert_true(get_function(bench, "some_s")->is_generator);
    assert_false(get_function(bench, "plain")->is_property);
}

static void properties_of_sources_are_not_run_but_their_generators_serve(void **state)
{
    struct bench *bench = *state;
    put(bench, "inner.h", "#include <assay.h>\nstatic ASSAY_PROPERTY void of_the_source(void) {}\n");
    put_and_use(bench, "a.c", "#include <assay.h>\nASSAY_PROPERTY void own(int x) { (void)x; }\nASSAY_PROPERTY void elsewhere(void);\n");
    put_and_use(bench, "b.c", "#include \"inner.h\"\nASSAY_GENERATOR int number(void) { return (int)assay_choose(0, 3); }\n"
                              "ASSAY_PROPERTY void elsewhere(void) {}\n");
    bench->given = 1;
    must_read(bench);
    EXPECT_PROPERTIES("own");
    EXPECT_GENERATORS("number");
    assert_true(get_function(bench, "of_the_source")->is_property);
    assert_true(get_function(bench, "elsewhere")->is_property);
}

static void a_property_that_cannot_fail_is_known(void **state)
{
    struct bench *bench = *state;
    read_text(bench, "#include <assay.h>\n#include <stdlib.h>\nvoid my_ExpectEqual(int, int);\nvoid run(int);\n"
                     "#define MADE(name) ASSAY_PROPERTY void name(int a) { run(a); }\n"
                     "ASSAY_PROPERTY void check_nothing(int check) { run(check + 1); }\n"
                     "ASSAY_PROPERTY void silent(int a) { run(a); /* assert */ int exit = 0; run(exit + \"assert\"[0]); }\n"
                     "ASSAY_PROPERTY void quits(int a) { if (a) exit(1); }\n"
                     "ASSAY_PROPERTY void traps(int a) { if (a) __builtin_trap(); }\n"
                     "ASSAY_PROPERTY void compares(int a) { my_ExpectEqual(a, a); }\n"
                     "static void inner(int a) { if (a) abort(); }\n"
                     "static void outer(int a) { run(a); inner(a); }\n"
                     "static void again(int a) { if (a) again(a - 1); }\n"
                     "ASSAY_PROPERTY void leaves_it_to_others(int a) { outer(a); }\n"
                     "ASSAY_PROPERTY void recursive(int a) { again(a); }\n"
                     "MADE(made)\n");
    assert_true(get_function(bench, "check_nothing")->may_check); /* "check" is in its body */
    assert_false(get_function(bench, "silent")->may_check);
    assert_true(get_function(bench, "quits")->may_check);
    assert_true(get_function(bench, "traps")->may_check);
    assert_true(get_function(bench, "compares")->may_check);
    assert_true(get_function(bench, "leaves_it_to_others")->may_check);
    assert_false(get_function(bench, "recursive")->may_check);
    assert_true(get_function(bench, "made")->may_check);
    put(bench, "subject.c", "#include <assay.h>\nvoid run(int);\nASSAY_PROPERTY void check_by_name_only(int a) { run(a); }\n");
    must_read(bench);
    assert_false(get_function(bench, "check_by_name_only")->may_check);
}

static void parameters_say_where_they_come_from(void **state)
{
    struct bench *bench = *state;
    read_text(bench, "#include <assay.h>\n#define ok list_ok\nstruct list { int n; };\n"
                     "ASSAY_PROPERTY void f(struct list *l ASSAY_OF(ok), int k ASSAY_IN(0, 8), int m ASSAY_OF(even));\n"
                     "void f(struct list *a, int b, int c) {}\n"
                     "void g(int a[8], int n, int b[n], char c[], int d[2][3]) {}\n");
    const struct parameter *p = get_function(bench, "f")->parameters;
    assert_string_equal(p[0].of, "list_ok");
    assert_string_equal(p[0].name, "a");
    assert_true(p[1].has_range && p[1].hi == 8 && !p[1].of);
    assert_string_equal(p[2].of, "even");
    p = get_function(bench, "g")->parameters;
    assert_true(p[0].cells == 8 && !p[0].has_variable_length);
    assert_true(p[1].cells == 0);
    assert_true(p[2].cells == 0 && p[2].has_variable_length);
    assert_true(p[3].cells == 0 && !p[3].has_variable_length);
    assert_true(p[4].cells == 2 && p[4].type->target->length == 3);
}

static void contradicting_marks_are_refused(void **state)
{
    struct bench *bench = *state;
    static const char *const cases[][2] = {
        {"void f(int a ASSAY_OF(x) ASSAY_OF(y));",
         "subject.c:2:12: the values of 'a' can come from one place only: ASSAY_OF(x) or ASSAY_OF(y)"},
        {"void f(int a ASSAY_OF(x));\nvoid f(int a ASSAY_OF(y)) {}", "can come from one place only: ASSAY_OF("},
        {"ASSAY_PROPERTY ASSAY_GENERATOR int f(void) { return 1; }",
         "subject.c:2:36: 'f' is marked ASSAY_PROPERTY and ASSAY_GENERATOR: it can be one of them only"},
    };
    use(bench, "subject.c");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char *text = mem_format("#include <assay.h>\n%s\n", cases[i][0]);
        put(bench, "subject.c", text);
        mem_free(text);
        must_fail(bench, ERROR_INPUT, cases[i][1]);
        error_release(&bench->error);
        bench->error = (struct error)ERROR_INIT;
    }
    put(bench, "subject.c", "#include <assay.h>\nvoid f(int a ASSAY_OF(x));\nvoid f(int a ASSAY_OF(x)) {}\n");
    must_read(bench);
}

static void properties_have_names_of_their_own(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "#include <assay.h>\nASSAY_PROPERTY static void same(void) {}\n");
    put_and_use(bench, "b.c", "#include <assay.h>\n\nASSAY_PROPERTY static void same(int x) {}\n");
    must_fail(bench, ERROR_INPUT, "b.c:3: there is another property 'same' at ");
    error_release(&bench->error);
    bench->error = (struct error)ERROR_INIT;
    bench->given = 1;
    must_read(bench);
    EXPECT_PROPERTIES("same");
}

/* --- types of functions --- */

static const struct type *function_behind(struct bench *bench, const char *name, size_t parameter)
{
    const struct type *type = get_function(bench, name)->parameters[parameter].type;
    assert_int_equal(type->kind, TYPE_POINTER);
    assert_int_equal(type->target->kind, TYPE_FUNCTION);
    return type->target;
}

static void functions_of_functions_are_read(void **state)
{
    struct bench *bench = *state;
    read_text(bench, "struct node { int (*compare)(const struct node *, const struct node *); struct node *next; };\n"
                     "typedef int visit(struct node *, char[4], int (*)(void));\n"
                     "void f(visit v, int (*print)(const char *, ...), int (*old)(), void (*none)(void));\n");
    const struct type *visit = function_behind(bench, "f", 0);
    const struct type *node = get_struct(bench, "struct node");
    assert_int_equal(visit->argument_count, 3);
    assert_ptr_equal(visit->arguments[0]->target, node);
    assert_string_equal(visit->arguments[1]->name, "char *");
    assert_string_equal(visit->arguments[2]->name, "int (*)(void)");
    assert_int_equal(visit->target->kind, TYPE_INTEGER);
    assert_false(visit->is_variadic);
    const struct type *print = function_behind(bench, "f", 1);
    assert_int_equal(print->argument_count, 1);
    assert_true(print->is_variadic);
    const struct type *old = function_behind(bench, "f", 2);
    assert_true(old->argument_count == 0 && !old->is_variadic);
    assert_string_equal(function_behind(bench, "f", 3)->name, "void (void)");
    const struct type *compare = node->fields[0].type->target;
    assert_int_equal(compare->argument_count, 2);
    assert_ptr_equal(compare->arguments[0]->target, node);
    assert_true(compare->arguments[0]->target_const);
}

static void functions_of_two_units_are_one_type_if_their_arguments_are(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "struct same { int x; };\nstruct other { int x; };\n"
                              "void fa(int (*f)(struct same *), int (*g)(struct other *)) {}\n");
    put_and_use(bench, "b.c", "struct same { int x; };\nstruct other { long x; };\n"
                              "void fb(int (*f)(struct same *), int (*g)(struct other *)) {}\n");
    must_read(bench);
    assert_ptr_equal(function_behind(bench, "fa", 0), function_behind(bench, "fb", 0));
    assert_ptr_equal(function_behind(bench, "fa", 0)->arguments[0]->target, get_struct(bench, "struct same"));
    assert_ptr_not_equal(function_behind(bench, "fa", 1), function_behind(bench, "fb", 1));
    assert_ptr_not_equal(function_behind(bench, "fa", 1)->arguments[0], function_behind(bench, "fb", 1)->arguments[0]);
}

static void structs_with_different_callbacks_stay_apart(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "struct arg { int x; };\nstruct box { int (*f)(struct arg *); };\nint fa(struct box *b) { return !b; }\n");
    put_and_use(bench, "b.c", "struct arg { long x; };\nstruct box { int (*f)(struct arg *); };\nint fb(struct box *b) { return !b; }\n");
    must_read(bench);
    assert_ptr_not_equal(get_function(bench, "fa")->parameters[0].type->target,
                         get_function(bench, "fb")->parameters[0].type->target);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(properties_and_generators_are_found_in_order),
        TEST(properties_of_sources_are_not_run_but_their_generators_serve),
        TEST(a_property_that_cannot_fail_is_known),
        TEST(parameters_say_where_they_come_from),
        TEST(contradicting_marks_are_refused),
        TEST(properties_have_names_of_their_own),
        TEST(functions_of_functions_are_read),
        TEST(functions_of_two_units_are_one_type_if_their_arguments_are),
        TEST(structs_with_different_callbacks_stay_apart),
    };
    return cmocka_run_group_tests_name("marks", tests, NULL, NULL);
}
