#include "engine/sequence/lane.h"

#include <string.h>
#include "base/process.h"
#include "engine/engine.h"

#define WAIT_MILLISECONDS 10
#define PROGRESS_SECONDS 0.2
#define STEP_LEAST 256    /* sequences of a lane between two meetings */
#define STEP_MOST 16384
#define FUTILE_SEQUENCES 10000 /* without a call: there will be none */

struct exploring {
    struct sequence_runner *runner;
    const struct sequence_services *services;
    struct sequence_result *result;
    struct error *error;
    struct sequence_server **servers; /* of the lanes that are busy */
    uint64_t end;                     /* number: of each lane's last sequence */
    /* With --runs and several lanes a result must not depend on which lane is faster: they meet after so many
     * sequences, or when they broke, and what broke is handed over lane by lane. */
    bool in_step;
    uint64_t step;
    bool is_futile;                   /* nothing can be called */
    double started, deadline, next_progress;
};

/* ---- progress ---- */

static void add_lane(struct sequence_progress *progress, const struct sequence_lane *lane, double now)
{
    const struct sequences *shadow = lane->server.block.shadow;
    progress->sequences += shadow->sequences; /* those that came to their end */
    progress->calls += shadow->calls;
    progress->components += lane->kept.items.count;
    progress->states += shadow->states_count;
    progress->edge_total = shadow->edge_count;
    if (now - lane->last_new_at < progress->since_new)
        progress->since_new = now - lane->last_new_at;
}

/* Edges that some lane has reached. */
static unsigned long long edges_reached(const struct sequence_runner *runner)
{
    unsigned long long reached = 0;
    for (size_t i = 0; i < SEQUENCE_EDGES_MOST; i++) {
        bool is_reached = false;
        for (size_t k = 0; k < runner->lane_count; k++)
            is_reached |= runner->lanes[k].edges[i] != 0;
        reached += is_reached;
    }
    return reached;
}

/* All lanes run the same image: one of them has told where its edges are. */
static void find_lines(struct sequence_runner *runner)
{
    for (size_t i = 0; i < runner->lane_count && !runner->lines.is_known; i++) {
        const struct sequence_block *block = &runner->lanes[i].server.block;
        uint32_t count = block->shadow->edge_count;
        if (count && count <= SEQUENCE_EDGES_MOST)
            sequence_lines_find(&runner->lines, runner->image,
                                (const uint32_t *)((const char *)block->sequences + block->shadow->edge_places), count);
    }
}

static void add_lines(struct sequence_progress *progress, struct sequence_runner *runner)
{
    find_lines(runner);
    progress->line_total = runner->lines.count;
    if (!progress->line_total)
        return;
    const unsigned char **edges = mem_array(runner->lane_count, sizeof *edges);
    for (size_t i = 0; i < runner->lane_count; i++)
        edges[i] = runner->lanes[i].edges;
    progress->lines = sequence_lines_reached(&runner->lines, edges, runner->lane_count);
    mem_free(edges);
}

static struct sequence_progress progress_of(const struct exploring *exploring)
{
    struct sequence_runner *runner = exploring->runner;
    double now = clock_seconds();
    struct sequence_progress progress = {
        .broke = runner->broke, .seconds = now - exploring->started, .since_new = now - exploring->started};
    for (size_t i = 0; i < runner->lane_count; i++)
        add_lane(&progress, &runner->lanes[i], now);
    progress.edges =
        runner->lane_count == 1 ? runner->lanes[0].server.block.shadow->edges_reached : edges_reached(runner);
    add_lines(&progress, runner);
    return progress;
}

static void look_around(struct exploring *exploring)
{
    const struct sequence_services *services = exploring->services;
    struct sequence_result *result = exploring->result;
    double now = clock_seconds();
    if (!result->reason && exploring->deadline > 0 && now > exploring->deadline)
        result->reason = "time";
    if (!result->reason && services->interrupted && services->interrupted(services->data))
        result->reason = "interrupted";
    if (now < exploring->next_progress)
        return;
    exploring->next_progress = now + PROGRESS_SECONDS;
    struct sequence_progress progress = progress_of(exploring);
    double plateau = exploring->runner->limits.plateau_seconds;
    if (!result->reason && plateau > 0 && progress.since_new > plateau)
        result->reason = "plateau";
    exploring->is_futile = progress.sequences > FUTILE_SEQUENCES && !progress.calls;
    if (services->progress)
        services->progress(services->data, &progress);
}

