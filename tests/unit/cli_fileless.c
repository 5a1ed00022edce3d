#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>

#include "cli/fileless.h"

static void write_file(const char *path, const char *contents)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(contents, file);
    fclose(file);
}

/* Of one source, and a header that is called mounts.h. */
static bool touches_none(const char *source)
{
    char folder[] = "/tmp/fileless-XXXXXX", header[64], body[64];
    assert_non_null(mkdtemp(folder));
    snprintf(header, sizeof header, "%s/mounts.h", folder);
    snprintf(body, sizeof body, "%s/mounts.c", folder);
    write_file(header, "int mounts_add(const char *path);\n");
    write_file(body, source);
    const char *headers[] = {header}, *bodies[] = {body};
    struct options options = {.files = {.items = headers, .count = 1}, .sources = {.items = bodies, .count = 1}};
    bool none = sources_touch_no_files(&options);
    unlink(header);
    unlink(body);
    rmdir(folder);
    return none;
}

static void what_names_no_function_of_files_touches_none(void **state)
{
    (void)state;
    assert_true(touches_none(
        "#include \"mounts.h\"\n#include <string.h>\nint mounts_add(const char *path) { return *path; }\n"));
    assert_true(touches_none("#include <mounts.h>\nint mounts_add(const char *path) { return *path; }\n"));
    assert_true(touches_none("/* as realpath() and fopen() would */ int mounts_add(const char *path);\n"));
    assert_true(touches_none("/* open until the link is gone */ int mounts_add(const char *path) { return *path; }\n"));
}

static void what_may_open_a_file_might(void **state)
{
    (void)state;
    assert_false(
        touches_none("#include <stdio.h>\nint mounts_add(const char *path) { return !fopen(path, \"w\"); }\n"));
    assert_false(touches_none("int mounts_add(const char *path) { return remove (path); }\n"));
    assert_false(touches_none("#include <fcntl.h>\nint mounts_add(const char *path) { return *path; }\n"));
    assert_false(touches_none("#  include \"other.h\"\nint mounts_add(const char *path) { return *path; }\n"));
    assert_false(touches_none("int (*opens)(const char *, const char *) = fopen;\n"));
}

static void headers_beside_a_source_are_read_too(void **state)
{
    (void)state;
    char folder[] = "/tmp/fileless-XXXXXX", header[64], body[64], beside[64];
    assert_non_null(mkdtemp(folder));
    snprintf(header, sizeof header, "%s/mounts.h", folder);
    snprintf(body, sizeof body, "%s/mounts.c", folder);
    snprintf(beside, sizeof beside, "%s/private.h", folder);
    write_file(header, "int mounts_add(const char *path);\n");
    write_file(body, "#include \"private.h\"\nint mounts_add(const char *path) { return FIRST(path); }\n");
    const char *headers[] = {header}, *bodies[] = {body};
    struct options options = {.files = {.items = headers, .count = 1}, .sources = {.items = bodies, .count = 1}};
    write_file(beside, "#define FIRST(path) *(path)\n");
    assert_true(sources_touch_no_files(&options));
    write_file(beside, "#include <stdio.h>\n#define FIRST(path) !fopen(path, \"w\")\n");
    assert_false(sources_touch_no_files(&options));
    write_file(beside, "#include \"private.h\"\n#define FIRST(path) *(path)\n"); /* includes itself */
    assert_false(sources_touch_no_files(&options));
    unlink(header);
    unlink(body);
    unlink(beside);
    rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_names_no_function_of_files_touches_none),
        cmocka_unit_test(headers_beside_a_source_are_read_too),
        cmocka_unit_test(what_may_open_a_file_might),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
