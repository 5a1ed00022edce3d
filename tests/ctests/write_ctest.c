/* write_ctest FRAMEWORK OUTPUT INCLUDES FILE PROPERTY NEEDS INPUT: the C test of
 * one input, which is JSON.  INCLUDES is the folder of assay.h. */
#include <stdio.h>
#include <string.h>
#include "base/file.h"
#include "base/memory.h"
#include "export/ctest.h"
#include "front/c/reader.h"
#include "model/property.h"

static int complain(struct error *error)
{
    fprintf(stderr, "%s\n", error->message.s);
    error_release(error);
    return 1;
}

static int write_test(struct program *program, char **arguments, struct error *error)
{
    const char *file = arguments[4], *name = arguments[5], *json = arguments[7];
    const struct function *function = program_function(program, name);
    struct input input = INPUT_INIT;
    struct text out = TEXT_INIT;
    if (!function) {
        fprintf(stderr, "%s: no property '%s'\n", file, name);
        return 1;
    }
    if (!input_from_json(&input, program, function, json, strlen(json), error))
        return complain(error);
    struct text line = TEXT_INIT;
    input_print_line(&input, &line);
    const struct ctest_case cases[] = {{name, &input, line.s}, {name, &input, "The same again: */ \\\n\n/* 2"}};
    bool passes = strstr(file, "passing") != NULL;
    char *includes = mem_format("-I%s", arguments[3]);
    const struct ctest ctest = {
        .framework = arguments[1],
        .property_file = file,
        .sources = (const char *const[]){"sum.c", NULL},
        .cflags = (const char *const[]){includes, "-DQUOTED='a b'", NULL},
        .needs = arguments[6],
        .property = function,
        .cases = cases,
        .case_count = passes ? 2 : 1,
        .id = passes && strcmp(arguments[6], "leak") != 0 ? NULL : "property-01234567",
    };
    ctest_write(&ctest, arguments[2], &out);
    int status = file_write(arguments[2], out.s, out.length, error) ? 0 : complain(error);
    mem_free(includes);
    text_release(&line);
    text_release(&out);
    input_release(&input);
    return status;
}

int main(int count, char **arguments)
{
    struct error error = ERROR_INIT;
    struct program program = {0};
    if (count != 8)
        return 2;
    struct reader_options options = {.files = (const char *const[]){arguments[4], NULL},
                                     .given_files = 1,
                                     .flags = (const char *const[]){NULL},
                                     .include_directory = arguments[3]};
    if (!reader_read(&options, &program, &error))
        return complain(&error);
    int status = write_test(&program, arguments, &error);
    program_release(&program);
    return status;
}
