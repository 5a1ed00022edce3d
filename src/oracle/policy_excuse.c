/* What else the caller may be to blame for, whatever broke: what he borrowed and
 * kept, an object passed twice. */
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

#define ANY_APART 32 /* bytes, at least */

/* ---- what was borrowed ---- */

/* The text that a call gave, as words of a string; false: unknown. */
static bool words_given(struct policy_case *judged, uint64_t object, size_t before, uint64_t **words, size_t *count)
{
    struct probes probes;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    *words = NULL;
    bool done = before > 0 && probe_cut_behind(&probe->sequence, judged->plan, before - 1);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    done = done && probe->ran && probe->outcome.record &&
           sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                probe->outcome.record_count);
    const struct recorded_output *output =
        done ? sequence_record_output(&record, SEQUENCE_REFERENCE_CALL(object), SEQUENCE_REFERENCE_OUTPUT(object))
             : NULL;
    if (output && SEQUENCE_TAG(recorded_head(&record, output)) == HEAD_VALUE) {
        *count = output->words;
        *words = mem_array(output->words, sizeof **words);
        memcpy(*words, &record.words[output->word], output->words * sizeof **words);
    }
    sequence_record_release(&record);
    probes_release(&probes);
    return *words != NULL;
}

/* In all calls, since this one would be fine and the next one not. */
static bool replace_text(struct policy_case *judged, struct sequence *changed, uint64_t object, const uint64_t *words,
                         size_t count)
{
    sequence_places places = VECTOR_INIT;
    bool done = true;
    for (size_t call = 0; call < changed->calls.count; call++) {
        sequence_look(changed, judged->plan, call, &places);
        for (size_t i = 0; done && i < places.count; i++)
            if (judged->plan->nodes.items[places.items[i].node].kind == SEQ_STRING &&
                changed->words.items[places.items[i].word] == object) {
                done = probe_replace(changed, judged->plan, call, i, words, count);
                sequence_look(changed, judged->plan, call, &places);
            }
    }
    vector_release(&places);
    return done;
}

/* The first object that a call gets: which it is about, or which a text that it gives is part of; 0: none. */
static uint64_t first_object(const struct policy_case *judged, size_t call)
{
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !object && i < places.count; i++)
        if (judged->plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE &&
            fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
            object = judged->sequence.words.items[places.items[i].word];
    vector_release(&places);
    return object;
}

#define STEPS 4 /* from a part to what it is part of */

/* It is this one, or was got from it, or from a part of it. */
static bool leads_to(const struct policy_case *judged, uint64_t part, uint64_t whole)
{
    for (unsigned i = 0; part && part != whole && i < STEPS; i++) {
        uint64_t from = first_object(judged, SEQUENCE_REFERENCE_CALL(part));
        part = from == part ? 0 : from;
    }
    return part == whole;
}

/* Whoever changes an object may well move its own text, and that of its parts.  But a text of something else is there
 * until the call that reads it frees it: replace(map, name_of(item), item). */
static bool is_freed_by_its_reader(const struct policy_case *judged, size_t call, uint64_t text)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint64_t owner = first_object(judged, SEQUENCE_REFERENCE_CALL(text));
    return fault->region == REGION_FREED && fault->freed_by == call && judged->call == call && owner &&
           !leads_to(judged, owner, first_object(judged, call));
}

/* The same text in memory of the caller. */
static bool excuse_text(struct policy_case *judged, size_t call, uint32_t node, uint64_t object, unsigned by)
{
    static const uint64_t some[] = {SEQUENCE_HEAD(HEAD_VALUE, 1), 'a'};
    uint64_t *words = NULL;
    size_t count = 0;
    bool is_gone = false;
    struct sequence changed = SEQUENCE_INIT;
    if (judged->plan->nodes.items[node].kind != SEQ_STRING || is_freed_by_its_reader(judged, call, object))
        return false;
    bool is_known = words_given(judged, object, call, &words, &count);
    sequence_copy(&changed, &judged->sequence);
    bool done = !judged->has_failed &&
                replace_text(judged, &changed, object, is_known ? words : some, is_known ? count : 2) &&
                case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    mem_free(words);
    if (!done || !is_gone)
        return judged->has_failed;
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    struct rule *rule = case_learn(judged, RULE_LIFETIME, maker, 0, 0, NULL,
                                   mem_strdup("passed on it breaks; the same text in memory of the caller does not"));
    if (!rule->is_bug)
        rule_apply(rule, judged->plan);
    return case_rule_by(judged, rule, by, "a text that is part of an object was passed on");
}

