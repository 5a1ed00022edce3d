#include "engine/sequence/sequences.h"

#include "engine/sequence/lane.h"

#define DEFAULT_CALL_SECONDS 10
#define DEFAULT_EXPLORE_SECONDS 0.3 /* what takes longer and ends is told from what does not end by its judge */
#define DEFAULT_MEMORY_MB 1024
#define DEFAULT_LENGTH 18
#define TRIED_TOGETHER 256

/* ---- the runner ---- */

static struct sequence_limits with_defaults(const struct sequence_limits *limits)
{
    struct sequence_limits full = *limits;
    full.call_seconds = limits->call_seconds > 0 ? limits->call_seconds : DEFAULT_CALL_SECONDS;
    full.memory_mb = limits->memory_mb ? limits->memory_mb : DEFAULT_MEMORY_MB;
    full.jobs = limits->jobs ? limits->jobs : 1;
    full.length = limits->length ? limits->length : DEFAULT_LENGTH;
    return full;
}

struct sequence_runner *sequence_runner_new(struct sequence_plan *plan, const struct target *image,
                                            const struct sequence_limits *limits, uint64_t seed, struct error *error)
{
    struct sequence_runner *runner = mem_alloc(sizeof *runner);
    *runner = (struct sequence_runner){.plan = plan, .limits = with_defaults(limits), .seed = seed};
    runner->explore_seconds = limits->explore_seconds > 0 ? limits->explore_seconds : DEFAULT_EXPLORE_SECONDS;
    runner->image = mem_strdup(image->image);
    runner->weights = mem_array(plan->items.count + 1, sizeof *runner->weights);
    for (size_t i = 0; i < plan->items.count; i++)
        runner->weights[i] = 1;
    if (sequence_trying_open(&runner->trying, runner, error))
        return runner;
    sequence_runner_free(runner);
    return NULL;
}

void sequence_runner_free(struct sequence_runner *runner)
{
    if (!runner)
        return;
    for (size_t i = 0; i < runner->lane_count; i++)
        lane_free(&runner->lanes[i]);
    sequence_trying_release(&runner->trying);
    sequence_lines_release(&runner->lines);
    vector_release(&runner->confirmed);
    mem_free(runner->lanes);
    mem_free(runner->weights);
    mem_free(runner->image);
    mem_free(runner);
}

bool sequence_lanes_open(struct sequence_runner *runner, struct error *error)
{
    if (!runner->lanes)
        runner->lanes = mem_array(runner->limits.jobs, sizeof *runner->lanes);
    while (runner->lane_count < runner->limits.jobs) {
        unsigned number = (unsigned)runner->lane_count++;
        if (!lane_prepare(&runner->lanes[number], runner, number, error))
            return false;
    }
    return true;
}

/* ---- the component set ---- */

size_t sequence_components(const struct sequence_runner *runner)
{
    size_t count = 0;
    for (size_t i = 0; i < runner->lane_count; i++)
        count += runner->lanes[i].kept.items.count;
    return count;
}

bool sequence_component_get(const struct sequence_runner *runner, size_t number, struct sequence *out)
{
    for (size_t i = 0; i < runner->lane_count; i++) {
        const struct component_copy *kept = &runner->lanes[i].kept;
        if (number < kept->items.count)
            return components_expand(kept, runner->plan, number, out);
        number -= kept->items.count;
    }
    return false;
}

void sequence_operation_results(const struct sequence_runner *runner, uint32_t operation, uint64_t results[4])
{
    for (size_t i = 0; i < 4; i++)
        results[i] = 0;
    for (size_t i = 0; i < runner->lane_count; i++) {
        const struct sequence_block *block = &runner->lanes[i].server.block;
        const struct sequence_operation_counts *counts =
            (const struct sequence_operation_counts *)((const char *)block->sequences + block->shadow->counts);
        for (size_t k = 0; k < 4; k++)
            results[k] += counts[operation].results[k];
    }
}

