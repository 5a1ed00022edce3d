/* Child processes of Assay's own (compilers, linkers, the weaver), and the clock. */
#ifndef ASSAY_BASE_PROCESS_H
#define ASSAY_BASE_PROCESS_H

#include <stdbool.h>
#include "base/error.h"

struct process_result {
    int status;         /* exit status, or 128 + signal */
    struct text output; /* stdout and stderr, in order */
};
/* Runs argv[0] through PATH with stdin from /dev/null and waits; false only
 * when it could not be started or did not end within seconds (0: no limit). */
bool process_run(const char *const argv[], double seconds, struct process_result *result, struct error *error);
/* The same in two steps, for several at once; what was started must be finished. */
struct program_run {
    const char *name;
    int child, output; /* process, and the pipe it writes into */
    double seconds, deadline;
};
bool program_start(struct program_run *process, const char *const argv[], double seconds, struct error *error);
bool program_finish(struct program_run *process, struct process_result *result, struct error *error);
void process_result_release(struct process_result *result);

char *process_own_directory(void);  /* of the running executable */
double clock_seconds(void);         /* monotonic */

#endif
