/* Is a number that a function gets looked at before it is used?
 *
 * An index that is off by one and overruns memory of the library is a bug of
 * the library, when it looks at indices at all: then one that is far away comes
 * back with an error.  A function that follows any index wherever it leads has a
 * precondition instead, be it written down or not. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* ---- others like it ---- */

/* The place of a parameter of this name in the last call; places->count: none. */
static size_t place_named(const struct sequence *sequence, const struct sequence_plan *plan, const char *name,
                          sequence_places *places)
{
    size_t call = sequence->calls.count - 1, i = 0;
    uint32_t operation = sequence_operation_of(sequence, call);
    sequence_look(sequence, plan, call, places);
    while (i < places->count &&
           !(places->items[i].depth == 0 && fact_is_amount(&plan->nodes.items[places->items[i].node]) &&
             strcmp(fact_parameter(plan, operation, places->items[i].node), name) == 0))
        i++;
    return i;
}

static bool asks_sibling(struct policy_case *judged, size_t call, uint32_t sibling, const char *name, bool *stands)
{
    struct answer answer = {0};
    uint32_t sort = SEQUENCE_NONE;
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    struct sequence sequence = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    *stands = false;
    sequence_copy(&sequence, &judged->sequence);
    bool done = true;
    if (call > 0 && probe_cut_behind(&sequence, judged->plan, call - 1) &&
        probe_append_call(&sequence, judged->plan, sibling, object, 1)) { /* of 0 things it would do nothing */
        size_t place = place_named(&sequence, judged->plan, name, &places);
        if (place < places.count)
            done = case_ask_number(judged, &sequence, place, places.items[place].node, &answer);
        *stands = answer.stands;
    }
    sequence_release(&sequence);
    vector_release(&places);
    return done;
}

typedef bool is_clause(const struct clause *clause);

static bool has_clause(const struct policy_case *judged, uint32_t operation, is_clause *is_one)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false, looks_for = false;
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause)) {
        looks_for = looks_for || clause_looks_for(&clause);
        found = is_one(&clause) && !(looks_for && clause_says_none(&clause));
    }
    text_release(&comment);
    return found;
}

/* Its comment says what becomes of a number that is outside. */
static bool is_promised(const struct policy_case *judged, uint32_t operation)
{
    return has_clause(judged, operation, clause_stands_outside);
}

static bool says_otherwise(const struct clause *clause)
{
    return clause->is_handled || clause_stands_outside(clause);
}

/* … or of anything that is not as it should be. */
static bool is_told(const struct policy_case *judged, uint32_t operation)
{
    return has_clause(judged, operation, says_otherwise);
}

/* "Inserts at pos, which is a position of the text": it says of its own what the number is, and not what happens
 * otherwise. */
static bool is_said_to_be(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    static const char words[] = "which is|that is|which must|must be|has to be|is a valid|is an index of|is a position|"
                                "which are|must lie|has to lie|is one of|must not be";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *name = fact_parameter(judged->plan, operation, node);
    const char *at = operation_comment(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!is_said && clause_next(&at, &clause)) {
        const char *where = clause_find(&clause, name);
        is_said = where && !clause.is_handled && clause_find_first(&clause, where, words);
    }
    text_release(&comment);
    return is_said;
}

/* A function of the same object with a parameter of the same name that does look.  One that can say no has a way to,
 * which one without a status has not; and one whose comment says what happens then is another case than one whose
 * comment does not. */
static bool is_checked_elsewhere(struct policy_case *judged, size_t call, uint32_t node, bool *is_checked)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call), sort = SEQUENCE_NONE;
    const char *name = fact_parameter(judged->plan, operation, node);
    bool is_told_here = is_told(judged, operation);
    bool is_mute = judged->plan->items.items[operation].success == SEQ_SUCCESS_ALWAYS;
    *is_checked = false;
    if (!fact_object(&judged->sequence, judged->plan, call, 0, &sort))
        return true;
    for (uint32_t i = 0; !*is_checked && i < judged->plan->items.count; i++) {
        const struct sequence_operation *item = &judged->plan->items.items[i];
        bool takes_it = false, takes_object = false;
        for (uint32_t p = 0; p < item->parameter_count; p++) {
            const struct sequence_node *other = &judged->plan->nodes.items[item->parameters + p];
            takes_object = takes_object || (other->kind == SEQ_HANDLE && other->sort == sort);
            takes_it = takes_it || (fact_is_amount(other) &&
                                    strcmp(fact_parameter(judged->plan, i, item->parameters + p), name) == 0);
        }
        if (i == operation || !takes_it || !takes_object || item->flags & OPERATION_UNCALLABLE_FLAG ||
            (is_mute && fact_can_say_no(judged->plan, i)) || (!is_told_here && is_told(judged, i)))
            continue;
        if (!asks_sibling(judged, call, i, name, is_checked))
            return false;
    }
    return true;
}

