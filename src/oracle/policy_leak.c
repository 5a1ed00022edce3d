/* Rule 10: leaks. */
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

/* It is a block that a function of the library's frees, and that was done. */
static bool is_freed_at_end(const struct sequence_plan *plan, const struct sequence_node *node)
{
    return node->sort != SEQUENCE_NONE && !(node->flags & ARGUMENT_BORROWED) &&
           plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY] != SEQUENCE_NONE;
}

/* What a call gives and nobody takes back: a text, or memory, that may be the caller's to free. */
static bool may_be_callers(const struct sequence_plan *plan, uint32_t operation)
{
    for (uint32_t output = 0; output < plan->items.items[operation].outputs; output++) {
        uint32_t number = sequence_plan_output(plan, operation, output);
        if (number == SEQUENCE_NONE)
            continue;
        const struct sequence_node *node = &plan->nodes.items[number];
        const struct role *role = plan->roles.items[number];
        const struct type *type = role ? role->type : NULL;
        bool is_pointer = node->kind == SEQ_STRING || node->kind == SEQ_BUFFER || node->kind == SEQ_ANY;
        if (is_pointer && output == 0 && type && type->kind == TYPE_POINTER && !type->target_const &&
            !is_freed_at_end(plan, node))
            return true;
        if (node->kind == SEQ_OBJECT && node->count && plan->nodes.items[node->first].kind == SEQ_STRING)
            return true;
    }
    return false;
}

/* A result that was taken for a part of an object: it may be the caller's instead. */
static bool is_lent(const struct sequence_plan *plan, uint32_t operation)
{
    uint32_t result = plan->items.items[operation].result;
    const struct sequence_node *node = result == SEQUENCE_NONE ? NULL : &plan->nodes.items[result];
    return node && node->kind == SEQ_HANDLE && node->flags & ARGUMENT_BORROWED && !(node->flags & ARGUMENT_CONST) &&
           plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY] != SEQUENCE_NONE;
}

/* Destroyed like any other object, it leaves nothing behind. */
static bool judge_lent_by(struct policy_case *judged, uint32_t operation)
{
    uint32_t *flags = &judged->plan->nodes.items[judged->plan->items.items[operation].result].flags, before = *flags;
    bool is_gone = false;
    *flags &= ~(uint32_t)ARGUMENT_BORROWED;
    bool done = case_try(judged, &judged->sequence, 0, &is_gone);
    if (!done || !is_gone) {
        *flags = before;
        return judged->has_failed;
    }
    struct rule *rule = case_learn(judged, RULE_GIVES, operation, 0, 0, NULL,
                                   mem_strdup("left alone it is lost; destroyed, nothing is"));
    if (rule->is_mixed) { /* destroyed, it was freed twice in another sequence */
        *flags = before;
        return case_rule(judged, RULING_SUSPECT, 10, "what it gives is at times the caller's to destroy");
    }
    rule->is_certain = !rule->is_bug;
    case_rule_by(judged, rule, 10, "what it gives is the caller's to destroy");
    return case_rule(judged, RULING_SUSPECT, 10, "what it gives is the caller's to destroy");
}

/* The first block that is lost need not be its own: it may hold others.  But what is called first or next is a part,
 * and lost with it was what it is part of; unless it comes with a reference. */
static bool judge_lent(struct policy_case *judged)
{
    bool decided = false;
    for (size_t call = judged->sequence.calls.count; !decided && call-- > 0;) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        const struct operation *about = sequence_plan_operation(judged->plan, operation);
        bool is_counted = about->result.kind == ROLE_HANDLE && about->result.sort->is_counted;
        bool may_give = operation == judged->ruling->operation || is_counted || operation_is_named_giver(about) ||
                        !operation_is_named_borrower(about);
        decided = may_give && is_lent(judged->plan, operation) && judge_lent_by(judged, operation);
    }
    return decided;
}

/* ---- what was handed over ---- */

/* The call that took the object which call `made` made, to destroy it or by a rule that was learned; SEQUENCE_NONE:
 * none. */
static uint32_t taken_by(const struct policy_case *judged, uint32_t made, bool destroys)
{
    sequence_places places = VECTOR_INIT;
    uint32_t found = SEQUENCE_NONE;
    for (uint32_t call = made + 1; found == SEQUENCE_NONE && call < judged->sequence.calls.count; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            bool is_taken = node->flags & ARGUMENT_CONSUMED &&
                            fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                            SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places.items[i].word]) == made;
            if (is_taken && (judged->plan->items.items[operation].kind == SEQ_KIND_DESTROYS) == destroys)
                found = call;
        }
    }
    vector_release(&places);
    return found;
}

