/* Objects that were made for so many elements, and a call that takes no notice:
 * two of them that are not of the same size, or a buffer that is larger.
 *
 * Only of functions that return nothing or a real number: any other one can say so. */
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "oracle/policy_case.h"

#define LARGE 4096 /* elements: more than what is drawn */

/* ---- two objects ---- */

/* The numbers that two calls of one operation were given differ. */
static bool differ(const struct policy_case *judged, size_t one, size_t other)
{
    sequence_places places = VECTOR_INIT, others = VECTOR_INIT;
    bool differs = false;
    sequence_look(&judged->sequence, judged->plan, one, &places);
    sequence_look(&judged->sequence, judged->plan, other, &others);
    const uint64_t *words = judged->sequence.words.items;
    for (size_t i = 0; places.count == others.count && i < places.count; i++)
        differs = differs || (fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) &&
                              words[places.items[i].word] != words[others.items[i].word]);
    vector_release(&places);
    vector_release(&others);
    return differs && sequence_operation_of(&judged->sequence, one) == sequence_operation_of(&judged->sequence, other);
}

/* The same one in the place of the other. */
static bool is_well_with_itself(struct policy_case *judged, uint64_t instead_of, uint64_t object, bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    sequence_copy(&changed, &judged->sequence);
    sequence_look(&changed, judged->plan, judged->call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (fact_is_reference(&changed, judged->plan, &places.items[i]) &&
            changed.words.items[places.items[i].word] == instead_of)
            changed.words.items[places.items[i].word] = object;
    vector_release(&places);
    bool done = case_try(judged, &changed, 0, is_well);
    sequence_release(&changed);
    return done;
}

static bool changes_another(const struct sequence_plan *plan, uint32_t operation)
{
    return plan->items.items[operation].kind == SEQ_KIND_PLAIN;
}

/* What a function says of its size, as long as that is what it was made with. */
static bool observe_fixed(struct policy_case *judged, uint32_t observer, uint64_t object, int64_t *size)
{
    int64_t made;
    return case_observe(judged, &judged->sequence, judged->call, observer, object, size) &&
           case_observe(judged, &judged->sequence, SEQUENCE_REFERENCE_CALL(object) + 1, observer, object, &made) &&
           made == *size;
}

/* Functions that say how large they are see a difference; where there are none, they were made with other numbers. */
static bool are_told_apart(struct policy_case *judged, uint64_t one, uint64_t other, uint32_t sort)
{
    bool is_asked = false, differs = false;
    for (uint32_t i = 0; !differs && i < judged->plan->items.count && !judged->has_failed; i++) {
        int64_t size, other_size;
        if (!observes_size(judged->plan, i, sort))
            continue;
        is_asked = true;
        differs =
            observe_fixed(judged, i, one, &size) && observe_fixed(judged, i, other, &other_size) && size != other_size;
    }
    return is_asked ? differs : differ(judged, SEQUENCE_REFERENCE_CALL(one), SEQUENCE_REFERENCE_CALL(other));
}

static bool is_made_with_numbers(const struct policy_case *judged, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(object), &places);
    for (size_t i = 0; i < places.count; i++)
        found = found || fact_is_amount(&judged->plan->nodes.items[places.items[i].node]);
    vector_release(&places);
    return found;
}

static bool judge_two(struct policy_case *judged, unsigned by)
{
    uint32_t sort = SEQUENCE_NONE, other_sort = SEQUENCE_NONE;
    uint64_t one = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    uint64_t other = fact_object(&judged->sequence, judged->plan, judged->call, 1, &other_sort);
    bool is_well = false;
    if (!one || !other || one == other || sort != other_sort ||
        !(is_made_with_numbers(judged, one) || is_made_with_numbers(judged, other)) ||
        !are_told_apart(judged, one, other, sort))
        return judged->has_failed;
    if (!is_well_with_itself(judged, other, one, &is_well) ||
        (is_well && !is_well_with_itself(judged, one, other, &is_well)))
        return true;
    return is_well && !case_sibling_stands(judged, changes_another) && !judged->has_failed &&
           case_rule(judged, RULING_SUSPECT, by, "%s gets two objects that are not equally large, and cannot say no",
                     case_operation_name(judged, judged->call));
}

/* ---- a buffer that is too large ---- */

