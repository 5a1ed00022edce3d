/* Findings: what broke is judged, made short, counted. */
#include "cli/exploring_parts.h"

#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/exploring_simplify.h"
#include "suite/failure.h"

#define WEIGHT_LEAST 0.02    /* of an operation that breaks again and again … */
#define WEIGHT_ENDLESS 0.002 /* … or takes all the time that there is */
#define SIMPLIFY_LATE 2.0
#define SIMPLIFY_SECONDS 5.0 /* for one finding … */
#define SIMPLIFY_HANG 0.8    /* … that does not end, of which each attempt takes long */
#define SHORT_CALLS 4        /* of a sequence that is judged as it is */
#define SHORTENED_MOST 8     /* sequences that are made short before they are judged */

/* ---- findings ---- */

void sequence_finding_free(struct sequence_finding *finding)
{
    ruling_release(&finding->ruling);
    sequence_release(&finding->sequence);
    sequence_outcome_release(&finding->outcome);
    mem_free(finding->id);
    mem_free(finding->found);
    text_release(&finding->also);
    mem_free(finding);
}

size_t exploring_count(const struct exploring *exploring, enum ruling_kind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < exploring->findings.count; i++)
        count += exploring->findings.items[i]->ruling.kind == kind;
    return count;
}

/* The function that is called, or that a broken contract is about. */
static const char *operation_name(const struct exploring *exploring, uint32_t operation,
                                  const struct sequence_outcome *outcome)
{
    const struct sequence_plan *plan = &exploring->subject->plan;
    uint32_t contract = outcome->fault.stage == STAGE_CONTRACTS ? outcome->fault.contract : SEQUENCE_NONE;
    if (operation == SEQUENCE_NONE && contract < plan->contracts.count)
        operation = plan->contracts.items[contract].operation;
    return operation < plan->items.count ? sequence_plan_operation(plan, operation)->function->name : "end";
}

/* The same from run to run; an error and a suspect may break alike, and have two. */
static char *id_of(const struct exploring *exploring, const struct ruling *ruling,
                   const struct sequence_outcome *outcome)
{
    const char *name = operation_name(exploring, ruling->operation, outcome);
    if (ruling->kind != RULING_SUSPECT)
        return failure_id(name, ruling->signature);
    char *known_by = mem_format("suspect %s", ruling->rule ? ruling->rule->id : ruling->signature);
    char *id = failure_id(name, known_by);
    mem_free(known_by);
    return id;
}

void exploring_rename(struct exploring *exploring, struct sequence_finding *finding)
{
    char *id = id_of(exploring, &finding->ruling, &finding->outcome);
    if (strcmp(id, finding->id) != 0)
        exploring_forget_kept(exploring, finding);
    mem_free(finding->id);
    finding->id = id;
}

/* Of suspects there is one for each learned rule. */
static bool is_same_cause(const struct ruling *a, const struct ruling *b)
{
    if (a->kind == RULING_SUSPECT && b->kind == RULING_SUSPECT && a->rule && a->rule == b->rule)
        return true;
    return a->kind == b->kind && strcmp(a->signature, b->signature) == 0;
}

struct sequence_finding *exploring_find(const struct exploring *exploring, const struct ruling *ruling)
{
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (is_same_cause(&exploring->findings.items[i]->ruling, ruling))
            return exploring->findings.items[i];
    return NULL;
}

/* A rule that is certain by now: what broke it was misuse. */
static void drop_suspects_of(struct exploring *exploring, const struct rule *rule)
{
    size_t kept = 0;
    for (size_t i = 0; i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind == RULING_SUSPECT && finding->ruling.rule == rule)
            sequence_finding_free(finding);
        else
            exploring->findings.items[kept++] = finding;
    }
    exploring->findings.count = kept;
}

void exploring_drop_invalid(struct exploring *exploring)
{
    size_t kept = 0;
    for (size_t i = 0; i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind == RULING_INVALID)
            sequence_finding_free(finding);
        else
            exploring->findings.items[kept++] = finding;
    }
    exploring->findings.count = kept;
}

/* ---- known ones that come again ---- */

