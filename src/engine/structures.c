#include "engine/structures.h"

#include <string.h>
#include "base/map.h"
#include "base/memory.h"
#include "base/process.h"
#include "engine/enumerate/outcome.h"
#include "engine/enumerate/pack.h"
#include "engine/enumerate/request.h"
#include "engine/enumerate/self_check.h"
#include "engine/structures_pack.h"
#include "engine/structures_seen.h"
#include "runtime/trial.h"

#define SAMPLE_IDLE_SECONDS 2.0  /* of search without a structure; a predicate that hangs has its own limit */
#define SAMPLE_MOST_SECONDS 10.0 /* of one call, or so many times that limit */
#define SAMPLE_MOST_HANGS 3
#define LEAST_SECONDS 1e-3       /* 0 would mean no limit */

/* What is known of one scope, and how far its search is. */
struct scope {
    struct engine_problem problem;
    struct space space;
    struct layout layout;
    struct structure_packer *packer; /* NULL: there is no layout */
    char *no_scope;                  /* the space is an error here; it says this */
    struct value_choice *path;       /* of the next candidate; none: that which the search begins with */
    size_t path_count;
    bool at_end;
};

struct structures {
    struct engine_problem problem;
    struct engine_limits limits;
    struct engine_services theirs, ours;
    VECTOR(struct scope *) scopes;
    const struct scope *last;        /* with a space to show; NULL: none yet */
    struct seen seen;
    struct map warned;
    struct engine_result result;
    double deadline;                 /* 0: none */
    unsigned long long effort;       /* likewise, in candidates */
    bool is_checked;                 /* resume against rerun */

    /* of the call that runs */
    struct structure_chunk *chunk;
    struct scope *scope;
    const struct session *session;
    double began, last_look, idle;
    uint64_t last_clock;
    bool gives_up;                   /* a sample: nothing is found any more */
};

/* ---- chunks ---- */

void structure_chunk_release(struct structure_chunk *chunk)
{
    text_release(&chunk->packed);
    vector_release(&chunk->starts);
    *chunk = (struct structure_chunk)STRUCTURE_CHUNK_INIT;
}

static void empty(struct structure_chunk *chunk)
{
    struct structure_chunk buffers = *chunk;
    if (!buffers.packed.s)
        text_init(&buffers.packed);
    text_cut(&buffers.packed, 0);
    *chunk = (struct structure_chunk){.packed = buffers.packed};
    chunk->starts.items = buffers.starts.items;
    chunk->starts.capacity = buffers.starts.capacity;
}

/* ---- services of a session ---- */

static bool take(void *data, const struct value_graph *graph)
{
    struct structures *structures = data;
    struct structure_chunk *chunk = structures->chunk;
    size_t start = structure_pack(structures->scope->packer, graph, &chunk->packed);
    struct trial_structure *packed = (struct trial_structure *)(chunk->packed.s + start);
    if (chunk->is_sample)
        structures->idle = 0;
    else
        packed->scopes = seen_at(&structures->seen, packed + 1, packed->size, structures->scope->problem.scope);
    vector_push(&chunk->starts, start);
    return true;
}

static void tell_progress(void *data, unsigned long long explored, unsigned long long valid)
{
    const struct structures *structures = data;
    const struct engine_result *before = &structures->result;
    structures->theirs.progress(structures->theirs.data, before->explored + explored, before->valid + valid);
}

static void warn(void *data, const char *message)
{
    struct structures *structures = data;
    if (map_get(&structures->warned, message))
        return;
    map_put(&structures->warned, message, structures);
    structures->theirs.warning(structures->theirs.data, message);
}

static bool is_too_long(struct structures *structures)
{
    double now = clock_seconds(), hang = SAMPLE_MOST_HANGS * structures->limits.candidate_seconds;
    uint64_t clock = structures->session->block.wire->clock;
    if (clock != structures->last_clock)
        structures->idle += now - structures->last_look;
    structures->last_clock = clock;
    structures->last_look = now;
    structures->gives_up = structures->idle > SAMPLE_IDLE_SECONDS ||
                           now - structures->began > (hang > SAMPLE_MOST_SECONDS ? hang : SAMPLE_MOST_SECONDS);
    return structures->gives_up;
}

static bool is_interrupted(void *data)
{
    struct structures *structures = data;
    const struct engine_services *theirs = &structures->theirs;
    if (theirs->interrupted && theirs->interrupted(theirs->data))
        return true;
    return structures->session && structures->chunk->is_sample && is_too_long(structures);
}

/* ---- open, close ---- */

