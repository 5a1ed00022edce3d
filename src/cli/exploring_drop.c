/* Findings that turned out otherwise: what was learned since says that a sequence
 * was misuse, or that a contract is none. */
#include "base/memory.h"
#include "cli/exploring_parts.h"
#include "cli/interrupt.h"
#include "suite/failure.h"

static bool is_legal(const struct exploring *exploring, const struct sequence *sequence)
{
    char *reason = sequence_gate(sequence, &exploring->subject->plan);
    bool is_illegal = reason;
    mem_free(reason);
    return !is_illegal;
}

/* With all that was learned since; the outcome is to be released when it does. */
static bool breaks_still(struct exploring *exploring, const struct sequence *sequence, struct sequence_outcome *outcome)
{
    struct sequence_trial trial = {.sequence = sequence, .skip_destroy_of = SEQUENCE_NONE};
    if (!is_legal(exploring, sequence) || !sequences_try(exploring->runner, &trial, 1, 0, outcome, exploring->error))
        return false;
    bool broke = outcome->outcome == TRIAL_BROKE;
    if (!broke)
        sequence_outcome_release(outcome);
    return broke;
}

bool exploring_breaks_still(struct exploring *exploring, const struct sequence *sequence)
{
    struct sequence_outcome outcome;
    bool broke = breaks_still(exploring, sequence, &outcome);
    if (broke)
        sequence_outcome_release(&outcome);
    return broke;
}

void exploring_forget_kept(const struct exploring *exploring, struct sequence_finding *finding)
{
    struct error ignored = ERROR_INIT;
    if (finding->is_kept)
        failure_remove(exploring->failures, finding->id, &ignored);
    finding->is_kept = false;
    error_release(&ignored);
}

static void make_suspect(struct exploring *exploring, struct sequence_finding *finding, const char *why)
{
    finding->ruling.kind = RULING_SUSPECT;
    mem_free(finding->ruling.why);
    finding->ruling.why = mem_strdup(why);
    exploring_rename(exploring, finding);
}

void exploring_doubt(struct exploring *exploring, const struct sequence_finding *finding, const char *why)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (exploring->findings.items[i] == finding) {
            make_suspect(exploring, exploring->findings.items[i], why);
            exploring->rulings[RULING_ERROR]--;
            exploring->rulings[RULING_SUSPECT]++;
        }
}

void exploring_drop(struct exploring *exploring, size_t number)
{
    struct sequence_finding *finding = exploring->findings.items[number];
    exploring_forget_kept(exploring, finding);
    sequence_finding_free(finding);
    for (size_t i = number + 1; i < exploring->findings.count; i++)
        exploring->findings.items[i - 1] = exploring->findings.items[i];
    exploring->findings.count--;
}

static size_t count_hasty(const struct exploring *exploring)
{
    size_t count = 0;
    for (size_t i = 0; i < exploring->findings.count; i++)
        count += exploring->findings.items[i]->ruling.is_hasty;
    return count;
}

#define HASTY_FEW 2 /* findings, for which there is always time */

bool exploring_wait(struct exploring *exploring)
{
    bool done = true, ends = false;
    double deadline = exploring->policy.deadline;
    if (count_hasty(exploring) <= HASTY_FEW)
        exploring->policy.deadline = 0;
    for (size_t i = exploring->findings.count; done && i-- > 0;) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (!finding->ruling.is_hasty || finding->ruling.kind != RULING_ERROR)
            continue;
        finding->ruling.is_hasty = false;
        if (interrupt_signal())
            make_suspect(exploring, finding, "it may end yet: there was no time to wait for it");
        else if ((done = policy_waits(&exploring->policy, &finding->sequence, &ends, exploring->error)) && ends)
            exploring_drop(exploring, i);
    }
    exploring->policy.deadline = deadline;
    return done;
}

static bool is_believed(struct exploring *exploring, uint32_t contract)
{
    uint64_t held = 0, broken = 0;
    sequence_contract_counts(exploring->runner, contract, &held, &broken);
    return policy_believes(&exploring->policy, contract, held, broken);
}

