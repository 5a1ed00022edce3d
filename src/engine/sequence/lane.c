#include "engine/sequence/lane.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include "base/dice.h"
#include "base/process.h"
#include "engine/sequence/outcome.h"

#define FAILURES_ALLOWED 10 /* of processes that get nowhere */
#define SKIPPED 64          /* sequences, when nobody knows which one ran */
#define LOADS_ALLOWED 3     /* that fail, and not by a kill from outside */
#define STOCK_SECONDS 0.2  /* between copies of what is new */
#define CHECK_SECONDS 1.0  /* between looks at what was copied before */

/* ---- opening ---- */

static void fill_in(struct sequences *shadow, const struct sequence_runner *runner, unsigned number)
{
    struct dice dice = dice_of(runner->seed, number);
    shadow->seed = number ? dice_roll(&dice) : runner->seed;
    shadow->generate = 1;
    shadow->length = runner->limits.length;
    shadow->fixed_length = runner->limits.fixed_length;
    shadow->no_pruning = runner->limits.no_pruning;
}

bool lane_prepare(struct sequence_lane *lane, struct sequence_runner *runner, unsigned number, struct error *error)
{
    struct sequence_block *block = &lane->server.block;
    size_t room = components_room(runner->limits.memory_mb);
    *lane = (struct sequence_lane){.runner = runner, .server = SEQUENCE_SERVER_INIT, .broken = SEQUENCE_INIT};
    lane->server.image = runner->image;
    lane->weights = mem_array(runner->plan->items.count + 1, sizeof *lane->weights);
    lane->edges = mem_alloc(SEQUENCE_EDGES_MOST);
    if (!sequence_block_make(block, runner->plan, room, error))
        return false;
    components_place(block, room);
    fill_in(block->shadow, runner, number);
    sequence_block_write(block);
    lane_set_position(lane, runner->position);
    lane->last_new_at = clock_seconds();
    return true;
}

void lane_free(struct sequence_lane *lane)
{
    server_release(&lane->server);
    component_copy_release(&lane->kept);
    mem_free(lane->edges);
    mem_free(lane->weights);
    sequence_release(&lane->broken);
    sequence_outcome_release(&lane->outcome);
}

/* ---- the block as it is ---- */

static bool is_clock(const struct sequence_lane *lane, uint64_t clock)
{
    return clock >= lane->clock && clock <= 2 * lane->goal + 1;
}

static bool is_plausible(const struct sequence_lane *lane)
{
    return is_clock(lane, lane->server.block.sequences->trials.clock) &&
           sequence_block_is_untouched(&lane->server.block);
}

static size_t edges_of(const struct sequence_lane *lane)
{
    uint32_t count = lane->server.block.sequences->edge_count;
    return count && count < SEQUENCE_EDGES_MOST ? count : SEQUENCE_EDGES_MOST;
}

bool lane_take_stock(struct sequence_lane *lane)
{
    struct sequence_block *block = &lane->server.block;
    bool is_running = lane->state == LANE_EXPLORING && lane->server.is_busy;
    if (!is_plausible(lane) || !components_keep(&lane->kept, block, lane->runner->plan, is_running))
        return false;
    lane->clock = block->sequences->trials.clock;
    sequence_block_pull(block);
    memcpy(lane->edges, (const char *)block->sequences + block->shadow->edges_seen, edges_of(lane));
    if (block->shadow->last_new != lane->last_new) {
        lane->last_new = block->shadow->last_new;
        lane->last_new_at = clock_seconds();
    }
    return true;
}

/* Somebody wrote into it, or died while he moved components: everything as it was known last; the process must not go
 * on with what it may have read. */
static void mend(struct sequence_lane *lane)
{
    struct sequence_block *block = &lane->server.block;
    struct sequences *sequences = block->sequences;
    lane->damages += !(is_plausible(lane) && sequences->component_changes % 2);
    process_release(&lane->server.process);
    sequence_block_restore(block);
    components_put_back(&lane->kept, block);
    memcpy((char *)sequences + block->shadow->edges_seen, lane->edges, SEQUENCE_EDGES_MOST);
}

static bool is_sound(struct sequence_lane *lane)
{
    double now = clock_seconds();
    lane->next_stock = now + STOCK_SECONDS;
    if (!lane_take_stock(lane))
        return false;
    if (now < lane->next_check)
        return true;
    lane->next_check = now + CHECK_SECONDS;
    return components_are_untouched(&lane->kept, &lane->server.block);
}

static void check(struct sequence_lane *lane)
{
    if (!is_sound(lane))
        mend(lane);
}

/* ---- a sequence that broke ---- */

