/* Session: a process that makes or runs call sequences, in the place of
 * trials. */
#include <sys/mman.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/generating.h"
#include "runtime/sequence/globals.h"

/* A harness for sequences alone has no properties. */
EXPORTED __attribute__((weak)) const struct trial_entry *const assay_entries[1] = {0};
EXPORTED __attribute__((weak)) void (*const assay_generators[1])(void *place) = {0};

static bool forks(void)
{
    return sequences->serve || !sequences->generate;
}

void sequences_prepare(void)
{
    sequences = (struct sequences *)trials;
    if (forks())
        trials->flags |= TRIAL_FORK; /* children report into a file */
    else
        madvise(trials, trials->common.size, MADV_DONTFORK);
}

static void find_plan(void)
{
    nodes = in_block(sequences->nodes);
    operations = in_block(sequences->operations);
    sorts = in_block(sequences->sorts);
    contracts = in_block(sequences->contracts);
    operation_counts = in_block(sequences->counts);
}

bool sequences_run(const char *files)
{
    find_plan();
    provenance_start();
    scratch_start();
    edges_start();
    words_start();
    arguments_start();
    outputs_start();
    services_start();
    contracts_start();
    globals_start();
    if (sequences->serve)
        sequences_serve(files);
    if (!sequences->generate) {
        given_run();
        return trials->clock / 2 >= sequences->given_count;
    }
    generate_run();
    return !trials->stop;
}
