/* Stubs of imagined libraries: pools of functions that are lawful, and their C. */
#include "front_bench.h"
#include "target/stubs.h"
#include "target/stubs_functions.h"

struct library_bench {
    struct bench *bench;
    struct operations operations;
    struct stubs stubs;
    const char *headers[2];
    struct library library;
};

static void read_library(struct library_bench *it, const char *header, const char *model)
{
    struct bench *bench = it->bench;
    it->headers[0] = put_and_use(bench, "header.h", header);
    const char *with = model ? put_and_use(bench, "model.c", model) : NULL;
    must_read(bench);
    it->library = (struct library){.program = &bench->program, .headers = it->headers, .model = with};
    if (!operations_resolve(&it->library, &it->operations, &bench->error))
        fail_msg("%s", bench->error.message.s);
    stubs_init(&it->stubs, &it->operations, &it->library);
}

static void release(struct library_bench *it)
{
    stubs_release(&it->stubs);
    operations_release(&it->operations);
}

static const struct stub_pool *pool_of(const struct library_bench *it, const char *function, size_t parameter)
{
    const struct operation *operation = operations_find(&it->operations, function);
    assert_non_null(operation);
    return &it->stubs.pools.items[stubs_pool(&it->stubs, &operation->roles[parameter])];
}

static void one_pool_serves_all_that_want_the_same(void **state)
{
    struct library_bench it = {.bench = *state};
    read_library(&it,
                 "void sort(int *a, unsigned long n, int (*compare)(const void *, const void *));\n"
                 "void find(int (*compare)(const void *, const void *));\n"
                 "void each(void (*visit)(int));\n"
                 "void same(int (*equal)(const void *, const void *));\n",
                 NULL);
    assert_int_equal(it.stubs.pools.count, 3);
    assert_ptr_equal(pool_of(&it, "sort", 2), pool_of(&it, "find", 0));
    assert_int_equal(pool_of(&it, "find", 0)->callback, CALLBACK_COMPARE);
    assert_int_equal(pool_of(&it, "same", 0)->callback, CALLBACK_EQUAL);
    assert_int_equal(pool_of(&it, "each", 0)->callback, CALLBACK_PLAIN);
    release(&it);
}

static void allocators_are_the_ones_of_the_standard_library_where_the_type_fits(void **state)
{
    struct library_bench it = {.bench = *state};
    read_library(
        &it,
        "void memory(void *(*get)(unsigned long), void *(*resize)(void *, unsigned long), void (*end)(void *));\n"
        "void small(void *(*get)(unsigned), void (*end)(void *));\n",
        NULL);
    assert_string_equal(pool_of(&it, "memory", 0)->functions.items[0].name, "malloc");
    assert_string_equal(pool_of(&it, "memory", 1)->functions.items[0].name, "realloc");
    assert_string_equal(pool_of(&it, "memory", 2)->functions.items[0].name, "free");
    assert_null(pool_of(&it, "small", 0)->functions.items[0].name);
    assert_string_equal(pool_of(&it, "small", 0)->functions.items[0].body, "return malloc((unsigned long)a0);");
    release(&it);
}

static void functions_of_the_model_follow_the_lawful_ones(void **state)
{
    struct library_bench it = {.bench = *state};
    read_library(&it, "struct item { int key; };\nvoid sort(int (*order)(const struct item *, const struct item *));\n",
                 "#include \"header.h\"\n"
                 "static int by_key(const struct item *a, const struct item *b) { return a->key - b->key; }\n"
                 "int other(const struct item *a, int b) { return by_key(a, a) + b; }\n");
    const struct stub_pool *pool = pool_of(&it, "sort", 0);
    assert_int_equal(pool->functions.count, 3);
    assert_null(pool->functions.items[0].name);
    assert_string_equal(pool->functions.items[2].name, "by_key");
    release(&it);
}