/* One cell is well, and many are not. */
static bool is_by_length(struct policy_case *judged, size_t place, const struct sequence_node *node, bool *is_one)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (uint32_t cells = 1; cells <= LARGE; cells += LARGE - 1) {
        size_t words = 1 + (node->flags & ARGUMENT_OUT ? 0 : ((size_t)cells * node->cell_size + 7) / 8);
        uint64_t *zeros = mem_array(words, sizeof *zeros);
        zeros[0] = SEQUENCE_HEAD(HEAD_VALUE, cells);
        probe_replace(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, place, zeros,
                      words);
        mem_free(zeros);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    const struct probe *few = probes.items.items[0], *many = probes.items.items[1];
    *is_one = done && case_is_gone(judged, few) && many->ran && case_died_in(&many->outcome) == judged->call;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* As many elements as the call asks for: all its numbers, and the cells of its buffers. */
static uint64_t elements_asked(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    uint64_t sum = 0;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint64_t word = judged->sequence.words.items[places.items[i].word];
        if (node->kind == SEQ_BUFFER)
            sum += SEQUENCE_COUNT(word);
        else if (fact_is_amount(node))
            sum += sequence_number(node, word);
    }
    vector_release(&places);
    return sum;
}

/* The object was made for fewer: some function says so, and says the same after the call when it was made for more. */
static bool is_size_fixed(struct policy_case *judged, const struct sequence *larger, uint64_t object, uint32_t sort)
{
    for (uint32_t i = 0; i < judged->plan->items.count && !judged->has_failed; i++) {
        int64_t small, before, after;
        if (observes_size(judged->plan, i, sort) &&
            case_observe(judged, &judged->sequence, judged->call, i, object, &small) &&
            case_observe(judged, larger, judged->call, i, object, &before) &&
            case_observe(judged, larger, judged->call + 1, i, object, &after) && before == after && small < before &&
            (uint64_t)small < elements_asked(judged))
            return true;
    }
    return false;
}

/* Made for more, it is well. */
static bool is_well_when_larger(struct policy_case *judged, uint64_t object, uint32_t sort, bool *is_one)
{
    sequence_places places = VECTOR_INIT;
    size_t maker = SEQUENCE_REFERENCE_CALL(object);
    bool done = true;
    *is_one = false;
    sequence_look(&judged->sequence, judged->plan, maker, &places);
    for (size_t i = 0; done && !*is_one && i < places.count; i++) {
        struct sequence larger = SEQUENCE_INIT;
        bool is_well = false;
        sequence_copy(&larger, &judged->sequence);
        if (fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) &&
            probe_set_number(&larger, judged->plan, maker, i, LARGE))
            done = case_try(judged, &larger, 0, &is_well);
        *is_one = done && is_well && is_size_fixed(judged, &larger, object, sort);
        sequence_release(&larger);
    }
    vector_release(&places);
    return done;
}

static bool judge_length(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    uint32_t sort = SEQUENCE_NONE;
    bool is_one = false;
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    if (node->kind != SEQ_BUFFER || node->cells || !(node->flags & (ARGUMENT_RAW | ARGUMENT_OUT)) || !object ||
        !is_by_length(judged, place, node, &is_one) || !is_one || !is_well_when_larger(judged, object, sort, &is_one) ||
        !is_one)
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "'%s' of %s is larger than what the object was made for",
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, judged->call), at->node),
                     case_operation_name(judged, judged->call));
}

static bool has_answer(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    return item->result_size > 0 &&
           (item->result == SEQUENCE_NONE || plan->nodes.items[item->result].kind != SEQ_FLOAT);
}

/* … and does not say what it gives when it cannot. */
static bool relies_on_callers(struct policy_case *judged)
{
    uint32_t sort = SEQUENCE_NONE;
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    const struct operation *about =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, judged->call));
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says_no = false;
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!says_no && clause_next(&at, &clause))
        says_no = clause.is_handled;
    text_release(&comment);
    return object && !says_no && case_is_trusting(judged, judged->call, object, sort);
}

bool case_size(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    enum fault_class class = case_class(&judged->ruling->verdict, &judged->outcome.fault);
    if ((class != FAULT_OWN && class != FAULT_WILD) || judged->outcome.fault.stage != STAGE_CALLING ||
        judged->call >= judged->sequence.calls.count)
        return false;
    if (has_answer(judged->plan, sequence_operation_of(&judged->sequence, judged->call)))
        return (relies_on_callers(judged) && judge_two(judged, by)) || judged->has_failed;
    bool decided = judge_two(judged, by);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++)
        decided = judge_length(judged, i, &places.items[i], by);
    vector_release(&places);
    return decided || judged->has_failed;
}
