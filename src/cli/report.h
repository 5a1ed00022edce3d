/* Report: what a search came to, said once at its end. */
#ifndef ASSAY_CLI_REPORT_H
#define ASSAY_CLI_REPORT_H

#include "cli/console.h"
#include "cli/options.h"
#include "engine/engine.h"

struct report {
    const struct options *options;
    const struct function *predicate;
    const struct target *target;
    const struct engine_result *result;
};

/* "bst_ok, scope 4: 14 valid of 875 explored in 0.001 s, complete", after one
 * paragraph for each failure. */
void report_print(const struct report *report, struct console *console);

/* The line that --stats json asks for. */
void report_stats(const struct report *report, struct text *out);

#endif
