/* What a reset left behind.  After a reset an object is as new: calls that a new
 * one stands, and this one does not, break by the library's fault, whatever else
 * could be said of them.  What is cleared is empty, and a new one may not be. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* "the list is as new" */
static bool says_anew(const struct operation *operation)
{
    static const char words[] = "as new|like new|as if new|brand new|newly created|start over|starts over|initial "
                                "state|just created|as it began|freshly created";
    return operation_says(operation, words);
}

static bool resets(const struct policy_case *judged, size_t call, uint64_t object)
{
    static const char words[] = "reset reinit restart";
    uint32_t operation = sequence_operation_of(&judged->sequence, call), sort;
    return judged->plan->items.items[operation].parameter_count == 1 &&
           fact_object(&judged->sequence, judged->plan, call, 0, &sort) == object &&
           (fact_is_named(judged->plan, operation, words) ||
            says_anew(sequence_plan_operation(judged->plan, operation)));
}

/* Settings may well outlive a reset, and so do other objects that were there. */
static bool is_forgotten(const struct policy_case *judged, size_t call)
{
    static const char settings[] =
        "set config configure option limit mode enable attach bind register use with reserve";
    return !fact_is_named(judged->plan, sequence_operation_of(&judged->sequence, call), settings) &&
           fact_count_objects(&judged->sequence, judged->plan, call) == 1;
}

/* Everything that was done to the object up to its reset is left out.  False: something of it is needed. */
static bool begin_anew(const struct policy_case *judged, size_t reset, uint64_t object, struct sequence *changed)
{
    size_t count = judged->sequence.calls.count;
    bool *is_gone = mem_array(count, sizeof *is_gone), done = true;
    for (size_t call = 0; call < count; call++) {
        is_gone[call] = call <= reset && call != SEQUENCE_REFERENCE_CALL(object) && case_gets(judged, call, object);
        done = done && (!is_gone[call] || is_forgotten(judged, call));
    }
    done = done && sequence_without(changed, &judged->sequence, judged->plan, is_gone);
    mem_free(is_gone);
    return done;
}

static bool is_well_anew(struct policy_case *judged, size_t reset, uint64_t object)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool is_well = begin_anew(judged, reset, object, &probe->sequence);
    if (is_well && !probes_run(&probes, judged->seconds, judged->error))
        is_well = !case_failed(judged);
    is_well = is_well && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return is_well;
}

/* The call gets a text that some earlier one gave, and that was freed since: when it goes depends on how much room
 * there was, which is no matter of the reset. */
static bool gets_lost_text(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    if (case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_FREED)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = judged->plan->nodes.items[places.items[i].node].kind == SEQ_STRING &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]);
    vector_release(&places);
    return found;
}

bool case_reset(struct policy_case *judged, unsigned by)
{
    uint32_t sort;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call >= judged->sequence.calls.count ||
        gets_lost_text(judged))
        return false;
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    for (size_t call = judged->call; object && call-- > 0;)
        if (resets(judged, call, object)) {
            judged->is_proved = is_well_anew(judged, call, object);
            return judged->has_failed ||
                   (judged->is_proved &&
                    case_rule(judged, RULING_ERROR, by, "after %s it is to be as new, and a new one stands this",
                              case_operation_name(judged, (uint32_t)call)));
        }
    return false;
}
