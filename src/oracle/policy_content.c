/* What stands in the memory that a void * leads to: nobody has promised anything
 * of it.  "int by_text(const void *a, const void *b)" takes an address from there,
 * and what is drawn has none. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

#define CELL 8 /* bytes; the first byte of the n-th cell is n, the others are 0: see SEQUENCE_ANY_BYTES */

/* All of them lead to the same cell, also what was NULL.  False: there are none. */
static bool lead_to(struct sequence *sequence, const struct sequence_plan *plan, uint32_t cell)
{
    sequence_places places = VECTOR_INIT;
    bool is_one = false;
    for (size_t call = 0; call < sequence->calls.count; call++) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            uint64_t *word = &sequence->words.items[places.items[i].word];
            bool is_memory = SEQUENCE_TAG(*word) == HEAD_VALUE;
            if (plan->nodes.items[places.items[i].node].kind != SEQ_ANY ||
                (!is_memory && !fact_is_null(sequence, plan, &places.items[i])))
                continue;
            *word = SEQUENCE_HEAD(HEAD_VALUE, CELL * cell);
            is_one = is_one || is_memory;
        }
    }
    vector_release(&places);
    return is_one;
}

/* It went to an address, in the call that is judged. */
static bool goes_somewhere(const struct policy_case *judged, const struct probe *probe)
{
    return probe->ran && case_died_in(&probe->outcome) == judged->call && probe->outcome.fault.has_address;
}

/* The call goes where one of them leads.  False too when that could not be tried: has_failed. */
static bool goes_there(struct policy_case *judged)
{
    const uint64_t guard = SEQUENCE_HEAD(HEAD_GUARD, 0);
    sequence_places places = VECTOR_INIT;
    struct probes probes;
    bool goes = false;
    probes_init(&probes, judged->policy);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (judged->plan->nodes.items[places.items[i].node].kind == SEQ_ANY &&
            SEQUENCE_TAG(judged->sequence.words.items[places.items[i].word]) == HEAD_VALUE) {
            for (unsigned k = 0; k < 2; k++) { /* as it is, and where no number leads away from there */
                struct probe *probe = probes_add(&probes, &judged->sequence);
                if (k)
                    probe_set_amounts(&probe->sequence, judged->plan, judged->call, 0);
                probe_replace(&probe->sequence, judged->plan, judged->call, i, &guard, 1);
            }
        }
    if (probes.items.count && !probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    for (size_t i = 0; !judged->has_failed && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        goes = goes || (probe->ran && case_died_in(&probe->outcome) == judged->call &&
                        probe->outcome.fault.region == REGION_GUARD);
    }
    probes_release(&probes);
    vector_release(&places);
    return goes;
}

/* As the cells differ, so does the address: it was read from there, or reckoned from where they are.  An address that
 * is none at all, in a call that goes there, may have been read from there, too. */
bool case_content(struct policy_case *judged)
{
    static const uint32_t cells[2] = {8, 16}; /* aligned, so that it goes there */
    struct probes probes;
    struct probe *of[2];
    bool are_any = judged->call < judged->sequence.calls.count;
    probes_init(&probes, judged->policy);
    for (unsigned i = 0; i < 2 && are_any; i++) {
        of[i] = probes_add(&probes, &judged->sequence);
        of[i]->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        are_any = lead_to(&of[i]->sequence, judged->plan, cells[i]);
    }
    if (are_any && !probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    bool is_read = false;
    if (are_any && !judged->has_failed && goes_somewhere(judged, of[0]) && goes_somewhere(judged, of[1])) {
        is_read = of[1]->outcome.fault.address != of[0]->outcome.fault.address;
    }
    probes_release(&probes);
    if (are_any && !judged->has_failed && !is_read &&
        case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_WILD)
        is_read = goes_there(judged);
    return judged->has_failed || (is_read && case_rule_any(judged));
}
