/* Rule 4: use after free, and double free. */
#include <string.h>
#include "model/words.h"
#include "oracle/policy_case.h"

/* An object that the call which broke was given, and how it came to be. */
struct derived {
    uint64_t object;
    size_t made_by;
    uint32_t from_node; /* of that call: for the object it was made of, which the freeing call got too */
    uint32_t got_as;    /* … as this one; SEQUENCE_NONE: by way of something else */
    bool is_ended;      /* … and took */
};

/* The one that it stands for, by way of all that were given in the place of another. */
static uint64_t first_of(const struct policy_case *judged, uint64_t object)
{
    for (uint64_t old = object; old; old = sequence_instead_of(&judged->sequence, judged->plan, old))
        object = old;
    return object;
}

static bool gets(const struct policy_case *judged, size_t call, uint64_t object, uint32_t *node)
{
    object = first_of(judged, object);
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                first_of(judged, judged->sequence.words.items[places.items[i].word]) == object;
        *node = places.items[i].node;
    }
    vector_release(&places);
    return found;
}

/* A copy, or another object of the same sort that is the caller's own: it must not depend on what it was made of, when
 * that was only looked at. */
static bool is_called_reference(const struct policy_case *judged, uint32_t operation)
{
    const char *name = sequence_plan_operation(judged->plan, operation)->function->name;
    return name_has_part(name, "reference _ref view slice wrap iter share") || strstr(name, "Ref");
}

static bool must_be_independent(const struct policy_case *judged, const struct derived *derived)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, derived->made_by);
    uint32_t given = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(derived->object));
    const struct sequence_node *from = &judged->plan->nodes.items[derived->from_node];
    if (judged->plan->items.items[operation].kind == SEQ_KIND_COPIES)
        return true;
    const struct sequence_node *made = given == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[given];
    if (fact_gives_reference(judged->plan, operation))
        return true;
    return made && made->kind == SEQ_HANDLE && made->sort == from->sort && from->flags & ARGUMENT_CONST &&
           !is_called_reference(judged, operation) && !(made->flags & (ARGUMENT_BORROWED | ARGUMENT_CONST));
}

static bool is_lent(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t output = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    return output != SEQUENCE_NONE && judged->plan->nodes.items[output].flags & ARGUMENT_BORROWED;
}

/* Both calls get one object: what the first gave to it, or took from it, the second may free. */
static bool share_object(const struct policy_case *judged, size_t one, size_t other)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    uint32_t node;
    sequence_look(&judged->sequence, judged->plan, one, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = !(judged->plan->nodes.items[places.items[i].node].flags & ARGUMENT_CONST) &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                gets(judged, other, judged->sequence.words.items[places.items[i].word], &node);
    vector_release(&places);
    return found;
}

/* swap(from, other), and other was freed: parts of the one went over to the other. */
static bool went_over(const struct policy_case *judged, uint64_t object, uint64_t from, size_t freed_by)
{
    bool found = false;
    uint32_t node;
    for (size_t call = SEQUENCE_REFERENCE_CALL(object) + 1; !found && call < freed_by; call++)
        found = gets(judged, call, from, &node) && !(judged->plan->nodes.items[node].flags & ARGUMENT_CONST) &&
                share_object(judged, call, freed_by);
    return found && is_lent(judged, object);
}

bool case_is_sibling_freed(const struct policy_case *judged, uint64_t object)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t node, made_by = SEQUENCE_REFERENCE_CALL(object);
    if (fault->freed_by >= judged->sequence.calls.count || fault->allocated_by >= fault->freed_by ||
        fault->allocated_by == made_by ||
        sequence_operation_of(&judged->sequence, fault->allocated_by) !=
            sequence_operation_of(&judged->sequence, made_by))
        return false;
    uint64_t other = SEQUENCE_REFERENCE(fault->allocated_by, SEQUENCE_REFERENCE_OUTPUT(object));
    bool is_below = gets(judged, made_by, other, &node); /* opened under it */
    bool is_touched = is_below || !gets(judged, fault->freed_by, other, &node);
    for (size_t call = fault->freed_by + 1; !is_touched && call < judged->sequence.calls.count; call++)
        is_touched = gets(judged, call, other, &node);
    return !is_touched;
}