/* Behind the call that was to take it, it is lost; destroyed by the caller, nothing is. */
static bool is_left(struct policy_case *judged, uint32_t call, bool *is_left)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *taken = probes_add(&probes, &judged->sequence), *left = probes_add(&probes, &judged->sequence);
    left->flags = GIVEN_LEFT;
    bool is_cut =
        probe_cut_behind(&taken->sequence, judged->plan, call) && probe_cut_behind(&left->sequence, judged->plan, call);
    bool done = !is_cut || probes_run(&probes, judged->seconds, judged->error);
    *is_left = done && is_cut && taken->ran && taken->outcome.outcome == TRIAL_BROKE && left->ran &&
               left->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* It said that it failed, or took nothing: then the object may still be the caller's.  Where nobody knows how the call
 * fails, it has not said that it took it.  Where the header says that it takes it then as well, that it did not is
 * proof enough, whatever else the header asks for. */
static bool judge_refused(struct policy_case *judged)
{
    uint32_t made = judged->outcome.fault.leak_call,
             call = made == SEQUENCE_NONE ? made : taken_by(judged, made, false);
    bool is_refused, is_still = false;
    if (call == SEQUENCE_NONE)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    bool is_always = operation_takes_always(sequence_plan_operation(judged->plan, operation));
    bool is_silent = judged->plan->items.items[operation].success == SEQ_SUCCESS_UNKNOWN;
    if (!case_call_fails(judged, call, &is_refused))
        return true;
    if ((is_always || is_silent) && !is_left(judged, call, &is_still))
        return true;
    if (is_always) {
        judged->is_proved = is_still;
        return false;
    }
    if (is_still)
        return case_rule(judged, RULING_SUSPECT, 10, "%s may not have taken it: what the caller destroys then is well",
                         case_operation_name(judged, call));
    return is_refused &&
           case_rule(judged, RULING_SUSPECT, 10, "%s failed: what it was to take may be the caller's still",
                     case_operation_name(judged, call));
}

/* ---- what rests on less than is known ---- */

static bool has_storage(const struct policy_case *judged, uint32_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    for (uint32_t output = 0; output < judged->plan->items.items[operation].outputs; output++)
        if (fact_is_storage(&judged->sequence, judged->plan, SEQUENCE_REFERENCE(call, output)))
            return true;
    return false;
}

/* A struct of the caller's, taken over by a call of which that was only learned: one that merely empties it looks the
 * same.  Whether a block was taken, memory tells. */
static bool judge_learned_owner(struct policy_case *judged)
{
    uint32_t made = judged->outcome.fault.leak_call,
             call = made == SEQUENCE_NONE ? made : taken_by(judged, made, false);
    if (call == SEQUENCE_NONE)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    if (!has_storage(judged, made))
        return false;
    for (size_t i = 0; i < about->function->parameter_count; i++)
        if (about->roles[i].is_consumed)
            return false;
    return case_rule(judged, RULING_SUSPECT, 10, "that %s takes it over was only learned", about->function->name);
}

static bool is_part_of_another(const struct policy_case *judged, uint64_t reference)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(reference));
    uint32_t node = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(reference));
    return node != SEQUENCE_NONE && judged->plan->nodes.items[node].flags & ARGUMENT_BORROWED;
}

/* A reference of one's own to a part of an object outlives the object: who is to give it back then? */
static bool judge_kept_part(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool keeps = false;
    for (size_t call = 0; !keeps && call < judged->sequence.calls.count; call++) {
        if (!(judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].flags & OPERATION_REFERS_FLAG))
            continue;
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !keeps && i < places.count; i++)
            keeps = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                    is_part_of_another(judged, judged->sequence.words.items[places.items[i].word]);
    }
    vector_release(&places);
    return keeps && case_rule(judged, RULING_SUSPECT, 10, "a reference was taken to a part of another object");
}

/* ---- kinds of objects ---- */

#define KINDS 3 /* constructors, at least, of a sort whose objects are of different kinds */

static bool makes_from_nothing(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool makes = item->kind == SEQ_KIND_MAKES && item->sort == sort && item->result != SEQUENCE_NONE &&
                 !(item->flags & OPERATION_UNCALLABLE_FLAG);
    for (uint32_t i = 0; makes && i < item->parameter_count; i++)
        makes = plan->nodes.items[item->parameters + i].kind != SEQ_HANDLE;
    return makes;
}

