/* Functions for one kind of object: where a type has several constructors and
 * functions that bear the name of one of them (json_array, json_array_append),
 * or whose comment speaks of it (policy_spoken.c), an object of another
 * constructor is none of theirs. */
#include <stdio.h>
#include <string.h>

#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

/* ---- makers ---- */

typedef VECTOR(uint32_t) call_list; /* calls */

struct makers {
    const struct sequence_plan *plan;
    const uint32_t *items;
    uint32_t count;
};

static struct makers makers_of(const struct sequence_plan *plan, uint32_t sort)
{
    const struct sequence_sort *item = &plan->sorts.items[sort];
    return (struct makers){plan, &plan->makers.items[item->makers], item->maker_count};
}

static const char *name_of(const struct sequence_plan *plan, uint32_t operation)
{
    return sequence_plan_operation(plan, operation)->function->name;
}

/* Not what gives a part of another object, or a copy. */
static bool is_maker(const struct makers *makers, uint32_t number)
{
    return makers->plan->items.items[makers->items[number]].kind == SEQ_KIND_MAKES;
}

static bool bears(const char *name, struct word word)
{
    char words[NAME_WORDS_ROOM];
    name_words(name, words);
    return word_is_in(word.s, (size_t)word.length, words);
}

/* A word of this maker's name that tells it from others. */
static bool tells_apart(const struct makers *makers, struct word word)
{
    if (word_is_in(word.s, (size_t)word.length, WORDS_MAKE " of with read empty default get getn set size multi"))
        return false;
    for (uint32_t i = 0; i < makers->count; i++)
        if (is_maker(makers, i) && !bears(name_of(makers->plan, makers->items[i]), word))
            return true;
    return false;
}

/* The function bears this maker's own name. */
static bool is_for(const struct makers *makers, uint32_t maker, const char *function)
{
    char words[NAME_WORDS_ROOM];
    name_words(name_of(makers->plan, maker), words);
    const char *at = words;
    for (struct word word; word_next(&at, &word);)
        if (tells_apart(makers, word) && bears(function, word))
            return true;
    return false;
}

/* ---- kinds ---- */

/* The last word of this maker's name that tells it from others; empty: none does. */
static struct kind_word kind_word(const struct makers *makers, uint32_t maker)
{
    char words[NAME_WORDS_ROOM];
    struct kind_word last = {.s = ""};
    name_words(name_of(makers->plan, maker), words);
    const char *at = words;
    for (struct word word; word_next(&at, &word);)
        if (tells_apart(makers, word) && (size_t)word.length < sizeof last.s)
            snprintf(last.s, sizeof last.s, "%.*s", word.length, word.s);
    return last;
}

/* value_list(), value_new_text(): it makes one kind, and not whatever it is told or reads. */
static bool makes_kind(const struct makers *makers, uint32_t maker)
{
    static const char any[] = "from of with read parse load decode import deserialize unpack open compile build";
    return makers->plan->items.items[maker].kind == SEQ_KIND_MAKES && !name_has(name_of(makers->plan, maker), any) &&
           *kind_word(makers, maker).s;
}

/* … and the comment at the function speaks of that kind. */
static bool is_said_for(const struct makers *makers, uint32_t maker, uint32_t operation, uint32_t sort)
{
    return makes_kind(makers, maker) && case_says_kind(makers->plan, operation, sort, kind_word(makers, maker));
}

/* What a call makes of an object that it may change, by its comment: "is NIL then", of nil().  SEQUENCE_NONE: it is
 * what it was. */
static uint32_t turned_into(const struct policy_case *judged, const struct makers *makers, size_t call, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    if (!fact_changes(judged, call, object))
        return SEQUENCE_NONE;
    for (uint32_t i = 0; i < makers->count; i++)
        if (makes_kind(makers, makers->items[i]) &&
            case_says_becomes(judged->plan, operation, kind_word(makers, makers->items[i])))
            return makers->items[i];
    return SEQUENCE_NONE;
}