/* ---- a library that trusts ---- */

/* The last call of the sequence follows one of its numbers. */
static bool follows_any(struct policy_case *judged, const struct sequence *sequence)
{
    sequence_places places = VECTOR_INIT;
    bool does = false;
    sequence_look(sequence, judged->plan, sequence->calls.count - 1, &places);
    for (size_t i = 0; !does && !judged->has_failed && i < places.count; i++) {
        struct answer answer = {.care = policy_number_care(judged->policy, places.items[i].node)};
        if (places.items[i].depth > 0 || !fact_is_amount(&judged->plan->nodes.items[places.items[i].node]))
            continue;
        if (answer.care == CARE_UNKNOWN && !case_ask_number(judged, sequence, i, places.items[i].node, &answer))
            break;
        does = answer.care == CARE_UNCHECKED;
    }
    vector_release(&places);
    return does;
}

bool case_is_trusting(struct policy_case *judged, size_t call, uint64_t object, uint32_t sort)
{
    struct sequence sequence = SEQUENCE_INIT;
    bool trusts = false;
    for (uint32_t i = 0; !trusts && !judged->has_failed && call > 0 && i < judged->plan->items.count; i++) {
        const struct sequence_operation *item = &judged->plan->items.items[i];
        const struct sequence_node *first = &judged->plan->nodes.items[item->parameters];
        if (item->parameter_count < 2 || first->kind != SEQ_HANDLE || first->sort != sort ||
            first->flags & ARGUMENT_CONSUMED || item->flags & OPERATION_UNCALLABLE_FLAG)
            continue;
        sequence_copy(&sequence, &judged->sequence);
        trusts = probe_cut_behind(&sequence, judged->plan, call - 1) &&
                 probe_append_call(&sequence, judged->plan, i, object, 0) && follows_any(judged, &sequence);
    }
    sequence_release(&sequence);
    return trusts;
}

/* ---- is this one outside? ---- */

struct bounds {
    bool is_known;    /* somebody says how many there are */
    bool is_outside;  /* … and it is not below that */
    uint32_t observer;
};

static struct bounds find_bounds(struct policy_case *judged, size_t call, int64_t value)
{
    struct bounds bounds = {.observer = SEQUENCE_NONE};
    uint32_t sort = SEQUENCE_NONE;
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    for (uint32_t i = 0; object && i < judged->plan->items.count; i++) {
        int64_t number;
        if (!observes_size(judged->plan, i, sort) || !case_observe(judged, &judged->sequence, call, i, object, &number))
            continue;
        bool is_outside = value < 0 || value >= number;
        if (is_outside && (!bounds.is_outside || value == number))
            bounds.observer = i;
        bounds.is_known = true;
        bounds.is_outside = bounds.is_outside || is_outside;
    }
    return bounds;
}

/* take(cells, n, i), with an i below n: it is in there, however far others may go. */
static bool is_in_array(const struct policy_case *judged, size_t call, int64_t value)
{
    sequence_places places = VECTOR_INIT;
    bool is_in = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !is_in && i < places.count; i++) {
        uint64_t head = judged->sequence.words.items[places.items[i].word];
        is_in = places.items[i].depth == 0 && judged->plan->nodes.items[places.items[i].node].kind == SEQ_BUFFER &&
                SEQUENCE_TAG(head) == HEAD_VALUE && value >= 0 && value < (int64_t)SEQUENCE_COUNT(head);
    }
    vector_release(&places);
    return is_in;
}

/* ---- the rule ---- */

static bool rule_index(struct policy_case *judged, size_t call, uint32_t node, const struct bounds *bounds, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call), sort = SEQUENCE_NONE;
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const char *parameter = fact_parameter(judged->plan, operation, node), *object = NULL;
    fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    for (uint32_t i = 0; !object && i < judged->plan->items.items[operation].parameter_count; i++) {
        const struct sequence_node *other =
            &judged->plan->nodes.items[judged->plan->items.items[operation].parameters + i];
        if (other->kind == SEQ_HANDLE && other->sort == sort)
            object = function->parameters[i].name;
    }
    char *expression = bounds->observer != SEQUENCE_NONE && object
                           ? mem_format("%s < %s(%s)", parameter,
                                        sequence_plan_operation(judged->plan, bounds->observer)->function->name, object)
                           : mem_format("%s is within what there is", parameter);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, expression,
                                   mem_format("%lld and %lld are followed too: it is not looked at",
                                              (long long)policy_numbers.far[0], (long long)policy_numbers.far[1]));
    char *why = mem_format("%s follows any '%s', wherever it leads", function->name, parameter);
    rule->is_certain = rule->is_certain || (!rule->is_bug && rule->seen >= policy_numbers.null_sequences);
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    mem_free(expression);
    return true;
}