/* With an object of that constructor in the place of this one, is nothing lost? */
static bool is_well_with_kind(struct policy_case *judged, uint64_t object, uint32_t maker, bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    struct probes probes;
    probes_init(&probes, judged->policy);
    bool done = true;
    if (probe_append_call(&changed, judged->plan, maker, 0, 1)) {
        sequence_append(&changed, judged->plan, &judged->sequence);
        sequence_redirect(&changed, judged->plan, SEQUENCE_REFERENCE_CALL(object) + 1,
                          SEQUENCE_REFERENCE_OUTPUT(object), SEQUENCE_REFERENCE(0, 0), 1);
        struct probe *probe = probes_add(&probes, &changed);
        done = probes_run(&probes, judged->seconds, judged->error);
        *is_well = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    }
    sequence_release(&changed);
    probes_release(&probes);
    return done || !case_failed(judged);
}

static uint64_t first_object(const struct policy_case *judged, size_t call, uint32_t *sort)
{
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !object && i < places.count; i++)
        if (judged->plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE &&
            fact_is_reference(&judged->sequence, judged->plan, &places.items[i])) {
            object = judged->sequence.words.items[places.items[i].word];
            *sort = judged->plan->nodes.items[places.items[i].node].sort;
        }
    vector_release(&places);
    return object;
}

/* A text that is made to hold members: objects of one type and of many kinds, where no name tells which a call is for.
 */
static bool judge_kind(struct policy_case *judged)
{
    uint32_t made = judged->outcome.fault.leak_call, sort = 0, kinds = 0;
    uint32_t taken = made == SEQUENCE_NONE ? made : taken_by(judged, made, false);
    uint32_t call = taken == SEQUENCE_NONE ? made : taken;
    uint64_t object = call < judged->sequence.calls.count ? first_object(judged, call, &sort) : 0;
    bool is_well = false;
    if (object && case_is_of_kind(judged, sequence_operation_of(&judged->sequence, call), sort, object))
        return false;
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++)
        kinds += makes_from_nothing(judged->plan, i, sort);
    for (uint32_t i = 0; kinds >= KINDS && !is_well && i < judged->plan->items.count; i++)
        if (makes_from_nothing(judged->plan, i, sort) && !is_well_with_kind(judged, object, i, &is_well))
            return true;
    return is_well && case_rule(judged, RULING_SUSPECT, 10, "with an object of another kind, nothing is lost in %s",
                                case_operation_name(judged, call));
}

/* ---- destroyed but for something ---- */

/* document_free(document, false): true would have freed that as well. */
static bool judge_spared(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = 0; !decided && call < judged->sequence.calls.count; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        if (judged->plan->items.items[operation].kind != SEQ_KIND_DESTROYS &&
            !operation_is_named_destroyer(sequence_plan_operation(judged->plan, operation)))
            continue;
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            struct sequence changed = SEQUENCE_INIT;
            bool is_gone = false;
            if (node->kind != SEQ_NUMBER || sequence_number(node, judged->sequence.words.items[places.items[i].word]))
                continue;
            sequence_copy(&changed, &judged->sequence);
            decided = probe_set_number(&changed, judged->plan, call, i, 1) && case_try(judged, &changed, 0, &is_gone) &&
                      is_gone &&
                      case_rule(judged, RULING_SUSPECT, 10, "with 1 for '%s' of %s nothing is lost",
                                fact_parameter(judged->plan, operation, places.items[i].node),
                                case_operation_name(judged, (uint32_t)call));
            sequence_release(&changed);
        }
    }
    vector_release(&places);
    return decided || judged->has_failed;
}

/* node_new() allocates a struct that the header shows and node_init(&node) can begin: node_free(node) ends what is in
 * it, wherever it stands. */
static bool judge_struct_left(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->leak_call >= judged->sequence.calls.count)
        return false;
    uint32_t made = sequence_operation_of(&judged->sequence, fault->leak_call);
    uint32_t result = judged->plan->items.items[made].result;
    const struct sequence_node *node = result == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[result];
    const struct sort *sort = node && node->kind == SEQ_HANDLE && node->sort != SEQUENCE_NONE
                                  ? judged->plan->operations->sorts.items[node->sort]
                                  : NULL;
    uint32_t ender = sort ? judged->plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY] : SEQUENCE_NONE;
    for (size_t call = fault->leak_call + 1; call < judged->sequence.calls.count; call++)
        if (sequence_operation_of(&judged->sequence, call) != ender &&
            case_gets(judged, call, SEQUENCE_REFERENCE(fault->leak_call, 0)))
            return false; /* who got it may have lost it */
    return sort && sort->is_initialised && sort->object && sort->object->complete && ender != SEQUENCE_NONE &&
           fault->leaked_bytes && fault->leaked_bytes % sort->object->size == 0 &&
           case_rule(judged, RULING_SUSPECT, 10,
                     "%s may leave the struct itself to the caller, who may have it anywhere",
                     sequence_plan_operation(judged->plan, ender)->function->name);
}