struct structures *structures_open(const struct engine_problem *problem, const struct engine_limits *limits,
                                   const struct engine_services *services)
{
    struct structures *structures = mem_alloc(sizeof *structures);
    structures->problem = *problem;
    structures->limits = request_limits(limits);
    structures->limits.inputs = structures->limits.verify = 0;
    structures->limits.count_only = false;
    structures->theirs = *services;
    structures->ours = (struct engine_services){
        .data = structures,
        .input = take,
        .progress = services->progress ? tell_progress : NULL,
        .warning = services->warning ? warn : NULL,
        .interrupted = is_interrupted,
    };
    structures->result.engine = "enumerate";
    structures->deadline = limits->seconds > 0 ? clock_seconds() + limits->seconds : 0;
    return structures;
}

static void release_scope(struct scope *scope)
{
    structure_packer_release(scope->packer);
    layout_release(&scope->layout);
    space_release(&scope->space);
    mem_free(scope->no_scope);
    mem_free(scope->path);
    mem_free(scope);
}

void structures_close(struct structures *structures)
{
    if (!structures)
        return;
    for (size_t i = 0; i < structures->scopes.count; i++)
        release_scope(structures->scopes.items[i]);
    vector_release(&structures->scopes);
    seen_release(&structures->seen);
    map_release(&structures->warned);
    engine_result_release(&structures->result);
    mem_free(structures);
}

void structures_set_deadline(struct structures *structures, double deadline)
{
    structures->deadline = deadline;
    if (deadline <= 0)
        structures->limits.seconds = 0;
}

void structures_set_effort(struct structures *structures, unsigned long long candidates)
{
    structures->effort = candidates;
}

const struct space *structures_space(const struct structures *structures)
{
    return structures->last ? &structures->last->space : NULL;
}

const struct engine_result *structures_result(const struct structures *structures)
{
    return &structures->result;
}

/* ---- one scope ---- */

/* What is left of the time for all. */
static void set_seconds(struct structures *structures)
{
    double left = structures->deadline - clock_seconds();
    if (structures->deadline > 0)
        structures->limits.seconds = left > LEAST_SECONDS ? left : LEAST_SECONDS;
}

static struct scope *known_scope(const struct structures *structures, int scope)
{
    for (size_t i = 0; i < structures->scopes.count; i++)
        if (structures->scopes.items[i]->problem.scope == scope)
            return structures->scopes.items[i];
    return NULL;
}

/* NULL with an error, or because it was stopped: see chunk->stopped. */
static struct scope *make_scope(struct structures *structures, int number, struct error *error)
{
    struct error why = ERROR_INIT;
    struct scope *scope = mem_alloc(sizeof *scope);
    scope->problem = structures->problem;
    scope->problem.scope = number;
    set_seconds(structures);
    bool ok = request_layout(&scope->layout, &scope->space, &scope->problem, &structures->limits, &structures->ours,
                             &structures->chunk->stopped, &why);
    if (ok && structures->chunk->stopped) {
        release_scope(scope);
        return NULL;
    }
    if (!ok && why.kind != ERROR_INPUT) {
        error_set(error, why.kind, "%s", why.message.s);
        error_release(&why);
        release_scope(scope);
        return NULL;
    }
    if (ok) {
        scope->packer = structure_packer_make(&scope->layout);
        scope->path = mem_array(scope->layout.fields.count + 1, sizeof *scope->path);
    } else {
        scope->no_scope = mem_strdup(why.message.s);
    }
    error_release(&why);
    vector_push(&structures->scopes, scope);
    return scope;
}

static bool check_once(struct structures *structures, const struct scope *scope, struct error *error)
{
    if (structures->is_checked || structures->limits.no_fork)
        return true;
    structures->is_checked = true;
    return self_check(&scope->problem, &structures->limits, &structures->ours, REQUEST_MODE, SELF_CHECK_SCOPE, error);
}

/* The scope, ready to be searched; *scope is NULL when it is not to be, without an error. */
static bool find_scope(struct structures *structures, int number, struct scope **scope, struct error *error)
{
    *scope = known_scope(structures, number);
    if (!*scope)
        *scope = make_scope(structures, number, error);
    if (!*scope)
        return error->kind == ERROR_NONE;
    if ((*scope)->no_scope)
        return true;
    structures->last = *scope;
    return check_once(structures, *scope, error);
}

void structures_rewind(struct structures *structures, int scope)
{
    struct scope *known = known_scope(structures, scope);
    if (known) {
        known->path_count = 0;
        known->at_end = false;
    }
}

/* ---- one session ---- */

static void begin_behind(struct session *session, const struct scope *scope)
{
    struct wire *wire = session->block.wire;
    memcpy((char *)wire + wire->replay, scope->path, scope->path_count * sizeof *scope->path);
    memcpy(session->point.path, scope->path, scope->path_count * sizeof *scope->path);
    wire->replay_count = (uint32_t)scope->path_count;
    session->point.count = scope->path_count;
}