/* With a number that is surely inside, or (an earlier call) without it, nothing breaks. */
static bool is_needed(struct policy_case *judged, size_t call, size_t place, bool *needed)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_number(&changed, judged->plan, call, place, 0) && case_try(judged, &changed, 0, needed);
    sequence_copy(&changed, &judged->sequence);
    if (done && !*needed && call != judged->call && probe_remove(&changed, judged->plan, call))
        done = case_try(judged, &changed, 0, needed);
    sequence_release(&changed);
    return done;
}

/* Any character is one, unless its name says more. */
static bool is_any_character(const char *name)
{
    static const char names[] = "c ch chr character letter byte symbol value";
    return word_is_in(name, strlen(name), names);
}

/* "const size_t *order" without a length: one number, and what is followed may be any cell. */
static bool leads_to_number(const struct policy_case *judged, uint32_t root)
{
    const struct role *role = judged->plan->roles.items[root];
    const struct type *type = role ? role->type : NULL;
    return judged->plan->nodes.items[root].kind == SEQ_OBJECT && type && type->kind == TYPE_POINTER &&
           type->target->kind == TYPE_INTEGER;
}

/* A number by itself, or behind a pointer, or a member of one struct.  Of cells there are many: policy_cells.c. */
static bool is_single(const struct policy_case *judged, const struct sequence_place *at)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    uint32_t root = sequence_plan_node(judged->plan, operation, node->parameter);
    if (fact_is_named(judged->plan, operation, "shift rotate")) /* by how many: any number moves all of them out */
        return false;
    bool is_number = fact_is_amount(node) || (node->kind == SEQ_NUMBER && node->size == 1 && !node->bit_width &&
                                              !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS)) &&
                                              !is_any_character(fact_parameter(judged->plan, operation, at->node)));
    return is_number &&
           (at->depth == 0 || (root != SEQUENCE_NONE &&
                               (judged->plan->nodes.items[root].kind == SEQ_STRUCT || leads_to_number(judged, root))));
}

/* The other end of a range, behind its first one: cut(line, from, to). */
static bool is_end_of(const struct policy_case *judged, const struct sequence_place *first,
                      const struct sequence_place *last)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, first->call);
    const struct sequence_node *one = &judged->plan->nodes.items[first->node],
                               *other = &judged->plan->nodes.items[last->node];
    return first->depth == 0 && last->depth == 0 && fact_is_amount(one) && fact_is_amount(other) &&
           one->size == other->size && other->parameter == one->parameter + 1 &&
           name_ends(fact_parameter(judged->plan, operation, first->node), WORDS_RANGE_FIRST) &&
           name_ends(fact_parameter(judged->plan, operation, last->node), WORDS_RANGE_LAST);
}

/* Where the first one is wrong, nobody sees that the other end is looked at: cut(line, 90, 20) of 5 letters. */
static bool begin_range(struct policy_case *judged, struct sequence *sequence, size_t place,
                        const struct sequence_place *at)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, judged->plan, at->call, &places);
    bool is_end = place > 0 && place < places.count && is_end_of(judged, &places.items[place - 1], at);
    vector_release(&places);
    return !is_end || probe_set_number(sequence, judged->plan, at->call, place - 1, 0);
}

static bool ask_again(struct policy_case *judged, size_t place, const struct sequence_place *at, struct answer *answer)
{
    struct sequence sequence = SEQUENCE_INIT;
    *answer = (struct answer){.care = policy_number_care(judged->policy, at->node)};
    if (answer->care != CARE_UNKNOWN)
        return true;
    sequence_copy(&sequence, &judged->sequence);
    bool done = probe_cut_behind(&sequence, judged->plan, at->call) && begin_range(judged, &sequence, place, at) &&
                case_ask_number(judged, &sequence, place, at->node, answer);
    sequence_release(&sequence);
    return done;
}

/* In what is empty every index is lost, and a function that can say no has to.  One that looks at another number
 * breaks for a reason of its own. */
static bool may_be_lost(const struct policy_case *judged, const struct sequence_place *at)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const char *name = fact_parameter(judged->plan, operation, at->node);
    bool is_index =
        (strlen(name) == 1 && !is_any_character(name)) || strcmp(name, "at") == 0 || name_has_part(name, PARTS_INDEX);
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if (policy_number_care(judged->policy, item->parameters + i) == CARE_CHECKED)
            return false;
    return is_index && !fact_can_say_no(judged->plan, operation);
}

