/* build_image woven|checked|fast COMPILER STATE PREDICATE FILE [SOURCE…]:
 * builds the image of a predicate and prints its path, and 'cached' when it
 * was there already. */
#include <stdio.h>
#include <string.h>
#include "base/memory.h"
#include "front/c/reader.h"
#include "target/target.h"

static int complain(struct error *error)
{
    fprintf(stderr, "%s\n", error->message.s);
    error_release(error);
    return 1;
}

static int build(const char *kind, struct target_options *options, const char *name, struct error *error)
{
    struct program program;
    struct target target = {0};
    if (!reader_read(&options->reader, &program, error))
        return complain(error);
    const struct function *predicate = program_function(&program, name);
    bool built = strcmp(kind, "woven") == 0
                     ? target_build_woven(&target, options, &program, predicate, error)
                     : target_build_trials(&target, options, &program, &predicate, 1, error);
    int status = built ? 0 : complain(error);
    if (!status)
        printf("%s%s\n", target.image, target.from_cache ? " cached" : "");
    target_release(&target);
    program_release(&program);
    return status;
}

int main(int count, char **arguments)
{
    if (count < 6)
        return 2;
    struct error error = ERROR_INIT;
    char *include = target_include_directory(&error);
    if (!include)
        return complain(&error);
    struct target_options options = {
        .reader = {.files = (const char *const *)arguments + 5, .given_files = 1,
                   .flags = (const char *const[]){NULL}, .include_directory = include},
        .compiler = arguments[2],
        .state_directory = arguments[3],
        .fast = strcmp(arguments[1], "fast") == 0,
    };
    int status = build(arguments[1], &options, arguments[4], &error);
    mem_free(include);
    return status;
}
