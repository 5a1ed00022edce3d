/* What is no mend: with another argument it does not break any more, but only
 * since an earlier call, which had succeeded, says no to it.  Then the rest of the
 * sequence works on nothing, and nothing is shown about what the caller did. */
#include "engine/sequence/record.h"
#include "oracle/policy_case.h"

/* The same operations, one by one: only what they get has changed. */
static bool is_alike(const struct sequence *one, const struct sequence *other)
{
    bool is_alike = one->calls.count == other->calls.count;
    for (size_t i = 0; is_alike && i < one->calls.count; i++)
        is_alike = sequence_operation_of(one, i) == sequence_operation_of(other, i);
    return is_alike;
}

/* Some call before `end` has a way to say no. */
static bool can_say_no(const struct policy_case *judged, size_t end)
{
    for (size_t i = 0; i < end; i++)
        if (fact_can_say_no(judged->plan, sequence_operation_of(&judged->sequence, i)))
            return true;
    return false;
}

/* The calls before `end` that say no, each as a bit; false: unknown. */
static bool find_failed(struct policy_case *judged, const struct sequence *sequence, size_t end, bool *failed)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probe_cut_behind(&probe->sequence, judged->plan, end - 1);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    done = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.record &&
           sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                probe->outcome.record_count);
    for (size_t i = 0; done && i < end; i++)
        failed[i] = sequence_record_outcome(&record, (uint32_t)i) == CALL_FAILED;
    sequence_record_release(&record);
    probes_release(&probes);
    return done;
}

bool case_is_dodged(struct policy_case *judged, const struct sequence *changed)
{
    size_t count = judged->sequence.calls.count, end = judged->call < count ? judged->call : count;
    if (end == 0 || !is_alike(&judged->sequence, changed) || !can_say_no(judged, end))
        return false;
    bool *before = mem_array(end, sizeof *before), *now = mem_array(end, sizeof *now), is_dodged = false;
    if (find_failed(judged, &judged->sequence, end, before) && find_failed(judged, changed, end, now))
        for (size_t i = 0; !is_dodged && i < end; i++)
            is_dodged = now[i] && !before[i];
    mem_free(before);
    mem_free(now);
    return is_dodged;
}