static void expressions_are_numbered_as_they_are_declared(void **state)
{
    struct library_bench it = {.bench = *state};
    read_library(&it, "int f(int n);\nint g(int n);\n",
                 "#include \"header.h\"\n_Static_assert(1, \"assay requires f\\nn > 0\");\n"
                 "_Static_assert(1, \"assay pure f\");\n_Static_assert(1, \"assay success g\\nresult == n\");\n");
    assert_int_equal(it.stubs.expressions.count, 2);
    assert_int_equal(stubs_expression(&it.stubs, &it.operations.declarations.items.items[0]), 0);
    assert_int_equal(stubs_expression(&it.stubs, &it.operations.declarations.items.items[2]), 1);
    assert_string_equal(it.stubs.expressions.items[1].operation->function->name, "g");
    release(&it);
}

/* ---- functions as C ---- */

static void functions_have_the_types_of_their_parameters(void **state)
{
    struct library_bench it = {.bench = *state};
    struct text text = TEXT_INIT;
    read_library(&it, "typedef struct { int key; } item;\nvoid f(int (*order)(const item *, const item *, void *));\n",
                 NULL);
    stubs_write_function(&it.stubs, 0, 0, "by_key", &text);
    assert_string_equal(text.s,
                        "static int by_key(const item *a0, const item *a1, void *a2) { (void)a2; return (int)(((a0 ? "
                        "((const item *)a0)->key : 0) > (a1 ? ((const item *)a1)->key : 0)) - ((a0 ? ((const item "
                        "*)a0)->key : 0) < (a1 ? ((const item *)a1)->key : 0))); }\n");
    text_release(&text);
    release(&it);
}

static const char *const callbacks =
    "typedef struct { char *name; unsigned key; } item; struct hidden; struct plain { int n; };\n"
    "enum color { RED };\n"
    "void f0(int (*order)(const void *, const void *));\n"
    "void f1(int (*order)(const char *, const char *));\n"
    "void f2(int (*order)(const item *, const item *, void *));\n"
    "void f3(signed char (*order)(const double *, const double *));\n"
    "void f4(int (*order)(const char *const *, const char *const *));\n"
    "void f5(int (*order)(const item *const *, const item *const *));\n"
    "void f6(int (*order)(const struct hidden *, const struct hidden *));\n"
    "void f7(_Bool (*equal)(const void *, const void *, unsigned long));\n"
    "void f8(_Bool (*equal)(const char *, const char *, unsigned long));\n"
    "void f9(unsigned (*hash)(const void *, unsigned long));\n"
    "void f10(unsigned long (*hash)(const item *));\n"
    "void f11(unsigned char (*hash)(const char *));\n"
    "void f12(unsigned long (*read)(void *, unsigned long, void *));\n"
    "void f13(int (*read)(void *, unsigned char *, unsigned long, unsigned long *));\n"
    "void f14(char *(*line)(char *, int, void *));\n"
    "void f15(enum color (*mix)(enum color, float), int (*(*pick)(int (*)(int)))(int));\n"
    "void f16(void *(*get)(unsigned short));\n"
    "void f17(item (*turn)(item, const struct plain));\n";

/* Writes all functions of all pools, and a main that asks what is given to it. */
static void write_all(struct library_bench *it, struct text *source, const char *checks)
{
    text_add(source, "#include <assert.h>\n#include <stdlib.h>\n#include <string.h>\n#include \"header.h\"\n");
    for (size_t i = 0; i < it->stubs.pools.count; i++)
        for (size_t k = 0; k < it->stubs.pools.items[i].functions.count; k++) {
            char *name = mem_format("p%zu_%zu", i, k);
            text_add(source, "__attribute__((unused)) ");
            stubs_write_function(&it->stubs, i, k, name, source);
            mem_free(name);
        }
    text_addf(source, "int main(void)\n{\n%s    return 0;\n}\n", checks);
}

static void compile_and_run(struct bench *bench, const char *compiler, const struct text *source)
{
    put(bench, "functions.c", source->s);
    char *command = mem_format("cd %s && %s -Wall -Wextra -Werror -o functions functions.c && ./functions",
                               bench->directory, compiler);
    if (system(command) != 0)
        fail_msg("%s is not content with\n%s", compiler, source->s);
    mem_free(command);
}

