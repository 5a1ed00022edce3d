#include "cli/command.h"
#include "cli/search.h"

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

int command_count_inputs(const struct options *options)
{
    static const struct export_format number = {
        .name = "number",
        .summary = "one line with the number of inputs",
        .begin = count_begin,
        .one = count_one,
        .end = count_end,
    };
    return search_run(options, &number, true);
}