/* Where nobody says how many there are: nothing was put in so far.  What returns an int might have said so. */
static bool is_in_nothing(const struct policy_case *judged, size_t call)
{
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, call);
    if (judged->plan->items.items[operation].success != SEQ_SUCCESS_ALWAYS)
        return false;
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    return fact_is_fresh(&judged->sequence, judged->plan, call, object);
}

static bool judge_number(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                         unsigned by)
{
    struct answer answer;
    bool needed = true, is_checked = false;
    if (!is_single(judged, at) || !ask_again(judged, place, at, &answer))
        return judged->has_failed;
    bool is_lost = answer.is_lost && may_be_lost(judged, at);
    if (answer.care != CARE_UNCHECKED && !is_lost)
        return false;
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    int64_t value = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
    struct bounds bounds = find_bounds(judged, call, value);
    if (!bounds.is_known && is_in_array(judged, call, value))
        return false;
    if (bounds.is_known
            ? !bounds.is_outside
            : answer.care != CARE_UNCHECKED && !(is_lost && answer.is_followed && is_in_nothing(judged, call)))
        return judged->has_failed;
    bool is_here = call == judged->call && fault_is_outside(&judged->ruling->verdict, &judged->outcome.fault);
    if ((!is_here && !is_needed(judged, call, place, &needed)) || !needed)
        return judged->has_failed;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    if (is_promised(judged, operation) || (!is_said_to_be(judged, operation, at->node) &&
                                           (!is_checked_elsewhere(judged, call, at->node, &is_checked) || is_checked)))
        return judged->has_failed;
    return rule_index(judged, call, at->node, &bounds, by);
}

/* ---- ranges ---- */

static int64_t number_at(const struct policy_case *judged, const struct sequence_place *at)
{
    return (int64_t)sequence_number(&judged->plan->nodes.items[at->node], judged->sequence.words.items[at->word]);
}

/* Who looks at the two only against each other, or at how far they are apart, follows both of them: of "from <= to"
 * neither alone can go far. */
static bool judge_range(struct policy_case *judged, size_t place, const struct sequence_place *first,
                        const struct sequence_place *last, unsigned by)
{
    struct answer answer = {0};
    bool is_checked = false;
    uint32_t operation = sequence_operation_of(&judged->sequence, first->call);
    if (first->call != judged->call || !is_end_of(judged, first, last) ||
        !fault_is_outside(&judged->ruling->verdict, &judged->outcome.fault))
        return false;
    int64_t from = number_at(judged, first), to = number_at(judged, last);
    struct answer of_last;
    if ((from == 0 && to == 0) || !ask_again(judged, place + 1, last, &of_last) || of_last.care == CARE_CHECKED ||
        of_last.is_served)
        return judged->has_failed;
    struct sequence sequence = SEQUENCE_INIT;
    sequence_copy(&sequence, &judged->sequence);
    bool done = probe_cut_behind(&sequence, judged->plan, first->call) &&
                case_ask_range(judged, &sequence, place, place + 1, (uint64_t)(to - from), &answer);
    sequence_release(&sequence);
    struct bounds bounds = find_bounds(judged, first->call, to > 0 ? to - 1 : to); /* the end itself is not in it */
    if (!done || answer.care != CARE_UNCHECKED || (bounds.is_known && !bounds.is_outside) ||
        is_promised(judged, operation) || !is_checked_elsewhere(judged, first->call, last->node, &is_checked) ||
        is_checked)
        return judged->has_failed;
    return rule_index(judged, first->call, last->node, &bounds, by);
}

bool case_index(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    size_t count = judged->sequence.calls.count;
    for (size_t call = count; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_number(judged, call, i, &places.items[i], by) ||
                      (i + 1 < places.count && judge_range(judged, i, &places.items[i], &places.items[i + 1], by));
    }
    vector_release(&places);
    return decided;
}

/* ---- a call that reads what nobody wrote ---- */

static bool is_followed(struct policy_case *judged, size_t place, const struct sequence_place *at)
{
    struct answer answer;
    if (at->depth > 0 || !fact_is_amount(&judged->plan->nodes.items[at->node]) ||
        !ask_again(judged, place, at, &answer))
        return false;
    int64_t value =
        (int64_t)sequence_number(&judged->plan->nodes.items[at->node], judged->sequence.words.items[at->word]);
    struct bounds bounds = find_bounds(judged, judged->call, value);
    return answer.care == CARE_UNCHECKED && !(bounds.is_known && !bounds.is_outside);
}

bool case_follows_number(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool does = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !does && !judged->has_failed && i < places.count; i++)
        does = is_followed(judged, i, &places.items[i]);
    vector_release(&places);
    return does;
}
