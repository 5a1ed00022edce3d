#include "engine/sequence/outcome.h"
#include "engine/sequence/runner.h"

#include <string.h>
#include <sys/wait.h>

#define ROOM (48u << 20)
#define PART_MOST 256         /* sequences that are asked for together */
#define WAIT_MILLISECONDS 20
#define DEATHS_ALLOWED 5      /* of the process that forks, at one sequence, before that is charged with them */
#define STARTS_ALLOWED 3

/* One part of a batch, as it runs. */
struct part {
    struct sequence_runner *runner;
    const struct sequence_trial *trials;
    struct sequence_outcome *outcomes;
    size_t count;
};

/* ---- the room ---- */

bool sequence_trying_open(struct sequence_trying *trying, const struct sequence_runner *runner, struct error *error)
{
    struct sequence_server *server = &trying->server;
    *server = (struct sequence_server)SEQUENCE_SERVER_INIT;
    server->image = runner->image;
    if (!sequence_block_make(&server->block, runner->plan, ROOM + SEQUENCE_EDGES_MOST, error))
        return false;
    server->block.shadow->edges_seen = server->block.tables_end;
    server->block.shadow->edge_room = SEQUENCE_EDGES_MOST;
    return true;
}

void sequence_trying_release(struct sequence_trying *trying)
{
    server_release(&trying->server);
    vector_release(&trying->records);
    vector_release(&trying->coverages);
}

static size_t take(size_t *at, size_t size)
{
    size_t place = *at;
    *at = (place + size + 15) & ~(size_t)15;
    return place;
}

static size_t room_for(const struct sequence_trial *trial)
{
    return trial->sequence->words.count * sizeof(uint64_t) +
           (trial->flags & GIVEN_RECORD ? SEQUENCE_RECORD_WORDS * sizeof(uint64_t) : 0) +
           (trial->flags & GIVEN_COVERAGE ? SEQUENCE_EDGES_MOST / 8 : 0) + 64;
}

/* How many of them go into one part. */
static size_t part_of(const struct sequence_trial *trials, size_t count)
{
    size_t used = PART_MOST * (sizeof(struct sequence_given) + sizeof(struct sequence_report)) + 64, i = 0;
    bool is_shown = trials[0].flags & GIVEN_SHOW;
    for (; i < count && i < PART_MOST && !(trials[i].flags & GIVEN_SHOW) == !is_shown; i++) {
        used += room_for(&trials[i]);
        if (i && used > ROOM)
            break;
    }
    return i;
}

static void put_trial(struct sequence_trying *trying, const struct sequence_trial *trial, struct sequence_given *given,
                      struct sequence_report *report, size_t *at)
{
    char *block = (char *)trying->server.block.sequences;
    const struct sequence *sequence = trial->sequence;
    size_t words = take(at, sequence->words.count * sizeof(uint64_t)), record = 0, coverage = 0;
    memcpy(block + words, sequence->words.items, sequence->words.count * sizeof(uint64_t));
    if (trial->flags & GIVEN_RECORD)
        record = take(at, SEQUENCE_RECORD_WORDS * sizeof(uint64_t));
    if (trial->flags & GIVEN_COVERAGE) {
        coverage = take(at, SEQUENCE_EDGES_MOST / 8);
        memset(block + coverage, 0, SEQUENCE_EDGES_MOST / 8);
    }
    *given = (struct sequence_given){.words = words,
                                     .word_count = (uint32_t)sequence->words.count,
                                     .call_count = (uint32_t)sequence->calls.count,
                                     .flags = trial->flags,
                                     .repeat = trial->repeat,
                                     .skip_destroy_of = trial->skip_destroy_of};
    memcpy(given->skip_destroy_too, trial->skip_destroy_too, sizeof given->skip_destroy_too);
    memset(report, 0, sizeof *report);
    report->record = record;
    report->coverage = coverage;
    vector_push(&trying->records, record);
    vector_push(&trying->coverages, coverage);
}

static void put_part(const struct part *part)
{
    struct sequence_trying *trying = &part->runner->trying;
    struct sequence_block *block = &trying->server.block;
    size_t at = block->tables_end + SEQUENCE_EDGES_MOST;
    size_t givens = take(&at, part->count * sizeof(struct sequence_given));
    size_t reports = take(&at, part->count * sizeof(struct sequence_report));
    trying->records.count = trying->coverages.count = 0;
    for (size_t i = 0; i < part->count; i++)
        put_trial(trying, &part->trials[i], (struct sequence_given *)((char *)block->sequences + givens) + i,
                  (struct sequence_report *)((char *)block->sequences + reports) + i, &at);
    block->shadow->given = (uint32_t)givens;
    block->shadow->reports = (uint32_t)reports;
    block->shadow->given_count = (uint32_t)part->count;
    block->sequences->trials.clock = 0;
}

/* ---- reports ---- */

static struct outcome_limits limits_of(const struct part *part)
{
    const struct sequence_trying *trying = &part->runner->trying;
    return (struct outcome_limits){trying->limits.trial_seconds, trying->limits.memory_mb, part->runner->image};
}

