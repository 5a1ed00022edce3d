/* Solve: 'assay gen' of a .assay program, from its file to the exit status:
 * read, choose the generate blocks, run the engine 'solve' on each, write,
 * report. */
#ifndef ASSAY_CLI_SOLVE_H
#define ASSAY_CLI_SOLVE_H

#include "cli/options.h"

/* Whether FILE is a program of the solve language: it ends in .assay, or --engine solve says so. */
bool solve_takes(const struct options *options);
/* False: an option was given that makes no sense for FILE; the error names it. */
bool solve_options_fit(const struct options *options, struct error *error);

int solve_command(const struct options *options);

#endif
