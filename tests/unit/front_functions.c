/* Functions, annotations, spaces, several units, and files that are wrong. */
#include "front_bench.h"

/* --- functions --- */

static void functions_say_where_they_stand_and_what_they_take(void **state)
{
    struct bench *bench = *state;
    put(bench, "own.h", "struct t { int x; };\nstatic inline int in_header(void) { return 1; }\nint outside(int);\n");
    read_text(bench, "#include <string.h>\n#include \"own.h\"\n"
                     "int declared(int, char *name);\n"
                     "static int hidden(const struct t *t, int cells[8], int f(void)) { return t && cells && f; }\n"
                     "int  check(struct t *t, ...) { return hidden(t, 0, 0); }\n");
    const struct function *check = get_function(bench, "check");
    assert_string_equal(check->file, bench->files[0]);
    assert_int_equal(check->line, 5);
    assert_int_equal(check->column, 6);
    assert_true(check->defined && check->in_given_file && check->is_variadic && !check->is_static);
    const struct function *hidden = get_function(bench, "hidden");
    assert_true(hidden->is_static);
    assert_int_equal(hidden->parameter_count, 3);
    assert_string_equal(hidden->parameters[0].name, "t");
    assert_true(hidden->parameters[0].type->target_const);
    assert_string_equal(hidden->parameters[1].type->name, "int *");
    assert_string_equal(hidden->parameters[2].type->name, "int (*)(void)");
    const struct function *declared = get_function(bench, "declared");
    assert_false(declared->defined);
    assert_string_equal(declared->parameters[0].name, "arg1");
    assert_string_equal(declared->parameters[1].name, "name");
    const struct function *in_header = get_function(bench, "in_header");
    assert_true(in_header->defined && !in_header->in_given_file);
    assert_null(program_function(&bench->program, "strlen"));
}

/* Who only has the header cannot write "u8". */
static void types_go_by_the_names_of_the_header(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "hash.h", "#include <stdint.h>\nuint8_t hash(const uint8_t *message, unsigned char *out);\n");
    put_and_use(bench, "hash.c",
                "#include \"hash.h\"\ntypedef uint8_t u8;\n"
                "u8 hash(const u8 *m, u8 *o) { return *o = *m; }\nu8 own(const u8 *m) { return *m; }\n");
    bench->given = 1;
    must_read(bench);
    const struct function *hash = get_function(bench, "hash"), *own = get_function(bench, "own");
    assert_string_equal(hash->parameters[0].alias.name, "uint8_t");
    assert_null(hash->parameters[1].alias.name);
    assert_string_equal(hash->result_alias.name, "uint8_t");
    assert_string_equal(own->parameters[0].alias.name, "u8");
    assert_string_equal(own->result_alias.name, "u8");
}

static void ranges_are_evaluated(void **state)
{
    struct bench *bench = *state;
    read_text(bench, "#include <assay.h>\n#include <limits.h>\n#define LOW -3\nenum { TEN = 10 };\n"
                     "struct pair { long a, b; };\n"
                     "int f(int a ASSAY_IN(0, 8), int b ASSAY_IN(LOW, TEN * 2), char c ASSAY_IN('a', 'z'),\n"
                     "      unsigned long d ASSAY_IN(0x10, sizeof(struct pair)), int e, int g ASSAY_IN(INT_MIN, INT_MAX));\n"
                     "int g(int key ASSAY_IN(-5, -2));\n"
                     "int g(int key) { return key; }\n");
    const struct parameter *p = get_function(bench, "f")->parameters;
    assert_true(p[0].has_range && p[0].lo == 0 && p[0].hi == 8);
    assert_true(p[1].has_range && p[1].lo == -3 && p[1].hi == 20);
    assert_true(p[2].has_range && p[2].lo == 'a' && p[2].hi == 'z');
    assert_true(p[3].has_range && p[3].lo == 16 && p[3].hi == 16);
    assert_false(p[4].has_range);
    assert_true(p[5].has_range && p[5].lo == INT32_MIN && p[5].hi == INT32_MAX);
    const struct parameter *key = get_function(bench, "g")->parameters;
    assert_true(key->has_range && key->lo == -5 && key->hi == -2);
}

