/* The state that an object must be in: an element to take, a node that is in a
 * list, an iterator that is not at its end, something left to read.
 *
 * A function that can say no (it returns bool, a status, a pointer) must do so.
 * One that cannot relies on its caller, who can ask: some other function tells
 * apart the objects it breaks with and those it does not.  So the sequence is
 * varied until it passes, and the functions that only look at the object are
 * asked before the call that broke, in both.  That alone would excuse every
 * function that forgets about empty objects; so the function must also be named
 * like one that needs something there (pop, next, remove), and no function like
 * it may do without; or its header must say that it asks for something. */
#include <string.h>
#include "model/clause.h"
#include "model/type_kinds.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define VARIANTS_MOST 128

struct state {
    struct policy_case *judged;
    uint32_t operation; /* that broke */
    unsigned by;
    struct probes variants; /* .tag: the call that broke, as they count */
};

/* ---- is it one that needs something? ---- */

static bool is_element_name(const char *name)
{
    static const char words[] = WORDS_ELEMENT " previous erase before after delete unlink detach end leave exit unlock "
                                              "release parent child undo redo at element dup rot over pull serve roll";
    return name_does(name, words) && !name_moves_all(name);
}

/* Its comment asks for something that is no number and no pointer.  *is_silent: it does not say what happens where
 * there is nothing; where it says that, it asks for nothing. */
static bool is_asking(const struct operation *operation, bool *is_silent)
{
    static const char nothing[] = "none|nothing|empty|no more|no such";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comments(operation, &comment) ? comment.s : "";
    *is_silent = true;
    while (clause_next(&at, &clause)) {
        found =
            found || (clause.asks & ASKS_DUTY && clause.reading.topic == TOPIC_ORDER && !clause_names(&clause, "NULL"));
        *is_silent = *is_silent && !(clause.is_handled && clause_has_any(&clause, nothing));
    }
    text_release(&comment);
    return found && *is_silent;
}

/* iter_valid(it), reader_done(r): whoever has such an object is to ask before he uses it. */
static bool is_asked_first(const struct state *state)
{
    static const char words[] = "valid done ended eof more good at_end atend exhausted null";
    const struct sequence_plan *plan = state->judged->plan;
    const struct sequence_operation *item = &plan->items.items[state->operation];
    for (uint32_t i = 0; item->parameter_count && i < plan->items.count; i++)
        if (i != state->operation && observes_object(plan, i, plan->nodes.items[item->parameters].sort) &&
            type_is_truth(sequence_plan_operation(plan, i)->function->result) && fact_is_named(plan, i, words))
            return plan->nodes.items[item->parameters].kind == SEQ_HANDLE;
    return false;
}

/* It gives a pointer, and its comment does not speak of NULL: nobody is told that it says no. */
static bool gives_only(const struct state *state)
{
    const struct operation *operation = sequence_plan_operation(state->judged->plan, state->operation);
    return operation->function->result->kind == TYPE_POINTER && !operation_says(operation, "NULL|null|none|nothing");
}

static bool says_no(const struct state *state)
{
    return case_says_no(state->judged, state->operation) && !(is_asked_first(state) && gives_only(state));
}

static bool may_need_state(const struct state *state)
{
    const struct policy_case *judged = state->judged;
    const struct operation *operation = sequence_plan_operation(judged->plan, state->operation);
    enum fault_class class = case_class(&judged->ruling->verdict, &judged->outcome.fault);
    bool is_crash = class == FAULT_NULL || class == FAULT_OWN || class == FAULT_WILD || class == FAULT_CALLER ||
                    judged->ruling->verdict.kind == VERDICT_ASSERT;
    bool is_silent, asks = is_asking(operation, &is_silent);
    return is_crash && (asks || (is_silent && (is_element_name(operation->function->name) || is_asked_first(state)) &&
                                 !fact_says_which(judged->plan, state->operation) && !says_no(state) &&
                                 !case_sibling_stands(state->judged, fact_gives_element)));
}

/* ---- variants ---- */

static struct probe *add_variant(struct state *state)
{
    struct probe *probe = probes_add(&state->variants, &state->judged->sequence);
    probe->tag = state->judged->call;
    probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    return probe;
}