/* Of two functions, one of which is, tried alone, not what its name says. */
static bool joins_refuted(struct exploring *exploring, uint32_t contract)
{
    const struct sequence_plan *plan = &exploring->subject->plan;
    const struct sequence_contract *joined = &plan->contracts.items[contract];
    bool joins =
        joined->kind == CONTRACT_COMPARE_EQUAL || joined->kind == CONTRACT_HASH || joined->kind == CONTRACT_COPY_EQUAL;
    bool found = false;
    for (uint32_t i = 0; joins && joined->is_inferred && !found && i < plan->contracts.count; i++) {
        const struct sequence_contract *other = &plan->contracts.items[i];
        uint64_t held = 0, broken = 0;
        sequence_contract_counts(exploring->runner, i, &held, &broken);
        bool is_about =
            joined->beside != SEQUENCE_NONE ? other->operation == joined->beside : other->sort == joined->sort;
        found = is_about && broken &&
                (other->kind == CONTRACT_EQUAL_SYMMETRIC || other->kind == CONTRACT_COMPARE_ANTISYMMETRIC) &&
                !policy_believes(&exploring->policy, i, held, broken);
    }
    return found;
}

/* Contracts that were only guessed and do not hold most of the time say nothing about the library. */
void exploring_drop_disbelieved(struct exploring *exploring)
{
    for (size_t i = exploring->findings.count; i-- > 0;) {
        const struct sequence_fault *fault = &exploring->findings.items[i]->outcome.fault;
        bool is_contract = fault->stage == STAGE_CONTRACTS && fault->contract != SEQUENCE_NONE &&
                           fault->contract < exploring->subject->plan.contracts.count;
        if (is_contract && (!is_believed(exploring, fault->contract) || joins_refuted(exploring, fault->contract)))
            exploring_drop(exploring, i);
    }
}

/* What does not end, or takes all memory; a stack that overflows does so at once. */
static bool is_dear(const struct sequence_finding *finding)
{
    return finding->ruling.by == 9 && finding->ruling.verdict.kind != VERDICT_OVERFLOW;
}

/* Judged once more, with all that was learned since, it is an error still.  *ruling: what it is else. */
static bool is_still_error(struct exploring *exploring, const struct sequence_finding *finding, struct ruling *ruling)
{
    struct sequence_outcome outcome;
    *ruling = (struct ruling){.kind = RULING_INVALID};
    if (is_dear(finding)) /* that takes ten times as long as it may, each time */
        return is_legal(exploring, &finding->sequence);
    if (!breaks_still(exploring, &finding->sequence, &outcome))
        return false;
    bool done = policy_judge_anew(&exploring->policy, &finding->sequence, &outcome, ruling, exploring->error);
    sequence_outcome_release(&outcome);
    return !done || ruling->kind == RULING_ERROR;
}

/* What was an error before a rule was learned may be misuse by it. */
void exploring_drop_misuse(struct exploring *exploring)
{
    for (size_t i = exploring->findings.count; i-- > 0;) {
        struct sequence_finding *finding = exploring->findings.items[i];
        struct ruling ruling;
        if (finding->ruling.kind != RULING_ERROR || finding->is_memory || exploring->as_it_is)
            continue;
        if (!is_still_error(exploring, finding, &ruling)) {
            exploring->rulings[RULING_ERROR]--;
            exploring->rulings[ruling.kind]++;
            if (ruling.kind == RULING_FLAKY)
                exploring_note_flaky(exploring, &ruling.verdict);
            bool is_new = ruling.kind == RULING_SUSPECT && !exploring_find(exploring, &ruling);
            if (is_new)
                vector_push(&exploring->findings,
                            sequence_finding_new(exploring, &ruling, &finding->sequence, &finding->outcome));
            exploring_drop(exploring, i);
            if (is_new)
                continue; /* it is the finding's by now */
        }
        ruling_release(&ruling);
    }
}

/* The next sequence that breaks like that is a finding anew, and may be a legal one. */
void exploring_drop_stale(struct exploring *exploring)
{
    for (size_t i = exploring->findings.count; i-- > 0;) {
        const struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind != RULING_ERROR || finding->is_memory || finding->is_old || is_dear(finding) ||
            exploring->as_it_is || exploring_breaks_still(exploring, &finding->sequence))
            continue;
        exploring->rulings[RULING_ERROR]--;
        exploring->rulings[RULING_INVALID]++;
        exploring_drop(exploring, i);
    }
}