/* As much of it as can be read. */
static void read_sequence(struct sequence_lane *lane)
{
    const struct sequences *sequences = lane->server.block.sequences;
    size_t count = sequences->word_count < SEQUENCE_WORDS_MOST ? sequences->word_count : SEQUENCE_WORDS_MOST;
    uint64_t *words = mem_array(count + 1, sizeof *words);
    VECTOR(size_t) ends = VECTOR_INIT;
    memcpy(words, sequences->words, count * sizeof *words);
    for (size_t at = 0; at <= count && ends.count <= SEQUENCE_CALLS_MOST;
         at += 1 + (size_t)SEQUENCE_CALL_WORDS(words[at]))
        vector_push(&ends, at);
    sequence_clear(&lane->broken);
    while (ends.count && !sequence_read_words(&lane->broken, lane->runner->plan, words, ends.items[ends.count - 1]))
        ends.count--;
    vector_release(&ends);
    mem_free(words);
}

static void read_outcome(struct sequence_lane *lane, int status, const char *said, size_t size)
{
    const struct sequences *sequences = lane->server.block.sequences;
    const struct sequence_runner *runner = lane->runner;
    struct outcome_limits limits = {runner->explore_seconds, runner->limits.memory_mb, runner->image};
    uint32_t calls = (uint32_t)lane->broken.calls.count, call = sequences->call;
    sequence_outcome_release(&lane->outcome);
    lane->outcome = (struct sequence_outcome){
        .fault = outcome_fault(&sequences->fault, runner->plan, calls),
        .calls_made = calls,
        .refused = SEQUENCE_NONE,
        .refused_by = SEQUENCE_NONE,
        .refused_requires = SEQUENCE_NONE,
    };
    if (lane->outcome.fault.stage == STAGE_PREPARING && sequences->stage <= STAGE_DONE) { /* nobody filled it in */
        lane->outcome.fault.stage = sequences->stage;
        lane->outcome.fault.call = call < calls ? call : SEQUENCE_NONE;
    }
    outcome_fail(&lane->outcome, &sequences->trials.end, status, said, size, &limits);
    outcome_note_kill(&lane->outcome, lane->server.process.killed);
}

static void charge(struct sequence_lane *lane, int status, const char *said, size_t size)
{
    read_sequence(lane);
    read_outcome(lane, status, said, size);
    lane->failures = 0;
    lane->state = LANE_BROKE;
}

/* ---- beginning ---- */

static bool begin(struct sequence_lane *lane, struct error *error)
{
    struct sequence_block *block = &lane->server.block;
    sequence_block_rewire(block, lane->runner->plan);
    lane_weigh(lane);
    block->shadow->end = lane->goal;
    block->sequences->trials.clock &= ~UINT64_C(1);
    lane->clock = block->sequences->trials.clock;
    if (server_is_running(&lane->server)) {
        lane->state = LANE_EXPLORING;
        server_ask(&lane->server);
        return true;
    }
    lane->state = LANE_LOADING;
    return server_start(&lane->server, error);
}

static bool load_again(struct sequence_lane *lane, struct error *error)
{
    bool is_outside = process_was_killed_from_outside(&lane->server.process);
    lane->failures++;
    if (lane->failures >= (is_outside ? FAILURES_ALLOWED : LOADS_ALLOWED))
        return server_cannot_start(&lane->server, error);
    return begin(lane, error);
}

/* ---- after the end of a task or of a process ---- */

/* In a fresh process, at the same place or further on. */
static bool begin_again(struct sequence_lane *lane, int status, const char *said, struct error *error)
{
    uint64_t clock = lane->server.block.sequences->trials.clock;
    lane->failures = clock == lane->failure_clock ? lane->failures + 1 : 1;
    lane->failure_clock = clock;
    if (lane->failures > FAILURES_ALLOWED)
        return error_set(error, ERROR_SYSTEM,
                         "checked processes end before they get anywhere, %u in a row (status %d): %.1000s",
                         lane->failures, status, said);
    return begin(lane, error);
}

/* Which sequence ran is not known any more.  What ran since the clock was read last must not run again: it would do
 * the same. */
static void guess_clock(struct sequence_lane *lane)
{
    struct sequences *sequences = lane->server.block.sequences;
    uint64_t number = sequences->number;
    if (is_clock(lane, sequences->trials.clock))
        return;
    if (number > lane->goal || !is_clock(lane, 2 * number + 1))
        number = lane->clock / 2 + SKIPPED;
    number = number < lane->goal ? number : lane->goal - 1;
    sequences->trials.clock = 2 * number + 1;
}