static void functions_compile_without_warnings_and_are_lawful(void **state)
{
    struct library_bench it = {.bench = *state};
    struct text source = TEXT_INIT;
    read_library(&it, callbacks, NULL);
    assert_int_equal(it.stubs.pools.count, 19);
    write_all(
        &it, &source,
        "    const item one = {0, 1}, two = {0, 2}, *to_one = &one, *to_two = &two, *none = 0;\n"
        "    char buffer[4] = \"xyz\";\n    unsigned long told = 9;\n    const char *names[] = {\"a\", \"b\", 0};\n"
        "    assert(p0_0(\"a\", \"b\") < 0 && p0_0(\"b\", \"a\") > 0 && p0_0(\"a\", \"ab\") == 0 && p0_0(0, \"a\") < "
        "0);\n"
        "    assert(p0_1(\"a\", \"b\") > 0);\n"
        "    assert(p1_0(\"aa\", \"ab\") < 0 && p1_1(\"aa\", \"ab\") > 0 && p1_0(0, \"\") == 0);\n"
        "    assert(p2_0(&one, &two, 0) < 0 && p2_0(&one, &one, 0) == 0 && p2_0(&two, 0, 0) > 0);\n"
        "    assert(p3_0(&(double){0.5}, &(double){0.25}) > 0 && p3_1(&(double){0.5}, &(double){0.25}) < 0);\n"
        "    assert(p4_0(&names[0], &names[1]) < 0 && p4_0(&names[2], &names[1]) < 0 && p4_0(0, &names[2]) == 0);\n"
        "    assert(p5_0(&to_one, &to_two) < 0 && p5_0(&none, &to_one) < 0);\n"
        "    assert(p6_0(0, (const struct hidden *)names) == 0);\n"
        "    assert(p7_0(\"a\", \"b\", 0) && !p7_0(\"a\", \"b\", 1) && p7_0(\"a\", \"a\", 1));\n"
        "    assert(p8_0(\"ab\", \"ac\", 1) && !p8_0(\"ab\", \"ac\", 2));\n"
        "    assert(p9_1(\"a\", 1) == p9_1(\"a\", 1) && p9_1(\"a\", 1) != p9_1(\"b\", 1) && p9_1(\"a\", 0) == 0);\n"
        "    assert(p9_0(\"a\", 1) == p9_0(\"b\", 1) && p10_1(&one) != p10_1(&two) && p11_1(\"a\") == 'a');\n"
        "    assert(p12_0(buffer, 4, 0) == 0 && buffer[0] == 'x');\n"
        "    assert(p12_1(buffer, 4, 0) == 1 && buffer[0] == 'a' && buffer[1] == 'y' && p12_1(buffer, 4, 0) == 0);\n"
        "    assert(p12_2(buffer, 4, 0) == 4 && buffer[3] == 'a' && p12_2(buffer, 4, 0) == 0);\n"
        "    assert(p12_2(buffer, 0, 0) == 0);\n"
        "    assert(p13_0(0, (unsigned char *)buffer, 4, &told) == 1 && told == 0);\n"
        "    assert(p13_1(0, (unsigned char *)buffer, 4, &told) == 1 && told == 1);\n"
        "    assert(p13_2(0, (unsigned char *)buffer, 4, &told) == 1 && told == 4);\n"
        "    assert(!p14_0(buffer, 4, 0) && p14_1(buffer, 4, 0) == buffer && strcmp(buffer, \"a\") == 0);\n"
        "    assert(p14_2(buffer, 4, 0) == buffer && strcmp(buffer, \"aaa\") == 0 && !p14_2(buffer, 4, 0));\n"
        "    assert(p15_1(RED, 0) == 1 && !p16_0(0));\n"
        "    char *block = p17_0(8);\n    block[7] = 1;\n    free(block);\n"
        "    assert(p18_0(one, (struct plain){1}).key == 0);\n");
    compile_and_run(it.bench, "gcc", &source);
    compile_and_run(it.bench, "clang-19 -fsanitize=address,undefined -fno-sanitize-recover=undefined", &source);
    text_release(&source);
    release(&it);
}

/* ---- functions that call the library ---- */