/* Made of an object that the freeing call got too, before that call. */
static bool is_derived(const struct policy_case *judged, uint64_t object, size_t freed_by, struct derived *derived)
{
    sequence_places places = VECTOR_INIT;
    uint32_t node;
    object = first_of(judged, object);
    *derived = (struct derived){.object = object, .made_by = SEQUENCE_REFERENCE_CALL(object)};
    bool found = false;
    if (derived->made_by < freed_by)
        sequence_look(&judged->sequence, judged->plan, derived->made_by, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        uint64_t from = judged->sequence.words.items[places.items[i].word];
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) && from != object &&
                (gets(judged, freed_by, from, &node) || went_over(judged, object, from, freed_by));
        derived->from_node = places.items[i].node;
        derived->got_as = found && gets(judged, freed_by, from, &node) ? node : SEQUENCE_NONE;
        derived->is_ended =
            derived->got_as != SEQUENCE_NONE && judged->plan->nodes.items[derived->got_as].flags & ARGUMENT_CONSUMED;
    }
    vector_release(&places);
    return found && !must_be_independent(judged, derived);
}

static void copy_call(struct sequence *to, const struct sequence *from, size_t call)
{
    size_t first = from->calls.items[call];
    vector_push(&to->calls, (uint32_t)to->words.count);
    for (size_t i = 0; i <= SEQUENCE_CALL_WORDS(from->words.items[first]); i++)
        vector_push(&to->words, from->words.items[first + i]);
}

/* The object made anew, just before the call that broke.  *is_told: that was possible. */
static bool is_well_made_anew(struct policy_case *judged, const struct derived *derived, bool *is_well, bool *is_told)
{
    struct probes probes;
    struct sequence changed = SEQUENCE_INIT;
    for (size_t i = 0; i < judged->call; i++)
        copy_call(&changed, &judged->sequence, i);
    copy_call(&changed, &judged->sequence, derived->made_by);
    copy_call(&changed, &judged->sequence, judged->call);
    sequence_redirect(&changed, judged->plan, (uint32_t)derived->made_by, SEQUENCE_REFERENCE_OUTPUT(derived->object),
                      SEQUENCE_REFERENCE(judged->call, SEQUENCE_REFERENCE_OUTPUT(derived->object)), judged->call + 1);
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &changed);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_told = done && probe->ran && probe->outcome.outcome != TRIAL_DISCARDED;
    *is_well = done && case_is_gone(judged, probe);
    probes_release(&probes);
    sequence_release(&changed);
    return done || !case_failed(judged);
}

/* What it was made of is gone, or gives no such part any more: then the call that freed is left out. */
static bool is_well_before(struct policy_case *judged, size_t freed_by, bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = !probe_remove(&changed, judged->plan, freed_by) || case_try(judged, &changed, 0, is_well);
    sequence_release(&changed);
    return done;
}

/* changed_by: the call behind which it is no longer good. */
static bool rule_lifetime(struct policy_case *judged, const struct derived *derived, uint32_t changed_by, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, derived->made_by);
    struct rule *rule =
        case_learn(judged, RULE_LIFETIME, operation, judged->plan->nodes.items[derived->from_node].parameter, 0, NULL,
                   mem_format("used after %s it breaks; before that call, or made anew behind it, it does not",
                              case_operation_name(judged, changed_by)));
    char *why = rule_sentence(rule, judged->plan);
    if (!rule->is_bug)
        rule_apply(rule, judged->plan);
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    return true;
}

/* A ticket of a pool that was opened under another, which is closed. */
static bool is_derived_of_derived(const struct policy_case *judged, uint64_t object, size_t freed_by,
                                  struct derived *derived)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    if (SEQUENCE_REFERENCE_CALL(object) < freed_by)
        sequence_look(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(object), &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                is_derived(judged, judged->sequence.words.items[places.items[i].word], freed_by, derived) &&
                derived->is_ended;
    vector_release(&places);
    return found;
}