/* ---- what broke ---- */

static bool hand_over(struct exploring *exploring, struct sequence_lane *lane)
{
    const struct sequence_services *services = exploring->services;
    struct sequence_runner *runner = exploring->runner;
    bool is_known = lane->broken.calls.count > 0; /* else it wrote over what was known of it */
    if (is_known && !lane_confirm(lane, exploring->error))
        return false;
    bool is_to_tell = is_known && lane->outcome.outcome == TRIAL_BROKE;
    runner->broke += is_to_tell;
    if (is_to_tell && services->broke && !services->broke(services->data, &lane->broken, &lane->outcome) &&
        !exploring->result->reason)
        exploring->result->reason = "stopped";
    lane_go_behind(lane);
    return true;
}

/* ---- meeting ---- */

static bool is_busy(const struct sequence_lane *lane)
{
    return lane->state == LANE_LOADING || lane->state == LANE_EXPLORING;
}

static bool has_ended(const struct exploring *exploring, const struct sequence_lane *lane)
{
    return lane->state == LANE_STOPPED || lane->state == LANE_EXHAUSTED ||
           (lane->state == LANE_RESTING && lane->clock / 2 >= exploring->end);
}

/* A shorter way when lanes broke, a longer one when they did not: by what they did, not by how long it took. */
static void set_goals(struct exploring *exploring, bool any_broke)
{
    struct sequence_runner *runner = exploring->runner;
    uint64_t step = any_broke ? exploring->step / 2 : exploring->step * 2;
    exploring->step = step < STEP_LEAST ? STEP_LEAST : step > STEP_MOST ? STEP_MOST : step;
    for (size_t i = 0; i < runner->lane_count; i++) {
        struct sequence_lane *lane = &runner->lanes[i];
        uint64_t goal = lane->clock / 2 + exploring->step;
        lane->goal = exploring->in_step && goal < exploring->end ? goal : exploring->end;
    }
}

static bool meet(struct exploring *exploring)
{
    struct sequence_runner *runner = exploring->runner;
    bool any_broke = false;
    for (size_t i = 0; i < runner->lane_count; i++)
        if (runner->lanes[i].state == LANE_BROKE) {
            any_broke = true;
            if (!hand_over(exploring, &runner->lanes[i]))
                return false;
        }
    set_goals(exploring, any_broke);
    return true;
}

/* ---- the loop ---- */

static void wait_for_something(struct exploring *exploring)
{
    size_t count = 0;
    for (size_t i = 0; i < exploring->runner->lane_count; i++)
        if (is_busy(&exploring->runner->lanes[i]))
            exploring->servers[count++] = &exploring->runner->lanes[i].server;
    if (count)
        servers_wait(exploring->servers, count, WAIT_MILLISECONDS);
}

static bool run_lanes(struct exploring *exploring)
{
    struct sequence_runner *runner = exploring->runner;
    for (;;) {
        size_t busy = 0, ended = 0;
        look_around(exploring);
        bool must_stop = exploring->result->reason || exploring->is_futile;
        for (size_t i = 0; i < runner->lane_count; i++) {
            struct sequence_lane *lane = &runner->lanes[i];
            if (!lane_look_after(lane, must_stop, exploring->error))
                return false;
            if (lane->state == LANE_BROKE && !exploring->in_step && !hand_over(exploring, lane))
                return false;
            busy += is_busy(lane);
            ended += has_ended(exploring, lane);
        }
        if (ended == runner->lane_count)
            return true;
        if (!busy && exploring->in_step && !meet(exploring))
            return false;
        wait_for_something(exploring);
    }
}

/* ---- the result ---- */

static void add_counts(struct sequence_result *result, const struct sequence_lane *lane)
{
    const struct sequence_operation_counts *counts = sequence_block_counts(&lane->server.block);
    for (size_t i = 0; i < result->operation_count; i++) {
        struct sequence_operation_counts *sum = &result->counts[i];
        sum->drawn += counts[i].drawn;
        sum->succeeded += counts[i].succeeded;
        sum->failed += counts[i].failed;
        sum->refused += counts[i].refused;
        sum->died += lane->weights[i].died;
        sum->nulls_survived += counts[i].nulls_survived;
    }
}