/* buffer_dealloc(buffer) ends what is in one, and buffer_free(buffer) what buffer_new() made. */
static bool judge_inner_end(struct policy_case *judged)
{
    static const char inner[] = "dealloc clear fini deinit finish done uninit cleanup release";
    static const char whole[] = "free destroy delete";
    for (size_t call = 1; call < judged->sequence.calls.count; call++) {
        uint32_t sort, operation = sequence_operation_of(&judged->sequence, call);
        if (!fact_is_named(judged->plan, operation, inner) ||
            !fact_object(&judged->sequence, judged->plan, call, 0, &sort))
            continue;
        uint32_t ender = judged->plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
        if (ender != SEQUENCE_NONE && ender != operation && fact_is_named(judged->plan, ender, whole) &&
            case_is_gone_without(judged, call))
            return case_rule(judged, RULING_SUSPECT, 10, "with %s instead of %s nothing is lost",
                             sequence_plan_operation(judged->plan, ender)->function->name,
                             case_operation_name(judged, (uint32_t)call));
    }
    return judged->has_failed;
}

/* ---- named like a destroyer ---- */

static uint64_t blocks_left(const struct probe *probe)
{
    return probe->outcome.live_blocks ? probe->outcome.live_blocks : probe->outcome.fault.leaked_blocks;
}

/* Without the call, and with nobody to destroy the object, as much is left: the call frees nothing of it. */
static bool frees_nothing(struct policy_case *judged, uint32_t made, uint32_t call, bool *frees_nothing)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *with = probes_add(&probes, &judged->sequence), *without = probes_add(&probes, &judged->sequence);
    with->repeat = without->repeat = policy_numbers.leak_repetitions[0];
    without->tag = probe_remove(&without->sequence, judged->plan, call);
    without->skip_destroy_of = made;
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *frees_nothing = done && with->ran && without->tag && without->ran && blocks_left(with) &&
                     blocks_left(with) == blocks_left(without);
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* Who gives a reference back frees nothing while somebody has another one, or a circle holds it. */
static bool gives_reference_back(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool does = false;
    for (uint32_t i = 0; !does && i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        does = node->kind == SEQ_HANDLE && node->sort != SEQUENCE_NONE &&
               plan->sorts.items[node->sort].flags & SORT_COUNTED;
    }
    return does;
}

static void forget_destroyer(struct sequence_plan *plan, uint32_t operation)
{
    struct sequence_operation *item = &plan->items.items[operation];
    item->kind = SEQ_KIND_PLAIN;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        plan->nodes.items[item->parameters + i].flags &= ~(uint32_t)ARGUMENT_CONSUMED;
}

/* "thing_free", which makes a thing free, while thing_delete ends it: only the name says that it destroys. */
static bool judge_misnamed(struct policy_case *judged)
{
    uint32_t made = judged->outcome.fault.leak_call, call = made == SEQUENCE_NONE ? made : taken_by(judged, made, true);
    if (call == SEQUENCE_NONE)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    bool is_nothing = false;
    if (about->kind_is_declared || about->kind_is_said || gives_reference_back(judged->plan, operation))
        return false;
    if (!frees_nothing(judged, made, call, &is_nothing))
        return true;
    if (!is_nothing)
        return false;
    forget_destroyer(judged->plan, operation);
    return case_rule(judged, RULING_INVALID, 10, "%s frees nothing: only its name says that it ends an object",
                     case_operation_name(judged, call));
}

/* ---- does it grow? ---- */