static bool judge_derived(struct policy_case *judged, uint64_t object)
{
    struct derived derived;
    uint32_t freed_by = judged->outcome.fault.freed_by;
    bool is_well = false, is_told = false;
    if ((!is_derived(judged, object, freed_by, &derived) &&
         !is_derived_of_derived(judged, object, freed_by, &derived)) ||
        case_is_tended(judged, derived.object) || case_is_sibling_freed(judged, derived.object))
        return judged->has_failed;
    bool is_other = judged->call >= judged->sequence.calls.count || derived.object != object;
    bool done = derived.is_ended || is_other || is_well_made_anew(judged, &derived, &is_well, &is_told);
    if (!done || (!is_told && !is_well_before(judged, freed_by, &is_well)))
        return true;
    return is_well && rule_lifetime(judged, &derived, freed_by, 4);
}

/* ---- iterators ---- */

static bool is_iterator(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t output = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    const struct role *role = output == SEQUENCE_NONE ? NULL : judged->plan->roles.items[output];
    return role && role->sort && name_has_part(role->sort->name, "iter cursor Iter Cursor");
}

/* The iterator was made of what this call may have changed, and would be well made anew. */
static bool judge_change(struct policy_case *judged, uint64_t iterator, uint32_t call, unsigned by)
{
    struct derived derived;
    bool is_well = false, is_told = false;
    if (!is_derived(judged, iterator, call, &derived) || derived.got_as == SEQUENCE_NONE ||
        judged->plan->nodes.items[derived.got_as].flags & ARGUMENT_CONST ||
        case_is_tended_by(judged, derived.object, call) || !case_is_gone_without(judged, call))
        return judged->has_failed;
    if (!is_well_made_anew(judged, &derived, &is_well, &is_told))
        return true;
    return is_told && is_well && rule_lifetime(judged, &derived, call, by);
}

bool case_iterator(struct policy_case *judged, unsigned by)
{
    uint64_t object;
    uint32_t sort;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count || judged->outcome.fault.stage != STAGE_CALLING)
        return false;
    for (size_t i = 0; !decided && (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        for (uint32_t call = SEQUENCE_REFERENCE_CALL(object) + 1;
             !decided && is_iterator(judged, object) && call < judged->call; call++)
            decided = judge_change(judged, object, call, by);
    return decided;
}

static bool judge_lifetime(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (fault->freed_by >= judged->sequence.calls.count || fault->freed_by >= judged->call)
        return false;
    if (judged->call < judged->sequence.calls.count)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    else if (fault->stage == STAGE_DESTROYING && fault->objects[0] != SEQUENCE_NONE) /* the one that is destroyed */
        decided = judge_derived(judged, SEQUENCE_REFERENCE(fault->objects[0] >> 16, fault->objects[0] & 0xffff));
    for (size_t i = 0; !decided && i < places.count; i++)
        decided = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                  judge_derived(judged, judged->sequence.words.items[places.items[i].word]);
    vector_release(&places);
    return decided;
}

/* ---- parts of parts ---- */

#define STEPS 4 /* from a part to what it is part of */

static bool stems_from(const struct policy_case *judged, uint64_t object, size_t freed_by, unsigned steps);

/* Something else that this call gets stems from what the freeing call got. */
static bool brings_part(const struct policy_case *judged, size_t call, uint64_t object, size_t freed_by, unsigned steps)
{
    sequence_places places = VECTOR_INIT;
    uint32_t node;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        uint64_t from = judged->sequence.words.items[places.items[i].word];
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) && from != object &&
                (gets(judged, freed_by, from, &node) || stems_from(judged, from, freed_by, steps - 1));
    }
    vector_release(&places);
    return found;
}

/* An iterator that is passed by value, and that nothing ends, or a struct of the caller's with a part in it: it owns
 * nothing. */
static bool is_view(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t output = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    const struct sequence_node *node = output == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[output];
    return node && node->kind == SEQ_HANDLE && (node->holding == SEQ_HOLD_COPY || node->holding == SEQ_HOLD_STORAGE) &&
           judged->plan->items.items[operation].kind != SEQ_KIND_COPIES &&
           judged->plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY] == SEQUENCE_NONE;
}