#define JUDGED_ALWAYS 6 /* times; from then on at twice, four times, eight times as many */
#define JUDGED_PRESSED 2

/* About suspects more evidence may decide, but not each time that they come. */
static bool is_to_judge_again(const struct exploring *exploring, const struct sequence_finding *finding)
{
    unsigned long long seen = finding->seen, always = exploring->policy.is_pressed ? JUDGED_PRESSED : JUDGED_ALWAYS;
    return finding->ruling.kind == RULING_SUSPECT && (seen < always || (seen & (seen - 1)) == 0);
}

/* Probes cost time, and what breaks once breaks often. */
static struct sequence_finding *find_again(struct exploring *exploring, const struct sequence *sequence,
                                           const struct sequence_outcome *outcome)
{
    for (size_t i = 0; i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (!finding->is_memory && (finding->ruling.kind == RULING_ERROR || finding->ruling.kind == RULING_SUSPECT) &&
            policy_is_same(&exploring->policy, &finding->ruling, sequence, outcome))
            return is_to_judge_again(exploring, finding) ? NULL : finding;
    }
    return NULL;
}

/* Sequences keep to what was learned of it: it breaks no more. */
static bool is_over(const struct sequence_finding *finding)
{
    const struct rule *rule = finding->ruling.kind == RULING_SUSPECT ? finding->ruling.rule : NULL;
    return rule && rule->is_certain && !rule->is_bug;
}

#define ENDLESS_COSTS 20 /* times as much as what ends */

/* It took all the time or memory that there was.  Whoever is to blame, that is dear. */
static void note_endless(struct exploring *exploring, uint32_t operation, const struct sequence_outcome *outcome)
{
    if (operation == SEQUENCE_NONE || !(outcome->failure.timed_out || outcome->failure.out_of_memory))
        return;
    while (exploring->endless.count <= operation)
        vector_push(&exploring->endless, 0);
    exploring->endless.items[operation]++;
}

/* The more often it broke, the more seldom it is called; what is misuse by now does not count. */
static void weigh(struct exploring *exploring, uint32_t operation)
{
    unsigned long long seen = 0;
    if (operation == SEQUENCE_NONE)
        return;
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (exploring->findings.items[i]->ruling.operation == operation && !is_over(exploring->findings.items[i]))
            seen += exploring->findings.items[i]->seen;
    bool is_endless = operation < exploring->endless.count && exploring->endless.items[operation];
    if (is_endless)
        seen += ENDLESS_COSTS * exploring->endless.items[operation];
    double weight = 1.0 / (double)(1 + seen), least = is_endless ? WEIGHT_ENDLESS : WEIGHT_LEAST;
    sequence_operation_weight(exploring->runner, operation, weight > least ? weight : least);
}

/* ---- contracts that ask what nobody may ask ---- */

#define MISUSED_MOST 12

/* compare(a, b) may only be asked of amounts of one currency: who asks it of any two dies most of the time. */
static void note_misuse(struct exploring *exploring, const struct sequence_outcome *outcome, enum ruling_kind kind)
{
    struct sequence_plan *plan = &exploring->subject->plan;
    uint32_t number = outcome->fault.contract;
    bool is_asking = outcome->fault.stage == STAGE_CONTRACTS && number < plan->contracts.count &&
                     outcome->failure.end.kind != TRIAL_END_CONTRACT && plan->contracts.items[number].is_inferred;
    if (!is_asking || kind == RULING_ERROR || kind == RULING_FLAKY)
        return;
    while (exploring->misused.count < plan->contracts.count)
        vector_push(&exploring->misused, 0);
    if (++exploring->misused.items[number] < MISUSED_MOST)
        return;
    for (size_t i = 0; i < plan->contracts.count; i++)
        if (plan->contracts.items[i].is_inferred &&
            plan->contracts.items[i].operation == plan->contracts.items[number].operation)
            plan->contracts.items[i].is_off = true;
}

/* ---- one that is known ---- */

/* Luck may find what simplification had no time for.  It breaks alike, but by itself it may be misuse; what does not
 * end takes too long to judge again. */
