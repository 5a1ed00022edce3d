/* Project: the files and flags that a command names, read. */
#ifndef ASSAY_CLI_PROJECT_H
#define ASSAY_CLI_PROJECT_H

#include "cli/console.h"
#include "cli/options.h"
#include "target/target.h"

struct project {
    struct arena arena;              /* paths and flags */
    struct target_options building;
    struct program program;
};

/* Reads files and the sources of options.  What the user should know (flags
 * that are left out, spaces of no predicate) is said.  state: where cache/
 * goes; NULL: the nearest .assay. */
bool project_open(struct project *project, const struct options *options, const char *const *files, size_t count,
                  const char *state, struct console *console, struct error *error);
void project_release(struct project *project);

#endif
