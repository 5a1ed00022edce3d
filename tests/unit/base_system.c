#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"

static int enter_scratch(void **state)
{
    char *folder = mem_strdup("/tmp/assay-unit-XXXXXX");
    *state = folder;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_scratch(void **state)
{
    bool removed = chdir("/") == 0 && file_remove_tree(*state);
    mem_free(*state);
    return removed ? 0 : -1;
}

static void paths_are_joined_and_taken_apart(void **state)
{
    (void)state;
    static const struct {
        const char *folder, *name, *joined;
    } cases[] = {{"a", "b", "a/b"}, {"a/", "b", "a/b"}, {"a", "/b", "/b"}, {"", "b", "b"}, {"/", "b", "/b"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char *joined = path_join(cases[i].folder, cases[i].name);
        assert_string_equal(joined, cases[i].joined);
        mem_free(joined);
    }
    static const struct {
        const char *path, *folder, *base;
    } parts[] = {{"a/b.c", "a", "b.c"}, {"b.c", ".", "b.c"}, {"/b.c", "/", "b.c"}, {"/a/b/c", "/a/b", "c"}};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        char *folder = path_directory(parts[i].path);
        assert_string_equal(folder, parts[i].folder);
        assert_string_equal(path_base(parts[i].path), parts[i].base);
        mem_free(folder);
    }
}

static void absolute_paths_have_no_dots(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"/a/./b//c/", "/a/b/c"}, {"/a/../b", "/b"}, {"/../..", "/"}, {"/", "/"}, {"/a/b/../../c", "/c"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char *absolute = path_absolute(cases[i][0]);
        assert_string_equal(absolute, cases[i][1]);
        mem_free(absolute);
    }
    char *here = path_absolute("x/../y.c");
    assert_int_equal(here[0], '/');
    assert_string_equal(path_base(here), "y.c");
    mem_free(here);
}

static void a_file_is_read_as_it_was_written(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct text back = TEXT_INIT;
    char data[200000];
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (char)(i * 7);
    assert_true(file_write("data", data, sizeof data, &error));
    assert_true(file_write("data", data, sizeof data, &error)); /* replaces */
    assert_true(file_read("data", &back, &error));
    assert_int_equal(back.length, sizeof data);
    assert_memory_equal(back.s, data, sizeof data);
    struct stat status;
    mode_t mask = umask(0);
    umask(mask);
    assert_int_equal(stat("data", &status), 0);
    assert_int_equal(status.st_mode & 0777, 0666 & ~mask);
    text_release(&back);
}

static void a_file_that_cannot_be_used_is_named(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct text text = TEXT_INIT;
    assert_false(file_read("missing.c", &text, &error));
    assert_string_equal(error.message.s, "cannot read 'missing.c': No such file or directory");
    assert_int_equal(error.kind, ERROR_INPUT);
    error_release(&error);
    assert_false(file_write("no/such/folder", "x", 1, &error));
    assert_string_equal(error.message.s, "cannot write 'no/such/folder': No such file or directory");
    error_release(&error);
    text_release(&text);
}

static void folders_are_made_and_removed_whole(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    assert_true(file_make_directories("a/b/c", &error));
    assert_true(file_make_directories("a/b/c/", &error));
    assert_true(file_write("a/b/file", "x", 1, &error));
    assert_false(file_make_directories("a/b/file/d", &error));
    assert_string_equal(error.message.s, "cannot make directory 'a/b/file': Not a directory");
    error_release(&error);
    assert_true(file_remove_tree("a"));
    assert_false(file_exists("a"));
    assert_true(file_remove_tree("a"));
}

static void a_process_gives_its_status_and_output(void **state)
{
    (void)state;
    struct error error = ERROR_INIT;
    struct process_result result;
    assert_true(process_run((const char *const[]){"sh", "-c", "echo out; echo err >&2; cat; exit 7", NULL}, 0, &result,
                            &error));
    assert_int_equal(result.status, 7);
    assert_string_equal(result.output.s, "out\nerr\n");
    process_result_release(&result);
    assert_true(process_run((const char *const[]){"sh", "-c", "kill -9 $$", NULL}, 5, &result, &error));
    assert_int_equal(result.status, 128 + 9);
    process_result_release(&result);
}

static void a_missing_program_is_named(void **state)
{
    (void)state;
    if (getenv("ASSAY_UNDER_VALGRIND"))
        skip(); /* it turns vfork into fork, which hides from posix_spawn why exec failed */
    struct error error = ERROR_INIT;
    struct process_result result;
    assert_false(process_run((const char *const[]){"no-such-program", NULL}, 0, &result, &error));
    assert_string_equal(error.message.s, "cannot run 'no-such-program': it is not installed, or not in PATH");
    process_result_release(&result);
    error_release(&error);
}

static void a_process_ends_at_its_deadline_with_all_its_children(void **state)
{
    (void)state;
    static const char *const scripts[] = {"sleep 60 & sleep 60", "exec >/dev/null 2>&1; sleep 60"};
    for (size_t i = 0; i < 2; i++) {
        struct error error = ERROR_INIT;
        struct process_result result;
        double before = clock_seconds();
        assert_false(process_run((const char *const[]){"sh", "-c", scripts[i], NULL}, 0.2, &result, &error));
        assert_true(clock_seconds() - before < 10);
        assert_string_equal(error.message.s, "'sh' did not end within 0.2 seconds");
        process_result_release(&result);
        error_release(&error);
    }
}

static void the_executable_knows_its_folder(void **state)
{
    (void)state;
    char *folder = process_own_directory();
    assert_int_equal(folder[0], '/');
    assert_true(file_exists(folder));
    mem_free(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_are_joined_and_taken_apart),
        cmocka_unit_test(absolute_paths_have_no_dots),
        cmocka_unit_test_setup_teardown(a_file_is_read_as_it_was_written, enter_scratch, leave_scratch),
        cmocka_unit_test_setup_teardown(a_file_that_cannot_be_used_is_named, enter_scratch, leave_scratch),
        cmocka_unit_test_setup_teardown(folders_are_made_and_removed_whole, enter_scratch, leave_scratch),
        cmocka_unit_test(a_process_gives_its_status_and_output),
        cmocka_unit_test(a_missing_program_is_named),
        cmocka_unit_test(a_process_ends_at_its_deadline_with_all_its_children),
        cmocka_unit_test(the_executable_knows_its_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
