#include "engine/sequence/server.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "base/process.h"
#include "engine/trial/journal.h"

/* Its stages may each take as long as is allowed for a sequence, but all of it no longer than this many times. */
#define STAGES_ALLOWED 4
#define LOOK_SECONDS 0.02 /* after a task began: most are over before */

/* ---- tasks ---- */

static void clear_journal(struct sequences *sequences)
{
    journal_clear(&sequences->trials);
    sequences->trials.stop = 0;
    sequences->call_count = sequences->word_count = 0;
    sequences->stage = STAGE_PREPARING;
    sequences->call = SEQUENCE_NONE;
    sequences->status = 0;
    sequences->said_size = 0;
    memset(&sequences->fault, 0, sizeof sequences->fault);
    sequences->fault.call = sequences->fault.contract = SEQUENCE_NONE;
}

/* From now on time counts. */
static void begin_watching(struct sequence_server *server)
{
    struct process *process = &server->process;
    const struct trials *trials = &server->block.sequences->trials;
    process->clock = server->sequence_clock = trials->clock;
    process->stage = trials->stage;
    process->reruns = trials->reruns;
    process->first = trials->clock / 2;
    process->since = server->sequence_since = clock_seconds();
    process->next_look = process->since + LOOK_SECONDS;
    process->asked_to_stop = 0;
    server->is_busy = true;
}

bool server_start(struct sequence_server *server, struct error *error)
{
    struct sequences *sequences = server->block.sequences;
    struct trials *shadow = &server->block.shadow->trials;
    shadow->flags = (shadow->flags & ~(unsigned)TRIAL_SHOW) | (server->is_shown ? TRIAL_SHOW : 0u);
    clear_journal(sequences);
    sequence_block_write(&server->block);
    sequences->answered = server->asked;
    sequences->asked = ++server->asked;
    server->was_ready = false;
    begin_watching(server);
    if (!process_start(&server->process, &server->block.request, server->image, server->is_shown, error))
        return false;
    fcntl(server->process.worker.alive, F_SETFL, O_NONBLOCK);
    return true;
}

bool server_is_running(const struct sequence_server *server)
{
    return server->process.worker.process != 0;
}

void server_ask(struct sequence_server *server)
{
    struct sequences *sequences = server->block.sequences;
    clear_journal(sequences);
    sequence_block_write(&server->block);
    begin_watching(server);
    server->process.got_on = true;
    __atomic_store_n(&sequences->asked, ++server->asked, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, &sequences->asked, FUTEX_WAKE, 1, NULL, NULL, 0);
}

void server_release(struct sequence_server *server)
{
    process_release(&server->process);
    sequence_block_release(&server->block);
    server->is_busy = false;
}

/* ---- watching ---- */

static bool has_answered(struct sequence_server *server)
{
    char bytes[64];
    while (read(server->process.worker.alive, bytes, sizeof bytes) > 0)
        ;
    return __atomic_load_n(&server->block.sequences->answered, __ATOMIC_SEQ_CST) == server->asked;
}

/* A sequence that always gets on, but never comes to an end. */
static void look_for_endless(struct sequence_server *server, const struct trial_limits *limits)
{
    uint64_t clock = server->block.sequences->trials.clock;
    double now = clock_seconds();
    if (clock != server->sequence_clock) {
        server->sequence_clock = clock;
        server->sequence_since = now;
    } else if (server->was_ready && now - server->sequence_since > STAGES_ALLOWED * limits->trial_seconds) {
        worker_stop(&server->process.worker);
        server->process.killed = KILLED_FOR_TIME;
    }
}

static enum server_state become(struct sequence_server *server, enum server_state state)
{
    server->is_busy = false;
    server->was_ready |= state == SERVER_IDLE;
    return state;
}

enum server_state server_watch(struct sequence_server *server, const struct trial_limits *limits, bool must_stop)
{
    if (has_answered(server))
        return become(server, SERVER_IDLE);
    if (!process_watch(&server->process, &server->block.request, limits, must_stop))
        return become(server, SERVER_ENDED);
    look_for_endless(server, limits);
    return SERVER_BUSY;
}

void servers_wait(struct sequence_server *const *servers, size_t count, int milliseconds)
{
    struct pollfd *events = mem_array(2 * count + 1, sizeof *events);
    for (size_t i = 0; i < count; i++) {
        const struct worker *worker = &servers[i]->process.worker;
        events[2 * i] = (struct pollfd){.fd = worker->alive, .events = POLLIN};
        events[2 * i + 1] = (struct pollfd){.fd = worker->handle, .events = POLLIN};
    }
    poll(events, 2 * count, milliseconds);
    mem_free(events);
}

/* ---- a process that does not start ---- */

bool server_cannot_start(const struct sequence_server *server, struct error *error)
{
    const struct process *process = &server->process;
    int status = process->worker.status;
    const char *said = process->said.length ? process->said.s : "it said nothing";
    if (process->killed == KILLED_FOR_TIME || process->killed == KILLED_FOR_MEMORY)
        return error_set(error, ERROR_INPUT, "the library does not get as far as its first call: %s",
                         process->killed == KILLED_FOR_TIME ? "loading it does not end" : "out of memory (--mem)");
    if (WIFEXITED(status) && WEXITSTATUS(status) >= WIRE_CANNOT_LOAD && WEXITSTATUS(status) <= 127)
        return error_set(error, ERROR_SYSTEM, "a checked process could not %s (exit status %d): %.2000s",
                         WEXITSTATUS(status) == WIRE_CANNOT_LOAD ? "load the library's image" : "start",
                         WEXITSTATUS(status), said);
    if (WIFEXITED(status))
        return error_set(error, ERROR_INPUT, "the library ends with exit status %d before its first call: %.2000s",
                         WEXITSTATUS(status), said);
    return error_set(error, ERROR_INPUT, "the library dies of signal %d (%s) before its first call: %.2000s",
                     WTERMSIG(status), strsignal(WTERMSIG(status)), said);
}