/* While it runs: whoever wrote there has got away with it. */
static bool begin_mended(struct sequence_lane *lane, struct error *error)
{
    struct sequences *sequences = lane->server.block.sequences;
    process_release(&lane->server.process);
    guess_clock(lane);
    sequences->trials.clock += sequences->trials.clock & 1;
    mend(lane);
    lane->clock = sequences->trials.clock;
    lane->state = LANE_RESTING;
    return lane->clock / 2 >= lane->goal || begin_again(lane, 0, "it wrote into Assay's own memory", error);
}

static bool is_kill(int status)
{
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

/* A process died in the middle.  Of what?  first: the sequence it began with. */
static bool after_death(struct sequence_lane *lane, int status, const char *said, size_t size, struct error *error)
{
    guess_clock(lane);
    uint64_t clock = lane->server.block.sequences->trials.clock, first = lane->server.process.first;
    enum kill_reason killed = lane->server.process.killed;
    lane->runner->deaths++;
    bool has_begun = clock & 1 || clock / 2 > first;
    lane->may_be_innocent = killed == KILLED_FOR_MEMORY || (killed == NOT_KILLED && is_kill(status));
    if (has_begun)
        charge(lane, status, said, size);
    check(lane);
    if (lane->state == LANE_BROKE)
        return true;
    return begin_again(lane, status, said, error);
}

static bool after_task(struct sequence_lane *lane, bool must_stop, struct error *error)
{
    const struct sequences *sequences = lane->server.block.sequences;
    int status = sequences->status;
    uint32_t finished = sequences->trials.finished;
    lane->runner->plan->has_globals |= sequences->has_globals != 0;
    size_t size = sequences->said_size < TRIAL_SAID ? sequences->said_size : TRIAL_SAID;
    if (!finished || status != 0 || !is_plausible(lane)) {
        char *said = mem_strndup(sequences->said, size);
        bool ok = after_death(lane, status, said, size, error);
        mem_free(said);
        return ok;
    }
    uint64_t number = sequences->trials.clock / 2;
    check(lane);
    lane->failures = 0;
    lane->state = must_stop ? LANE_STOPPED : finished == 1 && number < lane->goal ? LANE_EXHAUSTED : LANE_RESTING;
    return true;
}

static bool after_end(struct sequence_lane *lane, bool must_stop, struct error *error)
{
    const struct process *process = &lane->server.process;
    if (process->killed == KILLED_TO_STOP || (must_stop && process_was_killed_from_outside(process))) {
        check(lane);
        lane->state = LANE_STOPPED;
        return true;
    }
    return after_death(lane, process->worker.status, process->said.s, process->said.length, error);
}

/* ---- looking after it ---- */

static bool look_at_loading(struct sequence_lane *lane, const struct trial_limits *limits, bool must_stop,
                            struct error *error)
{
    switch (server_watch(&lane->server, limits, must_stop)) {
    case SERVER_IDLE:
        if (!must_stop)
            return begin(lane, error);
        lane->state = LANE_STOPPED;
        return true;
    case SERVER_ENDED:
        if (!must_stop)
            return load_again(lane, error);
        lane->state = LANE_STOPPED;
        return true;
    default:
        return true;
    }
}

static bool look_at_exploring(struct sequence_lane *lane, const struct trial_limits *limits, bool must_stop,
                              struct error *error)
{
    switch (server_watch(&lane->server, limits, must_stop)) {
    case SERVER_IDLE:
        return after_task(lane, must_stop, error);
    case SERVER_ENDED:
        return after_end(lane, must_stop, error);
    default:
        return clock_seconds() < lane->next_stock || is_sound(lane) || begin_mended(lane, error);
    }
}

bool lane_look_after(struct sequence_lane *lane, bool must_stop, struct error *error)
{
    struct trial_limits limits = {.trial_seconds = lane->runner->explore_seconds,
                                  .memory_mb = lane->runner->limits.memory_mb};
    switch (lane->state) {
    case LANE_LOADING:
        return look_at_loading(lane, &limits, must_stop, error);
    case LANE_EXPLORING:
        return look_at_exploring(lane, &limits, must_stop, error);
    case LANE_RESTING:
        if (must_stop)
            lane->state = LANE_STOPPED;
        else if (lane->clock / 2 < lane->goal)
            return begin(lane, error);
        return true;
    default:
        return true;
    }
}

void lane_go_behind(struct sequence_lane *lane)
{
    struct sequences *sequences = lane->server.block.sequences;
    if (lane->outcome.outcome == TRIAL_BROKE)
        lane_count_death(lane);
    if (sequences->trials.clock & 1)
        sequences->trials.clock++;
    lane->clock = sequences->trials.clock;
    lane->state = LANE_RESTING;
}

void lane_set_position(struct sequence_lane *lane, uint64_t position)
{
    lane->server.block.shadow->first = position;
    lane->clock = lane->server.block.sequences->trials.clock = 2 * position;
    lane->goal = position;
}
