/* C tests that were written: compiled and run, shut in. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>
#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "target/written.h"

/* As the tests of sequences are: a line for each on stdout, and nothing without a test of that name. */
static const char good[] = "#include <stdio.h>\n"
                           "#include <stdlib.h>\n"
                           "#include \"thing.h\"\n"
                           "int main(int count, char **arguments)\n"
                           "{\n"
                           "    (void)arguments;\n"
                           "    if (count > 1)\n"
                           "        return 1;\n"
                           "    printf(\"test_one: %s\\n\", thing() == 7 ? \"passed\" : \"FAILED\");\n"
                           "    FILE *made = fopen(MADE, \"w\");\n"
                           "    printf(\"test_two: %s\\n\", made ? \"FAILED\" : \"passed\");\n"
                           "    fflush(stdout);\n"
                           "    LAST\n"
                           "}\n";

struct folder {
    char *path, *tests;
    struct text said;
    struct error error;
};

static void put(const struct folder *folder, const char *name, const char *text)
{
    struct error error = ERROR_INIT;
    char *path = path_join(folder->path, name);
    assert_true(file_write(path, text, strlen(text), &error));
    mem_free(path);
}

static int set_up(void **state)
{
    struct folder *folder = mem_alloc(sizeof *folder);
    char name[] = "/tmp/assay-written-XXXXXX";
    assert_non_null(mkdtemp(name));
    *folder = (struct folder){.path = mem_strdup(name), .said = TEXT_INIT, .error = ERROR_INIT};
    folder->tests = path_join(name, "tests.c");
    put(folder, "thing.h", "int thing(void);\n");
    put(folder, "thing.c", "#include \"thing.h\"\nint thing(void) { return 7; }\n");
    put(folder, "tests.c", good);
    *state = folder;
    return 0;
}

static int tear_down(void **state)
{
    struct folder *folder = *state;
    file_remove_tree(folder->path);
    mem_free(folder->path);
    mem_free(folder->tests);
    text_release(&folder->said);
    error_release(&folder->error);
    mem_free(folder);
    return 0;
}

static bool run(struct folder *folder, const char *last, double seconds)
{
    char *made = mem_format("-DMADE=\"%s/made\"", folder->path);
    const char *const flags[] = {last, made, NULL}, *const sources[] = {"thing.c", NULL};
    bool done = written_run(folder->tests, flags, sources, seconds, &folder->said, &folder->error);
    mem_free(made);
    return done;
}

static void what_they_say_is_told_and_they_can_write_nowhere(void **state)
{
    struct folder *folder = *state;
    if (!run(folder, "-DLAST=return 0;", 20))
        fail_msg("%s", folder->error.message.s);
    assert_non_null(strstr(folder->said.s, "test_one: passed\n"));
    if (geteuid() == 0)
        assert_non_null(strstr(folder->said.s, "test_two: passed\n"));
}

static void what_was_said_before_a_crash_is_told(void **state)
{
    struct folder *folder = *state;
    assert_true(run(folder, "-DLAST=abort();", 20));
    assert_non_null(strstr(folder->said.s, "test_one: passed\n"));
}

static void what_does_not_end_is_ended(void **state)
{
    struct folder *folder = *state;
    double began = clock_seconds();
    assert_true(run(folder, "-DLAST=for (;;);", 1));
    assert_true(clock_seconds() - began < 60);
    assert_non_null(strstr(folder->said.s, "test_one: passed\n"));
}

static void what_does_not_compile_is_an_error(void **state)
{
    struct folder *folder = *state;
    assert_false(run(folder, "-DLAST=return nowhere;", 20));
    assert_non_null(strstr(folder->error.message.s, "do not compile"));
    assert_non_null(strstr(folder->error.message.s, "nowhere"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_they_say_is_told_and_they_can_write_nowhere, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_was_said_before_a_crash_is_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_does_not_end_is_ended, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_does_not_compile_is_an_error, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
