#include <string.h>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/search.h"
#include "cli/solve.h"

static int gen_structures(const struct options *options)
{
    struct error error = ERROR_INIT;
    struct console console;
    const struct export_format *format = export_find(options->format ? options->format : "jsonl");
    int status;
    if (solve_options_fit(options, &error) && !format)
        error_set(&error, ERROR_INPUT, "'--format %s' is for .assay programs, and '%s' is none", options->format,
                  options->files.items[0]);
    if (error.kind == ERROR_NONE) {
        status = search_run(options, format, strcmp(format->name, "none") == 0);
    } else {
        console_init(&console, options->color, options->quiet);
        status = console_error(&console, &error);
    }
    error_release(&error);
    return status;
}

int command_gen(const struct options *options)
{
    return solve_takes(options) ? solve_command(options) : gen_structures(options);
}