static void wrong_ranges_are_refused(void **state)
{
    struct bench *bench = *state;
    static const char *const cases[][2] = {
        {"int f(int a ASSAY_IN(0, missing));", "subject.c:2:11: ASSAY_IN(0, missing) of 'a' cannot be evaluated: use of undeclared identifier 'missing'"},
        {"int v; int f(int a ASSAY_IN(0, v));", "cannot be evaluated"},
        {"int f(int a ASSAY_IN(0, 1.5));", "needs integers, and '1.5' is none"},
        {"int f(int a ASSAY_IN(3, 2));", "is empty"},
        {"int f(unsigned char a ASSAY_IN(0, 256));", "do not fit 'unsigned char'"},
        {"int f(unsigned a ASSAY_IN(-1, 2));", "do not fit 'unsigned int'"},
        {"int f(_Bool a ASSAY_IN(0, 2));", "do not fit '_Bool'"},
        {"int f(int *a ASSAY_IN(0, 2));", "is for numbers, and its type is 'int *'"},
        {"int f(unsigned long a ASSAY_IN(0, 0xFFFFFFFFFFFFFFFF));", "is too large"},
        {"int f(int a ASSAY_IN(0, \"\"));", "needs integers"},
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
}

static void spaces_are_found_and_are_no_functions(void **state)
{
    struct bench *bench = *state;
    put(bench, "list.h", "#ifndef L\n#define L\n#include <assay.h>\nstruct list { int n; };\nint ok(struct list *);\n"
                         "ASSAY_SPACE(ok, n) { assay_pool(struct list, n); }\n#endif\n");
    put_and_use(bench, "a.c", "#include \"list.h\"\nint ok(struct list *l) { return l->n; }\n");
    put_and_use(bench, "b.c", "#include \"list.h\"\n");
    must_read(bench);
    assert_int_equal(bench->program.spaces.count, 1);
    const struct space_function *space = bench->program.spaces.items[0];
    assert_string_equal(space->predicate, "ok");
    assert_non_null(strstr(space->file, "list.h"));
    assert_int_equal(space->line, 6);
    assert_null(program_function(&bench->program, space->symbol));
    put(bench, "b.c", "#include \"list.h\"\n#include <assay.h>\n");
    put(bench, "a.c", "#include <assay.h>\nstruct list { int n; };\nASSAY_SPACE(ok, k) { assay_pool(struct list, k); }\n");
    must_fail(bench, ERROR_INPUT, "ASSAY_SPACE(ok) is there already: see ");
}

/* --- several units --- */

static void one_struct_of_two_units_is_one_type(void **state)
{
    struct bench *bench = *state;
    put(bench, "tree.h", "struct node { struct node *l, *r; struct payload *p; struct { int u; } in; };\n"
                         "static inline int helper(struct node *n) { return !n; }\n");
    put_and_use(bench, "a.c", "#include \"tree.h\"\nint fa(struct node *n) { return helper(n); }\n");
    put_and_use(bench, "b.c", "struct payload { int x; };\n#include \"tree.h\"\nint fb(struct node *n) { return helper(n); }\n");
    must_read(bench);
    const struct type *node = get_struct(bench, "struct node");
    assert_ptr_equal(get_function(bench, "fa")->parameters[0].type->target, node);
    assert_ptr_equal(get_function(bench, "fb")->parameters[0].type->target, node);
    assert_ptr_equal(get_function(bench, "fa")->parameters[0].type, get_function(bench, "fb")->parameters[0].type);
    const struct type *payload = get_field(node, "p", NULL)->type->target;
    assert_true(payload->complete);
    assert_ptr_equal(payload, get_struct(bench, "struct payload"));
    assert_int_equal(bench->program.structs.count, 3);
    size_t helpers = 0;
    for (size_t i = 0; i < bench->program.functions.count; i++)
        helpers += strcmp(bench->program.functions.items[i]->name, "helper") == 0;
    assert_int_equal(helpers, 1);
}

static void different_structs_of_one_name_stay_apart(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "struct item { int x; };\nstruct box { struct item *i; };\nint fa(struct box *b) { return !b; }\n"
                              "static int same(struct item *i) { return !i; }\nint ua(struct item *i) { return same(i); }\n");
    put_and_use(bench, "b.c", "struct item { long x; };\nstruct box { struct item *i; };\nint fb(struct box *b) { return !b; }\n"
                              "static int same(struct item *i) { return !!i; }\nint ub(struct item *i) { return same(i); }\n");
    must_read(bench);
    const struct type *a = get_function(bench, "fa")->parameters[0].type->target;
    const struct type *b = get_function(bench, "fb")->parameters[0].type->target;
    assert_ptr_not_equal(a, b);
    assert_int_equal(a->fields[0].type->target->size, sizeof(int));
    assert_int_equal(b->fields[0].type->target->size, sizeof(long));
    assert_ptr_equal(get_struct(bench, "struct item"), a->fields[0].type->target);
    assert_int_equal(bench->program.structs.count, 4);
    size_t same = 0;
    for (size_t i = 0; i < bench->program.functions.count; i++)
        same += strcmp(bench->program.functions.items[i]->name, "same") == 0;
    assert_int_equal(same, 2);
}

static void sources_are_defined_but_not_given(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "int fa(int);\nint fb(int x);\nint fa(int x) { return fb(x); }\n");
    put_and_use(bench, "b.c", "int fb(int y) { return y; }\n");
    bench->given = 1;
    must_read(bench);
    assert_true(get_function(bench, "fa")->in_given_file);
    const struct function *fb = get_function(bench, "fb");
    assert_true(fb->defined && !fb->in_given_file);
    assert_string_equal(fb->file, bench->files[1]);
    assert_string_equal(fb->parameters[0].name, "y");
}