/* Other texts, buffers and numbers for the calls before. */
static void vary_arguments(struct state *state)
{
    const struct policy_case *judged = state->judged;
    sequence_places places = VECTOR_INIT;
    for (size_t call = 0; call < judged->call; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; i < places.count && state->variants.items.count < VARIANTS_MOST; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            if (node->kind == SEQ_BUFFER || node->kind == SEQ_STRING)
                probe_set_some(&add_variant(state)->sequence, judged->plan, call, i);
            else if (fact_is_amount(node))
                probe_set_number(&add_variant(state)->sequence, judged->plan, call, i, 8);
        }
    }
    vector_release(&places);
}

static bool may_change(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool changes = false;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        changes = changes || (node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_CONST | ARGUMENT_OUT)));
    }
    return changes && !(item->flags & OPERATION_UNCALLABLE_FLAG) && item->kind != SEQ_KIND_DESTROYS;
}

static void vary_call(struct state *state, size_t call, uint32_t operation, unsigned number)
{
    const struct sequence_plan *plan = state->judged->plan;
    struct probe *probe = add_variant(state);
    size_t made = probe_make_needed(&probe->sequence, plan, operation);
    probe->tag += made + 1;
    if (!probe_insert_call(&probe->sequence, plan, call + made, operation, 0, number))
        probe->tag = 0;
}

/* One more call before each of the others. */
static void vary_calls(struct state *state)
{
    const struct policy_case *judged = state->judged;
    for (uint32_t operation = 0; operation < judged->plan->items.count; operation++) {
        if (operation == state->operation || !may_change(judged->plan, operation))
            continue;
        for (size_t call = 1; call <= judged->call; call++)
            for (unsigned number = 0; number < 2 && state->variants.items.count < VARIANTS_MOST; number++)
                vary_call(state, call, operation, number);
    }
}

/* Two more calls just before the one that broke: open and write, then read. */
static void vary_pairs(struct state *state)
{
    const struct sequence_plan *plan = state->judged->plan;
    size_t most = state->variants.items.count + VARIANTS_MOST;
    for (uint32_t first = 0; first < plan->items.count; first++)
        for (uint32_t second = 0; second < plan->items.count; second++) {
            if (first == second || first == state->operation || second == state->operation ||
                !may_change(plan, first) || !may_change(plan, second) || state->variants.items.count >= most)
                continue;
            struct probe *probe = add_variant(state);
            bool done = probe_insert_call(&probe->sequence, plan, state->judged->call, first, 0, 1) &&
                        probe_insert_call(&probe->sequence, plan, state->judged->call + 1, second, 0, 1);
            probe->tag = done ? probe->tag + 2 : 0;
        }
}

static bool any_passes(const struct state *state)
{
    for (size_t i = 0; i < state->variants.items.count; i++) {
        const struct probe *probe = state->variants.items.items[i];
        if (probe->tag && probe->ran && probe->outcome.outcome == TRIAL_PASSED)
            return true;
    }
    return false;
}

/* Variants, of which some pass if all goes well.  False: has_failed. */
static bool vary(struct state *state)
{
    struct policy_case *judged = state->judged;
    vary_arguments(state);
    vary_calls(state);
    if (!probes_run(&state->variants, judged->seconds, judged->error))
        return !case_failed(judged);
    if (any_passes(state))
        return true;
    probes_release(&state->variants);
    probes_init(&state->variants, judged->policy);
    vary_pairs(state);
    return probes_run(&state->variants, judged->seconds, judged->error) || !case_failed(judged);
}

/* ---- observers ---- */

static bool observes(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    if (!observes_object(plan, operation, sort))
        return false;
    const struct sequence_operation *item = &plan->items.items[operation];
    const struct sequence_node *object = &plan->nodes.items[item->parameters];
    bool only_looks = object->flags & ARGUMENT_CONST || object->holding == SEQ_HOLD_COPY;
    return only_looks && !(object->flags & ARGUMENT_OUT) &&
           (plan->nodes.items[item->result].kind == SEQ_NUMBER || observes_pointer(plan, operation));
}

