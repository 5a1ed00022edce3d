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

static bool has_passed(const struct text *said, const char *name)
{
    char *line = mem_format("%s: passed\n", name);
    const char *found = memmem(said->s, said->length, line, strlen(line)); /* the library may say anything, too */
    mem_free(line);
    return found;
}

/* "static void test_push(void)": the number of that test; count: it begins none. */
static size_t begun_at(const char *line, char *const *names, size_t count)
{
    size_t length = strcspn(line, "\n");
    for (size_t i = 0; i < count && *line != ' ' && *line != '}'; i++) {
        const char *at = memmem(line, length, names[i], strlen(names[i]));
        const char *end = at ? at + strlen(names[i]) : NULL;
        if (end && (*end == '(' || strncmp(end, "_once(", strlen("_once(")) == 0))
            return i;
    }
    return count;
}

/* The test that this line of the file is in; count: none. */
static size_t test_at(const char *file, unsigned line, char *const *names, size_t count)
{
    size_t current = count;
    for (const char *at = file; *at && line; line--) {
        size_t begun = begun_at(at, names, count);
        if (begun < count)
            current = begun;
        if (*at == '}' && line > 1)
            current = count;
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    return current;
}

/* Those that the compiler says an error of; false: of none. */
static bool mark_unfit(const char *file, const char *name, const char *complaint, char *const *names, size_t count,
                       bool *is_unfit)
{
    bool is_any = false;
    for (const char *at = complaint; (at = strstr(at, name)); at++) {
        unsigned line = 0, column = 0;
        int length = 0;
        sscanf(at + strlen(name), ":%u:%u: error%n", &line, &column, &length);
        size_t test = length ? test_at(file, line, names, count) : count;
        if (test < count)
            is_any = is_unfit[test] = true;
    }
    return is_any;
}

static bool try_all(const struct library_subject *subject, const struct sequence_case *cases, size_t count,
                    const char *path, double seconds, struct text *file, struct text *said, struct error *error)
{
    struct text sanitizers = TEXT_INIT;
    struct sequence_tests tests = {.framework = "plain", .needs = "plain", .cases = cases, .case_count = count};
    write(subject, &tests, path, file);
    stay_inside(file);
    sequence_tests_add_flags(&tests, &sanitizers);
    text_add(&sanitizers, " -ferror-limit=0");
    bool done = file_write(path, file->s, file->length, error) &&
                run(subject, sanitizers.s, path, seconds, said, error);
    remove(path);
    text_release(&sanitizers);
    return done;
}

/* Those that are not unfit; of which more may be, then.  *is_over: there is no more to be tried. */
static bool try_fit(const struct library_subject *subject, const struct sequence_case *cases, size_t count,
                    const char *path, double seconds, enum tried *tried, bool *is_over, struct text *said,
                    struct error *error)
{
    struct sequence_case *fit = mem_array(count + 1, sizeof *fit);
    size_t *numbers = mem_array(count + 1, sizeof *numbers), left = 0;
    struct text file = TEXT_INIT;
    struct error why = ERROR_INIT;
    for (size_t i = 0; i < count; i++)
        if (tried[i] != TRIED_UNFIT) {
            numbers[left] = i;
            fit[left++] = cases[i];
        }
    bool *is_unfit = mem_array(left + 1, sizeof *is_unfit);
    char **names = sequence_test_names(fit, left);
    bool done = !left || try_all(subject, fit, left, path, seconds, &file, said, &why);
    *is_over = done || !mark_unfit(file.s, path_base(path), why.message.s, names, left, is_unfit);
    for (size_t i = 0; i < left; i++)
        tried[numbers[i]] = is_unfit[i]                          ? TRIED_UNFIT
                            : done && has_passed(said, names[i]) ? TRIED_PASSED
                                                                 : TRIED_FAILED;
    if (*is_over && !done)
        error_set(error, why.kind, "%s", why.message.s);
    for (size_t i = 0; i < left; i++)
        mem_free(names[i]);
    mem_free(names);
    mem_free(is_unfit);
    mem_free(numbers);
    mem_free(fit);
    text_release(&file);
    error_release(&why);
    return done || !*is_over;
}

bool sequence_file_try(const struct library_subject *subject, const struct sequence_case *cases, size_t count,
                       const char *folder, double seconds, enum tried *tried, struct text *said, struct error *error)
{
    char *path = path_join(folder, ".trying.c");
    bool is_over = false, done = true;
    for (size_t i = 0; i < count; i++)
        tried[i] = TRIED_FAILED;
    while (done && !is_over)
        done = try_fit(subject, cases, count, path, seconds, tried, &is_over, said, error);
    mem_free(path);
    return done;
}