static bool take_shorter(struct exploring *exploring, struct sequence_finding *finding, const struct sequence *sequence,
                         const struct sequence_outcome *outcome)
{
    struct ruling ruling;
    if (finding->is_simple || sequence->calls.count >= finding->sequence.calls.count || outcome->failure.timed_out ||
        exploring->policy.is_pressed)
        return true;
    if (!policy_judge(&exploring->policy, sequence, outcome, &ruling, exploring->error))
        return false;
    if (ruling.kind == finding->ruling.kind && strcmp(ruling.signature, finding->ruling.signature) == 0) {
        struct ruling before = finding->ruling;
        finding->ruling = ruling;
        ruling = before;
        sequence_copy(&finding->sequence, sequence);
        sequence_outcome_release(&finding->outcome);
        sequence_outcome_copy(&finding->outcome, outcome);
        exploring_rename(exploring, finding);
        finding->is_outdated = true;
    }
    ruling_release(&ruling);
    return true;
}

static bool count_again(struct exploring *exploring, struct sequence_finding *finding, const struct sequence *sequence,
                        const struct sequence_outcome *outcome)
{
    bool done = take_shorter(exploring, finding, sequence, outcome);
    note_misuse(exploring, outcome, finding->ruling.kind);
    finding->seen++;
    exploring->rulings[finding->ruling.kind]++;
    note_endless(exploring, finding->ruling.operation, outcome);
    weigh(exploring, finding->ruling.operation);
    return done;
}

/* ---- a new one ---- */

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

static double simplify_deadline(const struct exploring *exploring, const struct sequence_outcome *outcome)
{
    double now = clock_seconds(), until = now + (outcome->failure.timed_out ? SIMPLIFY_HANG : SIMPLIFY_SECONDS);
    if (exploring->deadline > 0 && now >= exploring->deadline)
        return now + SIMPLIFY_LATE; /* what only MemorySanitizer shows comes last, and nobody takes it up again */
    if (exploring->deadline > 0 && exploring->deadline - now < 4 * SIMPLIFY_SECONDS)
        until = smaller(until, now + (exploring->deadline > now ? (exploring->deadline - now) / 4 : 0) + 0.5);
    return until;
}

struct sequence_finding *sequence_finding_new(struct exploring *exploring, struct ruling *ruling,
                                              const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    struct sequence_finding *finding = mem_alloc(sizeof *finding);
    *finding = (struct sequence_finding){
        .ruling = *ruling,
        .sequence = SEQUENCE_INIT,
        .seen = 1,
        .calls_before = sequence->calls.count,
        .id = id_of(exploring, ruling, outcome),
        .found = mem_format("seed %llu", (unsigned long long)exploring->seed),
        .also = TEXT_INIT,
        .is_memory = strcmp(ruling->verdict.needs, "msan") == 0,
    };
    sequence_copy(&finding->sequence, sequence);
    sequence_outcome_copy(&finding->outcome, outcome);
    return finding;
}

/* Then it is made short with the others, when exploring is over. */
static bool is_for_later(const struct exploring *exploring, const struct sequence_finding *finding)
{
    bool is_late = exploring->deadline > 0 && clock_seconds() >= exploring->deadline;
    return (is_late || exploring->policy.is_pressed) && !finding->is_memory;
}

bool exploring_add(struct exploring *exploring, struct ruling *ruling, const struct sequence *sequence,
                   const struct sequence_outcome *outcome, enum shortness shortness)
{
    const struct sequence *judged = ruling->sequence.calls.count ? &ruling->sequence : sequence;
    struct sequence_finding *finding = sequence_finding_new(exploring, ruling, judged, outcome);
    finding->calls_before = sequence->calls.count;
    finding->is_simple = shortness == SHORTEST && sequence_is_same(&finding->sequence, sequence);
    if (shortness == AS_FOUND && !exploring->as_it_is && !is_for_later(exploring, finding) &&
        !exploring_simplify(exploring, finding, simplify_deadline(exploring, outcome)))
        return sequence_finding_free(finding), false;
    if (finding->ruling.kind == RULING_INVALID && !exploring->as_it_is) {
        drop_suspects_of(exploring, finding->ruling.rule);
        sequence_finding_free(finding);
        return true;
    }
    struct sequence_finding *same = exploring_find(exploring, &finding->ruling);
    if (same) { /* made short, it turned out to be one that is known */
        same->seen++;
        sequence_finding_free(finding);
        return true;
    }
    vector_push(&exploring->findings, finding);
    return !exploring->keep || exploring->keep(exploring->data, exploring, exploring->error);
}