/* ---- void * ---- */

static bool is_any(const struct sequence *sequence, const struct sequence_plan *plan,
                   const struct sequence_place *place)
{
    const struct sequence_node *node = &plan->nodes.items[place->node];
    return node->kind == SEQ_ANY && !(node->flags & ARGUMENT_CONST) &&
           SEQUENCE_TAG(sequence->words.items[place->word]) == HEAD_VALUE;
}

/* Each one points to memory of its own.  False: there are not two of them. */
static bool spread(struct sequence *sequence, const struct sequence_plan *plan)
{
    sequence_places places = VECTOR_INIT;
    uint32_t count = 0;
    for (size_t call = 0; call < sequence->calls.count; call++) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            if (is_any(sequence, plan, &places.items[i]))
                sequence->words.items[places.items[i].word] =
                    SEQUENCE_HEAD(HEAD_VALUE, ANY_APART * count++ % SEQUENCE_ANY_BYTES);
    }
    vector_release(&places);
    return count > 1;
}

/* The call itself goes where the pointer leads. */
static bool is_followed(struct policy_case *judged, size_t call, size_t place, bool *is_one)
{
    const uint64_t guard = SEQUENCE_HEAD(HEAD_GUARD, 0);
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe_replace(&probe->sequence, judged->plan, call, place, &guard, 1);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one =
        done && probe->ran && case_died_in(&probe->outcome) == call && probe->outcome.fault.region == REGION_GUARD;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* The same memory was given away twice, and what is in it is the library's business. */
static bool excuse_any(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at)
{
    bool is_one = false, is_gone = false;
    struct sequence changed = SEQUENCE_INIT;
    if (!is_any(&judged->sequence, judged->plan, at))
        return false;
    sequence_copy(&changed, &judged->sequence);
    bool done = spread(&changed, judged->plan) && case_try(judged, &changed, 0, &is_gone) && is_gone &&
                is_followed(judged, call, place, &is_one) && is_one;
    sequence_release(&changed);
    if (!done)
        return judged->has_failed;
    return case_rule(judged, RULING_INVALID, 3, "nobody knows what '%s' of %s may point to",
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), at->node),
                     case_operation_name(judged, (uint32_t)call));
}

/* ---- formats ---- */

static bool is_format(const struct policy_case *judged, uint32_t operation, const struct sequence_place *at)
{
    const char *name = fact_parameter(judged->plan, operation, at->node);
    const uint64_t *words = &judged->sequence.words.items[at->word];
    return judged->plan->nodes.items[at->node].kind == SEQ_STRING && SEQUENCE_TAG(*words) == HEAD_VALUE &&
           (strstr(name, "format") || strstr(name, "fmt")) && memchr(words + 1, '%', SEQUENCE_COUNT(*words));
}

/* "%s" asks for an argument that only a caller who knows can give. */
static bool excuse_format(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                          unsigned by)
{
    bool is_gone = false;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct sequence changed = SEQUENCE_INIT;
    if (!is_format(judged, operation, at) || case_says_no(judged, operation))
        return false;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_some(&changed, judged->plan, call, place) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    if (!done || !is_gone)
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "what is in '%s' of %s asks for arguments that are not there",
                     fact_parameter(judged->plan, operation, at->node), case_operation_name(judged, (uint32_t)call));
}

/* ---- the same object twice ---- */

static bool is_twice(const struct sequence *sequence, const struct sequence_plan *plan, const sequence_places *places,
                     size_t place)
{
    const struct sequence_node *node = &plan->nodes.items[places->items[place].node];
    uint64_t object = sequence->words.items[places->items[place].word];
    if (node->flags & ARGUMENT_CONST)
        return false; /* an operand that is only looked at may well be the result, too */
    for (size_t i = 0; i < place; i++)
        if (fact_is_reference(sequence, plan, &places->items[i]) &&
            sequence->words.items[places->items[i].word] == object &&
            !(plan->nodes.items[places->items[i].node].flags & ARGUMENT_CONST))
            return true;
    return false;
}

#define MOST_CALLS 256 /* each object more doubles them */

/* From this place on, every object of the call that stands there already becomes another: an array may have one more
 * than twice.  False: not possible. */
static bool separate_all(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place)
{
    sequence_places places = VECTOR_INIT;
    bool done = true;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = place; done && i < places.count; i++)
        if (fact_is_reference(sequence, plan, &places.items[i]) && is_twice(sequence, plan, &places, i)) {
            done = sequence->calls.count < MOST_CALLS && probe_separate(sequence, plan, call, i);
            call *= 2;
            if (done)
                sequence_look(sequence, plan, call, &places);
        }
    vector_release(&places);
    return done;
}

