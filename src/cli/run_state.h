/* Run state: the component set of a run as a text file, for --resume.
 *
 * What is new is put behind what stands there every second, so that a run that
 * is killed loses no more than that; at the end the file is written anew.  A
 * sequence is its lines (engine/sequence/sequence.h), an empty line between
 * two; a sequence that does not fit the library any more is passed over. */
#ifndef ASSAY_CLI_RUN_STATE_H
#define ASSAY_CLI_RUN_STATE_H

#include "engine/sequence/sequences.h"

struct run_state {
    char *path;
    int file;                     /* open for appending; -1: not yet */
    size_t saved;                 /* components that are in the file */
    uint64_t seed, position;      /* of the file that was read */
    size_t found, added, unfit;   /* sequences that were read; taken; that do not fit */
};
#define RUN_STATE_INIT {.file = -1}

/* directory: DIR, which is there. */
void run_state_init(struct run_state *state, const char *directory);
void run_state_release(struct run_state *state);

/* Reads the file and hands its sequences to the runner.  ERROR_INPUT: there is no file, or it is none of these. */
bool run_state_load(struct run_state *state, struct sequence_runner *runner, const struct sequence_plan *plan,
                    struct error *error);
/* Appends what is new; the first time it begins a new file. */
bool run_state_save(struct run_state *state, const struct sequence_runner *runner, const struct sequence_plan *plan,
                    uint64_t seed, struct error *error);
/* The whole file anew, whole or not at all. */
bool run_state_finish(struct run_state *state, const struct sequence_runner *runner, const struct sequence_plan *plan,
                      uint64_t seed, struct error *error);

#endif
