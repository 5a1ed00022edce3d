/* Rules 5 and 8: which of several words that were passed is to blame. */
#include "oracle/policy_guilty.h"

#include "engine/sequence/walking.h"

/* The call that broke comes first: it is the likeliest. */
void culprits_gather(const struct policy_case *judged, is_culprit *is_one, culprits *found)
{
    sequence_places places = VECTOR_INIT;
    size_t count = judged->sequence.calls.count, first = judged->call < count ? judged->call : count - 1;
    for (size_t k = 0; k < count; k++) {
        size_t call = k == 0 ? first : k <= first ? k - 1 : k;
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            if (is_one(&judged->sequence, judged->plan, &places.items[i]))
                vector_push(found, ((struct culprit){call, i, places.items[i].node}));
    }
    vector_release(&places);
}

/* ---- who is it? ---- */

/* One after the other: mending may put calls in front.  but: this one stays; NULL: none does. */
static bool mend_all(struct sequence *sequence, const struct sequence_plan *plan, is_culprit *is_one, mend *mend,
                     const struct culprit *but)
{
    sequence_places places = VECTOR_INIT;
    bool done = true;
    size_t count = sequence->calls.count;
    for (size_t call = 0; done && call < sequence->calls.count; call++) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; done && i < places.count; i++) {
            size_t before = sequence->calls.count;
            bool stays = but && call - (before - count) == but->call && i == but->place;
            if (stays || !is_one(sequence, plan, &places.items[i]))
                continue;
            done = mend(sequence, plan, call, i);
            call += sequence->calls.count - before;
            sequence_look(sequence, plan, call, &places);
        }
    }
    vector_release(&places);
    return done;
}

/* Nobody knows what happens with something else in its place: what was to make that did not. */
static bool is_unanswered(const struct probe *probe)
{
    return !probe->tag || !probe->ran || probe->outcome.outcome == TRIAL_DISCARDED;
}

/* The call that broke, or the one that made an object which that one got: state_new(NULL), press(state). */
static bool is_at_hand(const struct policy_case *judged, size_t call)
{
    uint64_t object;
    uint32_t sort;
    bool is_made = call == judged->call;
    for (size_t i = 0; !is_made && judged->call < judged->sequence.calls.count &&
                       (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort));
         i++)
        is_made = SEQUENCE_REFERENCE_CALL(object) == call;
    return is_made;
}

/* pool_return(pool, NULL): a slot of that pool in its place, which the call got, and not of one that is made for it. */
static bool is_well_with_own(struct policy_case *judged, const struct culprit *culprit)
{
    const struct sequence_plan *plan = judged->plan;
    uint32_t sort = plan->nodes.items[culprit->node].sort, whole;
    uint64_t subject = fact_object(&judged->sequence, plan, culprit->call, 0, &whole);
    bool is_gone = false;
    if (plan->nodes.items[culprit->node].kind != SEQ_HANDLE || !subject || whole == sort)
        return false;
    for (uint32_t i = 0; !is_gone && !judged->has_failed && i < plan->items.count; i++) {
        struct sequence changed = SEQUENCE_INIT;
        uint32_t output = sequence_plan_output(plan, i, 0);
        uint64_t made = SEQUENCE_REFERENCE(culprit->call, 0);
        bool makes = output != SEQUENCE_NONE && plan->nodes.items[output].kind == SEQ_HANDLE &&
                     plan->nodes.items[output].sort == sort;
        sequence_copy(&changed, &judged->sequence);
        if (makes && probe_insert_call(&changed, plan, culprit->call, i, subject, 1) &&
            changed.calls.count == judged->sequence.calls.count + 1 &&
            probe_replace(&changed, plan, culprit->call + 1, culprit->place, &made, 1))
            case_try(judged, &changed, 0, &is_gone);
        sequence_release(&changed);
    }
    return is_gone;
}

/* Whether it breaks as well when all others are mended. */
static bool breaks_alone(struct policy_case *judged, const struct culprit *culprit, is_culprit *is_one, mend *mend)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_same = false;
    sequence_copy(&changed, &judged->sequence);
    bool is_alone =
        mend_all(&changed, judged->plan, is_one, mend, culprit) && case_try_same(judged, &changed, &is_same) && is_same;
    sequence_release(&changed);
    return is_alone;
}

/* A variable that may lead to nothing yet: the root of a tree that is empty. */
static bool is_empty_variable(const struct policy_case *judged, const struct culprit *culprit)
{
    const struct sequence_node *node = &judged->plan->nodes.items[culprit->node];
    return node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE;
}

/* Each of these makes it go away: insert(&root, NULL) with a root, and with an item.  Rather the one that breaks it
 * without the others; else one that is no empty variable. */
static size_t choose_guilty(struct policy_case *judged, const culprits *found, const bool *mends, is_culprit *is_one,
                            mend *mend)
{
    size_t first = found->count, count = 0;
    for (size_t i = 0; i < found->count; i++) {
        first = mends[i] && count == 0 ? i : first;
        count += mends[i];
    }
    for (size_t i = 0; count > 1 && i < found->count && !judged->has_failed; i++)
        if (mends[i] && breaks_alone(judged, &found->items[i], is_one, mend))
            return i;
    for (size_t i = 0; count > 1 && i < found->count; i++)
        if (mends[i] && !is_empty_variable(judged, &found->items[i]))
            return i;
    return first;
}

/* Which of them, mended alone, makes it go away; else all of them together: then it is the first.  One of the call that
 * broke which cannot be mended is guilty as well.  found->count: none is. */
bool culprits_find(struct policy_case *judged, const culprits *found, is_culprit *is_one, mend *mend, size_t *guilty)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < found->count; i++) {
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->tag = mend(&probe->sequence, judged->plan, found->items[i].call, found->items[i].place);
    }
    struct probe *all = NULL;
    if (found->count > 1) {
        all = probes_add(&probes, &judged->sequence);
        all->tag = mend_all(&all->sequence, judged->plan, is_one, mend, NULL);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    bool *mends = mem_array(found->count, sizeof *mends);
    for (size_t i = 0; done && i < found->count; i++) {
        const struct probe *probe = probes.items.items[i];
        const struct culprit *one = &found->items[i];
        mends[i] = probe->tag && case_is_gone(judged, probe) &&
                   !case_is_by_chance(judged, &probe->sequence, one->call, one->place, one->node);
    }
    *guilty = done ? choose_guilty(judged, found, mends, is_one, mend) : found->count;
    mem_free(mends);
    if (done && *guilty == found->count && all && all->tag && case_is_gone(judged, all))
        *guilty = 0;
    for (size_t i = 0; done && *guilty == found->count && i < found->count; i++)
        if (is_at_hand(judged, found->items[i].call) && is_unanswered(probes.items.items[i]))
            *guilty = i;
    for (size_t i = 0; done && *guilty == found->count && i < found->count; i++)
        if (found->items[i].call == judged->call && is_well_with_own(judged, &found->items[i]))
            *guilty = i;
    probes_release(&probes);
    return !judged->has_failed && (done || !case_failed(judged));
}
