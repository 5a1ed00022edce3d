#include "cli/command.h"
#include "cli/console.h"
#include "cli/search.h"
#include "cli/solve.h"

static void *count_begin(const struct layout *layout, const char *source_file, struct text *out)
{
    (void)layout, (void)source_file, (void)out;
    return NULL;
}

static void count_one(void *state, const struct value_graph *graph, unsigned long long number, struct text *out)
{
    (void)state, (void)graph, (void)number, (void)out;
}

static void count_end(void *state, unsigned long long count, struct text *out)
{
    (void)state;
    text_add_unsigned(out, count);
    text_add_char(out, '\n');
}

/* Inputs of a program are as many as it asks for. */
static int refuse_program(const struct options *options)
{
    struct error error = ERROR_INIT;
    struct console console;
    console_init(&console, options->color, options->quiet);
    error_set(&error, ERROR_INPUT,
              "'assay count' counts structures of C predicates; a .assay program says itself how many inputs it wants: "
              "use 'assay gen %s'",
              options->files.items[0]);
    int status = console_error(&console, &error);
    error_release(&error);
    return status;
}

int command_count_inputs(const struct options *options)
{
    static const struct export_format number = {
        .name = "number",
        .summary = "one line with the number of inputs",
        .begin = count_begin,
        .one = count_one,
        .end = count_end,
    };
    if (solve_takes(options))
        return refuse_program(options);
    return search_run(options, &number, true);
}
