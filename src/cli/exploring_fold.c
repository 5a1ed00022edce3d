/* Errors of one cause are told once, by the shortest sequence, and so are suspects; none of both together. */
#include "cli/exploring_parts.h"

#include <string.h>

#include "base/memory.h"
#include "model/law.h"
#include "oracle/cause.h"

static struct cause cause_of(const struct sequence_finding *finding)
{
    return (struct cause){&finding->ruling, &finding->sequence, &finding->outcome, finding->is_simple};
}

static bool is_same_cause(const struct exploring *exploring, const struct sequence_finding *one,
                          const struct sequence_finding *other)
{
    struct cause first = cause_of(one), second = cause_of(other);
    return one->ruling.kind == other->ruling.kind && one->is_memory == other->is_memory &&
           cause_is_same(&exploring->subject->plan, &first, &second);
}

/* A law's function makes calls that nobody sees. */
static bool calls_law(const struct exploring *exploring, const struct sequence *sequence)
{
    bool does = false;
    for (size_t i = 0; !does && i < sequence->calls.count; i++) {
        uint32_t operation = sequence_operation_of(sequence, i);
        char *words = law_words(sequence_plan_operation(&exploring->subject->plan, operation)->function->name);
        does = words;
        mem_free(words);
    }
    return does;
}

/* One that was told by an earlier run keeps its name. */
static bool is_better(const struct exploring *exploring, const struct sequence_finding *one,
                      const struct sequence_finding *other)
{
    bool is_law = calls_law(exploring, &one->sequence), is_other_law = calls_law(exploring, &other->sequence);
    if (one->is_old != other->is_old)
        return one->is_old;
    if (is_law != is_other_law)
        return is_other_law;
    return one->sequence.calls.count < other->sequence.calls.count;
}

/* "heap-use-after-free (read of 4 bytes) in find (tree.c:78), in a call of tree_get, learned as …" */
static void add_also(const struct exploring *exploring, const struct sequence_finding *from, struct text *also)
{
    const struct sequence_plan *plan = &exploring->subject->plan;
    uint32_t operation = from->ruling.operation;
    const char *cause = from->ruling.verdict.cause;
    const char *called = operation == SEQUENCE_NONE ? NULL : sequence_plan_operation(plan, operation)->function->name;
    char *place = called ? mem_format(" in %s (", called) : NULL;
    struct text line = TEXT_INIT;
    text_add(&line, cause);
    if (!called)
        text_add(&line, ", at the end");
    else if (!strstr(cause, place))
        text_addf(&line, ", in a call of %s", called);
    if (from->ruling.rule)
        text_addf(&line, ", learned as %s", from->ruling.rule->id);
    text_add_char(&line, '\n');
    mem_free(place);
    if (!strstr(also->s, line.s))
        text_add(also, line.s);
    text_release(&line);
}

static void fold(struct exploring *exploring, size_t kept, size_t folded)
{
    struct sequence_finding *finding = exploring->findings.items[kept], *other = exploring->findings.items[folded];
    add_also(exploring, other, &finding->also);
    text_add(&finding->also, other->also.s);
    finding->seen += other->seen;
    other->is_kept = true; /* maybe by an earlier run: it must go */
    exploring_drop(exploring, folded);
}

/* A sequence that was cut while it was judged has the outcome of the longer one, with numbers of its calls. */
static void run_again(struct exploring *exploring, struct sequence_finding *finding)
{
    struct sequence_trial trial = {.sequence = &finding->sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    struct error ignored = ERROR_INIT;
    if (sequences_try(exploring->runner, &trial, 1, 0, &outcome, &ignored)) {
        struct sequence_outcome before = finding->outcome;
        bool is_same = outcome.outcome == TRIAL_BROKE &&
                       policy_is_same(&exploring->policy, &finding->ruling, &finding->sequence, &outcome);
        if (is_same)
            finding->outcome = outcome;
        sequence_outcome_release(is_same ? &before : &outcome);
    }
    error_release(&ignored);
}

static void run_all_again(struct exploring *exploring, enum ruling_kind kind)
{
    bool are_several = exploring_count(exploring, kind) > 1;
    for (size_t i = 0; are_several && i < exploring->findings.count; i++) {
        struct sequence_finding *finding = exploring->findings.items[i];
        if (finding->ruling.kind == kind && !finding->is_memory && !finding->outcome.failure.timed_out)
            run_again(exploring, finding);
    }
}

/* One that is of one cause with any of those that were gathered is of one cause with all. */
static void gather(const struct exploring *exploring, size_t first, bool *is_gathered)
{
    struct sequence_finding *const *items = exploring->findings.items;
    bool has_grown = true;
    is_gathered[first] = true;
    while (has_grown) {
        has_grown = false;
        for (size_t i = first; i < exploring->findings.count; i++)
            for (size_t j = first + 1; is_gathered[i] && j < exploring->findings.count; j++)
                if (!is_gathered[j] && is_same_cause(exploring, items[i], items[j]))
                    has_grown = is_gathered[j] = true;
    }
}

static void fold_first(struct exploring *exploring, size_t first)
{
    bool *is_gathered = mem_array(exploring->findings.count + 1, sizeof *is_gathered);
    struct sequence_finding **items = exploring->findings.items;
    gather(exploring, first, is_gathered);
    for (size_t i = exploring->findings.count; --i > first;) {
        if (!is_gathered[i])
            continue;
        if (is_better(exploring, items[i], items[first])) {
            struct sequence_finding *better = items[i];
            items[i] = items[first];
            items[first] = better;
        }
        fold(exploring, first, i);
    }
    mem_free(is_gathered);
}

void exploring_fold(struct exploring *exploring, enum ruling_kind kind)
{
    if (exploring->as_it_is)
        return;
    run_all_again(exploring, kind);
    for (size_t i = 0; i < exploring->findings.count; i++)
        if (exploring->findings.items[i]->ruling.kind == kind)
            fold_first(exploring, i);
}
