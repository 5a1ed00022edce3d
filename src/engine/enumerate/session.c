#include "engine/enumerate/session.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include "base/memory.h"
#include "base/process.h"
#include "engine/enumerate/describe.h"
#include "engine/enumerate/records.h"

#define DEATHS_ALLOWED 5         /* by SIGKILL at one candidate, before it is charged with them */
#define SPACE_DEATHS_ALLOWED 100
#define RESTARTS_ALLOWED 1000    /* without a candidate completed */
#define GRACE_SECONDS 0.5        /* between asking a worker to stop and killing it */
#define WATCH_SECONDS 0.05
#define LOAD_SECONDS 5.0
#define IDLE_SECONDS 0.002

static const char out_of_memory[] = "out of memory (--mem)";

void session_init(struct session *session, const struct engine_problem *problem, const struct engine_limits *limits,
                  const struct engine_services *services, const struct layout *layout, struct error *error)
{
    *session = (struct session){.problem = problem, .limits = limits, .services = services, .layout = layout,
                                .block = {.file = -1}, .error = error};
    if (layout) {
        value_graph_init(&session->graph, layout);
        session->point.path = mem_array(layout->fields.count + 1, sizeof *session->point.path);
    }
}

void session_release(struct session *session)
{
    worker_stop(&session->worker);
    block_release(&session->block);
    symbols_close(&session->symbols);
    if (session->layout)
        value_graph_release(&session->graph);
    mem_free(session->point.path);
    mem_free(session->request);
    for (size_t i = 0; i < session->first_reports.count; i++)
        engine_failure_release(&session->first_reports.items[i].failure);
    vector_release(&session->first_reports);
    map_release(&session->told);
    sample_release(&session->sample);
    for (size_t i = 0; i < session->lost.count; i++)
        engine_failure_release(&session->lost.items[i]);
    vector_release(&session->lost);
}

bool session_samples(const struct session *session)
{
    return session->request->command == WIRE_SAMPLE;
}

/* ---- watching a worker ---- */

struct watch {
    double next_look, asked_to_stop, same_since;
    uint64_t clock, head;
    uint32_t checking;
};

static void charge(struct session *session, const char *why)
{
    session->charge = why;
    worker_stop(&session->worker);
}

/* Whatever the worker is at (loading the image, a space function, a candidate,
 * a check), it must get on. */
static void look_for_hang(struct session *session, struct watch *watch, double now)
{
    const struct wire *wire = session->block.wire;
    double allowed = session->limits->candidate_seconds;
    if (!session->got_on && allowed < LOAD_SECONDS && !session->space)
        allowed = LOAD_SECONDS; /* an image is loaded, and its constructors run */
    if (wire->clock != watch->clock || wire->head != watch->head || wire->checking != watch->checking) {
        session->got_on = watch->clock != ~0ul;
        watch->clock = wire->clock;
        watch->head = wire->head;
        watch->checking = wire->checking;
        watch->same_since = now;
    } else if (now - watch->same_since > allowed) {
        charge(session, "no end within the time limit (--timeout)");
    }
}

static void look_at_memory(struct session *session)
{
    unsigned long long resident = worker_resident_kb(&session->worker);
    if (resident > session->peak_kb)
        session->peak_kb = resident;
    if (resident > session->limits->memory_mb * 1024)
        charge(session, out_of_memory);
}

static const char *reason_to_stop(struct session *session, double now)
{
    const struct engine_services *services = session->services;
    if (services->interrupted && services->interrupted(services->data))
        return "interrupted";
    if (session->deadline > 0 && now > session->deadline)
        return "time";
    return session->stop_reason;
}

static void look(struct session *session, struct watch *watch)
{
    double now = clock_seconds();
    if (now < watch->next_look)
        return;
    watch->next_look = now + WATCH_SECONDS;
    look_for_hang(session, watch, now);
    if (session->worker.process)
        look_at_memory(session);
    session->stop_reason = reason_to_stop(session, now);
    if (session->stop_reason) {
        session->block.wire->stop = 1;
        if (watch->asked_to_stop == 0)
            watch->asked_to_stop = now;
        if (now - watch->asked_to_stop > GRACE_SECONDS)
            worker_stop(&session->worker);
    }
    const struct engine_services *services = session->services;
    if (services->progress && !session->silent)
        services->progress(services->data, session->block.wire->clock / 2, session->block.wire->valid);
}

