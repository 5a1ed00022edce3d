/* stubs_show HEADER… [--with MODEL.c] [--source FILE]… [-- FLAG…]: the C that calls a library, on stdout; with
 * ASSAY_BUILD=DIRECTORY its image instead, there, by ASSAY_COMPILER, fast with ASSAY_FAST, with
 * the memory sanitizer with ASSAY_MEMORY, and what is missing from it. */
#include <stdio.h>
#include <stdlib.h>

#include "../operations/arguments.h"
#include "target/harness_stubs.h"

static bool build(struct target_options *options, const struct library *library, struct operations *operations,
                  const struct stubs *stubs, struct error *error)
{
    struct target target;
    options->state_directory = getenv("ASSAY_BUILD");
    options->compiler = getenv("ASSAY_COMPILER");
    options->fast = getenv("ASSAY_FAST") != NULL;
    options->memory_sanitizer = getenv("ASSAY_MEMORY") != NULL;
    bool done = target_build_sequences(&target, options, library, stubs, error);
    if (done) {
        size_t missing = target_exclude_missing(&target, library, operations);
        printf("%s\n%zu missing, %zu can be called%s\n", target.image, missing, operations->callable,
               target.from_cache ? ", from the cache" : "");
    }
    target_release(&target);
    return done;
}

static bool write(const struct library *library, const struct stubs *stubs)
{
    struct text text = TEXT_INIT;
    harness_write_stubs(&text, stubs, library, &(harness_names_t){0});
    bool done = fputs(text.s, stdout) >= 0;
    text_release(&text);
    return done;
}

int main(int count, char **words)
{
    struct arguments arguments = {0};
    (void)count;
    take_arguments(&arguments, words + 1);
    struct target_options options = {.reader = {.files = arguments.files, .flags = arguments.flags}};
    options.reader.given_files = list_files(&arguments);
    char *include = target_include_directory(&(struct error)ERROR_INIT);
    options.reader.include_directory = include;
    struct program program;
    struct operations operations = {0};
    struct stubs stubs = {0};
    struct error error = ERROR_INIT;
    struct library library = {.program = &program,
                              .headers = arguments.headers,
                              .model = arguments.model,
                              .has_sources = arguments.source_count > 0};
    bool done = reader_read(&options.reader, &program, &error) && operations_resolve(&library, &operations, &error);
    if (done) {
        stubs_init(&stubs, &operations, &library);
        done = getenv("ASSAY_BUILD") ? build(&options, &library, &operations, &stubs, &error) : write(&library, &stubs);
    }
    if (!done)
        fprintf(stderr, "%s\n", error.message.s);
    stubs_release(&stubs);
    operations_release(&operations);
    program_release(&program);
    error_release(&error);
    mem_free(include);
    return done ? 0 : 1;
}