static void take_record(const struct part *part, size_t number, const struct sequence_report *report,
                        struct sequence_outcome *outcome)
{
    const char *block = (const char *)part->runner->trying.server.block.sequences;
    size_t at = part->runner->trying.records.items[number];
    if (!at)
        return;
    outcome->record_count = report->record_count;
    outcome->record = mem_array(report->record_count + 1, sizeof *outcome->record);
    memcpy(outcome->record, block + at, report->record_count * sizeof *outcome->record);
}

static void take_coverage(const struct part *part, size_t number, struct sequence_outcome *outcome)
{
    const struct sequences *sequences = part->runner->trying.server.block.sequences;
    size_t at = part->runner->trying.coverages.items[number], edges = sequences->edge_count;
    if (!at)
        return;
    outcome->edge_count = edges && edges <= SEQUENCE_EDGES_MOST ? edges : SEQUENCE_EDGES_MOST;
    outcome->coverage = mem_alloc((outcome->edge_count + 7) / 8);
    memcpy(outcome->coverage, (const char *)sequences + at, (outcome->edge_count + 7) / 8);
}

/* A copy is looked at, so that it does not change meanwhile.  False: damaged, or not run. */
static bool take_report(const struct part *part, size_t number, struct sequence_outcome *outcome)
{
    const struct sequence_block *block = &part->runner->trying.server.block;
    const struct sequence_trial *trial = &part->trials[number];
    struct sequence_report *report = mem_alloc(sizeof *report);
    memcpy(report, (const char *)block->sequences + block->shadow->reports + number * sizeof *report, sizeof *report);
    bool is_sound = report->outcome >= TRIAL_PASSED && report->outcome <= TRIAL_BROKE &&
                    report->record_count <= SEQUENCE_RECORD_WORDS && report->said_size <= TRIAL_SAID &&
                    report->calls_made <= trial->sequence->calls.count * (trial->repeat ? trial->repeat : 1);
    if (is_sound) {
        struct outcome_limits limits = limits_of(part);
        uint32_t calls = (uint32_t)trial->sequence->calls.count;
        *outcome = (struct sequence_outcome){.outcome = report->outcome,
                                             .fault = outcome_fault(&report->fault, part->runner->plan, calls),
                                             .flags = trial->flags,
                                             .calls_made = report->calls_made,
                                             .refused = report->refused,
                                             .refused_by = report->refused_by,
                                             .refused_requires = report->refused_requires,
                                             .live_blocks = report->allocated_blocks,
                                             .live_bytes = report->allocated_bytes};
        if (report->outcome == TRIAL_BROKE)
            outcome_fail(outcome, &report->end, report->status, report->said, report->said_size, &limits);
        take_record(part, number, report, outcome);
        take_coverage(part, number, outcome);
    }
    mem_free(report);
    return is_sound;
}

static size_t take_reports(const struct part *part, size_t done)
{
    size_t i = 0;
    while (i < done && take_report(part, i, &part->outcomes[i]))
        i++;
    return i;
}

/* ---- the process ---- */

static enum server_state wait_for(struct sequence_trying *trying)
{
    struct sequence_server *server = &trying->server;
    enum server_state state;
    while ((state = server_watch(server, &trying->limits, false)) == SERVER_BUSY)
        servers_wait(&server, 1, WAIT_MILLISECONDS);
    return state;
}

static bool make_ready(struct sequence_trying *trying, bool is_shown, struct error *error)
{
    struct sequence_server *server = &trying->server;
    if (server->is_shown != is_shown)
        process_release(&server->process);
    server->is_shown = is_shown;
    for (unsigned i = 0; i < STARTS_ALLOWED && !server_is_running(server); i++)
        if (!server_start(server, error) || (wait_for(trying) == SERVER_ENDED && i + 1 == STARTS_ALLOWED))
            return server_cannot_start(server, error);
    return true;
}

/* The sequence at which the process that forks has ended, by its own doing or not. */
static void charge(const struct part *part, struct sequence_outcome *outcome)
{
    const struct sequence_server *server = &part->runner->trying.server;
    const struct sequences *sequences = server->block.sequences;
    struct outcome_limits limits = limits_of(part);
    uint32_t calls = (uint32_t)part->trials[0].sequence->calls.count, call = sequences->call;
    const struct process *process = &server->process;
    *outcome = (struct sequence_outcome){.fault = outcome_fault(&sequences->fault, part->runner->plan, calls),
                                         .flags = part->trials[0].flags,
                                         .refused = SEQUENCE_NONE,
                                         .refused_by = SEQUENCE_NONE,
                                         .refused_requires = SEQUENCE_NONE};
    outcome->fault.call = call < calls ? call : SEQUENCE_NONE;
    outcome->fault.stage = sequences->stage <= STAGE_DONE ? sequences->stage : STAGE_CALLING;
    outcome->calls_made = call < calls ? call : 0;
    outcome_fail(outcome, &sequences->trials.end, process->worker.status, process->said.s, process->said.length,
                 &limits);
    outcome_note_kill(outcome, process->killed);
}