/* The maker of an object as it is before a call, behind copies of it. */
static uint32_t maker_behind(const struct policy_case *judged, const struct makers *makers, uint64_t object,
                             size_t before)
{
    uint32_t call = SEQUENCE_REFERENCE_CALL(object), operation = sequence_operation_of(&judged->sequence, call);
    sequence_places places = VECTOR_INIT;
    for (size_t later = before; later-- > call + 1;) {
        uint32_t kind = turned_into(judged, makers, later, object);
        if (kind != SEQUENCE_NONE)
            return kind;
    }
    if (judged->plan->items.items[operation].kind == SEQ_KIND_COPIES)
        sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (fact_is_reference(&judged->sequence, judged->plan, &places.items[i])) {
            operation = maker_behind(judged, makers, judged->sequence.words.items[places.items[i].word], call);
            break;
        }
    vector_release(&places);
    return operation;
}

/* The maker that the function is for, when the object is of another; SEQUENCE_NONE: none, or the right one. */
static uint32_t wanted_maker(const struct policy_case *judged, size_t call, uint32_t sort, uint64_t object)
{
    struct makers makers = makers_of(judged->plan, sort);
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const char *function = name_of(judged->plan, operation);
    uint32_t made_by = maker_behind(judged, &makers, object, call), wanted = SEQUENCE_NONE;
    for (uint32_t i = 0; i < makers.count; i++) {
        uint32_t maker = makers.items[i];
        if (!is_maker(&makers, i) || maker == operation || !is_for(&makers, maker, function))
            continue;
        if (maker == made_by)
            return SEQUENCE_NONE;
        wanted = maker;
    }
    return wanted;
}

/* ---- what the comment says ---- */

static bool is_listed(const call_list *list, uint32_t call)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i] == call)
            return true;
    return false;
}

/* The object was got from another one (at(list, 0)), and nothing was made, but what it was got from, that could be of
 * the wanted kind: so it is none, whatever it is. */
static bool is_of_none(const struct policy_case *judged, const struct makers *makers, uint32_t wanted, uint64_t object)
{
    call_list sources = VECTOR_INIT;
    struct sequence_place at;
    for (uint64_t from = object; from; from = case_nth_object(judged, SEQUENCE_REFERENCE_CALL(from), 0, &at))
        vector_push(&sources, SEQUENCE_REFERENCE_CALL(from));
    bool is_none = sources.count > 1;
    for (uint32_t call = 0; is_none && call < judged->sequence.calls.count; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        for (uint32_t i = 0; is_none && i < makers->count; i++)
            if (makers->items[i] == operation && is_maker(makers, i) && !is_listed(&sources, call))
                is_none = operation != wanted && makes_kind(makers, operation);
    }
    vector_release(&sources);
    return is_none;
}

/* The maker that the comment at the function speaks of, when the object is certainly of another. */
static uint32_t said_maker(const struct policy_case *judged, size_t call, uint32_t sort, uint64_t object)
{
    struct makers makers = makers_of(judged->plan, sort);
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    uint32_t made_by = maker_behind(judged, &makers, object, call), wanted = SEQUENCE_NONE;
    for (uint32_t i = 0; i < makers.count; i++)
        if (makers.items[i] != operation && is_said_for(&makers, makers.items[i], operation, sort)) {
            if (makers.items[i] == made_by)
                return SEQUENCE_NONE;
            wanted = makers.items[i];
        }
    bool is_other =
        wanted != SEQUENCE_NONE && (makes_kind(&makers, made_by) || is_of_none(judged, &makers, wanted, object));
    return is_other ? wanted : SEQUENCE_NONE;
}

bool case_is_of_kind(const struct policy_case *judged, uint32_t operation, uint32_t sort, uint64_t object)
{
    struct makers makers = makers_of(judged->plan, sort);
    uint32_t made_by = maker_behind(judged, &makers, object, SEQUENCE_REFERENCE_CALL(object));
    return made_by != operation && (is_for(&makers, made_by, name_of(judged->plan, operation)) ||
                                    is_said_for(&makers, made_by, operation, sort));
}

/* ---- the experiment ---- */

