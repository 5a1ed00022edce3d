/* By chance: another number in the place of a zero makes it well, but only
 * because the rest was as it was.  A cause stays one, whatever the rest is. */
#include "oracle/policy_case.h"

#define OTHERS_MOST 24

static const uint64_t others[] = {7, 100};

/* Each number but that one becomes another, one at a time. */
static void add_others(struct policy_case *judged, struct probes *probes, const struct sequence *mended, size_t call,
                       size_t place)
{
    sequence_places places = VECTOR_INIT;
    for (size_t i = 0; i < mended->calls.count; i++) {
        sequence_look(mended, judged->plan, i, &places);
        for (size_t k = 0; k < places.count; k++) {
            bool is_other =
                (i != call || k != place) && fact_is_amount(&judged->plan->nodes.items[places.items[k].node]);
            for (size_t n = 0; is_other && n < sizeof others / sizeof *others && probes->items.count < OTHERS_MOST; n++)
                probe_set_number(&probes_add(probes, mended)->sequence, judged->plan, i, k, others[n]);
        }
    }
    vector_release(&places);
}

bool case_is_by_chance(struct policy_case *judged, const struct sequence *mended, size_t call, size_t place,
                       uint32_t node)
{
    struct probes probes;
    bool is_same = false;
    if (judged->plan->nodes.items[node].kind != SEQ_NUMBER)
        return false;
    probes_init(&probes, judged->policy);
    add_others(judged, &probes, mended, call, place);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    for (size_t i = 0; done && !is_same && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        is_same = probe->ran && case_is_same(judged, &probe->sequence, &probe->outcome);
    }
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    return is_same;
}
