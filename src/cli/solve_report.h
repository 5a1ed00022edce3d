/* What the generate blocks of a program came to, said once at the end. */
#ifndef ASSAY_CLI_SOLVE_REPORT_H
#define ASSAY_CLI_SOLVE_REPORT_H

#include "cli/console.h"
#include "cli/options.h"
#include "engine/solve/solve.h"

struct solve_outcome {
    const struct lang_block *block;
    struct solve_result result; /* of a block whose turn did not come: reason "time", "limit", "interrupted" */
};

struct solve_report {
    const struct options *options;
    const struct lang_program *program;
    const struct solve_outcome *outcomes;
    size_t count;
};

/* Fewer inputs than were asked for, and neither a limit nor the user is why. */
bool solve_fell_short(const struct solve_result *result);

/* "items: 11 inputs in 0.001 s (native)"; of a block that fell short, a failure with its place. */
void solve_report_print(const struct solve_report *report, struct console *console);
/* The line that --stats json asks for. */
void solve_report_stats(const struct solve_report *report, struct text *out);

#endif