static bool judge_as_it_is(struct exploring *exploring, const struct sequence *sequence,
                           const struct sequence_outcome *outcome, enum shortness shortness)
{
    struct ruling ruling;
    if (!policy_judge(&exploring->policy, sequence, outcome, &ruling, exploring->error))
        return false;
    uint32_t operation = ruling.operation;
    exploring->rulings[ruling.kind]++;
    note_endless(exploring, operation, outcome);
    note_misuse(exploring, outcome, ruling.kind);
    if (ruling.kind == RULING_FLAKY)
        exploring_note_flaky(exploring, &ruling.verdict);
    if (ruling.kind == RULING_INVALID && ruling.rule)
        drop_suspects_of(exploring, ruling.rule);
    if (ruling.kind == RULING_INVALID && !ruling.rule)
        exploring_note_unruled(exploring, &ruling);
    struct sequence_finding *known = exploring_find(exploring, &ruling);
    bool is_new = !known && (ruling.kind == RULING_ERROR || ruling.kind == RULING_SUSPECT || exploring->as_it_is);
    bool done = !is_new || exploring_add(exploring, &ruling, sequence, outcome, shortness);
    if (known)
        known->seen++;
    if (!is_new)
        ruling_release(&ruling);
    weigh(exploring, operation);
    return done;
}

/* Made short first: there are probes for each call and number, and of what does not end each takes long.  *is_error:
 * that is an error. */
static bool judge_short(struct exploring *exploring, struct ruling *described, const struct sequence *sequence,
                        const struct sequence_outcome *outcome, bool *is_error)
{
    struct sequence_finding *shorter = sequence_finding_new(exploring, described, sequence, outcome);
    unsigned long long errors = exploring->rulings[RULING_ERROR];
    bool done =
        exploring_simplify(exploring, shorter, simplify_deadline(exploring, outcome)) &&
        judge_as_it_is(exploring, &shorter->sequence, &shorter->outcome, shorter->is_simple ? SHORTEST : SHORTENED);
    *is_error = exploring->rulings[RULING_ERROR] > errors;
    exploring->shortened++;
    sequence_finding_free(shorter);
    return done;
}

/* What does not end, and contracts: by the same contract after the same call, it is the same. */
static bool judge_costly(struct exploring *exploring, const struct sequence *sequence,
                         const struct sequence_outcome *outcome)
{
    struct ruling described;
    bool is_error = false;
    policy_describe(&exploring->policy, sequence, outcome, &described);
    struct sequence_finding *known = exploring_find(exploring, &described);
    if (known) {
        ruling_release(&described);
        return count_again(exploring, known, sequence, outcome);
    }
    if (sequence->calls.count <= SHORT_CALLS || exploring->shortened >= SHORTENED_MOST) {
        ruling_release(&described);
        return judge_as_it_is(exploring, sequence, outcome, AS_FOUND);
    }
    if (!judge_short(exploring, &described, sequence, outcome, &is_error))
        return false;
    /* on the way to the shortest, what made it an error may have got lost */
    return is_error || outcome->failure.timed_out || judge_as_it_is(exploring, sequence, outcome, AS_FOUND);
}

#define LARGE_JUDGED 2 /* times that a function took too long with a large number */

/* Memory that is out, or once more the time, with a number of millions in the very call: that is what it takes, and
 * each experiment would take as much. */
static bool is_plainly_large(const struct exploring *exploring, const struct sequence *sequence,
                             const struct sequence_outcome *outcome)
{
    uint32_t call = outcome->fault.call;
    if (!(outcome->failure.timed_out || outcome->failure.out_of_memory) || outcome->fault.stage != STAGE_CALLING ||
        call >= sequence->calls.count || exploring->as_it_is || !policy_is_large(&exploring->policy, sequence, call))
        return false;
    uint32_t operation = sequence_operation_of(sequence, call);
    unsigned before = operation < exploring->endless.count ? exploring->endless.items[operation] : 0;
    return before >= LARGE_JUDGED;
}

