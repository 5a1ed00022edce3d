#include "engine/sequence/outcome.h"

#include <string.h>
#include "engine/trial/journal.h"

/* ---- faults ---- */

static uint32_t below(uint32_t number, size_t count)
{
    return number < count ? number : SEQUENCE_NONE;
}

struct sequence_fault outcome_fault(const struct sequence_fault *fault, const struct sequence_plan *plan,
                                    uint32_t call_count)
{
    struct sequence_fault clean = *fault;
    clean.call = below(fault->call, call_count);
    clean.stage = fault->stage <= STAGE_DONE ? fault->stage : STAGE_CALLING;
    clean.contract = below(fault->contract, plan->contracts.count);
    for (size_t i = 0; i < sizeof clean.objects / sizeof *clean.objects; i++)
        if (fault->objects[i] >> 16 >= call_count)
            clean.objects[i] = SEQUENCE_NONE;
    clean.region = fault->region <= REGION_WILD ? fault->region : REGION_UNKNOWN;
    clean.owner = fault->owner <= BLOCK_CALLER ? fault->owner : BLOCK_UNKNOWN;
    clean.allocated_by = below(fault->allocated_by, call_count);
    clean.freed_by = below(fault->freed_by, call_count);
    clean.leak_call = below(fault->leak_call, call_count);
    clean.argument = below(fault->argument, plan->nodes.count);
    return clean;
}

/* ---- failures ---- */

void outcome_fail(struct sequence_outcome *outcome, const struct trial_end *end, int status, const char *said,
                  size_t size, const struct outcome_limits *limits)
{
    mem_free(outcome->said);
    outcome->outcome = TRIAL_BROKE;
    outcome->said = mem_strndup(said, size);
    outcome->failure = (struct trial_failure){.status = status,
                                              .said = outcome->said,
                                              .note = "",
                                              .limit_seconds = limits->seconds,
                                              .limit_mb = limits->memory_mb,
                                              .image = limits->image};
    journal_copy_end(&outcome->failure.end, end);
}

void outcome_note_kill(struct sequence_outcome *outcome, enum kill_reason killed)
{
    outcome->failure.timed_out = killed == KILLED_FOR_TIME;
    outcome->failure.out_of_memory = killed == KILLED_FOR_MEMORY;
}

/* ---- outcomes ---- */

void sequence_outcome_release(struct sequence_outcome *outcome)
{
    mem_free(outcome->record);
    mem_free(outcome->coverage);
    mem_free(outcome->said);
    *outcome = (struct sequence_outcome){0};
}

static void *copied(const void *bytes, size_t size)
{
    void *copy = bytes ? mem_alloc(size) : NULL;
    if (bytes)
        memcpy(copy, bytes, size);
    return copy;
}

void sequence_outcome_copy(struct sequence_outcome *to, const struct sequence_outcome *from)
{
    *to = *from;
    to->record = copied(from->record, from->record_count * sizeof *from->record);
    to->coverage = copied(from->coverage, (from->edge_count + 7) / 8);
    to->said = from->said ? mem_strdup(from->said) : NULL;
    to->failure.said = to->said;
}