#define BELLS                                                                                  \
    "struct bells;\n/* A handler may call bells_stop() and bells_add(), and nobody else. */\n" \
    "typedef int (*handler_fn)(struct bells *bells, int number);\n"                            \
    "typedef void (*watcher_fn)(const char *name);\n\n"                                        \
    "struct bells *bells_new(void);\n\nvoid bells_free(struct bells *bells);\n\n"              \
    "void bells_stop(struct bells *bells, int number);\n\n"                                    \
    "void bells_add(struct bells *bells, const char *name, handler_fn handler);\n\n"           \
    "int bells_count(const struct bells *bells);\n\n"                                          \
    "void bells_ring(struct bells *bells, int number);\n\n"                                    \
    "void bells_walk(struct bells *bells, watcher_fn watcher);\n"

static const struct stub_function *by_words(const struct stub_pool *pool, const char *words)
{
    for (size_t i = 0; i < pool->functions.count; i++)
        if (strcmp(pool->functions.items[i].words, words) == 0)
            return &pool->functions.items[i];
    return NULL;
}

static size_t count_reentrant(const struct stub_pool *pool)
{
    size_t count = 0;
    for (size_t i = 0; i < pool->functions.count; i++)
        count += pool->functions.items[i].reenters;
    return count;
}

static void where_the_header_allows_it_functions_call_the_library(void **state)
{
    struct library_bench it = {.bench = *state};
    struct arena arena = ARENA_INIT;
    read_library(&it, BELLS, NULL);
    const struct stub_pool *handlers = pool_of(&it, "bells_add", 2), *watchers = pool_of(&it, "bells_walk", 1);
    /* what it gets is the object, and its number is the number */
    const struct stub_function *stop = by_words(handlers, "bells_stop(a, b); return 0");
    assert_non_null(stop);
    assert_true(stop->reenters && stop->takes_turns);
    assert_null(stop->within);
    assert_string_equal(stop->body, "if (*turn < 3) { ++*turn; (void)(bells_stop)((void *)a0, a1); } return 0;");
    assert_non_null(by_words(handlers, "bells_add(a, \"a\", itself); return 0"));
    /* what it does not get is what the call got that is under way */
    stop = by_words(watchers, "bells_stop(the object, 0)");
    assert_non_null(stop);
    assert_ptr_equal(stop->within, operations_find(&it.operations, "bells_new")->sort);
    assert_string_equal(stubs_within(&it.stubs, stop->within, &arena), "assay_within_0");
    /* nothing else is called, and the plain ones come first */
    for (size_t i = 0; i < handlers->functions.count; i++)
        assert_null(strstr(handlers->functions.items[i].words, "bells_ring"));
    assert_false(handlers->functions.items[0].reenters);
    assert_in_range(count_reentrant(handlers), 4, 30);
    arena_release(&arena);
    release(&it);
}

static void where_it_does_not_none_does(void **state)
{
    struct library_bench it = {.bench = *state};
    struct arena arena = ARENA_INIT;
    read_library(
        &it,
        "struct bells;\n/* A handler must not call bells_stop(). */\ntypedef int (*handler_fn)(struct bells *);\n"
        "struct bells *bells_new(void);\nvoid bells_free(struct bells *bells);\n"
        "void bells_stop(struct bells *bells, int number);\n"
        "void bells_ring(struct bells *bells, handler_fn handler);\n",
        NULL);
    assert_int_equal(count_reentrant(pool_of(&it, "bells_ring", 1)), 0);
    assert_null(stubs_within(&it.stubs, operations_find(&it.operations, "bells_new")->sort, &arena));
    arena_release(&arena);
    release(&it);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_pool_serves_all_that_want_the_same),
        TEST(allocators_are_the_ones_of_the_standard_library_where_the_type_fits),
        TEST(functions_of_the_model_follow_the_lawful_ones),
        TEST(expressions_are_numbered_as_they_are_declared),
        TEST(functions_have_the_types_of_their_parameters),
        TEST(functions_compile_without_warnings_and_are_lawful),
        TEST(where_the_header_allows_it_functions_call_the_library),
        TEST(where_it_does_not_none_does),
    };
    return cmocka_run_group_tests_name("stubs", tests, NULL, NULL);
}
