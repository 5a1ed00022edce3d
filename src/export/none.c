/* No output: for measuring, and for commands that only want the statistics. */
#include "export/formats.h"

static void *begin(const struct layout *layout, const char *source_file, struct text *out)
{
    (void)layout, (void)source_file, (void)out;
    return NULL;
}

static void one(void *state, const struct value_graph *graph, unsigned long long number, struct text *out)
{
    (void)state, (void)graph, (void)number, (void)out;
}

static void end(void *state, unsigned long long count, struct text *out)
{
    (void)state, (void)count, (void)out;
}

const struct export_format export_none = {"none", "nothing", begin, one, end};