/* Blocks that live after it ran once, twice, four times. */
static bool measure(struct policy_case *judged, uint64_t blocks[3])
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (unsigned i = 0; i < 3; i++)
        probes_add(&probes, &judged->sequence)->repeat = policy_numbers.leak_repetitions[i];
    bool done = probes_run(&probes, judged->seconds, judged->error);
    for (unsigned i = 0; i < 3; i++) {
        const struct probe *probe = probes.items.items[i];
        blocks[i] = done && probe->ran ? probe->outcome.live_blocks : 0;
        if (!blocks[i] && done && probe->ran)
            blocks[i] = probe->outcome.fault.leaked_blocks;
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool is_linear(const uint64_t blocks[3])
{
    return blocks[1] > blocks[0] && blocks[2] > blocks[1] && blocks[2] - blocks[1] == 2 * (blocks[1] - blocks[0]);
}

/* Texts, or memory, that calls of the sequence gave and that may be the caller's: each is a block. */
static bool count_given(struct policy_case *judged, uint64_t *count)
{
    struct probes probes;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *count = 0;
    bool is_read = done && probe->ran && probe->outcome.record &&
                   sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                        probe->outcome.record_count);
    for (uint32_t call = 0; is_read && call < probe->sequence.calls.count; call++) {
        const struct recorded_output *output = sequence_record_output(&record, call, 0);
        bool is_given = !output || SEQUENCE_TAG(recorded_head(&record, output)) != HEAD_NULL ||
                        recorded_is_unstable(&record, output);
        is_given = is_given && sequence_record_outcome(&record, call) != CALL_FAILED;
        *count += is_given && may_be_callers(judged->plan, sequence_operation_of(&probe->sequence, call));
    }
    sequence_record_release(&record);
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* char *writer_close(writer *w), which Assay calls in the end: what that gives nobody has taken. */
static bool judge_ending(struct policy_case *judged)
{
    if (judged->outcome.fault.leak_call < judged->sequence.calls.count)
        return false;
    for (uint32_t sort = 0; sort < judged->plan->sorts.count; sort++) {
        uint32_t destroyer = judged->plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
        if (destroyer == SEQUENCE_NONE ||
            !probe_object(&judged->sequence, judged->plan, sort, judged->sequence.calls.count))
            continue;
        const struct function *function = sequence_plan_operation(judged->plan, destroyer)->function;
        if (function->result->kind == TYPE_POINTER)
            return case_rule(judged, RULING_INVALID, 10, "what %s gives when objects are destroyed is nobody's",
                             function->name);
    }
    return false;
}

/* parse("<>") says that it failed and gives nothing, and what it allocated is lost: nobody could have freed that, and
 * it got no objects that would be to blame. */
static bool is_lost_in_failure(struct policy_case *judged)
{
    uint32_t made = judged->outcome.fault.leak_call;
    bool fails = false;
    if (made >= judged->sequence.calls.count || fact_count_nulls(&judged->sequence, judged->plan) > 0)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, made), sort;
    return judged->plan->items.items[operation].success == SEQ_SUCCESS_NONNULL &&
           !fact_object(&judged->sequence, judged->plan, made, 0, &sort) && case_call_fails(judged, made, &fails) &&
           fails;
}

bool case_leak(struct policy_case *judged)
{
    uint64_t blocks[3], given;
    if (judged->outcome.fault.undestroyed)
        return case_rule(judged, RULING_SUSPECT, 10, "no function is known that destroys what was made");
    if (judge_ending(judged))
        return true;
    if (case_lost_in_reference(judged, 10) || case_owned(judged, 10) || judge_lent(judged) || judge_refused(judged) ||
        judge_misnamed(judged) || !measure(judged, blocks))
        return true;
    if (!is_linear(blocks))
        return case_rule(judged, RULING_EXPECTED, 10, "it does not grow: %llu, %llu, %llu blocks",
                         (unsigned long long)blocks[0], (unsigned long long)blocks[1], (unsigned long long)blocks[2]);
    if (!count_given(judged, &given))
        return true;
    if (blocks[1] - blocks[0] <= given)
        return case_rule(judged, RULING_SUSPECT, 10, "what %s gives may be the caller's to free",
                         judged->ruling->operation == SEQUENCE_NONE
                             ? "a call"
                             : sequence_plan_operation(judged->plan, judged->ruling->operation)->function->name);
    if (is_lost_in_failure(judged)) {
        judged->is_proved = true;
        return case_rule(judged, RULING_ERROR, 10,
                         "the call failed, and what it allocated is lost: %llu, %llu, %llu blocks",
                         (unsigned long long)blocks[0], (unsigned long long)blocks[1], (unsigned long long)blocks[2]);
    }
    return case_null(judged) || case_circle(judged, 10) || case_excuse(judged, 10) || case_anew(judged, 10) ||
           judge_spared(judged) || judge_inner_end(judged) || judge_struct_left(judged) || judge_kind(judged) ||
           judge_learned_owner(judged) || judge_kept_part(judged) ||
           case_rule(judged, RULING_ERROR, 10, "it grows with each run: %llu, %llu, %llu blocks",
                     (unsigned long long)blocks[0], (unsigned long long)blocks[1], (unsigned long long)blocks[2]);
}
