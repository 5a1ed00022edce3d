/* Process: one checked process under watch: what it says, how long its inputs
 * take, how much memory it has. */
#ifndef ASSAY_ENGINE_TRIAL_PROCESS_H
#define ASSAY_ENGINE_TRIAL_PROCESS_H

#include "engine/trial/request.h"

#define SAID_MOST (64u << 10)

enum kill_reason { NOT_KILLED, KILLED_FOR_TIME, KILLED_FOR_MEMORY, KILLED_TO_STOP };

struct process {
    struct worker worker;
    int errors;                /* memfd: what it says on stderr; -1: none yet */
    struct text said;          /* the end of that, once the process has ended */
    enum kill_reason killed;
    uint64_t first;            /* number of the input it begins with */
    unsigned long long peak_kb;
    /* watching: */
    uint64_t clock;
    uint32_t stage, reruns;
    bool got_on;               /* it has come as far as an input */
    double since, next_look, asked_to_stop;
};
#define PROCESS_INIT {.worker = {.handle = -1, .alive = -1}, .errors = -1, .said = TEXT_INIT}

bool process_start(struct process *process, const struct request *request, const char *image, bool show,
                   struct error *error);
/* Kills it if it takes too long or too much.  False when it has ended: then .said and the status in .worker are set.
 * must_stop: it is asked to end, and made to a moment later. */
bool process_watch(struct process *process, struct request *request, const struct trial_limits *limits, bool must_stop);
void process_release(struct process *process);

bool process_was_killed_from_outside(const struct process *process);

#endif
