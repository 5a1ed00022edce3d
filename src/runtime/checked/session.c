/* Session: a process that runs trials as the block says.  assay-worker starts
 * it as IMAGE WIRE-FD. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define TRIM_EVERY 256 /* inputs */

struct trials *trials;
const struct trial_entry *entry;
char *arguments;
volatile bool is_forked;
__thread bool is_main_thread;
static size_t arguments_capacity;

/* ---- what is run ---- */

/* One input, whatever its choices come from; false: there was none. */
static bool run_input(uint64_t number)
{
    static unsigned until_trim = TRIM_EVERY;
    uint64_t clock = trials->clock;
    trials->clock = clock + 1;
    enum attempt_outcome outcome = input_run(number);
    if (outcome == ATTEMPT_NOTHING) {
        trials->clock = clock;
        return false;
    }
    if (trials->mode == TRIAL_ALL)
        choices_advance(clock / 2 + 1);
    if (outcome != ATTEMPT_LEFT_OUT)
        tally_commit();
    trials->clock = clock + 2;
    if (--until_trim == 0) {
        output_trim();
        until_trim = TRIM_EVERY;
    }
    return true;
}

/* The number of the next input is clock / 2.  All return whether there are no more. */

static bool run_all(void)
{
    while (!trials->stop)
        if (!choices_start(trials->clock / 2) || !run_input(trials->clock / 2))
            return true;
    return trials->start_count[trials->clock / 2 % 2] == TRIAL_NO_START;
}

static bool run_random(void)
{
    for (;;) {
        uint64_t run = trials->first_run + trials->clock / 2 * (trials->stride ? trials->stride : 1);
        if (run >= trials->run_end || trials->stop)
            return run >= trials->run_end;
        trials->run = run;
        choices_random(run);
        if (!run_input(run))
            return true;
    }
}

static bool run_given(void)
{
    const struct trial_given *given = in_block(trials->given);
    if (trials->flags & TRIAL_FORK)
        given_forked();
    while (trials->clock / 2 < trials->given_count && !trials->stop) {
        trials->run = trials->clock / 2;
        choices_given(&given[trials->run]);
        if (!run_input(trials->run))
            return true;
    }
    return trials->clock / 2 >= trials->given_count;
}

/* ---- call sequences ---- */

/* Weak: an image that has src/runtime/sequence has its own. */
#define ABSENT __attribute__((weak))

ABSENT void sequences_prepare(void)
{
    end_process(WIRE_CANNOT_LOAD);
}

ABSENT bool sequences_run(const char *files)
{
    (void)files;
    return false;
}

ABSENT void sequences_leap(void)
{
}

ABSENT void sequences_note_end(void)
{
}

ABSENT void sequences_note_signal(int number, const siginfo_t *information, const void *context)
{
    (void)number, (void)information, (void)context;
}

/* ---- the process ---- */

static void after_fork(void)
{
    is_forked = true;
    heap_forget();
}

static bool map_block(int file)
{
    off_t size = lseek(file, 0, SEEK_END);
    struct trials *map = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (map == MAP_FAILED || map->common.magic != TRIAL_MAGIC)
        return false;
    close(file);
    /* a process that the target forks must not write here */
    if (!(map->flags & TRIAL_FORK) && map->mode != TRIAL_SEQUENCES)
        madvise(map, (size_t)size, MADV_DONTFORK);
    trials = map;
    return true;
}

static bool find_entry(void)
{
    for (const struct trial_entry *const *it = assay_entries; *it; it++)
        if (strcmp((*it)->name, trials->property) == 0) {
            entry = *it;
            arguments = memory_grow(NULL, &arguments_capacity, entry->size + (size_t)!entry->size, 1);
            return true;
        }
    return false;
}

static void start(void)
{
    is_main_thread = true;
    frames_start();
    output_start();
    directory_start();
    faults_start();
    heap_hook();
    pthread_atfork(NULL, NULL, after_fork);
}

static bool run(const char *files)
{
    switch (trials->mode) {
    case TRIAL_ALL:
        return run_all();
    case TRIAL_RANDOM:
        return run_random();
    case TRIAL_SEQUENCES:
        return sequences_run(files);
    default:
        return run_given();
    }
}

static void finish(bool is_complete)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    trials->common.peak_kb = (uint64_t)usage.ru_maxrss;
    trials->finished = is_complete ? 1 : 2;
}

EXPORTED int main(int argument_count, char **argument)
{
    if (argument_count != 2 || !map_block(atoi(argument[1])))
        return WIRE_CANNOT_START;
    if (trials->mode == TRIAL_SEQUENCES)
        sequences_prepare();
    else if (!find_entry())
        return WIRE_CANNOT_LOAD;
    start();
    finish(run(argument[1]));
    if (trials->flags & TRIAL_SHOW)
        exit(0); /* what was printed is flushed */
    end_process(0);
}