static bool watch_worker(struct session *session)
{
    double now = clock_seconds();
    session->got_on = false;
    struct watch watch = {.next_look = now + WATCH_SECONDS, .same_since = now, .clock = ~0ul};
    for (;;) {
        bool running = worker_running(&session->worker);
        bool any = false;
        if (!records_read(session, &any))
            return false;
        if (!running)
            return true;
        look(session, &watch);
        if (!any)
            worker_wait(&session->worker, IDLE_SECONDS);
    }
}

/* ---- after a worker's end ---- */

static void set_replay(struct session *session)
{
    struct wire *wire = session->block.wire;
    wire->checking = 0;
    const struct point *point = &session->point;
    memcpy((char *)wire + wire->replay, point->path, point->count * sizeof(struct wire_choice));
    wire->replay_count = session->request->replay_count = (uint32_t)point->count;
    wire->clock = 2 * point->explored;
    wire->valid = point->valid;
    wire->valid_hash = point->valid_hash;
    for (uint32_t i = 0; i < wire->cause_count && i < WIRE_CAUSES; i++)
        wire->causes[i].count = i < point->causes ? point->cause_counts[i] : 0;
}

static void describe_end(const struct session *session, struct text *out)
{
    int status = session->worker.status;
    if (session->charge)
        text_add(out, session->charge);
    else if (WIFEXITED(status))
        text_addf(out, "the process ended with exit status %d", WEXITSTATUS(status));
    else
        text_addf(out, "the process was killed by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
}

/* The candidate that was running costs itself; the search goes on behind it. */
static bool charge_candidate(struct session *session)
{
    struct text cause = TEXT_INIT, example = TEXT_INIT;
    struct point *point = &session->point;
    if (!records_current_path(session, point->path, &point->count))
        return false;
    describe_end(session, &cause);
    describe_path(&example, session->layout, (const struct wire_choice *)point->path, point->count);
    struct engine_failure failure = {.cause = text_detach(&cause), .count = 1, .example = text_detach(&example),
                                     .backtrace = mem_strdup("")};
    vector_push(&session->lost, failure);
    records_take_counts(session);
    point->explored++;
    session->deaths = 0;
    if (session_samples(session)) {
        point->valid_hash++; /* the sample is lost */
        point->count = 0;
        return true;
    }
    path_next(session->layout, point->path, &point->count);
    point->at_end = point->count == 0;
    return true;
}

static bool is_own_failure(const struct session *session)
{
    int status = session->worker.status;
    return !session->charge && WIFEXITED(status) && WEXITSTATUS(status) >= WIRE_CANNOT_LOAD &&
           WEXITSTATUS(status) <= 127 && !session->block.wire->head;
}

static bool was_killed_from_outside(const struct session *session)
{
    int status = session->worker.status;
    return !session->charge && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

/* Did the candidate do it?  Certainly when the process ended itself or took too
 * long; when it ran out of memory, only if a fresh process does so too, since
 * earlier candidates may have leaked; when it was killed from outside, only if
 * that happens again and again at the same place. */
static bool candidate_is_to_blame(struct session *session)
{
    uint64_t clock = session->block.wire->clock;
    if (!(clock & 1) || records_in_replay(session))
        return false;
    session->deaths = clock == session->death_clock ? session->deaths + 1 : 1;
    session->death_clock = clock;
    if (session->charge == out_of_memory)
        return session->deaths > 1;
    return !was_killed_from_outside(session) || session->deaths >= DEATHS_ALLOWED;
}

/* A space function that takes its worker down is an error; being killed from
 * outside is not its fault, and it is run again. */
static bool after_death_in_space(struct session *session)
{
    if (was_killed_from_outside(session) && session->deaths++ < SPACE_DEATHS_ALLOWED) {
        session->space->bounds.count = 0;
        return true;
    }
    struct text cause = TEXT_INIT;
    describe_end(session, &cause);
    error_set(session->error, ERROR_INPUT, "the space of '%s' at scope %d: %s", session->problem->predicate->name,
              session->problem->scope, cause.s);
    text_release(&cause);
    return false;
}

/* It went well before fields were changed that it was not seen to read. */
static bool after_death_in_check(struct session *session)
{
    struct text cause = TEXT_INIT;
    describe_end(session, &cause);
    error_set(session->error, ERROR_INPUT,
              "predicate '%s' depends on a field that it was not seen to read, or is not deterministic: when run "
              "again, %s",
              session->problem->predicate->name, cause.s);
    text_release(&cause);
    return false;
}

/* Loading the image is all it does: too long, or with too much memory each time. */
static bool never_begins(const struct session *session)
{
    if (!session->charge || session->got_on || session->block.wire->clock & 1)
        return false;
    return session->charge != out_of_memory || session->restarts > DEATHS_ALLOWED;
}

static bool after_death(struct session *session)
{
    if (is_own_failure(session))
        return error_set(session->error, ERROR_SYSTEM, "a worker could not %s (exit status %d)",
                         WEXITSTATUS(session->worker.status) == WIRE_CANNOT_LOAD ? "load the target's image" : "start",
                         WEXITSTATUS(session->worker.status));
    if (session->space)
        return after_death_in_space(session);
    session->gave_up = session->give_up_on_death;
    if (session->gave_up) {
        session->point.at_end = true;
        return true;
    }
    if (session->block.wire->checking && !was_killed_from_outside(session) && session->charge != out_of_memory)
        return after_death_in_check(session);
    if (never_begins(session))
        return error_set(session->error, ERROR_INPUT, "the code of '%s' does not get as far as its first candidate: %s",
                         session->problem->predicate->name, session->charge);
    if (candidate_is_to_blame(session) && !charge_candidate(session))
        return false;
    session->charge = NULL;
    session->restarts = session->point.explored == session->restart_point ? session->restarts + 1 : 0;
    session->restart_point = session->point.explored;
    if (session->restarts > RESTARTS_ALLOWED)
        return error_set(session->error, ERROR_SYSTEM, "workers die before they get anywhere (%u in a row)",
                         session->restarts);
    set_replay(session);
    return true;
}

/* ---- the whole ---- */

static bool run_workers(struct session *session)
{
    struct wire *wire = session->block.wire;
    while (!wire->finished && !session->point.at_end && !session->stop_reason) {
        if (!worker_start(&session->worker, &session->block, session->problem->target->image, session->error) ||
            !watch_worker(session))
            return false;
        worker_stop(&session->worker);
        if (!wire->finished && !session->stop_reason && !after_death(session))
            return false;
    }
    return true;
}

/* --no-fork: the runtime calls back when the ring is full. */
static void empty_ring(void *data)
{
    struct session *session = data;
    bool any;
    if (!records_read(session, &any) || reason_to_stop(session, clock_seconds()))
        session->block.wire->stop = 1;
}

static bool run_here(struct session *session)
{
    bool any;
    return worker_run_here(&session->block, session->problem->target->image, empty_ring, session, session->error) &&
           records_read(session, &any);
}

static void note_stop(struct session *session)
{
    struct wire *wire = session->block.wire;
    if (wire->common.peak_kb > session->peak_kb)
        session->peak_kb = wire->common.peak_kb;
    if (session->point.at_end)
        wire->finished = 1;
    if (wire->finished == 2 && !session->stop_reason)
        session->stop_reason = "limit";
}

bool session_run(struct session *session)
{
    session->started = clock_seconds();
    if (session->limits->seconds > 0)
        session->deadline = session->started + session->limits->seconds;
    session->request = mem_alloc(sizeof *session->request);
    *session->request = *session->block.wire;
    bool ok = session->limits->no_fork ? run_here(session) : run_workers(session);
    worker_stop(&session->worker);
    if (session->error->kind != ERROR_NONE)
        return false;
    note_stop(session);
    if (ok && session->block.wire->finished == 3)
        return error_set(session->error, ERROR_SYSTEM, "the worker stopped without saying why");
    return ok;
}
