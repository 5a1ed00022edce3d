#include "cli/sequence_file.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/memory.h"
#include "cli/kept.h"
#include "cli/words.h"
#include "target/written.h"

/* Paths as seen from the folder where the file will stand. */
struct paths {
    struct failure as_kept; /* sources and flags, relative */
    char **headers;
    char *model;
};

char **sequence_file_headers(const struct options *options, const char *folder)
{
    char **headers = mem_array(options->files.count + 1, sizeof *headers);
    for (size_t i = 0; i < options->files.count; i++)
        headers[i] = path_relative(folder, options->files.items[i]);
    headers[options->files.count] = NULL;
    return headers;
}

static void paths_init(struct paths *paths, const struct options *options, const char *path)
{
    char *folder = path_directory(path);
    kept_describe_from(&paths->as_kept, options, options->files.items[0], folder);
    paths->headers = sequence_file_headers(options, folder);
    paths->model = options->with ? path_relative(folder, options->with) : NULL;
    mem_free(folder);
}

static void paths_release(struct paths *paths)
{
    failure_release(&paths->as_kept);
    for (size_t i = 0; paths->headers[i]; i++)
        mem_free(paths->headers[i]);
    mem_free(paths->headers);
    mem_free(paths->model);
}

static void write(const struct library_subject *subject, struct sequence_tests *tests, const char *path,
                  struct text *out)
{
    struct paths paths;
    struct text model = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    bool has_text = subject->options->with && file_read(subject->options->with, &model, &ignored);
    paths_init(&paths, subject->options, path);
    tests->headers = (const char *const *)paths.headers;
    tests->sources = (const char *const *)paths.as_kept.sources;
    tests->model = paths.model;
    tests->model_text = has_text ? model.s : NULL;
    tests->cflags = (const char *const *)paths.as_kept.cflags;
    tests->uses_math = subject->image.uses_math;
    tests->has_offsets = subject->image.has_offsets;
    tests->plan = &subject->plan;
    sequence_tests_write(tests, path, out);
    paths_release(&paths);
    error_release(&ignored);
    text_release(&model);
}

void sequence_file_write(const struct library_subject *subject, const char *framework,
                         const struct sequence_case *cases, size_t count, const char *title, const char *needs,
                         const char *path, struct text *out)
{
    const char *asked = subject->options->framework ? subject->options->framework : ctest_frameworks()[0];
    struct sequence_tests tests = {.framework = framework ? framework : asked,
                                   .title = title,
                                   .needs = needs,
                                   .cases = cases,
                                   .case_count = count};
    write(subject, &tests, path, out);
}

/* ---- trying ---- */

/* Where the tests are tried nothing but the current folder can be written to. */
static void stay_inside(struct text *tests)
{
    static const char outside[] = "\"/tmp/assay-test-", inside[] = "\".////assay-test-";
    char *at = tests->length ? strstr(tests->s, outside) : NULL;
    if (at)
        memcpy(at, inside, strlen(inside));
}

static bool run(const struct library_subject *subject, const char *sanitizers, const char *path, double seconds,
                struct text *said, struct error *error)
{
    struct paths paths;
    struct arena arena = ARENA_INIT;
    struct words flags = {0};
    paths_init(&paths, subject->options, path);
    bool done = words_split(sanitizers, &arena, &flags, error);
    for (size_t i = 0; paths.as_kept.cflags && paths.as_kept.cflags[i]; i++)
        vector_push(&flags, paths.as_kept.cflags[i]);
    vector_push(&flags, NULL);
    done = done && written_run(path, flags.items, (const char *const *)paths.as_kept.sources, seconds, said, error);
    vector_release(&flags);
    arena_release(&arena);
    paths_release(&paths);
    return done;
}

bool sequence_file_try(const struct library_subject *subject, const struct sequence_case *cases, size_t count,
                       const char *folder, double seconds, struct text *said, struct error *error)
{
    struct text out = TEXT_INIT, sanitizers = TEXT_INIT;
    char *path = path_join(folder, ".trying.c");
    struct sequence_tests tests = {.framework = "plain", .needs = "plain", .cases = cases, .case_count = count};
    write(subject, &tests, path, &out);
    stay_inside(&out);
    sequence_tests_add_flags(&tests, &sanitizers);
    bool done = file_write(path, out.s, out.length, error) &&
                run(subject, sanitizers.length ? sanitizers.s : "", path, seconds, said, error);
    remove(path);
    mem_free(path);
    text_release(&sanitizers);
    text_release(&out);
    return done;
}

bool sequence_file_passed(const struct text *said, const char *name)
{
    char *line = mem_format("%s: passed\n", name);
    const char *found = memmem(said->s, said->length, line, strlen(line)); /* the library may say anything, too */
    mem_free(line);
    return found;
}
