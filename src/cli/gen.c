#include <string.h>

#include "cli/command.h"
#include "cli/search.h"

int command_gen(const struct options *options)
{
    const struct export_format *format = export_find(options->format ? options->format : "jsonl");
    return search_run(options, format, strcmp(format->name, "none") == 0);
}
