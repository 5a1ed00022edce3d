/* A library that is read, built and planned, for tools that run sequences of it. */
#ifndef SEQUENCES_ENGINE_LIBRARY_H
#define SEQUENCES_ENGINE_LIBRARY_H

#include <stdio.h>
#include <stdlib.h>

#include "../operations/arguments.h"
#include "base/file.h"
#include "engine/sequence/sequences.h"
#include "front/c/constants.h"

typedef bool use_library(const void *settings, struct sequence_plan *plan, const struct target *image,
                         struct error *error);

/* Of constants none: what is found here is found by calls. */
static void mine_templates(const struct reader_options *options, struct sequence_mined *mined)
{
    struct constants constants = {0};
    struct error ignored = ERROR_INIT;
    if (constants_read(&constants, options, 16, &ignored))
        for (size_t i = 0; i < constants.examples.count; i++)
            vector_push(&mined->templates, mem_strdup(constants.examples.items[i]));
    constants_release(&constants);
    error_release(&ignored);
}

static bool build_and_use(const void *settings, use_library *use, struct target_options *options,
                          const struct library *library, struct operations *operations, struct error *error)
{
    struct stubs stubs;
    struct target target;
    struct sequence_plan plan;
    struct sequence_mined mined = {0};
    char *state = path_absolute(getenv("ASSAY_BUILD") ? getenv("ASSAY_BUILD") : ".assay");
    options->state_directory = state;
    options->compiler = getenv("ASSAY_COMPILER") ? getenv("ASSAY_COMPILER") : "clang-19";
    stubs_init(&stubs, operations, library);
    bool done = target_build_sequences(&target, options, library, &stubs, error);
    if (done) {
        target_exclude_missing(&target, library, operations);
        mine_templates(&options->reader, &mined);
        sequence_plan_init(&plan, operations, &stubs, &mined);
        done = use(settings, &plan, &target, error);
        sequence_plan_release(&plan);
    }
    target_release(&target);
    stubs_release(&stubs);
    mem_free(state);
    return done;
}

/* words: HEADER… [--with MODEL.c] [--source FILE]… [-- FLAG…].  Gives an exit status. */
static int with_library(char **words, bool is_fast, const void *settings, use_library *use)
{
    struct arguments arguments = {0};
    take_arguments(&arguments, words);
    struct target_options options = {.reader = {.files = arguments.files, .flags = arguments.flags}, .fast = is_fast};
    options.reader.given_files = list_files(&arguments);
    char *include = target_include_directory(&(struct error)ERROR_INIT);
    options.reader.include_directory = include;
    struct program program;
    struct operations operations = {0};
    struct error error = ERROR_INIT;
    struct library library = {.program = &program,
                              .headers = arguments.headers,
                              .model = arguments.model,
                              .has_sources = arguments.source_count > 0};
    bool done = reader_read(&options.reader, &program, &error) && operations_resolve(&library, &operations, &error) &&
                build_and_use(settings, use, &options, &library, &operations, &error);
    if (!done)
        fprintf(stderr, "%s\n", error.message.s);
    operations_release(&operations);
    program_release(&program);
    error_release(&error);
    mem_free(include);
    return done ? 0 : 1;
}

#endif