static void every_file_read_is_a_dependency(void **state)
{
    struct bench *bench = *state;
    put(bench, "own.h", "#include <stddef.h>\n");
    read_text(bench, "#include \"own.h\"\n#include \"own.h\"\n");
    size_t own = 0, standard = 0, itself = 0;
    for (size_t i = 0; i < bench->program.dependencies.count; i++) {
        const char *path = bench->program.dependencies.items[i];
        assert_true(file_exists(path));
        own += strcmp(path_base(path), "own.h") == 0;
        standard += strcmp(path_base(path), "stddef.h") == 0;
        itself += strcmp(path, bench->files[0]) == 0;
    }
    assert_int_equal(own, 1);
    assert_int_equal(standard, 1);
    assert_int_equal(itself, 1);
}

/* --- errors --- */

static void errors_in_a_file_are_the_compilers_words(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "subject.c", "int f(void)\n{\n    return missing;\n}\n");
    must_fail(bench, ERROR_INPUT, "subject.c:3:12: error: use of undeclared identifier 'missing'\n");
    assert_non_null(strstr(bench->error.message.s, "return missing;"));
    assert_non_null(strstr(bench->error.message.s, "           ^"));
    assert_null(strchr(bench->error.message.s, '\033'));
    assert_true(bench->error.message.s[bench->error.message.length - 1] != '\n');
}

static void warnings_are_not_shown(void **state)
{
    struct bench *bench = *state;
    bench->flags[0] = "-Wall";
    bench->flags[1] = "-Werror";
    read_text(bench, "int f(void) { int unused; return 1 == 1 == 1; }\n");
    assert_true(get_function(bench, "f")->defined);
}

static void files_that_cannot_be_read_are_named(void **state)
{
    struct bench *bench = *state;
    use(bench, "nothing.c");
    must_fail(bench, ERROR_INPUT, "nothing.c': No such file or directory");
    assert_memory_equal(bench->error.message.s, "cannot read '", 13);
}

static void a_directory_is_no_file(void **state)
{
    struct bench *bench = *state;
    use(bench, ".");
    must_fail(bench, ERROR_INPUT, "it is a directory, not a file");
}

static void a_text_file_is_not_c(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "notes.txt", "hello");
    must_fail(bench, ERROR_INPUT, "not a C file (its name must end in .c, .h or .i)");
}

/* --- broken files --- */

static const char sample[] =
    "#include <assay.h>\n#include <stdlib.h>\n"
    "typedef struct { unsigned a : 3, : 0; union { int x; float y[2][3]; }; } t;\n"
    "enum e { A, B = -1 };\n"
    "struct list { struct list *next; t (*f)(enum e, t[4]); char tail[]; };\n"
    "static int ok(const struct list *l, int k ASSAY_IN(A, 3 * 4), ...) { return l && k; }\n"
    "ASSAY_SPACE(ok, n) { assay_range(struct list, next, 0, n); }\n"
    "int user(struct list *l) { return ok(l, 1); }\n"
    "ASSAY_GENERATOR struct list *some(void) { return assay_choose(0, 1) ? 0 : 0; }\n"
    "ASSAY_PROPERTY void holds(struct list *l ASSAY_OF(some), int a[3], int (*f)(int, ...)) { if (!l) abort(); }\n";

static void survive(struct bench *bench, const char *text)
{
    put(bench, "subject.c", text);
    if (!try_read(bench)) {
        assert_int_equal(bench->error.kind, ERROR_INPUT);
        assert_true(bench->error.message.length > 0);
    }
    error_release(&bench->error);
    bench->error = (struct error)ERROR_INIT;
}

static void broken_files_are_answered_with_an_error(void **state)
{
    struct bench *bench = *state;
    use(bench, "subject.c");
    unsigned long random = 7;
    for (int i = 0; i < 60; i++) {
        char *text = mem_strdup(sample);
        random = random * 6364136223846793005UL + 1442695040888963407UL;
        size_t place = (random >> 33) % (sizeof sample - 1);
        if (i % 2)
            text[place] = '\0';
        else
            text[place] = "{}()[];:,*#\"'\\\n x0"[(random >> 20) % 18];
        survive(bench, text);
        mem_free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(functions_say_where_they_stand_and_what_they_take),
        TEST(types_go_by_the_names_of_the_header),
        TEST(ranges_are_evaluated),
        TEST(wrong_ranges_are_refused),
        TEST(spaces_are_found_and_are_no_functions),
        TEST(one_struct_of_two_units_is_one_type),
        TEST(different_structs_of_one_name_stay_apart),
        TEST(sources_are_defined_but_not_given),
        TEST(every_file_read_is_a_dependency),
        TEST(errors_in_a_file_are_the_compilers_words),
        TEST(warnings_are_not_shown),
        TEST(files_that_cannot_be_read_are_named),
        TEST(a_directory_is_no_file),
        TEST(a_text_file_is_not_c),
        TEST(broken_files_are_answered_with_an_error),
    };
    return cmocka_run_group_tests_name("functions", tests, NULL, NULL);
}