/* It wrote into the block, alone as it was, and nothing else happened. */
static void charge_with_damage(const struct part *part)
{
    static const char said[] = "it wrote into Assay's own memory";
    struct outcome_limits limits = limits_of(part);
    sequence_outcome_release(&part->outcomes[0]);
    part->outcomes[0] = (struct sequence_outcome){.fault.call = SEQUENCE_NONE, .fault.contract = SEQUENCE_NONE};
    outcome_fail(&part->outcomes[0], &(struct trial_end){0}, SIGSEGV, said, sizeof said - 1, &limits);
}

static void forget(const struct part *part, size_t done)
{
    for (size_t i = 0; i < done; i++)
        sequence_outcome_release(&part->outcomes[i]);
}

/* ---- parts ---- */

/* Is the sequence at which it stands the reason that the process ended? */
static bool is_to_blame(struct sequence_trying *trying)
{
    const struct process *process = &trying->server.process;
    if (process->killed == KILLED_FOR_TIME || process->killed == KILLED_FOR_MEMORY)
        return true;
    return ++trying->failures >= DEATHS_ALLOWED;
}

/* Runs a part, or its beginning; gives how many of it have outcomes now, 0: none, but another attempt may help. */
static bool run_part(struct part *part, size_t *done, struct error *error)
{
    struct sequence_trying *trying = &part->runner->trying;
    struct sequence_block *block = &trying->server.block;
    if (!make_ready(trying, part->trials[0].flags & GIVEN_SHOW, error))
        return false;
    put_part(part);
    server_ask(&trying->server);
    enum server_state state = wait_for(trying);
    uint64_t clock = block->sequences->trials.clock;
    bool is_damaged = !sequence_block_is_untouched(block) || clock / 2 > part->count;
    *done = take_reports(part, is_damaged ? part->count : (size_t)(clock / 2));
    if (is_damaged) {
        process_release(&trying->server.process);
        if (part->count == 1 && (!*done || part->outcomes[0].outcome != TRIAL_BROKE))
            charge_with_damage(part);
        else if (part->count > 1)
            forget(part, *done);
        *done = part->count == 1;
        part->count = 1; /* from now on one by one, to see who does it */
        return true;
    }
    if (*done)
        trying->failures = 0; /* they were of one that has come to its end */
    if (state == SERVER_ENDED && *done < part->count && is_to_blame(trying)) {
        struct part rest = {part->runner, part->trials + *done, part->outcomes + *done, part->count - *done};
        charge(&rest, &part->outcomes[(*done)++]);
    } else if (state == SERVER_IDLE && *done < part->count && ++trying->failures >= DEATHS_ALLOWED) {
        return error_set(error, ERROR_SYSTEM, "a checked process does not run the sequences it is given");
    }
    return true;
}

/* Inferred contracts are believed as far as exploring has tried them. */
static void tell_contracts(const struct sequence_runner *runner)
{
    const struct sequence_block *block = &runner->trying.server.block;
    struct sequence_contract *contracts = sequence_block_contracts(block);
    for (uint32_t i = 0; i < block->shadow->contract_count; i++) {
        uint64_t held, broken;
        sequence_contract_counts(runner, i, &held, &broken);
        contracts[i].held = held;
        contracts[i].broken = broken;
    }
    sequence_block_restore(block);
}

bool sequences_try(struct sequence_runner *runner, const struct sequence_trial *trials, size_t count, double seconds,
                   struct sequence_outcome *outcomes, struct error *error)
{
    struct sequence_trying *trying = &runner->trying;
    trying->limits = (struct trial_limits){.trial_seconds = seconds > 0 ? seconds : runner->limits.call_seconds,
                                           .memory_mb = runner->limits.memory_mb};
    trying->failures = 0;
    memset(outcomes, 0, count * sizeof *outcomes);
    sequence_block_rewire(&trying->server.block, runner->plan);
    struct trials *shadow = &trying->server.block.shadow->trials;
    shadow->flags = (shadow->flags & ~(unsigned)TRIAL_APART) | (trying->is_shared ? 0u : TRIAL_APART);
    tell_contracts(runner);
    size_t done, most = PART_MOST;
    for (size_t next = 0; next < count; next += done) {
        size_t many = part_of(trials + next, count - next);
        struct part part = {runner, trials + next, outcomes + next, many < most ? many : most};
        if (!run_part(&part, &done, error)) {
            for (size_t i = 0; i < next; i++)
                sequence_outcome_release(&outcomes[i]);
            return false;
        }
        if (done)
            trying->failures = 0;
        most = part.count == 1 && many > 1 ? 1 : most;
    }
    return true;
}

bool sequences_screen(struct sequence_runner *runner, const struct sequence_trial *trials, size_t count, double seconds,
                      struct sequence_outcome *outcomes, struct error *error)
{
    runner->trying.is_shared = true;
    bool done = sequences_try(runner, trials, count, seconds, outcomes, error);
    runner->trying.is_shared = false;
    return done;
}
