/* How files are compiled: the flags given, and those of compile_commands.json. */
#include "front_bench.h"

static const char *const *flags_of(struct bench *bench, struct arena *arena, struct text *dropped)
{
    struct reader_options options = {.files = bench->files, .given_files = 1, .flags = bench->flags, .database = bench->database};
    const char *const **lists;
    if (!reader_flags(&options, arena, &lists, dropped, &bench->error))
        return NULL;
    return lists[0];
}

static void assert_flags(const char *const *flags, const char *expected)
{
    struct text text = TEXT_INIT;
    for (size_t i = 0; flags[i]; i++)
        text_addf(&text, "%s%s", i ? "|" : "", flags[i]);
    assert_string_equal(text.s, expected);
    text_release(&text);
}

static void flags_that_change_the_measured_are_dropped_and_told(void **state)
{
    struct bench *bench = *state;
    static const char *const given[] = {"-O2", "-DNDEBUG", "-flto=thin", "-Werror=all", "-march=native", "-fsanitize=address",
                                        "-c", "-o", "x.o", "-MMD", "-MF", "x.d", "-D", "NDEBUG=1", "-Iinc", "-DNDEBUGGER", "-march=haswell", NULL};
    put_and_use(bench, "a.c", "");
    struct reader_options options = {.files = bench->files, .given_files = 1, .flags = given};
    struct arena arena = ARENA_INIT;
    struct text dropped = TEXT_INIT;
    const char *const **lists;
    assert_true(reader_flags(&options, &arena, &lists, &dropped, &bench->error));
    assert_flags(lists[0], "-O2|-Iinc|-DNDEBUGGER|-march=haswell");
    assert_string_equal(dropped.s, "-DNDEBUG -flto=thin -Werror=all -march=native -fsanitize=address");
    text_release(&dropped);
    arena_release(&arena);
}

static void a_database_gives_flags_with_absolute_paths(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "int value = WIDTH;\n");
    struct text json = TEXT_INIT;
    text_addf(&json, "[{\"directory\": \"%s\", \"file\": \"other.c\", \"command\": \"cc other.c\", \"extra\": [1, {\"a\": null}]},\n"
                     " {\"directory\": \".\", \"file\": \"a.c\", \"output\": \"a.o\",\n"
                     "  \"command\": \"ccache gcc -DTEXT='\\\"two words\\\"' -DWIDTH=4\\\\ 0 -I sub -Iother -I/abs -isystem sys -O2 -o a.o -c a.c\"}]\n",
              bench->directory);
    put(bench, "compile_commands.json", json.s);
    text_release(&json);
    bench->database = bench->directory;
    bench->flags[0] = "-g";
    struct arena arena = ARENA_INIT;
    const char *const *flags = flags_of(bench, &arena, NULL);
    if (!flags)
        fail_msg("%s", bench->error.message.s);
    char *expected = mem_format("-DTEXT=\"two words\"|-DWIDTH=4 0|-I|%s/sub|-I%s/other|-I/abs|-isystem|%s/sys|-O2|-g",
                                bench->directory, bench->directory, bench->directory);
    assert_flags(flags, expected);
    mem_free(expected);
    arena_release(&arena);
}

static void the_database_decides_how_a_file_is_read(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "a.c", "struct s { char c[WIDTH]; };\n");
    put(bench, "compile_commands.json", "[{\"directory\": \".\", \"file\": \"a.c\", \"arguments\": [\"cc\", \"-DWIDTH=12\", \"-c\", \"a.c\"]}]");
    char *database = path_join(bench->directory, "compile_commands.json");
    bench->database = database;
    must_read(bench);
    assert_int_equal(get_struct(bench, "struct s")->size, 12);
    put(bench, "compile_commands.json", "[]");
    must_fail(bench, ERROR_INPUT, "compile_commands.json': add it there, or give its flags with --cflags");
    bench->flags[0] = "-DWIDTH=7";
    must_read(bench);
    assert_int_equal(get_struct(bench, "struct s")->size, 7);
    mem_free(database);
}

static void a_header_is_compiled_like_the_first_source_that_the_database_has(void **state)
{
    struct bench *bench = *state;
    put_and_use(bench, "box.h", "struct box { int cells[CELLS]; };\n");
    put_and_use(bench, "other.c", "int other;\n");
    put_and_use(bench, "box.c", "#include \"box.h\"\nint size = sizeof(struct box);\n");
    char *text = mem_format("[{\"directory\": \"%s\", \"file\": \"box.c\", \"command\": \"cc -DCELLS=3 -c ./box.c\"}]",
                            bench->directory);
    put(bench, "compile_commands.json", text);
    mem_free(text);
    struct reader_options options = {.files = bench->files, .given_files = 2, .database = bench->directory};
    struct arena arena = ARENA_INIT;
    const char *const **flags;
    assert_true(reader_flags(&options, &arena, &flags, NULL, &bench->error));
    for (size_t i = 0; i < 3; i++) {
        assert_string_equal(flags[i][0], "-DCELLS=3");
        assert_null(flags[i][1]);
    }
    options.given_files = 1;
    assert_false(reader_flags(&options, &arena, &flags, NULL, &bench->error));
    assert_non_null(strstr(bench->error.message.s, "other.c' is not in"));
    arena_release(&arena);
}

static void a_broken_database_is_an_error_with_a_place(void **state)
{
    struct bench *bench = *state;
    static const char *const cases[][2] = {
        {"", "compile_commands.json:1:1: expected '['"},
        {"[\n {\"file\": \"a.c\"}]", ":2:16: expected \"directory\""},
        {"[{\"file\": 3}]", "expected a string"},
        {"[{\"file\": \"a\\q\"}]", "expected an escape"},
        {"[{\"file\": \"a", "expected the end of a string"},
        {"[{\"arguments\": [\"a\" \"b\"]}]", "expected ',' or ']'"},
        {"[{\"x\": [[[[}]", "expected a value"},
        {"[{\"file\": \"\\u00", "expected four hexadecimal digits"},
    };
    put_and_use(bench, "a.c", "");
    bench->database = bench->directory;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        put(bench, "compile_commands.json", cases[i][0]);
        must_fail(bench, ERROR_INPUT, cases[i][1]);
        error_release(&bench->error);
        bench->error = (struct error)ERROR_INIT;
    }
    bench->database = "/nonexistent/compile_commands.json";
    must_fail(bench, ERROR_INPUT, "cannot read '/nonexistent/compile_commands.json': No such file or directory");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(flags_that_change_the_measured_are_dropped_and_told),
        TEST(a_database_gives_flags_with_absolute_paths),
        TEST(the_database_decides_how_a_file_is_read),
        TEST(a_header_is_compiled_like_the_first_source_that_the_database_has),
        TEST(a_broken_database_is_an_error_with_a_place),
    };
    return cmocka_run_group_tests_name("flags", tests, NULL, NULL);
}
