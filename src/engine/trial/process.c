#include "engine/trial/process.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "base/process.h"

#define LOOK_SECONDS 0.02
#define GRACE_SECONDS 0.5 /* between asking a process to stop and killing it */
#define LOAD_SECONDS 15.0 /* to load an image and run its constructors */

bool process_start(struct process *process, const struct request *request, const char *image, bool show,
                   struct error *error)
{
    double now = clock_seconds();
    text_clear(&process->said);
    process->killed = NOT_KILLED;
    process->clock = request->trials->clock;
    process->stage = request->trials->stage;
    process->reruns = request->trials->reruns;
    process->first = process->clock / 2;
    process->got_on = false;
    process->since = now;
    process->next_look = now + LOOK_SECONDS;
    process->asked_to_stop = 0;
    if (process->errors < 0)
        process->errors = memfd_create("errors", MFD_CLOEXEC);
    if (process->errors < 0 || ftruncate(process->errors, 0) < 0 || lseek(process->errors, 0, SEEK_SET) < 0)
        return error_set(error, ERROR_SYSTEM, "cannot start a worker: no file for what it says: %s", strerror(errno));
    return worker_execute(&process->worker, &request->block, image, show ? STDERR_FILENO : process->errors, error);
}

static void hear(struct process *process)
{
    off_t size = lseek(process->errors, 0, SEEK_END), start = size > (off_t)SAID_MOST ? size - (off_t)SAID_MOST : 0;
    text_clear(&process->said);
    text_reserve(&process->said, SAID_MOST);
    ssize_t got = pread(process->errors, process->said.s, SAID_MOST - 1, start);
    process->said.length = got > 0 ? (size_t)got : 0;
    process->said.s[process->said.length] = 0;
}

static void kill_for(struct process *process, enum kill_reason reason)
{
    process->killed = reason;
    worker_stop(&process->worker);
}

/* A stage of an input may take as long as an input: drawing, running, looking
 * for leaks. */
static void look_for_hang(struct process *process, const struct trials *trials, const struct trial_limits *limits,
                          double now)
{
    double allowed = limits->trial_seconds;
    if (trials->clock != process->clock || trials->stage != process->stage || trials->reruns != process->reruns) {
        process->clock = trials->clock;
        process->stage = trials->stage;
        process->reruns = trials->reruns;
        process->got_on = true;
        process->since = now;
        return;
    }
    if (!process->got_on && allowed < LOAD_SECONDS)
        allowed = LOAD_SECONDS;
    if (now - process->since > allowed)
        kill_for(process, KILLED_FOR_TIME);
}

static void look_at_memory(struct process *process, const struct trial_limits *limits)
{
    unsigned long long resident = worker_resident_kb(&process->worker);
    if (resident > process->peak_kb)
        process->peak_kb = resident;
    if (resident > limits->memory_mb * 1024)
        kill_for(process, KILLED_FOR_MEMORY);
}

static void look(struct process *process, struct request *request, const struct trial_limits *limits, bool must_stop)
{
    double now = clock_seconds();
    if (must_stop && process->asked_to_stop == 0) {
        request->trials->stop = 1;
        process->asked_to_stop = now;
    }
    if (now < process->next_look)
        return;
    process->next_look = now + LOOK_SECONDS;
    look_for_hang(process, request->trials, limits, now);
    if (process->worker.process)
        look_at_memory(process, limits);
    if (process->worker.process && must_stop && now - process->asked_to_stop > GRACE_SECONDS)
        kill_for(process, KILLED_TO_STOP);
}

bool process_watch(struct process *process, struct request *request, const struct trial_limits *limits, bool must_stop)
{
    bool running = worker_running(&process->worker);
    if (running) {
        look(process, request, limits, must_stop);
        running = process->worker.process != 0;
    }
    if (running)
        return true;
    worker_stop(&process->worker); /* what is left of it */
    hear(process);
    return false;
}

void process_release(struct process *process)
{
    worker_stop(&process->worker);
    if (process->errors >= 0)
        close(process->errors);
    process->errors = -1;
    text_release(&process->said);
}

bool process_was_killed_from_outside(const struct process *process)
{
    int status = process->worker.status;
    return process->killed == NOT_KILLED && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}