/* The object that this parameter of a call gets; 0: none. */
static uint64_t object_of(const struct state *state, const struct sequence *sequence, size_t call, uint32_t root)
{
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    sequence_look(sequence, state->judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (places.items[i].node == root && fact_is_reference(sequence, state->judged->plan, &places.items[i]))
            object = sequence->words.items[places.items[i].word];
    vector_release(&places);
    return object;
}

/* Nothing, false, zero now; something in each variant that passes; or the other way round. */
static bool tells_apart(struct state *state, uint32_t observer, uint32_t root, bool *is_wanted)
{
    const struct policy_case *judged = state->judged;
    uint64_t object = object_of(state, &judged->sequence, judged->call, root);
    int64_t now, then;
    size_t asked = 0;
    if (!object || !case_observe(state->judged, &judged->sequence, judged->call, observer, object, &now))
        return false;
    for (size_t i = 0; i < state->variants.items.count && asked < 4; i++) {
        const struct probe *variant = state->variants.items.items[i];
        if (!variant->tag || !variant->ran || variant->outcome.outcome != TRIAL_PASSED)
            continue;
        object = object_of(state, &variant->sequence, variant->tag, root);
        if (!object || !case_observe(state->judged, &variant->sequence, variant->tag, observer, object, &then))
            continue;
        if ((now != 0) == (then != 0))
            return false;
        asked++;
    }
    *is_wanted = now == 0;
    return asked > 0;
}

/* ---- ruling ---- */

/* "!iter_at_end(" of "!iter_at_end(iter)", whatever the parameter is called. */
static bool is_known(const struct state *state, uint32_t observer, uint32_t sort, bool is_wanted)
{
    const struct policy_case *judged = state->judged;
    char *start =
        mem_format("%s%s(", is_wanted ? "" : "!", sequence_plan_operation(judged->plan, observer)->function->name);
    bool found = false;
    for (size_t i = 0; !found && i < judged->policy->rules.items.count; i++) {
        const struct rule *rule = judged->policy->rules.items.items[i];
        found = rule->kind == RULE_REQUIRES && !rule->is_bug && rule->expression &&
                strncmp(rule->expression, start, strlen(start)) == 0 &&
                judged->plan->nodes.items[judged->plan->items.items[observer].parameters].sort == sort;
    }
    mem_free(start);
    return found;
}

/* What was learned of another function of these objects does not hold now. */
static bool is_known_to_ask(struct state *state, uint32_t observer, uint32_t root, bool *is_wanted)
{
    const struct policy_case *judged = state->judged;
    uint32_t sort = judged->plan->nodes.items[root].sort;
    uint64_t object = object_of(state, &judged->sequence, judged->call, root);
    int64_t now;
    if (!object || (!is_known(state, observer, sort, true) && !is_known(state, observer, sort, false)) ||
        !case_observe(state->judged, &judged->sequence, judged->call, observer, object, &now))
        return false;
    *is_wanted = now == 0;
    return is_known(state, observer, sort, *is_wanted);
}

static bool rule_state(struct state *state, uint32_t observer, uint32_t parameter, bool is_wanted)
{
    struct policy_case *judged = state->judged;
    const struct function *function = sequence_plan_operation(judged->plan, state->operation)->function;
    char *expression =
        mem_format("%s%s(%s)", is_wanted ? "" : "!", sequence_plan_operation(judged->plan, observer)->function->name,
                   function->parameters[parameter].name);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, state->operation, 0, 0, expression,
                                   mem_strdup("it breaks where that does not hold and not where it holds, and it "
                                              "cannot say no"));
    char *why = mem_format("%s asks for '%s', and cannot say no", function->name, expression);
    case_rule_by(judged, rule, state->by, why);
    mem_free(why);
    mem_free(expression);
    return true;
}

/* ---- room ---- */

static bool is_adder_name(const char *name)
{
    static const char words[] =
        "push add put insert append enqueue write prepend dup record store emit feed log send over";
    return name_does(name, words);
}

/* Its comment says what becomes of it: "the oldest is dropped". */
static bool is_told_when_full(const struct operation *operation)
{
    static const char words[] = "oldest|overwrites|overwritten|overwriting|dropped|drops|grows|grow|ignored|discarded|"
                                "full|nothing|lost|as needed|fails|wraps";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_told = false;
    const char *at = operation_comments(operation, &comment) ? comment.s : "";
    while (!is_told && clause_next(&at, &clause))
        is_told = clause_has_any(&clause, words) && !(clause.asks & ASKS_DUTY);
    text_release(&comment);
    return is_told;
}

