/* Search: what 'assay gen' and 'assay count' share, from the files on the
 * command line to the exit status: read, find the predicate, build, run an
 * engine, write, report. */
#ifndef ASSAY_CLI_SEARCH_H
#define ASSAY_CLI_SEARCH_H

#include "cli/options.h"
#include "export/export.h"

/* Writes what format makes of the inputs; with count_only the engine is not
 * asked for inputs and format->one is never called. */
int search_run(const struct options *options, const struct export_format *format, bool count_only);

#endif
