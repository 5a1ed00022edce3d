#include "engine/enumerate/verify.h"

#include <limits.h>
#include "base/memory.h"
#include "engine/enumerate/describe.h"
#include "engine/structures_pack.h"
#include "engine/trial/trials.h"

#define DEATHS_SHOWN 20 /* a predicate that the sanitizers stop every time is not run to the end */

struct verification {
    const struct sample *sample;
    const struct layout *layout;
    const struct engine_services *services;
    struct engine_result *result;
    unsigned deaths;          /* that an input is to blame for */
    struct text packed;
    VECTOR(uint64_t) starts;
};

/* ---- inputs ---- */

static void pack_sample(struct verification *verification)
{
    struct value_graph graph;
    struct structure_packer *packer = structure_packer_make(verification->layout);
    value_graph_init(&graph, verification->layout);
    for (size_t i = 0; i < verification->sample->inputs.count; i++) {
        const struct sampled *input = &verification->sample->inputs.items[i];
        value_graph_set(&graph, (const struct value_choice *)input->choices, input->count);
        vector_push(&verification->starts, (uint64_t)structure_pack(packer, &graph, &verification->packed));
    }
    value_graph_release(&graph);
    structure_packer_release(packer);
}

/* ---- outcomes ---- */

static void add_failure(struct verification *verification, const char *cause, size_t input)
{
    struct text example = TEXT_INIT;
    const struct sampled *sampled = &verification->sample->inputs.items[input];
    describe_path(&example, verification->layout, sampled->choices, sampled->count);
    engine_add_failure(verification->result, &(struct engine_failure){(char *)cause, 1, example.s, ""}, 1);
    text_release(&example);
}

static char *describe_death(const struct verification *verification, const struct trial_failure *failure)
{
    const struct engine_services *services = verification->services;
    if (failure->timed_out)
        return mem_strdup("in the checked build: no end within the time limit (--timeout)");
    char *judged = services->judge ? services->judge(services->data, failure) : mem_strdup("the process died");
    char *cause = mem_format("in the checked build: %s", judged);
    mem_free(judged);
    return cause;
}

/* What other inputs left behind may be why: alone in a fresh process it is
 * accepted, and that counts. */
static bool take_failure(void *data, const struct trial_failure *failure)
{
    struct verification *verification = data;
    size_t input = failure->choice_count ? (size_t)failure->choices[0].index : SIZE_MAX;
    if (input >= verification->sample->inputs.count)
        return true;
    if (failure->only_after_others) {
        verification->result->verified++;
        return true;
    }
    if (failure->end.kind == TRIAL_END_FALSE) {
        add_failure(verification, "the checked build does not accept it, but the woven one does", input);
        return true;
    }
    char *cause = describe_death(verification, failure);
    add_failure(verification, cause, input);
    mem_free(cause);
    return ++verification->deaths < DEATHS_SHOWN;
}

static bool is_interrupted(void *data)
{
    const struct engine_services *services = ((struct verification *)data)->services;
    return services->interrupted && services->interrupted(services->data);
}

/* ---- the whole ---- */

static bool run(struct verification *verification, const struct engine_problem *problem,
                const struct engine_limits *limits, struct error *error)
{
    struct property property = {.function = problem->predicate};
    struct trial_structures list = {
        .packed = verification->packed.s, .starts = verification->starts.items, .count = verification->starts.count};
    struct trial_problem trials = {.program = problem->program,
                                   .property = &property,
                                   .target = problem->checked,
                                   .lists = &list,
                                   .mode = TRIAL_ALL,
                                   .whole = true,
                                   .plain = true};
    struct trial_limits trial_limits = {
        .trial_seconds = limits->candidate_seconds, .memory_mb = limits->memory_mb, .failures = UINT_MAX};
    struct trial_services services = {.data = verification, .failed = take_failure, .interrupted = is_interrupted};
    struct trial_result result;
    bool ok = trials_run(&trials, &trial_limits, &services, &result, error);
    verification->result->verified += result.passed;
    trial_result_release(&result);
    return ok;
}

bool verify_sample(const struct sample *sample, const struct layout *layout, const struct engine_problem *problem,
                   const struct engine_limits *limits, const struct engine_services *services,
                   struct engine_result *result, struct error *error)
{
    struct verification verification = {
        .sample = sample, .layout = layout, .services = services, .result = result, .packed = TEXT_INIT};
    pack_sample(&verification);
    bool ok = run(&verification, problem, limits, error);
    text_release(&verification.packed);
    vector_release(&verification.starts);
    return ok;
}