/* "stack_full", "ring_space": some function says that there is no room left; the caller could have asked. */
static bool tells_full(struct state *state, uint32_t observer, uint32_t root, bool *is_wanted)
{
    struct policy_case *judged = state->judged;
    static const char rooms[] = "room space left available remaining vacant";
    static const char fulls[] = "full isfull";
    uint64_t object = object_of(state, &judged->sequence, judged->call, root);
    int64_t now;
    *is_wanted = fact_is_named(judged->plan, observer, rooms);
    return object && (*is_wanted || fact_is_named(judged->plan, observer, fulls)) &&
           case_observe(judged, &judged->sequence, judged->call, observer, object, &now) && (now == 0) == *is_wanted;
}

/* "REQUIRES: iter_valid()", "only when !queue_empty()": what the header asks for by the name of a function that can be
 * asked, and that says no. */
static bool tells_required(struct state *state, uint32_t observer, uint32_t root, bool *is_wanted)
{
    static const char asking[] = "REQUIRES|Requires|requires|require|must|only if|only when|only while|has to be|have "
                                 "to be|Precondition|precondition|@pre|Needs|needs|undefined";
    struct policy_case *judged = state->judged;
    const char *name = sequence_plan_operation(judged->plan, observer)->function->name;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_asked = false;
    int64_t now;
    const char *at =
        operation_comments(sequence_plan_operation(judged->plan, state->operation), &comment) ? comment.s : "";
    while (!is_asked && clause_next(&at, &clause)) {
        const char *named = clause_find(&clause, name);
        is_asked = named && clause_has_any(&clause, asking) && !clause.is_handled;
        *is_wanted = !(is_asked && ((named > comment.s && named[-1] == '!') ||
                                    clause_has_any(&clause, "not|unless|never|undefined")));
    }
    text_release(&comment);
    uint64_t object = is_asked ? object_of(state, &judged->sequence, judged->call, root) : 0;
    return object && case_observe(judged, &judged->sequence, judged->call, observer, object, &now) &&
           (now == 0) == *is_wanted;
}

typedef bool telling(struct state *state, uint32_t observer, uint32_t root, bool *is_wanted);

static bool judge_state(struct state *state, telling *tells)
{
    struct policy_case *judged = state->judged;
    const struct sequence_operation *item = &judged->plan->items.items[state->operation];
    bool is_wanted;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        for (uint32_t observer = 0; node->kind == SEQ_HANDLE && observer < judged->plan->items.count; observer++)
            if (observer != state->operation && observes(judged->plan, observer, node->sort) &&
                tells(state, observer, item->parameters + i, &is_wanted))
                return rule_state(state, observer, i, is_wanted);
    }
    return false;
}

/* Nobody could have asked, and one more call before it makes it well: it takes what is not there. */
static bool judge_unasked(struct state *state)
{
    struct policy_case *judged = state->judged;
    const struct operation *operation = sequence_plan_operation(judged->plan, state->operation);
    const struct sequence_operation *item = &judged->plan->items.items[state->operation];
    if (!is_element_name(operation->function->name) || case_says_no(judged, state->operation) || !any_passes(state))
        return false;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        for (uint32_t observer = 0; node->kind == SEQ_HANDLE && observer < judged->plan->items.count; observer++)
            if (observes(judged->plan, observer, node->sort))
                return false;
    }
    struct rule *rule = case_learn(judged, RULE_REQUIRES, state->operation, 0, 0, "there is something to take",
                                   mem_strdup("one more call before it makes it well, and it cannot say no"));
    return case_rule_by(judged, rule, state->by, "there may be nothing to take, and it cannot say so");
}

static bool judge_room(struct state *state)
{
    const struct operation *operation = sequence_plan_operation(state->judged->plan, state->operation);
    return is_adder_name(operation->function->name) && !case_says_no(state->judged, state->operation) &&
           !is_told_when_full(operation) && judge_state(state, tells_full);
}

bool case_need(struct policy_case *judged, unsigned by)
{
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call == 0 ||
        judged->call >= judged->sequence.calls.count)
        return false;
    struct state state = {
        .judged = judged, .operation = sequence_operation_of(&judged->sequence, judged->call), .by = by};
    if (judge_room(&state) || judge_state(&state, tells_required))
        return true;
    if (!may_need_state(&state))
        return false;
    if (judge_state(&state, is_known_to_ask))
        return true;
    probes_init(&state.variants, judged->policy);
    bool decided = !vary(&state) || judge_state(&state, tells_apart) || judge_unasked(&state);
    probes_release(&state.variants);
    return decided;
}