/* By the call that made it, or, of a value that nobody ends, by one that wrote into it. */
static bool stems_from(const struct policy_case *judged, uint64_t object, size_t freed_by, unsigned steps)
{
    uint32_t made_by = SEQUENCE_REFERENCE_CALL(object), node;
    if (steps == 0 || made_by >= freed_by)
        return false;
    bool found = brings_part(judged, made_by, object, freed_by, steps);
    for (size_t call = made_by + 1; !found && call < freed_by && is_view(judged, object); call++)
        found = gets(judged, call, object, &node) && !(judged->plan->nodes.items[node].flags & ARGUMENT_CONST) &&
                brings_part(judged, call, object, freed_by, steps);
    return found;
}

/* key_to_entry(entry_key(entry)): got of nothing but a text that is part of something, and not made by that call. */
static bool is_around_text(const struct policy_case *judged, uint64_t object)
{
    uint32_t made_by = SEQUENCE_REFERENCE_CALL(object), sort;
    sequence_places places = VECTOR_INIT;
    bool has_text = false;
    if (made_by == judged->outcome.fault.allocated_by ||
        fact_object(&judged->sequence, judged->plan, made_by, 0, &sort))
        return false;
    sequence_look(&judged->sequence, judged->plan, made_by, &places);
    for (size_t i = 0; !has_text && i < places.count; i++)
        has_text = judged->plan->nodes.items[places.items[i].node].kind == SEQ_STRING &&
                   fact_is_reference(&judged->sequence, judged->plan, &places.items[i]);
    vector_release(&places);
    return has_text;
}

/* Borrowed by way of something that was borrowed itself (an iterator's value), or a reference to that: made anew alone
 * it is none the better, but it was a part of what the freeing call got. */
static bool is_lost_part(struct policy_case *judged, uint64_t object, size_t freed_by)
{
    bool is_part = is_lent(judged, object) || is_view(judged, object) || is_around_text(judged, object) ||
                   case_is_reference(judged, object);
    return (is_part && stems_from(judged, object, freed_by, STEPS) && !case_is_tended(judged, object) &&
            !case_is_sibling_freed(judged, object)) ||
           case_refers_to_freed(judged, object);
}

static bool judge_parts(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    sequence_places places = VECTOR_INIT;
    bool is_lost = false;
    if (fault->freed_by >= judged->sequence.calls.count)
        return false;
    if (judged->call < judged->sequence.calls.count && fault->freed_by < judged->call)
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !is_lost && i < places.count; i++)
        is_lost = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                  is_lost_part(judged, judged->sequence.words.items[places.items[i].word], fault->freed_by);
    for (size_t i = 0; fault->stage == STAGE_CONTRACTS && !is_lost && i < 3; i++)
        is_lost = fault->objects[i] != SEQUENCE_NONE && fault->objects[i] >> 16 < judged->sequence.calls.count &&
                  is_lost_part(judged, SEQUENCE_REFERENCE(fault->objects[i] >> 16, fault->objects[i] & 0xffff),
                               fault->freed_by);
    vector_release(&places);
    return judged->has_failed ||
           (is_lost && case_rule(judged, RULING_SUSPECT, 4, "a part of an object is used after %s changed the object",
                                 case_operation_name(judged, fault->freed_by)));
}

/* Memory of the caller that the library freed: it may have been meant to, unless it said that it only looks. */
static bool judge_callers(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    bool is_const =
        fault->argument != SEQUENCE_NONE && judged->plan->nodes.items[fault->argument].flags & ARGUMENT_CONST;
    return fault->owner == BLOCK_CALLER && !is_const &&
           case_rule(judged, RULING_SUSPECT, 4, "the library frees what it was passed");
}

bool case_freed(struct policy_case *judged)
{
    return judge_callers(judged) || case_referred(judged) || case_left(judged, 4) || case_part(judged) ||
           case_ended(judged, 4) || case_below(judged, 4) || case_owner(judged, 4) ||
           (!case_is_stable(judged) && (judge_lifetime(judged) || judge_parts(judged))) || case_whole(judged) ||
           case_held(judged, 4) || case_split(judged, 4);
}