static bool leave_large(struct exploring *exploring, const struct sequence *sequence,
                        const struct sequence_outcome *outcome)
{
    uint32_t operation = sequence_operation_of(sequence, outcome->fault.call);
    exploring->rulings[RULING_INVALID]++;
    note_endless(exploring, operation, outcome);
    weigh(exploring, operation);
    return true;
}

/* What takes long because a number is large is seldom a bug, and a dozen of experiments take as long each: that waits
 * until exploring is over, which goes on without such numbers. */
static bool wait_with_large(struct exploring *exploring, const struct sequence *sequence,
                            const struct sequence_outcome *outcome, bool *waits)
{
    *waits = false;
    if (!outcome->failure.timed_out || !exploring_may_defer(exploring))
        return true;
    if (!policy_spares_large(&exploring->policy, sequence, outcome->fault.call, waits, exploring->error))
        return false;
    if (*waits) {
        uint32_t operation = outcome->fault.call < sequence->calls.count
                                 ? sequence_operation_of(sequence, outcome->fault.call)
                                 : SEQUENCE_NONE;
        exploring_defer(exploring, sequence, outcome);
        note_endless(exploring, operation, outcome);
        weigh(exploring, operation);
    }
    return true;
}

static bool judge(struct exploring *exploring, const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    bool waits;
    if (is_plainly_large(exploring, sequence, outcome))
        return leave_large(exploring, sequence, outcome);
    if (!wait_with_large(exploring, sequence, outcome, &waits))
        return false;
    if (waits)
        return true;
    bool is_costly = (outcome->failure.timed_out || outcome->fault.stage == STAGE_CONTRACTS) &&
                     !outcome->failure.only_after_others && !exploring->as_it_is;
    return is_costly ? judge_costly(exploring, sequence, outcome)
                     : judge_as_it_is(exploring, sequence, outcome, AS_FOUND);
}

static bool learn_success(struct exploring *exploring)
{
    bool learned = false;
    for (uint32_t i = 0; i < exploring->subject->plan.items.count; i++) {
        uint64_t results[4];
        sequence_operation_results(exploring->runner, i, results);
        learned |= policy_learn_success(&exploring->policy, i, results);
    }
    return learned;
}

bool exploring_judge_now(struct exploring *exploring, const struct sequence *sequence,
                         const struct sequence_outcome *outcome)
{
    bool learned = learn_success(exploring);
    if (learned || exploring->rules_known != exploring->policy.rules.items.count)
        exploring_drop_stale(exploring);
    exploring->rules_known = exploring->policy.rules.items.count;
    if (learned && !exploring_breaks_still(exploring, sequence)) {
        exploring->rulings[RULING_INVALID]++;
        return exploring->error->kind == ERROR_NONE;
    }
    struct sequence_finding *again = find_again(exploring, sequence, outcome);
    if (again)
        return count_again(exploring, again, sequence, outcome);
    if (exploring_is_overloaded(exploring)) {
        exploring_defer(exploring, sequence, outcome);
        return true;
    }
    return judge(exploring, sequence, outcome);
}

bool exploring_judge(struct exploring *exploring, const struct sequence *sequence,
                     const struct sequence_outcome *outcome)
{
    double began = clock_seconds();
    exploring->policy.is_pressed = exploring_is_pressed(exploring);
    bool done = exploring_judge_now(exploring, sequence, outcome);
    exploring->policy.is_pressed = false;
    exploring->judging += clock_seconds() - began;
    return done;
}

bool exploring_take(struct exploring *exploring, const struct sequence *sequence, bool *broke)
{
    struct sequence_trial trial = {.sequence = sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    if (!sequences_try(exploring->runner, &trial, 1, 0, &outcome, exploring->error))
        return false;
    *broke = outcome.outcome == TRIAL_BROKE;
    bool done = !*broke || exploring_judge(exploring, sequence, &outcome);
    sequence_outcome_release(&outcome);
    return done;
}