static void keep_position(struct scope *scope, const struct session *session)
{
    memcpy(scope->path, session->point.path, session->point.count * sizeof *scope->path);
    scope->path_count = session->point.count;
    scope->at_end = session->point.at_end || (session->block.wire->finished == 1 && !session->stop_reason);
}

/* Why there is less than was asked for; NULL where that is all there is. */
static const char *reason_of(const struct structures *structures, const struct session *session, size_t most)
{
    bool full = most && structures->chunk->starts.count >= most;
    if (session->block.wire->finished == 1 || full)
        return NULL;
    if (structures->gives_up || !session->stop_reason)
        return "time";
    if (strcmp(session->stop_reason, "limit") != 0)
        return session->stop_reason;
    if (structures->effort && !structures->chunk->is_sample)
        return "effort";
    const struct engine_services *theirs = &structures->theirs;
    return theirs->interrupted && theirs->interrupted(theirs->data) ? "interrupted" : "time";
}

static void add_result(struct structures *structures, const struct session *session)
{
    struct engine_result *result = &structures->result;
    result->explored += outcome_explored(session);
    result->valid += structures->chunk->starts.count;
    result->seconds += clock_seconds() - session->started;
    result->complete = structures->chunk->is_last && !structures->chunk->stopped;
    result->reason = structures->chunk->stopped;
    if (session->peak_kb > result->peak_kb)
        result->peak_kb = session->peak_kb;
    outcome_failures(result, session);
    outcome_isolation(result, session);
}

static void begin_clock(struct structures *structures, const struct session *session)
{
    structures->session = session;
    structures->began = structures->last_look = clock_seconds();
    structures->idle = 0;
    structures->last_clock = 0;
    structures->gives_up = false;
}

static void finish(struct structures *structures, const struct session *session, size_t most)
{
    struct structure_chunk *chunk = structures->chunk;
    if (!chunk->is_sample)
        keep_position(structures->scope, session);
    chunk->is_last = chunk->is_sample || structures->scope->at_end;
    chunk->stopped = reason_of(structures, session, most);
    chunk->explored = outcome_explored(session);
    add_result(structures, session);
}

static bool run(struct structures *structures, size_t most, uint64_t seed, struct error *error)
{
    const struct scope *scope = structures->scope;
    struct session session;
    set_seconds(structures);
    session_init(&session, &scope->problem, &structures->limits, &structures->ours, &scope->layout, error);
    bool ok = pack_layout(&session.block, &scope->layout, error);
    if (ok) {
        request_search(session.block.wire, &structures->limits, REQUEST_MODE, scope->problem.scope);
        session.block.wire->valid_limit = most;
        if (structures->chunk->is_sample) {
            session.block.wire->command = WIRE_SAMPLE;
            session.block.wire->seed = seed;
        } else {
            begin_behind(&session, scope);
            if (structures->effort)
                session.block.wire->candidate_limit = session.block.wire->clock / 2 + structures->effort;
        }
        begin_clock(structures, &session);
        ok = session_run(&session);
        structures->session = NULL;
    }
    if (ok)
        finish(structures, &session, most);
    session_release(&session);
    return ok;
}

/* ---- all, and some ---- */

static bool fill(struct structures *structures, int scope, struct structure_chunk *chunk, struct error *error)
{
    empty(chunk);
    structures->chunk = chunk;
    return find_scope(structures, scope, &structures->scope, error);
}

bool structures_all(struct structures *structures, int scope, size_t most, struct structure_chunk *chunk,
                    char **no_scope, struct error *error)
{
    *no_scope = NULL;
    bool ok = fill(structures, scope, chunk, error);
    if (ok && structures->scope && structures->scope->no_scope) {
        *no_scope = mem_strdup(structures->scope->no_scope);
        chunk->is_last = true;
    } else if (ok && structures->scope && structures->scope->at_end) {
        chunk->is_last = true;
    } else if (ok && structures->scope) {
        ok = run(structures, most, 0, error);
    }
    structures->chunk = NULL;
    return ok;
}

bool structures_random(struct structures *structures, int scope, size_t count, uint64_t seed,
                       struct structure_chunk *chunk, struct error *error)
{
    bool ok = fill(structures, scope, chunk, error);
    chunk->is_sample = true;
    if (ok && structures->scope && structures->scope->no_scope)
        ok = error_set(error, ERROR_INPUT, "%s", structures->scope->no_scope);
    else if (ok && structures->scope && count)
        ok = run(structures, count, seed, error);
    chunk->is_last = true;
    structures->chunk = NULL;
    return ok;
}