/* The same, but the object is of that maker. */
static bool change_maker(struct sequence *sequence, const struct sequence_plan *plan, uint32_t maker, uint32_t sort,
                         size_t call, size_t place)
{
    struct sequence changed = SEQUENCE_INIT;
    bool done = probe_append_call(&changed, plan, maker, 0, 1);
    uint64_t object = done ? probe_object(&changed, plan, sort, 1) : 0;
    if (object) {
        sequence_append(&changed, plan, sequence);
        done = probe_replace(&changed, plan, call + 1, place, &object, 1);
        sequence_copy(sequence, &changed);
    }
    sequence_release(&changed);
    return object && done;
}

/* An operation that tells the kind of an object by an enum; SEQUENCE_NONE: none. */
static uint32_t kind_observer(const struct sequence_plan *plan, uint32_t sort)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct sequence_operation *item = &plan->items.items[i];
        if (item->parameter_count == 1 && item->result != SEQUENCE_NONE &&
            plan->nodes.items[item->parameters].kind == SEQ_HANDLE &&
            plan->nodes.items[item->parameters].sort == sort &&
            sequence_plan_operation(plan, i)->function->result->kind == TYPE_ENUM)
            return i;
    }
    return SEQUENCE_NONE;
}

/* "variant_kind(v) == VARIANT_TEXT", or words. */
static char *condition(struct policy_case *judged, uint32_t maker, uint32_t sort, const char *parameter)
{
    uint32_t observer = kind_observer(judged->plan, sort);
    struct probes probes;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    const char *constant = NULL;
    probes_init(&probes, judged->policy);
    struct sequence empty = SEQUENCE_INIT;
    struct probe *probe = probes_add(&probes, &empty);
    probe->flags = GIVEN_RECORD;
    bool done = observer != SEQUENCE_NONE && probe_append_call(&probe->sequence, judged->plan, maker, 0, 1) &&
                probe_append_call(&probe->sequence, judged->plan, observer,
                                  probe_object(&probe->sequence, judged->plan, sort, 1), 0) &&
                probes_run(&probes, judged->seconds, judged->error) && probe->ran && probe->outcome.record &&
                sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                     probe->outcome.record_count);
    const struct recorded_output *output = done ? sequence_record_output(&record, 1, 0) : NULL;
    if (output)
        constant = type_constant_name(sequence_plan_operation(judged->plan, observer)->function->result,
                                      recorded_number(&record, output, judged->plan));
    char *text = constant ? mem_format("%s(%s) == %s", name_of(judged->plan, observer), parameter, constant)
                          : mem_format("%s is of %s", parameter, name_of(judged->plan, maker));
    sequence_record_release(&record);
    probes_release(&probes);
    return text;
}

static bool rule_tag(struct policy_case *judged, uint32_t operation, uint32_t node, uint32_t maker, unsigned by)
{
    const char *parameter = fact_parameter(judged->plan, operation, node);
    char *expression = condition(judged, maker, judged->plan->nodes.items[node].sort, parameter);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, expression,
                                   mem_format("with an object of %s it does not break", name_of(judged->plan, maker)));
    char *why = mem_format("%s is for objects of %s, and got another", name_of(judged->plan, operation),
                           name_of(judged->plan, maker));
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    mem_free(expression);
    return true;
}

/* array_append(array, value): it has its array, and values are of any kind. */
static bool has_own_kind(const struct policy_case *judged, size_t call, uint32_t sort)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    sequence_places places = VECTOR_INIT;
    bool has_one = false;
    if (sequence_plan_operation(judged->plan, operation)->puts_in)
        sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !has_one && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        has_one = node->kind == SEQ_HANDLE && node->sort == sort &&
                  fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                  case_is_of_kind(judged, operation, sort, judged->sequence.words.items[places.items[i].word]);
    }
    vector_release(&places);
    return has_one;
}