static void add_result(struct sequence_result *result, struct sequence_lane *lane)
{
    const struct sequences *shadow = lane->server.block.shadow;
    const struct wire_head *head = &lane->server.block.sequences->trials.common;
    unsigned long long peak = lane->server.process.peak_kb, told = head->peak_kb;
    if (told > peak && told < lane->runner->limits.memory_mb * 2048) /* else somebody wrote there */
        peak = told;
    add_counts(result, lane);
    for (size_t i = 0; i < SEQUENCE_DEPTHS; i++)
        result->depths[i] += shadow->depths[i];
    result->repeats += shadow->repeats_left_out;
    result->discarded += shadow->discarded;
    result->extended += shadow->extended;
    result->stored += shadow->stored;
    result->peak_kb = peak > result->peak_kb ? peak : result->peak_kb;
    if (!result->isolation)
        result->isolation = engine_isolation(head->isolation);
}

static void warn_of_damage(const struct exploring *exploring)
{
    const struct sequence_services *services = exploring->services;
    unsigned long long damages = 0;
    for (size_t i = 0; i < exploring->runner->lane_count; i++)
        damages += exploring->runner->lanes[i].damages;
    if (!damages || !services->warning)
        return;
    char *message = mem_format("the library wrote into Assay's own memory (%llu times): it has a wild pointer; what "
                               "was written over was put right, but which calls did it may be unknown",
                               damages);
    services->warning(services->data, message);
    mem_free(message);
}

static void collect(struct exploring *exploring)
{
    struct sequence_runner *runner = exploring->runner;
    struct sequence_result *result = exploring->result;
    result->operation_count = runner->plan->items.count;
    result->counts = mem_array(result->operation_count + 1, sizeof *result->counts);
    result->complete = runner->limits.runs > 0;
    for (size_t i = 0; i < runner->lane_count; i++) {
        lane_take_stock(&runner->lanes[i]);
        add_result(result, &runner->lanes[i]);
        result->complete &= runner->lanes[i].clock / 2 >= exploring->end;
    }
    if (result->complete)
        result->reason = NULL;
    result->deaths = runner->deaths;
    result->total = progress_of(exploring);
    result->seconds = result->total.seconds;
    warn_of_damage(exploring);
    if (!result->total.calls)
        result->why_nothing = sequences_why_nothing(runner->plan);
}

/* ---- the whole ---- */

static uint64_t share_of(const struct sequence_runner *runner)
{
    unsigned long long runs = runner->limits.runs, lanes = runner->lane_count;
    return runs ? (runs + lanes - 1) / lanes : UINT64_MAX / 4;
}

static void wake_lanes(struct exploring *exploring)
{
    struct sequence_runner *runner = exploring->runner;
    for (size_t i = 0; i < runner->lane_count; i++) {
        runner->lanes[i].state = LANE_RESTING;
        runner->lanes[i].last_new_at = exploring->started;
    }
    set_goals(exploring, true);
}

bool sequences_explore(struct sequence_runner *runner, const struct sequence_services *services,
                       struct sequence_result *result, struct error *error)
{
    struct exploring exploring = {
        .runner = runner, .services = services, .result = result, .error = error, .started = clock_seconds()};
    *result = (struct sequence_result){0};
    if (!sequence_lanes_open(runner, error))
        return false;
    exploring.end = runner->position + share_of(runner);
    exploring.in_step = runner->limits.runs && runner->lane_count > 1;
    exploring.servers = mem_array(runner->lane_count, sizeof *exploring.servers);
    if (runner->limits.seconds > 0)
        exploring.deadline = exploring.started + runner->limits.seconds;
    wake_lanes(&exploring);
    bool ok = run_lanes(&exploring);
    if (ok)
        collect(&exploring);
    mem_free(exploring.servers);
    return ok;
}

void sequence_result_release(struct sequence_result *result)
{
    mem_free(result->counts);
    mem_free(result->isolation);
    mem_free(result->why_nothing);
    *result = (struct sequence_result){0};
}
