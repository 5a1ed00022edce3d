/* Files in a scratch directory, and what the reader makes of them: shared by
 * the tests of src/front/c. */
#ifndef FRONT_BENCH_H
#define FRONT_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/file.h"
#include "front/c/reader.h"

struct bench {
    char directory[64];
    struct program program;
    struct error error;
    const char *files[8];
    const char *flags[8];
    const char *database;
    size_t given;
};

static inline char *here(void)
{
    char *directory = path_directory(__FILE__);
    char *absolute = path_absolute(directory);
    mem_free(directory);
    return absolute;
}

static inline int set_up(void **state)
{
    struct bench *bench = mem_alloc(sizeof *bench);
    bench->error = (struct error)ERROR_INIT;
    snprintf(bench->directory, sizeof bench->directory, "/tmp/assay-reader-XXXXXX");
    assert_non_null(mkdtemp(bench->directory));
    *state = bench;
    return 0;
}

static inline int tear_down(void **state)
{
    struct bench *bench = *state;
    program_release(&bench->program);
    error_release(&bench->error);
    for (size_t i = 0; bench->files[i]; i++)
        mem_free((void *)bench->files[i]);
    file_remove_tree(bench->directory);
    mem_free(bench);
    return 0;
}

static inline void put(struct bench *bench, const char *name, const char *text)
{
    char *path = path_join(bench->directory, name);
    assert_true(file_write(path, text, strlen(text), &bench->error));
    mem_free(path);
}

/* Adds a file to those that are read. */
static inline const char *use(struct bench *bench, const char *name)
{
    size_t count = 0;
    while (bench->files[count])
        count++;
    bench->files[count] = path_join(bench->directory, name);
    bench->given = count + 1;
    return bench->files[count];
}

static inline const char *put_and_use(struct bench *bench, const char *name, const char *text)
{
    put(bench, name, text);
    return use(bench, name);
}

static inline bool try_read(struct bench *bench)
{
    char *unit = here();
    char *include = path_join(unit, "../../include");
    struct reader_options options = {
        .files = bench->files,
        .given_files = bench->given,
        .flags = bench->flags,
        .database = bench->database,
        .include_directory = include,
    };
    program_release(&bench->program);
    bool done = reader_read(&options, &bench->program, &bench->error);
    mem_free(include);
    mem_free(unit);
    return done;
}

static inline void must_read(struct bench *bench)
{
    if (!try_read(bench))
        fail_msg("%s", bench->error.message.s);
}

static inline void must_fail(struct bench *bench, enum error_kind kind, const char *part)
{
    assert_false(try_read(bench));
    assert_int_equal(bench->error.kind, kind);
    if (!strstr(bench->error.message.s, part))
        fail_msg("'%s' is not in: %s", part, bench->error.message.s);
    assert_int_equal(bench->program.functions.count, 0);
}

static inline void read_text(struct bench *bench, const char *text)
{
    put_and_use(bench, "subject.c", text);
    must_read(bench);
}

static inline const struct type *get_struct(struct bench *bench, const char *spelling)
{
    const struct type *type = program_struct(&bench->program, spelling);
    if (!type)
        fail_msg("no type '%s'", spelling);
    return type;
}

static inline const struct field *get_field(const struct type *type, const char *path, uint64_t *offset)
{
    const struct field *field = type_field(type, path, offset);
    if (!field)
        fail_msg("no field '%s' in '%s'", path, type->name);
    return field;
}

static inline const struct function *get_function(struct bench *bench, const char *name)
{
    const struct function *function = program_function(&bench->program, name);
    if (!function)
        fail_msg("no function '%s'", name);
    return function;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