static bool excuse_alias(struct policy_case *judged, size_t call, size_t place, unsigned by)
{
    bool is_gone = false;
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done = separate_all(&changed, judged->plan, call, place) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    if (!done || !is_gone)
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "the same object is passed twice to %s, to be changed both times",
                     case_operation_name(judged, (uint32_t)call));
}

/* ---- all ---- */

static bool excuse_place(struct policy_case *judged, const sequence_places *places, size_t place, unsigned by)
{
    const struct sequence_place *at = &places->items[place];
    if (case_callback(judged, place, at, by) || excuse_format(judged, at->call, place, at, by) ||
        excuse_any(judged, at->call, place, at))
        return true;
    if (!fact_is_reference(&judged->sequence, judged->plan, at))
        return false;
    uint64_t object = judged->sequence.words.items[at->word];
    return excuse_text(judged, at->call, at->node, object, by) ||
           (is_twice(&judged->sequence, judged->plan, places, place) && excuse_alias(judged, at->call, place, by));
}

bool case_excuse_places(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = 0; !decided && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = excuse_place(judged, &places, i, by);
    }
    vector_release(&places);
    return decided;
}

/* ---- the order of excuses ----
 *
 * The first that an experiment confirms is the ruling, and several often would:
 * an index in an empty list is out of range, the list is empty, and a call before
 * would have helped.  So the one that says most about the cause comes first, and
 * those that many things would confirm, or that cost many experiments, come last. */

/* What Assay only guessed: then the calls were not what they were taken for. */
static bool excuse_guess(struct policy_case *judged, unsigned by)
{
    return case_guessed(judged, by) || case_guessed_end(judged, by);
}

/* What the header asks for in words that can be tried: nobody says better what the caller has to do. */
static bool excuse_said(struct policy_case *judged, unsigned by)
{
    return case_words(judged, by) || case_alike(judged, by) || case_letters(judged, by);
}

/* Linked already, or of another owner: that divides nothing by zero.  Rules 4 and 10 have asked for owners before. */
static bool excuse_owners(struct policy_case *judged, unsigned by)
{
    if (by == 8)
        return false;
    return case_twice(judged, by) || case_shared(judged, by) || (by != 4 && case_owner(judged, by)) ||
           (by != 10 && case_owned(judged, by));
}

/* Which objects were passed: of another owner, kind or whole. */
static bool excuse_objects(struct policy_case *judged, unsigned by)
{
    return case_root(judged, by) || case_entry(judged, by) || excuse_owners(judged, by) ||
           case_excuse_places(judged, by) || case_others(judged, by) || case_inside(judged, by) || case_tag(judged, by);
}

/* What was asked for is not there: an index, an element, a number that nobody gave, something that is open. */
static bool excuse_absence(struct policy_case *judged, unsigned by)
{
    return case_askable(judged, by) || case_behind(judged, by) || case_index(judged, by) || case_empty(judged, by) ||
           case_nothing(judged, by) || case_number(judged, by) || case_state(judged, by);
}

/* Values that do not fit the object or each other.  A wrong index would be out of range as well, so they come here. */
static bool excuse_values(struct policy_case *judged, unsigned by)
{
    return case_arena(judged, by) || case_base(judged, by) || case_size(judged, by) || case_range(judged, by) ||
           case_members(judged, by) || case_valid(judged, by) || case_sorted(judged, by) || case_unknown(judged, by);
}

/* What earlier calls did to the object.  case_need tries the most variants, which mend many things, and is the last. */
static bool excuse_history(struct policy_case *judged, unsigned by)
{
    return case_made_again(judged, by) || case_taken(judged, by) || case_raw(judged, by) || case_over(judged, by) ||
           case_past(judged, by) || case_need(judged, by);
}

/* What the header asks for and nobody can try, when nothing else explains it. */
static bool excuse_doubt(struct policy_case *judged, unsigned by)
{
    return case_lasting(judged, by) || (by != 4 && case_iterator(judged, by)) || case_doubt(judged, by);
}

bool case_excuse(struct policy_case *judged, unsigned by)
{
    return excuse_guess(judged, by) || excuse_said(judged, by) || excuse_objects(judged, by) ||
           excuse_absence(judged, by) || excuse_values(judged, by) || excuse_history(judged, by) ||
           excuse_doubt(judged, by);
}