static bool judge_one(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                      unsigned by)
{
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    if (node->kind != SEQ_HANDLE || !fact_is_reference(&judged->sequence, judged->plan, at) ||
        has_own_kind(judged, call, node->sort))
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    uint64_t object = judged->sequence.words.items[at->word];
    struct sequence_place first;
    uint32_t maker = wanted_maker(judged, call, node->sort, object);
    /* "of a list": it is the first object that a comment speaks of, others are put in */
    if (maker == SEQUENCE_NONE && case_nth_object(judged, call, 0, &first) && first.word == at->word)
        maker = said_maker(judged, call, node->sort, object);
    if (maker == SEQUENCE_NONE)
        return false;
    bool is_gone = false;
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done =
        change_maker(&changed, judged->plan, maker, node->sort, call, place) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    if (!done || !is_gone)
        return judged->has_failed;
    return rule_tag(judged, operation, at->node, maker, by);
}

/* ---- kinds by constants ---- */

/* The constant of this type that the function is named after, by its last word: UCL_ARRAY of ucl_array_pop(); NULL. */
static const struct constant *constant_for(const struct type *type, const char *function, const char *maker)
{
    for (size_t i = 0; i < type->constant_count; i++) {
        char words[NAME_WORDS_ROOM];
        name_words(type->constants[i].name, words);
        const char *last = strrchr(words, ' ');
        struct word word = {.s = last ? last + 1 : words};
        word.length = (int)strlen(word.s);
        if (word.length > 2 && bears(function, word) && !bears(maker, word))
            return &type->constants[i];
    }
    return NULL;
}

/* The place in a call of its constant; SEQUENCE_NONE: it gets none. */
static uint32_t constant_node(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = item->parameters; i < item->parameters + item->parameter_count; i++) {
        const struct role *role = plan->roles.items[i];
        if (plan->nodes.items[i].kind == SEQ_NUMBER && role && role->type && role->type->kind == TYPE_ENUM)
            return i;
    }
    return SEQUENCE_NONE;
}

static bool gets_constant(const struct policy_case *judged, size_t call, uint32_t node, int64_t value)
{
    sequence_places places = VECTOR_INIT;
    bool gets = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !gets && i < places.count; i++)
        gets = places.items[i].node == node &&
               (int64_t)sequence_number(&judged->plan->nodes.items[node],
                                        judged->sequence.words.items[places.items[i].word]) == value;
    vector_release(&places);
    return gets;
}

/* array_pop(value) of a value that typed_new(VALUE_TEXT) or from_text() made, where typed_new(VALUE_ARRAY) makes what
 * the function is named after. */
static bool judge_constant(struct policy_case *judged, unsigned by)
{
    struct sequence_place at;
    const struct sequence_plan *plan = judged->plan;
    uint64_t object = judged->call < judged->sequence.calls.count ? case_nth_object(judged, judged->call, 0, &at) : 0;
    if (!object)
        return false;
    uint32_t made_by = SEQUENCE_REFERENCE_CALL(object), maker = sequence_operation_of(&judged->sequence, made_by);
    const char *function = name_of(plan, sequence_operation_of(&judged->sequence, judged->call));
    struct makers makers = makers_of(plan, plan->nodes.items[at.node].sort);
    for (uint32_t i = 0; plan->items.items[maker].kind == SEQ_KIND_MAKES && i < makers.count; i++) {
        uint32_t node = is_maker(&makers, i) ? constant_node(plan, makers.items[i]) : SEQUENCE_NONE;
        const struct constant *constant = node == SEQUENCE_NONE ? NULL
                                                                : constant_for(plan->roles.items[node]->type, function,
                                                                               name_of(plan, makers.items[i]));
        if (!constant)
            continue;
        bool is_of_kind = (maker == makers.items[i] && gets_constant(judged, made_by, node, constant->value)) ||
                          constant_for(plan->roles.items[node]->type, name_of(plan, maker), "") == constant;
        return !is_of_kind && case_rule(judged, RULING_SUSPECT, by,
                                        "%s is for objects that are made with %s, and got "
                                        "another",
                                        function, constant->name);
    }
    return false;
}

bool case_tag(struct policy_case *judged, unsigned by)
{
    return case_any_place(judged, judge_one, by) || judge_constant(judged, by);
}