uint64_t sequence_component_edges(const struct sequence_runner *runner, size_t number)
{
    for (size_t i = 0; i < runner->lane_count; i++) {
        const struct component_copy *kept = &runner->lanes[i].kept;
        if (number < kept->items.count)
            return kept->items.items[number].edges;
        number -= kept->items.count;
    }
    return 0;
}

/* Those that pass, to the lanes in turn. */
static bool add_some(struct sequence_runner *runner, const struct sequence *sequences, size_t count, size_t *added,
                     struct error *error)
{
    struct sequence_trial trials[TRIED_TOGETHER];
    struct sequence_outcome outcomes[TRIED_TOGETHER];
    for (size_t i = 0; i < count; i++)
        trials[i] = (struct sequence_trial){
            .sequence = &sequences[i], .flags = GIVEN_NO_CONTRACTS, .skip_destroy_of = SEQUENCE_NONE};
    if (!sequences_screen(runner, trials, count, runner->explore_seconds, outcomes, error))
        return false;
    for (size_t i = 0; i < count; i++) {
        struct sequence_block *block = &runner->lanes[*added % runner->lane_count].server.block;
        if (outcomes[i].outcome == TRIAL_PASSED && sequences[i].calls.count && components_append(block, &sequences[i]))
            ++*added;
        sequence_outcome_release(&outcomes[i]);
    }
    return true;
}

bool sequence_components_add(struct sequence_runner *runner, const struct sequence *sequences, size_t count,
                             size_t *added, struct error *error)
{
    *added = 0;
    if (!sequence_lanes_open(runner, error))
        return false;
    for (size_t i = 0; i < count; i += TRIED_TOGETHER) {
        size_t some = count - i < TRIED_TOGETHER ? count - i : TRIED_TOGETHER;
        if (!add_some(runner, sequences + i, some, added, error))
            return false;
    }
    for (size_t i = 0; i < runner->lane_count; i++)
        lane_take_stock(&runner->lanes[i]);
    return true;
}

/* ---- contracts, weights, position ---- */

void sequence_contract_counts(const struct sequence_runner *runner, uint32_t contract, uint64_t *held, uint64_t *broken)
{
    *held = *broken = 0;
    for (size_t i = 0; i < runner->lane_count && contract < runner->plan->contracts.count; i++) {
        const struct sequence_contract *counts = &sequence_block_contracts(&runner->lanes[i].server.block)[contract];
        *held += counts->held;
        *broken += counts->broken;
    }
}

void sequence_operation_weight(struct sequence_runner *runner, uint32_t operation, double weight)
{
    if (operation < runner->plan->items.count)
        runner->weights[operation] = weight < 0 ? 0 : weight;
}

uint64_t sequence_position(const struct sequence_runner *runner)
{
    uint64_t position = runner->position;
    for (size_t i = 0; i < runner->lane_count; i++) {
        uint64_t number = (runner->lanes[i].clock + 1) / 2;
        position = number > position ? number : position;
    }
    return position;
}

void sequence_set_position(struct sequence_runner *runner, uint64_t position)
{
    runner->position = position;
    for (size_t i = 0; i < runner->lane_count; i++)
        lane_set_position(&runner->lanes[i], position);
}

/* ---- nothing to do ---- */

static bool is_drawn(const struct sequence_operation *item)
{
    return !(item->flags & (OPERATION_UNCALLABLE_FLAG | OPERATION_ORACLE_FLAG | OPERATION_AVOIDED_FLAG));
}

char *sequences_why_nothing(const struct sequence_plan *plan)
{
    size_t drawn = 0;
    for (size_t i = 0; i < plan->items.count; i++)
        drawn += is_drawn(&plan->items.items[i]);
    if (!plan->items.count)
        return mem_strdup("the headers declare no function");
    if (!drawn)
        return mem_format("none of the %zu functions can be called", plan->items.count);
    struct text text = TEXT_INIT;
    text_addf(&text, "none of the %zu functions that can be called got its arguments", drawn);
    for (size_t i = 0; i < plan->sorts.count; i++)
        if (!plan->sorts.items[i].maker_count)
            text_addf(&text, "; no function makes a '%s'", plan->operations->sorts.items[i]->name);
    return text_detach(&text);
}
